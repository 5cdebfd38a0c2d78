#include "models/operators/TerminalsController.h"

#include "models/base/WhenDone.h"

#include <algorithm>

namespace vd::operators {

TerminalsController::TerminalsController(
    TerminalsGateway &gateway, ThisTerminal &thisTerminal, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_thisTerminal(thisTerminal)
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("catalog") && m_known)
            reload();
    });
}

void TerminalsController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_terminals.clear();
    m_known = false;
    reload();
}

void TerminalsController::reload()
{
    m_question.ask(m_gateway.terminals(m_venue), this, [this](const Result<QList<Terminal>> &rows) {
        if (!rows) {
            Q_EMIT loadFailed(rows.error());
            return;
        }
        m_terminals = *rows;
        m_known = true;
        Q_EMIT loaded();
    });
}

std::optional<Terminal> TerminalsController::hereTerminal() const
{
    const QByteArray id = m_thisTerminal.key(m_venue).id;
    const auto found = std::find_if(
        m_terminals.cbegin(), m_terminals.cend(), [&id](const Terminal &t) { return !id.isEmpty() && t.keyId == id; });
    return found == m_terminals.cend() ? std::nullopt : std::optional(*found);
}

TerminalsController::Here TerminalsController::here() const
{
    if (!m_known)
        return Here::Unknown;
    if (m_thisTerminal.key(m_venue).id.isEmpty())
        return Here::NoKey;
    const std::optional<Terminal> terminal = hereTerminal();
    if (!terminal)
        return Here::New;
    return terminal->isRevoked() ? Here::Revoked : Here::Registered;
}

void TerminalsController::registerHere(const QString &name)
{
    if (m_busy)
        return;
    setBusy(true);
    if (here() != Here::Revoked)
        return sendKey(name);
    whenDone(m_thisTerminal.renewKey(m_venue), this, [this, name](const Result<Done> &renewed) {
        if (renewed)
            return sendKey(name);
        setBusy(false);
        Q_EMIT refused(renewed.error());
    });
}

void TerminalsController::sendKey(const QString &name)
{
    const ThisTerminal::Key key = m_thisTerminal.key(m_venue);
    whenDone(m_gateway.registerTerminal(m_venue, name, key.id, key.publicKey), this,
        [this, name](const Result<TerminalId> &done) {
            setBusy(false);
            if (!done) {
                Q_EMIT refused(done.error());
                return;
            }
            Q_EMIT registered(name);
            reload();
        });
}

void TerminalsController::revoke(TerminalId terminal, const QString &reason)
{
    if (m_busy)
        return;
    const auto found = std::find_if(
        m_terminals.cbegin(), m_terminals.cend(), [terminal](const Terminal &t) { return t.id == terminal; });
    const QString name = found == m_terminals.cend() ? QString() : found->name;
    setBusy(true);
    whenDone(
        m_gateway.revoke(QUuid::createUuid(), m_venue, terminal, reason), this, [this, name](const Result<Done> &done) {
            setBusy(false);
            if (done)
                Q_EMIT revoked(name);
            else
                Q_EMIT refused(done.error());
            reload();
        });
}

void TerminalsController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace vd::operators
