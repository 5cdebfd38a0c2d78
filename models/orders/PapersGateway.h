#pragma once

#include "models/base/Result.h"

#include <QUuid>

namespace vd::orders {

/// What is put on paper, or into a file that takes its place.
enum class Paper { Tickets, Receipt, RefundReceipt, Shift };
enum class PaperWay { Printer, Pdf, Png, Clipboard };

/// Every paper is recorded before it is made, so that a copy says on itself that it is one.
class PapersGateway
{
public:
    virtual ~PapersGateway() = default;

    /// subject: the order's id, or the shift's. Answers the number of the copy, 1 for the first. Errors: unknown_order,
    /// shift_not_open (Missing).
    virtual Future<int> record(const QUuid &request, Paper paper, qint64 subject, PaperWay way) = 0;
};

} // namespace vd::orders
