#pragma once

#include "models/customers/RetentionRun.h"

#include <optional>

namespace vd::customers {

/// How long a venue keeps people: the setting, what another one would forget, and forgetting now.
class RetentionController : public QObject
{
    Q_OBJECT

public:
    static constexpr int leastDays = 30;
    static constexpr int mostDays = 36'500;

    explicit RetentionController(PrivacyGateway &gateway, QObject *parent = nullptr);

    void load(VenueId venue);
    /// Counts for a setting that is not saved yet; the last one asked for is told.
    void preview(std::optional<int> days);
    void save(std::optional<int> days);
    /// Forgets whom the saved settings say, of all venues; goes on until nobody is left or stop().
    void run() { m_run.pass(); }
    void stop() { m_run.stop(); }

    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    /// In force; none: for good.
    [[nodiscard]] std::optional<int> days() const { return m_days; }
    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }

Q_SIGNALS:
    void loaded();
    void previewed(const vd::customers::RetentionPreview &preview);
    void saved();
    void progressed(int customers, int documents);
    void finished(int customers, int documents);
    void failed(const vd::Error &error);

private:
    PrivacyGateway &m_gateway;
    RetentionRun m_run;
    VenueId m_venue;
    std::optional<int> m_days;
    bool m_loaded = false;
    int m_asked = 0;
    QUuid m_request; ///< Of a save whose answer was lost: tried again it is the same.
    std::optional<std::optional<int>> m_saving;
};

} // namespace vd::customers
