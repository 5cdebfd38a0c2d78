#pragma once

#include "models/operators/TerminalsGateway.h"

namespace vd::app {

class TerminalKeys;

/// This computer as a terminal of one server, over the keys it keeps.
class DeskTerminal final : public operators::ThisTerminal
{
public:
    DeskTerminal(TerminalKeys &keys, const QString &server, const QString &name)
        : m_keys(keys)
        , m_server(server)
        , m_name(name)
    {
    }

    [[nodiscard]] QString name() const override { return m_name; }
    [[nodiscard]] Key key(VenueId venue) const override;
    Future<Done> renewKey(VenueId venue) override;

private:
    TerminalKeys &m_keys;
    QString m_server;
    QString m_name;
};

} // namespace vd::app
