#include "ui/common/AmountEdit.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QFocusEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace vd::ui {

namespace {

constexpr int edge = Theme::gap + 2;

// How amounts name the currency in the window's language, as in every sentence: "CNY", "¥".
QString markOf(const QString &currency)
{
    const Money none(0, currency);
    return currency.isEmpty() ? QString() : FormatText::money(none).chopped(FormatText::amount(none).size()).trimmed();
}

} // namespace

AmountEdit::AmountEdit(QWidget *parent)
    : LineEdit(parent)
{
    setFont(Theme::font(FontRole::Figures));
    setInputMethodHints(Qt::ImhPreferNumbers);
    setMaxLength(40);
    connect(this, &QLineEdit::textChanged, this, [this] {
        fitMargins();
        Q_EMIT amountChanged();
    });
}

void AmountEdit::setCurrency(const QString &currency)
{
    m_currency = currency;
    fitMargins();
    update();
}

void AmountEdit::setAmount(const Money &amount)
{
    if (!amount.currency().isEmpty())
        setCurrency(amount.currency());
    setText(amount.toPlain());
}

Result<Money> AmountEdit::amount() const
{
    return Money::parse(text(), m_currency);
}

QString AmountEdit::echo() const
{
    const Result<Money> read = amount();
    const QString said = read ? FormatText::amount(*read) : QString();
    return said.isEmpty() || said == text().trimmed() ? QString() : QStringLiteral("= ") + said;
}

QSize AmountEdit::sizeHint() const
{
    return {qMax(180, LineEdit::sizeHint().width()), LineEdit::sizeHint().height()};
}

void AmountEdit::fitMargins()
{
    const QString mark = markOf(m_currency);
    const int left = mark.isEmpty() ? 0 : fontMetrics().horizontalAdvance(mark) + Theme::gap;
    const QString said = echo();
    const int right = said.isEmpty() ? 0 : fontMetrics().horizontalAdvance(said) + Theme::gap;
    setTextMargins(left, 0, right, 0);
}

void AmountEdit::changeEvent(QEvent *event)
{
    LineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        fitMargins();
        update();
    }
}

void AmountEdit::focusInEvent(QFocusEvent *event)
{
    LineEdit::focusInEvent(event);
    m_entered = event->reason() == Qt::MouseFocusReason;
}

// On release: pressing places the cursor, and what was drawn over with the mouse meanwhile stays selected.
void AmountEdit::mouseReleaseEvent(QMouseEvent *event)
{
    LineEdit::mouseReleaseEvent(event);
    if (std::exchange(m_entered, false) && !hasSelectedText())
        selectAll();
}

void AmountEdit::paintEvent(QPaintEvent *event)
{
    LineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(Theme::color(Token::Muted));
    const QRect inside = rect().adjusted(edge, 0, -edge, 0);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, markOf(m_currency));
    painter.setPen(Theme::color(Token::Accent));
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, echo());
}

} // namespace vd::ui
