#include "models/customers/RetentionController.h"

#include "models/base/WhenDone.h"

namespace vd::customers {

RetentionController::RetentionController(PrivacyGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_run(gateway)
{
    connect(&m_run, &RetentionRun::progressed, this, &RetentionController::progressed);
    connect(&m_run, &RetentionRun::finished, this, &RetentionController::finished);
    connect(&m_run, &RetentionRun::failed, this, &RetentionController::failed);
}

void RetentionController::load(VenueId venue)
{
    m_venue = venue;
    m_loaded = false;
    whenDone(m_gateway.keepDays(venue), this, [this, venue](const Result<std::optional<int>> &days) {
        if (venue != m_venue)
            return;
        if (!days) {
            Q_EMIT failed(days.error());
            return;
        }
        m_days = *days;
        m_loaded = true;
        Q_EMIT loaded();
        preview(m_days);
    });
}

void RetentionController::preview(std::optional<int> days)
{
    whenDone(
        m_gateway.preview(m_venue, days), this, [this, asked = ++m_asked](const Result<RetentionPreview> &preview) {
            if (asked != m_asked)
                return;
            if (preview)
                Q_EMIT previewed(*preview);
            else
                Q_EMIT failed(preview.error());
        });
}

void RetentionController::save(std::optional<int> days)
{
    if (m_saving != days) {
        m_saving = days;
        m_request = QUuid::createUuid();
    }
    whenDone(m_gateway.setKeepDays(m_request, m_venue, days), this, [this, days](const Result<Done> &done) {
        if (!done) {
            Q_EMIT failed(done.error());
            return;
        }
        m_saving.reset();
        m_days = days;
        Q_EMIT saved();
        preview(days);
    });
}

} // namespace vd::customers
