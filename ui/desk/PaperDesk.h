#pragma once

#include "models/base/Pass.h"
#include "models/base/RequestKey.h"
#include "models/base/WhenDone.h"
#include "models/orders/PapersGateway.h"
#include "ui/common/TicketExport.h"

#include <QObject>

#include <functional>

namespace vd::ui {

/// Makes papers: has each one numbered first, then printed, saved or copied with its number on it. One at a time; a
/// printer that fails changes nothing but the paper.
class PaperDesk : public QObject
{
    Q_OBJECT

public:
    explicit PaperDesk(orders::PapersGateway *papers, QObject *parent = nullptr)
        : QObject(parent)
        , m_papers(papers)
    {
    }

    [[nodiscard]] TicketExport &output() { return m_output; }

    /// make is given the copy's number; told hears what came of it.
    template <typename Value>
    void make(orders::Paper paper, qint64 subject, orders::PaperWay way, std::function<Future<Value>(int copy)> make,
        std::function<void(const Result<Value> &)> told)
    {
        if (m_busy)
            return;
        m_busy = true;
        const QByteArray content = QByteArray::number(static_cast<int>(paper)) + ' ' + QByteArray::number(subject) + ' '
            + QByteArray::number(static_cast<int>(way));
        whenDone(m_papers->record(m_key.keyFor(content), paper, subject, way), this,
            [this, make = std::move(make), told = std::move(told)](const Result<int> &copy) {
                m_busy = false;
                if (!copy) {
                    told(pass(copy));
                    return;
                }
                m_key.done();
                whenDone(make(*copy), this, told);
            });
    }

private:
    orders::PapersGateway *m_papers;
    TicketExport m_output;
    RequestKey m_key;
    bool m_busy = false;
};

} // namespace vd::ui
