#pragma once

#include <QLatin1String>
#include <QString>

#include <array>

namespace vd::ui {

/// The ways of paying that the till offers, in the order of its buttons.
struct PaymentWay
{
    const char *word; ///< As a tender's channel; "channel" stands for whichever payment channel there is.
    const char *icon;
};

constexpr std::array<PaymentWay, 5> paymentWays{
    {{"cash", "cash"}, {"card", "card"}, {"transfer", "transfer"}, {"benefit", "person"}, {"channel", "qr"}}};
constexpr int benefitWay = 3;
constexpr int channelWay = 4;

[[nodiscard]] inline int paymentWayOf(const QString &word)
{
    for (int i = 0; i < static_cast<int>(paymentWays.size()); ++i) {
        if (word == QLatin1String(paymentWays.at(static_cast<std::size_t>(i)).word))
            return i;
    }
    if (word == QLatin1String("wechat") || word == QLatin1String("alipay"))
        return channelWay;
    return 0;
}

[[nodiscard]] inline QLatin1String paymentWordAt(int way)
{
    return QLatin1String(paymentWays.at(static_cast<std::size_t>(way)).word);
}

} // namespace vd::ui
