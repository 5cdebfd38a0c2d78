#include "ui/desk/CallCard.h"

#include "ui/common/CountdownLabel.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/StopWords.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

CallCard::CallCard(waitlist::WaitlistController &waitlist, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_waitlist(waitlist)
    , m_clipboard(QGuiApplication::clipboard())
{
    setObjectName(QStringLiteral("callCard"));
    build(clock);
    retranslate();
    using Controller = waitlist::WaitlistController;
    connect(m_copy, &QPushButton::clicked, this, &CallCard::copyNumber);
    connect(m_reached, &QPushButton::clicked, this, [this] { m_waitlist.called(m_call, true); });
    connect(m_noAnswer, &QPushButton::clicked, this, [this] { m_waitlist.called(m_call, false); });
    connect(m_take, &QPushButton::clicked, this, [this] { m_waitlist.accept(m_call.entry); });
    connect(m_decline, &QPushButton::clicked, this, &CallCard::decline);
    connect(m_left, &CountdownLabel::over, this, &CallCard::over);
    connect(&m_waitlist, &Controller::busyChanged, this, &CallCard::refresh);
}

void CallCard::build(const Clock &clock)
{
    m_number = new TextLabel(FontRole::Total, Token::Text, this);
    m_number->setObjectName(QStringLiteral("callNumber"));
    m_number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_name = new TextLabel(FontRole::Strong, Token::Text, this);
    m_about = new TextLabel(FontRole::Base, Token::Muted, this);
    m_about->setObjectName(QStringLiteral("callAbout"));
    m_about->setWordWrap(true);
    m_left = new CountdownLabel(clock, this);
    m_left->setObjectName(QStringLiteral("callCountdown"));
    m_left->setRole(FontRole::Total);
    const auto button = [this](const char *name) {
        auto *made = new QPushButton(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setAutoDefault(true);
        return made;
    };
    m_copy = button("copyNumber");
    m_copy->setIcon(Icon::get(QStringLiteral("copy")));
    setVariant(m_copy, Variant::Quiet);
    m_reached = button("callReached");
    m_noAnswer = button("callNoAnswer");
    m_take = button("offerTaken");
    setVariant(m_take, Variant::Primary);
    m_decline = button("offerDeclined");
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_number);
    head->addWidget(m_copy);
    head->addStretch(1);
    head->addWidget(m_left);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(m_take);
    row->addWidget(m_decline);
    row->addWidget(m_reached);
    row->addWidget(m_noAnswer);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::tight);
    column->addLayout(head);
    column->addWidget(m_name);
    column->addWidget(m_about);
    column->addSpacing(Theme::gap);
    column->addLayout(row);
}

void CallCard::retranslate()
{
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the number"));
    m_take->setText(tr("Takes it, on to the payment"));
    m_decline->setText(tr("Declines…"));
    m_reached->setText(tr("Reached"));
    m_noAnswer->setText(tr("No answer"));
    refresh();
}

void CallCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CallCard::setCall(const waitlist::Call &call)
{
    m_call = call;
    refresh();
}

void CallCard::refresh()
{
    const bool offer = m_call.isOffer();
    m_number->setText(FormatText::phone(m_call.customerPhone));
    m_name->setText(QStringLiteral("%1   %2").arg(FormatText::isolated(m_call.customerName), m_call.orderNo));
    const QString where = m_call.startsAt.isValid()
        ? QStringLiteral("%1   %2  %3")
              .arg(m_call.spaceName, FormatText::date(m_call.startsAt.toTimeZone(m_venue.zone).date()),
                  FormatText::range(m_call.startsAt, m_call.endsAt, m_venue.zone))
        : m_call.spaceName;
    const bool money = m_call.isMoney();
    QString about = money
        ? tr("%1 paid and booked to no order. A lead or finance moves it to another order or gives it back.")
              .arg(FormatText::money(m_call.amount))
        : offer
        ? tr("Offer: %1, %n place(s), %2 to pay", nullptr, m_call.places).arg(where, FormatText::money(m_call.amount))
        : tr("Stopped (%1): %2, %3. %4")
              .arg(m_call.reason, where, FormatText::money(m_call.amount),
                  StopWords::outcome(m_call.outcome, m_call.entered, m_call.party));
    if (money && m_call.expiresAt.isValid())
        about += QLatin1Char('\n')
            + tr("It goes back by itself: %1.").arg(FormatText::moment(m_call.expiresAt, m_venue.zone));
    if (m_call.calledAt.isValid())
        about += QLatin1Char('\n')
            + tr("Last call %1: %2")
                  .arg(FormatText::time(m_call.calledAt, m_venue.zone), StopWords::call(m_call.result));
    m_about->setText(about);
    m_left->setVisible(offer);
    m_left->setDeadline(offer ? m_call.expiresAt : QDateTime());
    m_take->setVisible(offer);
    m_decline->setVisible(offer);
    m_reached->setVisible(!offer && !money);
    m_noAnswer->setVisible(!money);
    for (QPushButton *button : {m_take, m_decline, m_reached, m_noAnswer})
        button->setEnabled(!m_waitlist.isBusy());
}

void CallCard::copyNumber()
{
    m_clipboard.copy(m_call.customerPhone);
}

void CallCard::decline()
{
    Question question;
    question.title = tr("Does %1 decline the offer?").arg(m_call.customerName);
    question.text = tr("Its %n place(s) go to the next in the queue at once.", nullptr, m_call.places);
    question.accept = tr("Declines");
    question.refuse = tr("Keep the offer");
    question.danger = true;
    Prompt::ask(this, question, [this, entry = m_call.entry](const QString &) { m_waitlist.leave(entry); });
}

void CallCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::color(Token::Line));
    painter.setBrush(Theme::color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::radius, Theme::radius);
}

} // namespace vd::ui
