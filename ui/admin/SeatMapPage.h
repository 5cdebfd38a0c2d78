#pragma once

#include "models/base/RequestKey.h"
#include "models/base/WorkerThread.h"
#include "models/catalog/Catalog.h"
#include "models/inventory/SeatPlan.h"
#include "models/inventory/SeatsGateway.h"
#include "ui/admin/AdminPage.h"

class QComboBox;
class QPushButton;
class QToolButton;

namespace vd::ui {

class FormField;
class LineEdit;
class LoadingBar;
class MessageStrip;
class SeatCanvas;
class SeatRowsForm;
class TextLabel;

/// The seat plan of a space: rows are added, seats chosen on the plan and moved, numbered, named, blocked or removed;
/// undo, files, and one save of the whole.
class SeatMapPage : public AdminPage
{
    Q_OBJECT

public:
    explicit SeatMapPage(inventory::SeatsGateway &gateway, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override { return QStringLiteral("list"); }
    void retranslate() override;
    /// Those that hold several people; others have no seats.
    void setSpaces(const QList<catalog::Space> &spaces);
    void openSpace(SpaceId space);
    void save();
    void readFile(const QString &path);
    void writeFile(const QString &path);
    [[nodiscard]] SeatCanvas *canvas() const { return m_canvas; }
    [[nodiscard]] inventory::SeatPlan &plan() { return m_plan; }

protected:
    void load(bool again) override;

private:
    void build();
    [[nodiscard]] QWidget *buildCard();
    [[nodiscard]] QWidget *buildTools();
    void connectAll();
    void connectTools();
    void showMap(const inventory::SeatMap &map);
    void showPlan();
    void showState();
    void addRows();
    void askFile(bool write);
    void refused(const Error &error);
    [[nodiscard]] SpaceId space() const;

    inventory::SeatsGateway &m_gateway;
    inventory::SeatPlan m_plan;
    QList<catalog::Space> m_spaces;
    RequestKey m_key;
    SpaceId m_shown;
    bool m_busy = false;
    TextLabel *m_title = nullptr;
    TextLabel *m_summary = nullptr;
    TextLabel *m_chosen = nullptr;
    TextLabel *m_rowsTitle = nullptr;
    MessageStrip *m_strip = nullptr;
    LoadingBar *m_loading = nullptr;
    QComboBox *m_choice = nullptr;
    FormField *m_choiceField = nullptr;
    SeatRowsForm *m_rows = nullptr;
    SeatCanvas *m_canvas = nullptr;
    LineEdit *m_name = nullptr;
    QPushButton *m_category = nullptr;
    QPushButton *m_block = nullptr;
    QPushButton *m_number = nullptr;
    QPushButton *m_away = nullptr;
    QPushButton *m_remove = nullptr;
    QList<QToolButton *> m_moves; ///< Left, right, up, down.
    QToolButton *m_undo = nullptr;
    QToolButton *m_redo = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_save = nullptr;
    WorkerThread m_files; // last: it waits for what it does
};

} // namespace vd::ui
