#pragma once

#include "models/base/WhenDone.h"

#include <functional>

namespace vd {

/// A question that may be asked anew before it is answered: only the answer to the last one counts, and whoever shows
/// that one waits is told once when that begins and once when it ends. It is a part of its receiver or of its child.
class LatestQuestion
{
public:
    using Told = std::function<void(bool waiting)>;

    explicit LatestQuestion(Told told = {})
        : m_told(std::move(told))
    {
    }
    LatestQuestion(const LatestQuestion &) = delete;
    LatestQuestion &operator=(const LatestQuestion &) = delete;

    /// answered(Result<T>) is called in the receiver's thread, unless another question or drop() came before it.
    template <typename T, typename Fn>
    void ask(const Future<T> &future, QObject *receiver, Fn answered)
    {
        ++m_serial;
        setWaiting(true);
        whenDone(future, receiver,
            [this, serial = m_serial, answered = std::move(answered)](const Result<T> &answer) mutable {
                if (serial != m_serial)
                    return;
                setWaiting(false);
                answered(answer);
            });
    }
    /// Nobody waits for the answer any more.
    void drop()
    {
        ++m_serial;
        setWaiting(false);
    }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }

private:
    void setWaiting(bool waiting)
    {
        if (std::exchange(m_waiting, waiting) != waiting && m_told)
            m_told(waiting);
    }

    Told m_told;
    int m_serial = 0;
    bool m_waiting = false;
};

} // namespace vd
