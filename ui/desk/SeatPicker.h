#pragma once

#include "models/base/Changes.h"
#include "models/inventory/SeatsGateway.h"
#include "ui/common/SeatCanvas.h"

#include <QDialog>

class QPushButton;

namespace vd::ui {

class LoadingBar;
class MessageStrip;
class TextLabel;

/// The seats of a slot while somebody is on the phone: free ones are chosen by click or by arrows and Space, Enter
/// takes them. What other desks take shows by itself, and a chosen seat that is taken meanwhile is let go and told.
class SeatPicker : public QDialog
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    SeatPicker(inventory::SeatsGateway &gateway, SlotId slot, const QList<SeatId> &chosen, Changes *changes,
        QWidget *parent = nullptr);

    [[nodiscard]] SeatCanvas *canvas() const { return m_canvas; }
    void reload();
    /// Hands the chosen seats over.
    void take();

Q_SIGNALS:
    /// names: as a customer hears them, "F 12".
    void taken(const QList<vd::SeatId> &seats, const QStringList &names);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void showSeats(const QList<inventory::SlotSeat> &seats);
    void showState();

    inventory::SeatsGateway &m_gateway;
    SlotId m_slot;
    QList<inventory::SlotSeat> m_seats;
    QList<SeatId> m_wanted;
    bool m_loaded = false;
    bool m_asking = false;
    bool m_again = false; ///< Something changed while the last answer was under way.
    SeatCanvas *m_canvas = nullptr;
    LoadingBar *m_loading = nullptr;
    MessageStrip *m_strip = nullptr;
    TextLabel *m_count = nullptr;
    QPushButton *m_take = nullptr;
};

} // namespace vd::ui
