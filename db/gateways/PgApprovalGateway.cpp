#include "db/gateways/PgApprovalGateway.h"

#include "db/gateways/JsonFields.h"

namespace vd::db {

Future<operators::Approval> PgApprovalGateway::approve(
    const QUuid &request, const QString &login, const QString &password, const operators::ApprovalRequest &what)
{
    ConnectionSettings settings = m_settings;
    settings.user = login;
    settings.password = password;
    m_lane = std::make_unique<Lane>(QStringLiteral("approval"), settings);
    const Params params = Params()
                              .request(request)
                              .add(what.venue)
                              .add(what.askedBy)
                              .add(what.action)
                              .add(what.subject)
                              .add(what.reason);
    return m_lane->run([params](Session &session) {
        const auto answer = session.call(QLatin1String("approve"), params).and_then([](const QJsonObject &data) {
            JsonFields fields(data, QStringLiteral("approval"));
            const operators::Approval approval{fields.int64("approval"), fields.instant("expires_at")};
            return fields.finish(approval);
        });
        session.shutDown();
        return answer;
    });
}

} // namespace vd::db
