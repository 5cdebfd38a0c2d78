#pragma once

#include "models/base/RequestKey.h"
#include "models/schedule/Activity.h"
#include "ui/admin/AdminPage.h"
#include "ui/common/RowsModel.h"

class QPushButton;

namespace vd::ui {

class CancelActivityDialog;
class MessageStrip;
class TablePane;
class TextLabel;

/// The activities in their life: put on sale, taken off, ended, cancelled; their slots to come follow.
class ActivitiesPage : public AdminPage
{
    Q_OBJECT

public:
    explicit ActivitiesPage(schedule::ActivitiesGateway &gateway, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString icon() const override { return QStringLiteral("ticket"); }
    void find() override;
    void retranslate() override;
    [[nodiscard]] TablePane *pane() const { return m_pane; }
    /// Shows what cancelling the chosen one would hit, and asks.
    void askCancel();

protected:
    void load(bool again) override;
    [[nodiscard]] bool tellsWhatOthersDid() const override { return true; }

private:
    void build();
    void connectAll();
    void showState();
    void move(const QString &state);
    void askMove(const QString &state);
    void cancel(const schedule::Activity &activity, const QString &reason, CancelActivityDialog *dialog);
    void tellFailure(const Error &error);
    [[nodiscard]] const schedule::Activity *chosen() const;
    [[nodiscard]] static QString stateText(const QString &state);
    [[nodiscard]] static QList<Column<schedule::Activity>> columns();

    schedule::ActivitiesGateway &m_gateway;
    RequestKey m_key;
    bool m_busy = false;
    RowsModel<schedule::Activity, ActivityId> *m_rows = nullptr;
    TextLabel *m_title = nullptr;
    MessageStrip *m_strip = nullptr;
    TablePane *m_pane = nullptr;
    QPushButton *m_sell = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_end = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace vd::ui
