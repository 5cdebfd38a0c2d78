#pragma once

#include "models/operators/ApprovalGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>

namespace vd::test {

/// Signs for the people it knows, by their password; never for the one who asks.
class FakeApprovalGateway final : public operators::ApprovalGateway
{
public:
    struct Signed
    {
        QString login;
        operators::ApprovalRequest what;
    };

    FakeApprovalGateway() { passwords.insert(QStringLiteral("lin"), QStringLiteral("correct")); }

    Future<operators::Approval> approve(
        const QUuid &, const QString &login, const QString &password, const operators::ApprovalRequest &what) override
    {
        if (!passwords.contains(login) || passwords.value(login) != password)
            return answers.give<operators::Approval>(fail(Fault::Denied, QStringLiteral("wrong_credentials")));
        if (login == what.askedBy)
            return answers.give<operators::Approval>(fail(Fault::Denied, QStringLiteral("approval_own")));
        if (what.reason.trimmed().isEmpty())
            return answers.give<operators::Approval>(fail(Fault::Rule, QStringLiteral("reason_required")));
        given << Signed{login, what};
        return answers.give<operators::Approval>(
            operators::Approval{given.size(), QDateTime::currentDateTimeUtc().addSecs(300)});
    }

    Answers answers;
    QHash<QString, QString> passwords; ///< By login.
    QList<Signed> given; ///< In order; an approval's id is its place, from 1.
};

} // namespace vd::test
