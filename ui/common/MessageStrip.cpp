#include "ui/common/MessageStrip.h"

#include "ui/common/ErrorText.h"
#include "ui/common/Icon.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <utility>

namespace vd::ui {

namespace {

struct Look
{
    Token ground;
    Token sign;
    QString icon;
};

Look look(MessageStrip::Kind kind)
{
    switch (kind) {
    case MessageStrip::Kind::Success:
        return {Token::SuccessSoft, Token::Success, QStringLiteral("success")};
    case MessageStrip::Kind::Warning:
        return {Token::WarningSoft, Token::Warning, QStringLiteral("warning")};
    case MessageStrip::Kind::Error:
        return {Token::DangerSoft, Token::DangerText, QStringLiteral("error")};
    case MessageStrip::Kind::Info:
        break;
    }
    return {Token::AccentSoft, Token::Accent, QStringLiteral("info")};
}

constexpr int signMargin = Theme::gap + Theme::tight;
// Narrower, a sentence beside its link would have a few words a line.
constexpr int leastBesideAction = 480;

} // namespace

MessageStrip::MessageStrip(QWidget *parent)
    : QFrame(parent)
    , m_text(new TextLabel(FontRole::Base, Token::Text, this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("messageStrip"));
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_action->setObjectName(QStringLiteral("messageAction"));
    m_action->setAutoDefault(true);
    setVariant(m_action, Variant::Link);
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setIcon(Icon::get(QStringLiteral("close"), Token::Muted));
    m_close->setAutoRaise(true);
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(signMargin + Theme::icon + Theme::gap, Theme::tight, Theme::tight, Theme::tight);
    m_grid->setHorizontalSpacing(Theme::gap);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_text, 0, 0);
    m_grid->addWidget(m_close, 0, 2, Qt::AlignTop);
    placeAction();
    m_timer->setSingleShot(true);
    m_timer->setInterval(6000);
    connect(m_timer, &QTimer::timeout, this, &MessageStrip::clear);
    connect(m_action, &QPushButton::clicked, this, &MessageStrip::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        clear();
        Q_EMIT closed();
    });
    retranslate();
    hide();
}

void MessageStrip::tell(Kind kind, Words text, Words action)
{
    m_kind = kind;
    m_words = std::move(text);
    m_actionWords = std::move(action);
    say();
    m_timer->stop();
    if (kind == Kind::Success)
        m_timer->start();
    show();
    update();
    announce();
    PageScroll::reveal(this);
}

void MessageStrip::tell(Kind kind, const QString &text, const QString &action)
{
    tell(
        kind, [text] { return text; }, [action] { return action; });
}

void MessageStrip::tellError(const Error &error, const QTimeZone &zone, Words action)
{
    const bool stale = error.fault == Fault::Conflict;
    tell(
        stale ? Kind::Warning : Kind::Error, [error, zone] { return ErrorText::sentence(error, zone); },
        std::move(action));
}

void MessageStrip::tellError(const Error &error, const QTimeZone &zone, const QString &action)
{
    tellError(error, zone, [action] { return action; });
}

void MessageStrip::say()
{
    const QString text = m_words ? m_words() : QString();
    const QString action = m_actionWords ? m_actionWords() : QString();
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
}

void MessageStrip::clear()
{
    m_timer->stop();
    m_words = {};
    m_actionWords = {};
    say();
    hide();
}

QString MessageStrip::text() const
{
    return m_text->text();
}

void MessageStrip::setClosable(bool closable)
{
    m_closable = closable;
    m_close->setVisible(closable);
}

void MessageStrip::setFlush(bool flush)
{
    m_flush = flush;
    update();
}

void MessageStrip::setSuccessDuration(int milliseconds)
{
    m_timer->setInterval(milliseconds);
}

QSize MessageStrip::minimumSizeHint() const
{
    return {160, Theme::primary};
}

void MessageStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeAction();
}

void MessageStrip::placeAction()
{
    const bool below = width() < leastBesideAction;
    const int at = m_grid->indexOf(m_action);
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    if (at >= 0)
        m_grid->getItemPosition(at, &row, &column, &rows, &columns);
    if (at >= 0 && (row > 0) == below)
        return;
    m_grid->removeWidget(m_action);
    if (below)
        m_grid->addWidget(m_action, 1, 0, Qt::AlignLeft);
    else
        m_grid->addWidget(m_action, 0, 1);
}

void MessageStrip::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageStrip::retranslate()
{
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
    say();
}

void MessageStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageStrip::paintEvent(QPaintEvent *)
{
    const Look now = look(m_kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::color(now.ground));
    painter.drawRoundedRect(rect(), m_flush ? 0 : Theme::radius, m_flush ? 0 : Theme::radius);
    const int top = qMin((height() - Theme::icon) / 2, Theme::gap + Theme::tight);
    Icon::paint(&painter, QRectF(signMargin, top, Theme::icon, Theme::icon), now.icon, Theme::color(now.sign));
}

} // namespace vd::ui
