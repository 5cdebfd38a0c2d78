#pragma once

#include "models/base/Changes.h"
#include "models/base/LatestQuestion.h"
#include "models/base/RequestKey.h"
#include "models/operators/OperatorsGateway.h"

#include <QObject>

#include <functional>
#include <optional>

namespace vd::operators {

/// The operators an administrator sees, and one change at a time. A change that got no answer is repeated with its own
/// request id, and with the same one-time password, as long as its content is the same.
class OperatorsController : public QObject
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    OperatorsController(OperatorsGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void reload();
    /// A new one (id 0) gets a one-time password.
    void save(const Operator &person);
    void resetPassword(const QString &login);
    void setDisabled(const QString &login, bool disabled);
    void decide(ProposalId proposal, bool approve);

    [[nodiscard]] const QList<Operator> &people() const { return m_people; }
    /// What others asked for and the person signed in may decide.
    [[nodiscard]] int waiting() const;
    /// Whether another administrator of all venues of this operator is there to approve something about it.
    [[nodiscard]] bool secondThere(const Operator &person) const;
    /// Whether a change gives something that waits for a second administrator at a venue with two-person rules: a money
    /// role, the administrator's, anything for oneself. The server decides; this is for saying so beforehand.
    [[nodiscard]] static bool needsApproval(
        const Operator &before, const Operator &after, const QList<VenueId> &onePersonVenues);

Q_SIGNALS:
    void loaded();
    void loadingChanged(bool loading);
    void loadFailed(const vd::Error &error);
    void savingChanged(bool saving);
    /// oneTimePassword is empty where none was given; it is known here only, and only now.
    void changed(const vd::operators::Operator &person, const QString &oneTimePassword);
    /// A conflict also reads the operators again.
    void refused(const vd::Error &error);

private:
    using Call = std::function<Future<Operator>(const QUuid &key)>;
    void run(const QByteArray &content, bool withPassword, const Call &call);
    [[nodiscard]] QString passwordFor(const QByteArray &content);

    OperatorsGateway &m_gateway;
    QList<Operator> m_people;
    RequestKey m_key;
    QByteArray m_passwordContent;
    QString m_password;
    LatestQuestion m_question{[this](bool waiting) { Q_EMIT loadingChanged(waiting); }};
    bool m_saving = false;
};

} // namespace vd::operators
