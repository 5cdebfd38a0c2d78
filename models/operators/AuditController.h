#pragma once

#include "models/base/LatestQuestion.h"
#include "models/operators/AuditGateway.h"

#include <QObject>

namespace vd::operators {

/// The audit of one venue page by page, newest first. Keeps what is shown while the next answer is on its way and drops
/// answers nobody waits for any more.
class AuditController : public QObject
{
    Q_OBJECT

public:
    static constexpr int pageSize = 200;

    explicit AuditController(AuditGateway &gateway, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void setFilter(const AuditFilter &filter);
    void reload();
    /// Adds the next page; nothing while one is on its way or when there is none.
    void loadMore();

    [[nodiscard]] const AuditFilter &filter() const { return m_filter; }
    [[nodiscard]] const QList<AuditEntry> &entries() const { return m_entries; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    [[nodiscard]] bool isLoading() const { return m_question.isWaiting(); }
    /// "128:5f3a…", or empty.
    [[nodiscard]] const QString &head() const { return m_head; }

Q_SIGNALS:
    void changed();
    void headChanged();
    void loadingChanged(bool loading);
    void failed(const vd::Error &error);

private:
    void ask(qint64 before);
    void answered(bool more, const Result<QList<AuditEntry>> &entries);

    AuditGateway &m_gateway;
    VenueId m_venue;
    AuditFilter m_filter;
    QList<AuditEntry> m_entries;
    QString m_head;
    LatestQuestion m_question{[this](bool waiting) { Q_EMIT loadingChanged(waiting); }};
    bool m_hasMore = false;
};

} // namespace vd::operators
