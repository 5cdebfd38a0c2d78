#include "ui/desk/BenefitPicker.h"

#include "ui/common/FormatText.h"

#include <QSignalBlocker>

namespace vd::ui {

BenefitPicker::BenefitPicker(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
}

QString BenefitPicker::balance(const payments::Benefit &benefit)
{
    using Kind = payments::Benefit::Kind;
    const QString left = benefit.kind == Kind::StoredValue ? FormatText::money({benefit.balance, benefit.currency})
        : benefit.kind == Kind::Pass                       ? tr("%n use(s)", nullptr, static_cast<int>(benefit.balance))
                                                           : FormatText::duration(benefit.balance * 60);
    return tr("%1: %2", "a member's benefit and what is left of it").arg(benefit.name, left);
}

void BenefitPicker::setBenefits(
    const QList<payments::Benefit> &benefits, const QList<orders::Item> &items, const QTimeZone &zone)
{
    const Choice before = choice();
    const QSignalBlocker block(this);
    clear();
    m_choices.clear();
    for (const payments::Benefit &benefit : benefits) {
        if (!benefit.paysLines()) {
            m_choices.append({benefit, {}, {}});
            addItem(balance(benefit));
            continue;
        }
        for (const orders::Item &item : items) {
            if (item.stockState == QLatin1String("released"))
                continue;
            m_choices.append({benefit, item.id, item.amount});
            addItem(QStringLiteral("%1 · %2 %3")
                        .arg(balance(benefit), item.spaceName, FormatText::range(item.startsAt, item.endsAt, zone)));
        }
    }
    for (qsizetype i = 0; i < m_choices.size(); ++i) {
        if (m_choices.at(i).benefit.id == before.benefit.id && m_choices.at(i).item == before.item)
            setCurrentIndex(static_cast<int>(i));
    }
}

} // namespace vd::ui
