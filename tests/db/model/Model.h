#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

namespace vd::test::model {

/// What domain.md says of the venue's stock, orders and money, in plain C++: asked before each operation whether it is
/// allowed, and told when it has happened.
class Model
{
public:
    State state;

    /// Every reason why the door must refuse, or may.
    [[nodiscard]] Reasons check(const Operation &operation) const;
    /// Carries it out; what of the answer can be foretold, for comparison with answerOf(). Empty: nothing.
    QString apply(const Operation &operation);
    /// The same of a door's real answer.
    [[nodiscard]] static QString answerOf(const Operation &operation, const QJsonValue &answer);

private:
    [[nodiscard]] Reasons rules(const Operation &operation) const;
    [[nodiscard]] QString orderAnswer(int order) const;
};

} // namespace vd::test::model
