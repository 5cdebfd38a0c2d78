#pragma once

#include <QFuture>
#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

namespace vd {

/// What kind of trouble an error is; it decides what the window offers next.
enum class Fault {
    Rule,     ///< A rule of the venue refuses it (SQLSTATE class VD). Told near the field.
    Conflict, ///< Somebody was first: the shown state is stale. Reload and tell what is true now.
    Denied,   ///< The signed-in person's role or venue does not allow it.
    Missing,  ///< The thing asked for is not there (or not visible to this person).
    Timeout,  ///< The server did not answer in time. Safe to repeat with the same request id.
    Offline,  ///< No connection. Reads show their age, writes wait or are refused in words.
    Bug       ///< Unexpected; logged with its SQLSTATE.
};

/// An error as it travels through every layer: a stable code and its facts, never a sentence.
/// ui/common/ErrorText turns code and facts into words.
struct Error {
    Fault fault = Fault::Bug;
    QString code;      ///< Stable, lower snake case: "sold_out", "offline", "phone_invalid".
    QJsonObject facts; ///< Named values the sentence needs, as the database sent them.
    QString detail;    ///< For the log only: SQLSTATE and function. Holds no personal data.
};

template <typename T>
using Result = tl::expected<T, Error>;

/// Every call that leaves the GUI thread answers with one of these.
template <typename T>
using Future = QFuture<Result<T>>;

/// The value of a Result that has nothing to say but "done".
struct Done {
};

[[nodiscard]] inline tl::unexpected<Error> fail(Fault fault, const QString &code, const QJsonObject &facts = {}, const QString &detail = {})
{
    return tl::unexpected<Error>(Error{fault, code, facts, detail});
}

} // namespace vd
