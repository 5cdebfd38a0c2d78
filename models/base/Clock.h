#pragma once

#include <QDateTime>

namespace vd {

/// Where the client takes "now" from: countdowns and ages only. What may be sold, paid or entered is decided by the
/// database's clock.
class Clock
{
public:
    virtual ~Clock() = default;
    /// The present instant, in UTC.
    [[nodiscard]] virtual QDateTime now() const = 0;
    /// This computer's own clock, right or wrong, in UTC: the raw time of a scan made without the server.
    [[nodiscard]] virtual QDateTime device() const { return now(); }
};

/// The machine's clock, corrected by the offset to the server measured at sign-in.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc().addMSecs(m_offset); }
    [[nodiscard]] QDateTime device() const override { return QDateTime::currentDateTimeUtc(); }
    void setServerNow(const QDateTime &serverNow) { m_offset = QDateTime::currentDateTimeUtc().msecsTo(serverNow); }

private:
    qint64 m_offset = 0;
};

} // namespace vd
