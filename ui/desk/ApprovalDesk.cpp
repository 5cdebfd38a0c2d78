#include "ui/desk/ApprovalDesk.h"

#include "models/operators/ApprovalGateway.h"
#include "ui/desk/ApprovalPrompt.h"

#include <QApplication>

namespace vd::ui {

ApprovalDesk::ApprovalDesk(const Gateways &gateways, QWidget *page)
    : QObject(page)
    , m_gateways(gateways)
    , m_page(page)
{
}

void ApprovalDesk::ask(
    const QString &action, const QJsonObject &subject, QObject *receiver, const std::function<void(qint64)> &approved)
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
    connect(prompt, &ApprovalPrompt::given, receiver, approved);
    prompt->open();
}

} // namespace vd::ui
