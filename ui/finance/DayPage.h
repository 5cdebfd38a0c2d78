#pragma once

#include "models/base/Gateways.h"
#include "models/finance/DayController.h"
#include "ui/finance/FinancePage.h"

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace vd::ui {

class DayView;
class EmptyState;
class ExportBar;
class LoadingBar;
class MessageStrip;
class TextLabel;

/// Daily reconciliation: one day of one venue by channel and shift, down to each payment, beside the days it is
/// compared with; its differences on top, its seal and its export.
class DayPage : public FinancePage
{
    Q_OBJECT

public:
    explicit DayPage(const Gateways &gateways, QWidget *parent = nullptr);
    ~DayPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override;
    [[nodiscard]] QList<Command> commands() override;
    [[nodiscard]] bool hasDay() const override { return true; }
    /// Differences of the shown day: somebody has to look at them.
    [[nodiscard]] int waiting() const override { return m_waiting; }
    void find() override;
    void retranslate() override;

    /// Whether the person may seal a day.
    void setMaySeal(bool may);
    /// Where exports go, without asking.
    void setExportFolder(const QString &folder);

Q_SIGNALS:
    void exported(const QString &path);
    /// The differences are to be looked at.
    void differencesWanted();

protected:
    void load() override;

private:
    void build();
    [[nodiscard]] QHBoxLayout *buildHead();
    void connectAll();
    void filterBy(const QString &channel);
    void fillChannels();
    void showReport();
    void showSeal();
    void showRows();
    void showFailure(const Error &error);
    void showDifferences();
    void askToSeal();

    Gateways m_gateways;
    finance::DayController m_controller;
    TextLabel *m_title = nullptr;
    TextLabel *m_seal = nullptr;
    QPushButton *m_sealButton = nullptr;
    TextLabel *m_onePerson = nullptr;
    QComboBox *m_channel = nullptr;
    ExportBar *m_export = nullptr;
    MessageStrip *m_strip = nullptr;
    MessageStrip *m_differences = nullptr;
    EmptyState *m_notLoaded = nullptr;
    DayView *m_view = nullptr;
    LoadingBar *m_loading = nullptr;
    int m_waiting = 0;
    bool m_maySeal = false;
};

} // namespace vd::ui
