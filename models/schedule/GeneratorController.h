#pragma once

#include "models/schedule/ScheduleGateway.h"
#include "models/schedule/SlotPlan.h"

#include <QObject>
#include <QTimeZone>

#include <optional>

namespace vd::schedule {

/// Preview, then generation of exactly what was previewed, in batches of whole days so that it shows progress and can
/// be cancelled between two of them. What goes is taken back before anything is added: it would be in the way. A batch
/// that failed is sent again with its own request id, so nothing is made twice.
class GeneratorController : public QObject
{
    Q_OBJECT

public:
    /// Slots one batch makes at most, unless a single day has more.
    static constexpr int batchSlots = 20'000;

    explicit GeneratorController(ScheduleGateway &gateway, QObject *parent = nullptr);

    /// Asks what the request would do; an answer to an older request is dropped.
    void preview(const GeneratorRequest &request, const QTimeZone &zone);
    /// Starts, or goes on after a failure or a cancel. Does nothing unless something is previewed and there is
    /// something to do.
    void generate();
    /// Ends before the next batch; what is written stays, and running again adds the rest.
    void cancel();
    /// The form changed: the preview no longer counts.
    void forget();

    [[nodiscard]] bool isPreviewing() const { return m_previewing; }
    [[nodiscard]] bool isGenerating() const { return m_generating; }
    [[nodiscard]] const std::optional<GeneratorPreview> &result() const { return m_result; }
    /// The request is the previewed one, there is something to do, and nothing runs.
    [[nodiscard]] bool canGenerate(const GeneratorRequest &request) const;
    /// Slots added by generate() so far.
    [[nodiscard]] int added() const { return m_sums.adds; }
    /// Slots taken back by generate() so far.
    [[nodiscard]] int removed() const { return m_sums.removes; }

Q_SIGNALS:
    void stateChanged();
    void previewed(const vd::schedule::GeneratorPreview &preview);
    void progressed(int daysDone, int daysOfAll);
    /// Everything is written; the sums of all batches, without rows.
    void generated(const vd::schedule::GeneratorPreview &sums);
    void cancelled(int added);
    void failed(const vd::Error &error);

private:
    struct Batch
    {
        QUuid key;
        GeneratorRequest request;
        Part part = Part::Add;
    };
    void split();
    [[nodiscard]] qint64 countOn(const QDate &date) const;
    void next();
    void finish();

    ScheduleGateway &m_gateway;
    std::optional<GeneratorRequest> m_request;
    QTimeZone m_zone;
    std::optional<GeneratorPreview> m_result;
    QList<SlotPlan> m_plans; ///< Of the request's blocks.
    QList<Batch> m_batches;
    qsizetype m_next = 0;
    GeneratorPreview m_sums;
    int m_serial = 0;
    bool m_previewing = false;
    bool m_generating = false;
    bool m_cancel = false;
};

} // namespace vd::schedule
