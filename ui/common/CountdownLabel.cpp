#include "ui/common/CountdownLabel.h"

#include "ui/common/FormatText.h"

#include <QEvent>
#include <QTimer>

namespace vd::ui {

namespace {

constexpr qint64 warningSeconds = 120;

} // namespace

CountdownLabel::CountdownLabel(const Clock &clock, QWidget *parent)
    : TextLabel(FontRole::FiguresStrong, Token::Text, parent)
    , m_clock(clock)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(250);
    connect(m_timer, &QTimer::timeout, this, &CountdownLabel::refresh);
}

void CountdownLabel::setDeadline(const QDateTime &deadline)
{
    m_deadline = deadline;
    m_over = false;
    if (!deadline.isValid()) {
        m_timer->stop();
        clear();
        return;
    }
    m_timer->start();
    refresh();
}

void CountdownLabel::refresh()
{
    if (!m_deadline.isValid())
        return;
    const qint64 seconds = FormatText::secondsLeft(m_clock.now(), m_deadline);
    setColour(seconds > warningSeconds ? Token::Text : seconds > 0 ? Token::Warning : Token::DangerText);
    setText(seconds > 0 ? FormatText::countdown(seconds) : tr("Expired"));
    if (seconds > 0 || m_over)
        return;
    m_over = true;
    m_timer->stop();
    Q_EMIT over();
}

void CountdownLabel::changeEvent(QEvent *event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace vd::ui
