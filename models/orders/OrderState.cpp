#include "models/orders/Order.h"

#include <array>

namespace vd::orders {

namespace {

struct Word
{
    OrderState state;
    QLatin1String text;
};

constexpr std::array words{
    Word{OrderState::Holding, QLatin1String("HOLDING")},
    Word{OrderState::PendingPay, QLatin1String("PENDING_PAY")},
    Word{OrderState::Paid, QLatin1String("PAID")},
    Word{OrderState::CheckedIn, QLatin1String("CHECKED_IN")},
    Word{OrderState::Completed, QLatin1String("COMPLETED")},
    Word{OrderState::NoShow, QLatin1String("NO_SHOW")},
    Word{OrderState::Cancelled, QLatin1String("CANCELLED")},
    Word{OrderState::ClosedTimeout, QLatin1String("CLOSED_TIMEOUT")},
    Word{OrderState::Refunding, QLatin1String("REFUNDING")},
    Word{OrderState::Refunded, QLatin1String("REFUNDED")},
    Word{OrderState::Suspended, QLatin1String("SUSPENDED")},
};

} // namespace

std::optional<OrderState> orderStateFromDatabase(const QString &word)
{
    for (const Word &w : words) {
        if (word == w.text)
            return w.state;
    }
    return std::nullopt;
}

QString toDatabase(OrderState state)
{
    for (const Word &w : words) {
        if (w.state == state)
            return w.text;
    }
    Q_UNREACHABLE();
}

} // namespace vd::orders
