#pragma once

#include "app/StallWatch.h"
#include "app/StepRunner.h"
#include "models/base/WorkerThread.h"
#include "models/inventory/Board.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/Order.h"

#include <QObject>
#include <QTextStream>

#include <optional>

namespace vd::ui {
class ShellFrame;
class Workspace;
} // namespace vd::ui

namespace vd::app {

class Composition;
class MainJobProof;

/// The product's main job, done by the program itself in its real window: book by phone, take cash, save the ticket's
/// picture, let the door read that picture, export the day. A picture of the window after each step; then the database
/// is asked whether all of it is there. Ends the program with 0 or 1.
class MainJob : public QObject
{
    Q_OBJECT

public:
    MainJob(Composition &composition, const QString &folder, QObject *parent = nullptr);

private:
    [[nodiscard]] bool isUsable();
    [[nodiscard]] QList<Step> steps();
    [[nodiscard]] QList<Step> shiftSteps();
    [[nodiscard]] QList<Step> deskSteps();
    [[nodiscard]] QList<Step> doorAndFinanceSteps();
    [[nodiscard]] bool chooseSlot();
    [[nodiscard]] bool askShift();
    [[nodiscard]] bool takeSlot();
    [[nodiscard]] bool askOrder();
    [[nodiscard]] bool saveTicket();
    [[nodiscard]] bool admitted();
    [[nodiscard]] bool beginExport();
    void prove();
    void stepDone(int number, const QString &name);
    void say(const QString &line);
    void end(int code);
    template <typename Page>
    [[nodiscard]] Page *page() const;
    [[nodiscard]] ui::ShellFrame *frame() const;

    Composition &m_composition;
    QString m_folder;
    StallWatch m_stalls;
    qint64 m_usableMs = 0; ///< From the program's start to a signed-in window.
    QString m_phone;
    QString m_name;
    QString m_ticketFile;
    QString m_exportFile;
    operators::VenueInfo m_venue;
    std::optional<inventory::Cell> m_cell;
    std::optional<orders::Order> m_order; ///< As the database has it after the payment.
    std::optional<bool> m_shiftOpen;
    int m_broken = 0;
    QTextStream m_out;
    WorkerThread m_files;
    StepRunner *m_runner = nullptr;
};

} // namespace vd::app
