#include "models/schedule/GeneratorController.h"

#include "models/base/WhenDone.h"
#include "models/schedule/SlotPlan.h"

namespace vd::schedule {

GeneratorController::GeneratorController(ScheduleGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void GeneratorController::preview(const GeneratorRequest &request, const QTimeZone &zone)
{
    if (m_generating)
        return;
    forget();
    m_request = request;
    m_zone = zone;
    m_previewing = true;
    Q_EMIT stateChanged();
    whenDone(m_gateway.preview(request), this, [this, serial = m_serial](const Result<GeneratorPreview> &result) {
        if (serial != m_serial)
            return;
        m_previewing = false;
        if (result)
            m_result = *result;
        else
            m_request.reset();
        Q_EMIT stateChanged();
        if (result)
            Q_EMIT previewed(*result);
        else
            Q_EMIT failed(result.error());
    });
}

void GeneratorController::forget()
{
    if (m_generating)
        return;
    ++m_serial;
    m_previewing = false;
    m_request.reset();
    m_result.reset();
    m_batches.clear();
    m_next = 0;
    m_sums = {};
    Q_EMIT stateChanged();
}

bool GeneratorController::canGenerate(const GeneratorRequest &request) const
{
    return !m_generating && !m_previewing && m_result && m_request == request && m_result->work() > 0;
}

qint64 GeneratorController::countOn(const QDate &date) const
{
    // Of a copied week nobody here knows its slots: an hour each, day and night.
    if (m_request->copyWeek.isValid())
        return 24 * m_request->spaces.size();
    qint64 count = 0;
    for (const SlotPlan &plan : m_plans)
        count += static_cast<qint64>(plan.countOn(date)) * m_request->spaces.size();
    return count;
}

void GeneratorController::split()
{
    m_plans.clear();
    for (const GeneratorRequest &part : SlotPlan::parts(*m_request))
        m_plans << SlotPlan(part, m_zone);
    QDate first = m_request->from;
    qint64 inBatch = 0;
    const auto close = [this, &first, &inBatch](const QDate &last) {
        GeneratorRequest part = *m_request;
        part.from = first;
        part.to = last;
        m_batches.append({QUuid::createUuid(), part, Part::Add});
        first = last.addDays(1);
        inBatch = 0;
    };
    for (QDate date = first; date <= m_request->to; date = date.addDays(1)) {
        const qint64 ofDay = countOn(date);
        if (inBatch > 0 && ofDay > 0 && inBatch + ofDay > batchSlots)
            close(date.addDays(-1));
        inBatch += ofDay;
    }
    if (inBatch > 0 || m_result->removes > 0)
        close(m_request->to);
    if (m_result->removes == 0)
        return;
    QList<Batch> takingBack = m_batches;
    for (Batch &batch : takingBack) {
        batch.key = QUuid::createUuid();
        batch.part = Part::Remove;
    }
    m_batches = takingBack + m_batches;
}

void GeneratorController::generate()
{
    if (!m_request || !canGenerate(*m_request))
        return;
    if (m_batches.isEmpty())
        split();
    m_generating = true;
    m_cancel = false;
    Q_EMIT stateChanged();
    next();
}

void GeneratorController::cancel()
{
    m_cancel = m_generating;
}

void GeneratorController::next()
{
    if (m_next >= m_batches.size())
        return finish();
    if (m_cancel) {
        m_generating = false;
        Q_EMIT stateChanged();
        Q_EMIT cancelled(m_sums.adds);
        return;
    }
    const Batch &batch = m_batches.at(m_next);
    whenDone(
        m_gateway.generate(batch.key, batch.request, batch.part), this, [this](const Result<GeneratorPreview> &result) {
            if (!result) {
                m_generating = false;
                Q_EMIT stateChanged();
                Q_EMIT failed(result.error());
                return;
            }
            m_sums.adds += result->adds;
            m_sums.removes += result->removes;
            m_sums.changes += result->changes;
            m_sums.leaves += result->leaves;
            m_sums.existing += result->existing;
            m_sums.conflicts += result->conflicts;
            ++m_next;
            const int of = static_cast<int>(m_request->from.daysTo(m_request->to)) + 1;
            const int halves = m_batches.constFirst().part == Part::Remove ? 2 : 1;
            const Batch &done = m_batches.at(m_next - 1);
            const int days = static_cast<int>(m_request->from.daysTo(done.request.to)) + 1;
            Q_EMIT progressed(done.part == Part::Add ? (halves - 1) * of + days : days, halves * of);
            next();
        });
}

void GeneratorController::finish()
{
    const GeneratorPreview sums = m_sums;
    m_generating = false;
    // Done is done: the same button must not send these batches a second time.
    forget();
    Q_EMIT generated(sums);
}

} // namespace vd::schedule
