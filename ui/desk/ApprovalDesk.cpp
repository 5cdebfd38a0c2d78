#include "ui/desk/ApprovalDesk.h"

#include "ui/desk/ApprovalPrompt.h"

#include <QApplication>

namespace vd::ui {

ApprovalDesk::ApprovalDesk(const Gateways &gateways, orders::OrderActions &actions, QWidget *page)
    : QObject(page)
    , m_gateways(gateways)
    , m_actions(actions)
    , m_page(page)
{
    connect(&m_actions, &orders::OrderActions::approvalNeeded, this, &ApprovalDesk::ask);
}

void ApprovalDesk::ask(const QString &action, const QJsonObject &subject)
{
    if (!m_gateways.approvals)
        return;
    operators::ApprovalRequest what;
    what.venue = m_venue;
    what.askedBy = m_asker;
    what.action = action;
    what.subject = subject;
    what.reason = subject.value(QLatin1String("reason")).toString();
    QWidget *over = QApplication::activeModalWidget();
    auto *prompt = new ApprovalPrompt(m_gateways, what, over ? over : m_page);
    connect(prompt, &ApprovalPrompt::given, &m_actions, &orders::OrderActions::approved);
    prompt->open();
}

} // namespace vd::ui
