#include "ui/finance/DifferenceBars.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace vd::ui {

using finance::Shift;

namespace {

constexpr int barsHeight = 96;
constexpr int labelWidth = 76;
constexpr double widestStep = 28;

} // namespace

DifferenceBars::DifferenceBars(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("differenceBars"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Cash differences, shift after shift"));
}

QSize DifferenceBars::sizeHint() const
{
    return {400, barsHeight};
}

void DifferenceBars::setShifts(const QList<Shift> &shifts, const QTimeZone &zone)
{
    m_shifts = shifts;
    m_zone = zone;
    m_pointed.reset();
    QStringList words;
    for (int i = 0; i < m_shifts.size(); ++i)
        words << tip(i);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QString DifferenceBars::tip(int shift) const
{
    const Shift &s = m_shifts.at(shift);
    return tr("%1, %2, %3: difference %4")
        .arg(FormatText::moment(s.openedAt, m_zone), s.terminal, s.operatorLogin, FormatText::money(s.difference()));
}

double DifferenceBars::step() const
{
    return m_shifts.isEmpty() ? widestStep
                              : std::min(widestStep, double(width() - labelWidth) / double(m_shifts.size()));
}

int DifferenceBars::shiftAt(double x) const
{
    const int at = static_cast<int>((x - labelWidth) / step());
    return x >= labelWidth && at < m_shifts.size() ? at : -1;
}

void DifferenceBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::color(Token::Line));
    painter.setBrush(Theme::color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);
    qint64 largest = 1;
    for (const Shift &shift : std::as_const(m_shifts))
        largest = std::max<qint64>(largest, std::abs(shift.difference().minor()));
    const double middle = rect().height() / 2.0;
    const double reach = middle - Theme::gap - Theme::tight;
    painter.setFont(Theme::font(FontRole::Caption));
    painter.setPen(Theme::color(Token::Muted));
    const QString currency = m_shifts.isEmpty() ? QString() : m_shifts.constFirst().expected.currency();
    const auto label = [&](double y, const QString &text) {
        painter.drawText(QRectF(0, y - 8, labelWidth - Theme::gap, 16), Qt::AlignRight | Qt::AlignVCenter, text);
    };
    if (m_shifts.isEmpty()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("No shift was counted in these days"));
        return;
    }
    label(middle - reach, QStringLiteral("+") + FormatText::amount(Money(largest, currency)));
    label(middle, QStringLiteral("0"));
    label(middle + reach, FormatText::amount(Money(-largest, currency)));
    painter.setPen(Theme::color(Token::ControlLine));
    painter.drawLine(QPointF(labelWidth, middle), QPointF(width() - Theme::gap, middle));
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_shifts.size(); ++i) {
        const qint64 difference = m_shifts.at(i).difference().minor();
        const double tall = difference == 0 ? 2 : std::max(3.0, reach * double(std::abs(difference)) / double(largest));
        const double left = labelWidth + i * step() + step() * 0.15;
        const double top = difference > 0 ? middle - tall : difference < 0 ? middle : middle - 1;
        painter.setBrush(Theme::color(difference == 0 ? Token::ControlLine
                : difference > 0                      ? Token::Series1
                                                      : Token::DangerText));
        painter.drawRoundedRect(QRectF(left, top, std::max(2.0, step() * 0.7), tall), 1, 1);
    }
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::color(Token::Accent), 2));
    if (m_pointed)
        painter.drawRect(QRectF(labelWidth + *m_pointed * step(), Theme::tight, step(), height() - 2 * Theme::tight));
    else
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Theme::radius, Theme::radius);
}

bool DifferenceBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int at = shiftAt(help->pos().x());
    if (at >= 0)
        QToolTip::showText(help->globalPos(), FormatText::tip(tip(at)), this);
    else
        QToolTip::hideText();
    return true;
}

void DifferenceBars::point(int shift)
{
    m_pointed = shift;
    update();
    const QPoint above(labelWidth + static_cast<int>((shift + 0.5) * step()), 0);
    QToolTip::showText(mapToGlobal(above), FormatText::tip(tip(shift)), this);
    Q_EMIT pointed(tip(shift));
}

void DifferenceBars::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_shifts.size()) - 1;
    if (last < 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
        return point(m_pointed ? std::min(last, *m_pointed + 1) : 0);
    case Qt::Key_Left:
        return point(m_pointed ? std::max(0, *m_pointed - 1) : last);
    case Qt::Key_Home:
        return point(0);
    case Qt::Key_End:
        return point(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_pointed)
            Q_EMIT clicked(m_shifts.at(*m_pointed).id);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void DifferenceBars::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void DifferenceBars::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void DifferenceBars::mouseReleaseEvent(QMouseEvent *event)
{
    const int at = shiftAt(event->position().x());
    if (at >= 0)
        Q_EMIT clicked(m_shifts.at(at).id);
}

} // namespace vd::ui
