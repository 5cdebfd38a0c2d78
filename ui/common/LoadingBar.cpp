#include "ui/common/LoadingBar.h"

#include "ui/common/Theme.h"

#include <QEvent>
#include <QPainter>
#include <QTimer>
#include <QVariantAnimation>

namespace vd::ui {

LoadingBar::LoadingBar(QWidget *over)
    : QWidget(over)
    , m_question([this](bool waiting) { waiting ? start() : stop(); })
    , m_delay(new QTimer(this))
    , m_motion(new QVariantAnimation(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_delay->setSingleShot(true);
    m_delay->setInterval(250);
    m_motion->setStartValue(0.0);
    m_motion->setEndValue(1.0);
    m_motion->setDuration(1200);
    m_motion->setLoopCount(-1);
    connect(m_delay, &QTimer::timeout, this, &LoadingBar::appear);
    connect(m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_phase = value.toDouble();
        update(0, 0, width(), 3);
    });
    over->installEventFilter(this);
    hide();
}

void LoadingBar::start()
{
    if (++m_running == 1)
        m_delay->start();
}

void LoadingBar::stop()
{
    m_running = qMax(0, m_running - 1);
    if (m_running > 0)
        return;
    m_delay->stop();
    m_motion->stop();
    m_share = -1;
    hide();
}

void LoadingBar::setShare(double share)
{
    m_share = share;
    if (m_running > 0 && !isVisible())
        appear();
    update();
}

void LoadingBar::setDelay(int milliseconds)
{
    m_delay->setInterval(milliseconds);
}

void LoadingBar::appear()
{
    resize(parentWidget()->size());
    raise();
    show();
    if (m_share < 0 && Theme::motion() > 0)
        m_motion->start();
}

bool LoadingBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

void LoadingBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor veil = Theme::color(Token::Window);
    veil.setAlphaF(0.55F);
    painter.fillRect(rect(), veil);
    const QColor bar = Theme::color(Token::Accent);
    if (m_share >= 0) {
        painter.fillRect(QRectF(0, 0, width() * qBound(0.0, m_share, 1.0), 3), bar);
        return;
    }
    const double length = width() * 0.3;
    const double left = m_motion->state() == QAbstractAnimation::Running ? (width() + length) * m_phase - length : 0;
    painter.fillRect(QRectF(left, 0, length, 3), bar);
}

} // namespace vd::ui
