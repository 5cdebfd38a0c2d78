#pragma once

#include "models/base/Changes.h"
#include "models/base/LatestQuestion.h"
#include "models/base/RequestKey.h"
#include "models/catalog/RecordsGateway.h"

#include <QObject>

#include <optional>

namespace vd::catalog {

/// The catalogue of one venue for all the forms that edit it: read at once, read again when somebody changed it, saved
/// record by record. A save that got no answer is repeated with its own request id as long as its content is the same.
class RecordsController : public QObject
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    RecordsController(RecordsGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    void save(const Record &record);

    [[nodiscard]] RecordsGateway &gateway() const { return m_gateway; }
    [[nodiscard]] VenueId venue() const { return m_venue; }
    [[nodiscard]] QList<Record> records(RecordKind kind) const;
    [[nodiscard]] std::optional<Record> find(RecordKind kind, qint64 id) const;
    /// The name of a record; empty for none.
    [[nodiscard]] QString nameOf(RecordKind kind, qint64 id) const;
    [[nodiscard]] bool isLoading() const { return m_question.isWaiting(); }

Q_SIGNALS:
    void loaded();
    void loadingChanged(bool loading);
    void savingChanged(bool saving);
    void loadFailed(const vd::Error &error);
    void saved(const vd::catalog::Record &record);
    /// A conflict also reads the catalogue again, so that what is true now can be shown.
    void refused(vd::catalog::RecordKind kind, const vd::Error &error);

private:
    void setSaving(bool saving);

    RecordsGateway &m_gateway;
    VenueId m_venue;
    QList<Record> m_records;
    RequestKey m_key;
    LatestQuestion m_question{[this](bool waiting) { Q_EMIT loadingChanged(waiting); }};
    bool m_saving = false;
};

} // namespace vd::catalog
