#pragma once

#include "models/operators/OperatorsGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>

namespace vd::test {

/// Operators in memory, with the second administrator's rule; "admin" is signed in.
class FakeOperatorsGateway final : public operators::OperatorsGateway
{
public:
    Answers answers;
    QList<operators::Operator> people;
    QHash<QString, QString> passwords; ///< The last one given to each login.
    QList<QUuid> requests;

    /// A few people: the one signed in, another administrator, desk, door, somebody disabled, one who also works
    /// elsewhere, and one for whom something waits.
    void fill();

    Future<QList<operators::Operator>> operators() override;
    Future<operators::Operator> save(
        const QUuid &request, const operators::Operator &person, const QString &oneTimePassword) override;
    Future<operators::Operator> resetPassword(
        const QUuid &request, const QString &login, const QString &oneTimePassword) override;
    Future<operators::Operator> setDisabled(const QUuid &request, const QString &login, bool disabled) override;
    Future<operators::Operator> decide(const QUuid &request, ProposalId proposal, bool approve) override;

    [[nodiscard]] operators::Operator *find(const QString &login);

private:
    [[nodiscard]] Result<operators::Operator> store(const operators::Operator &wish, const QString &password);
    [[nodiscard]] operators::Proposal proposal(operators::Proposal::Kind kind, const operators::Operator &wish);

    qint64 m_nextId = 100;
};

} // namespace vd::test
