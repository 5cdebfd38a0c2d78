#pragma once

#include "models/base/Gateways.h"
#include "models/finance/DayController.h"
#include "models/operators/VenueInfo.h"
#include "ui/shell/Workspace.h"

class QComboBox;
class QHBoxLayout;

namespace vd::ui {

class DateNavigator;
class DayView;
class EmptyState;
class ExportBar;
class LoadingBar;
class MessageStrip;
class TextLabel;

/// Daily reconciliation: one day of one venue by channel, down to each payment, with its differences on top and its
/// export.
class FinanceWorkspace : public Workspace
{
    Q_OBJECT

public:
    explicit FinanceWorkspace(const Gateways &gateways, QWidget *parent = nullptr);
    ~FinanceWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QString help() const override;
    [[nodiscard]] QList<Command> commands() override;
    void setVenue(const operators::VenueInfo &venue) override;
    void activated() override;
    void reload() override;
    void find() override;
    [[nodiscard]] QWidget *headerTools() override;
    /// Differences of the shown day: somebody has to look at them.
    [[nodiscard]] int waiting() const override;

    void setDay(const QDate &day);
    [[nodiscard]] QDate day() const { return m_controller.day(); }
    /// Where exports go, without asking.
    void setExportFolder(const QString &folder);

Q_SIGNALS:
    void exported(const QString &path);

protected:
    void retranslate() override;

private:
    void build();
    [[nodiscard]] QHBoxLayout *buildHead();
    void connectAll();
    void filterBy(const QString &channel);
    void fillChannels();
    void showReport();
    void showFailure(const Error &error);
    void showDifferences();
    void look();
    [[nodiscard]] QDate today() const;

    Gateways m_gateways;
    operators::VenueInfo m_venue;
    finance::DayController m_controller;
    DateNavigator *m_date = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_seal = nullptr;
    TextLabel *m_onePerson = nullptr;
    QComboBox *m_channel = nullptr;
    ExportBar *m_export = nullptr;
    MessageStrip *m_strip = nullptr;
    MessageStrip *m_differences = nullptr;
    TextLabel *m_evidence = nullptr;
    EmptyState *m_notLoaded = nullptr;
    DayView *m_view = nullptr;
    LoadingBar *m_loading = nullptr;
    int m_waiting = 0;
};

} // namespace vd::ui
