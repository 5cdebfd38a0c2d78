#include "ui/desk/RefundDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/LeavingList.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int mostLinesShown = 5;
constexpr int lineHeight = 76;

int wordsIndent(const QWidget *widget)
{
    return widget->style()->pixelMetric(QStyle::PM_IndicatorWidth)
        + widget->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing);
}

} // namespace

void RefundDialog::addLine(const orders::Item &item)
{
    const int row = m_grid->rowCount();
    Line line;
    line.item = item.id;
    line.box = new QCheckBox(QStringLiteral("%1   %2  %3")
                                 .arg(item.spaceName, FormatText::date(item.businessDate),
                                     FormatText::range(item.businessDate, item.startsAt, item.endsAt, m_venue.zone)),
        this);
    line.box->setObjectName(QStringLiteral("refundLine"));
    line.box->setChecked(true);
    line.amount = new TextLabel(FontRole::FiguresStrong, Token::Text, this);
    line.amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line.rule = new TextLabel(FontRole::Caption, Token::Muted, this);
    line.rule->setObjectName(QStringLiteral("refundRule"));
    line.rule->setWordWrap(true);
    line.rule->setContentsMargins(wordsIndent(this), 0, 0, 0); // Under the words of the line, not under its box.
    m_grid->addWidget(line.box, row, 0);
    if (item.quantity > 1) {
        line.quantity = new QSpinBox(this);
        line.quantity->setObjectName(QStringLiteral("refundQuantity"));
        line.quantity->setRange(1, item.quantity);
        line.quantity->setValue(item.quantity);
        line.quantity->setSuffix(tr(" of %1", "how many of an item's tickets").arg(item.quantity));
        line.quantity->setAccessibleName(tr("How many of %1").arg(item.spaceName));
        m_grid->addWidget(line.quantity, row, 1);
        connect(line.quantity, &QSpinBox::valueChanged, this, &RefundDialog::ask);
    }
    m_grid->addWidget(line.amount, row, 2);
    m_grid->addWidget(line.rule, row + 2, 0, 1, 3); // Between them is room for who leaves.
    m_grid->setRowMinimumHeight(row + 3, Theme::gap);
    connect(line.box, &QCheckBox::stateChanged, this, [this, index = m_lines.size()](int state) {
        const Line &changed = m_lines.at(index);
        const bool on = state != Qt::Unchecked;
        if (changed.quantity)
            changed.quantity->setEnabled(on);
        if (changed.who) {
            changed.who->chooseAll(on);
            tellCount(changed);
        }
        ask();
    });
    m_lines.append(line);
}

bool RefundDialog::offerChoice(Line &line, const orders::RefundQuoteLine &told)
{
    if (told.of < 2 && !line.who)
        return false;
    line.of = told.of;
    if (!line.who) {
        if (told.who.isEmpty() || !line.quantity)
            return false;
        int row = 0;
        int other = 0;
        m_grid->getItemPosition(m_grid->indexOf(line.box), &row, &other, &other, &other);
        line.who = new LeavingList(this);
        line.who->setObjectName(QStringLiteral("refundWho"));
        line.who->setAccessibleName(tr("Who leaves: %1").arg(line.box->text()));
        line.count = new TextLabel(FontRole::Figures, Token::Muted, this);
        line.count->setObjectName(QStringLiteral("refundCount"));
        line.quantity->hide();
        m_grid->addWidget(line.count, row, 1);
        auto *indented = new QHBoxLayout;
        indented->setContentsMargins(wordsIndent(this), 0, 0, 0);
        indented->addWidget(line.who);
        m_grid->addLayout(indented, row + 1, 0, 1, 3);
        setTabOrder(line.box, line.who);
        connect(line.who, &LeavingList::choiceChanged, this, [this, item = line.item] {
            for (const Line &changed : std::as_const(m_lines)) {
                if (changed.item == item)
                    tellCount(changed);
            }
            ask();
        });
    } else if (line.who->choices() == told.who) {
        return false;
    }
    const QList<orders::RefundLine> before = lines();
    line.who->setChoices(told.who);
    if (!line.box->isChecked())
        line.who->chooseAll(false);
    tellCount(line);
    fitScroll();
    return lines() != before;
}

void RefundDialog::tellCount(const Line &line)
{
    const auto chosen = static_cast<int>(line.who->chosen().size());
    const auto all = static_cast<int>(line.who->choices().size());
    line.count->setText(tr("%1 of %2", "how many of a line's people or seats leave").arg(chosen).arg(all));
    const QSignalBlocker quiet(line.box);
    line.box->setCheckState(chosen == 0 ? Qt::Unchecked : chosen == all ? Qt::Checked : Qt::PartiallyChecked);
    line.box->setTristate(chosen > 0 && chosen < all); // A click on the box means all or none.
}

int RefundDialog::perUnit(const Line &line)
{
    return std::max(1, static_cast<int>(line.who->choices().size()) / std::max(1, line.of));
}

bool RefundDialog::isWhole() const
{
    return std::all_of(m_lines.cbegin(), m_lines.cend(),
        [](const Line &line) { return !line.who || line.who->chosen().size() % perUnit(line) == 0; });
}

QList<orders::RefundLine> RefundDialog::lines() const
{
    QList<orders::RefundLine> chosen;
    for (const Line &line : m_lines) {
        if (!line.box->isChecked())
            continue;
        orders::RefundLine asked{line.item, line.quantity ? line.quantity->value() : 1};
        if (line.who) {
            const QList<orders::Leaving> who = line.who->chosen();
            asked.quantity = static_cast<int>(who.size()) / perUnit(line);
            // All of them need not be told one by one.
            for (const orders::Leaving &one : asked.quantity < line.of ? who : QList<orders::Leaving>()) {
                asked.places << one.places;
                if (one.places.isEmpty())
                    asked.seats << one.seats;
            }
        }
        chosen.append(asked);
    }
    return chosen;
}

void RefundDialog::fitScroll()
{
    int height = 0;
    for (const Line &line : std::as_const(m_lines))
        height += lineHeight + (line.who ? line.who->sizeHint().height() : 0);
    const bool rolls = height > lineHeight * mostLinesShown;
    m_grid->setContentsMargins(0, 0, rolls ? Theme::gap : 0, 0); // The bar stands beside the amounts.
    m_scroll->setMinimumHeight(std::min(height, lineHeight * mostLinesShown));
}

} // namespace vd::ui
