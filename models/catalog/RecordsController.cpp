#include "models/catalog/RecordsController.h"

#include "models/base/WhenDone.h"

#include <QJsonDocument>

namespace vd::catalog {

RecordsController::RecordsController(RecordsGateway &gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("catalog"))
            reload();
    });
    connect(changes, &Changes::connectionBack, this, &RecordsController::reload);
}

void RecordsController::setVenue(VenueId venue)
{
    if (venue == m_venue)
        return;
    m_venue = venue;
    m_records.clear();
    Q_EMIT loaded();
    reload();
}

void RecordsController::reload()
{
    if (!m_venue.isValid())
        return;
    m_question.ask(m_gateway.records(m_venue), this, [this](const Result<QList<Record>> &read) {
        if (!read) {
            Q_EMIT loadFailed(read.error());
            return;
        }
        m_records = *read;
        Q_EMIT loaded();
    });
}

void RecordsController::save(const Record &record)
{
    if (m_saving)
        return;
    const QByteArray content = recordWord(record.kind).data() + QByteArray::number(record.id) + ':'
        + QByteArray::number(record.version) + QJsonDocument(record.values).toJson(QJsonDocument::Compact);
    setSaving(true);
    whenDone(m_gateway.save(m_key.keyFor(content), m_venue, record), this,
        [this, kind = record.kind](const Result<Record> &stored) {
            setSaving(false);
            if (!stored) {
                Q_EMIT refused(kind, stored.error());
                if (stored.error().fault == Fault::Conflict)
                    reload();
                return;
            }
            m_key.done();
            Q_EMIT saved(*stored);
            reload();
        });
}

QList<Record> RecordsController::records(RecordKind kind) const
{
    QList<Record> found;
    for (const Record &record : m_records)
        if (record.kind == kind)
            found << record;
    return found;
}

std::optional<Record> RecordsController::find(RecordKind kind, qint64 id) const
{
    for (const Record &record : m_records)
        if (record.kind == kind && record.id == id)
            return record;
    return std::nullopt;
}

QString RecordsController::nameOf(RecordKind kind, qint64 id) const
{
    const std::optional<Record> record = find(kind, id);
    return record ? record->name() : QString();
}

void RecordsController::setSaving(bool saving)
{
    m_saving = saving;
    Q_EMIT savingChanged(saving);
}

} // namespace vd::catalog
