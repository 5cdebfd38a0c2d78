#include "ui/desk/BookingPanel.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CartView.h"
#include "ui/desk/CustomerBox.h"
#include "ui/desk/CustomerMenu.h"
#include "ui/desk/Overruling.h"
#include "ui/desk/Separator.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vd::ui {

using Field = orders::BookingController::Field;

BookingPanel::BookingPanel(orders::BookingController &booking, customers::CustomerSearch &search,
    const inventory::BoardModel &board, QWidget *parent)
    : QWidget(parent)
    , m_booking(booking)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("bookingPanel"));
    build(board, search);
    wire();
    retranslate();
    showDraft();
}

void BookingPanel::build(const inventory::BoardModel &board, customers::CustomerSearch &search)
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_startOver = new QPushButton(this);
    m_startOver->setObjectName(QStringLiteral("startOver"));
    setVariant(m_startOver, Variant::Quiet);
    setDense(m_startOver);
    m_weekly = new QPushButton(this);
    m_weekly->setObjectName(QStringLiteral("weekly"));
    setVariant(m_weekly, Variant::Quiet);
    setDense(m_weekly);
    m_customer = new CustomerBox(m_booking, search, this);
    m_messages = new MessageStrip(this);
    m_scroll = new PageScroll(this);
    m_scroll->setObjectName(QStringLiteral("cartScroll"));
    m_cart = new CartView(m_booking, board, m_scroll);
    m_scroll->hold(m_cart);
    m_note = new LineEdit(this);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setMaxLength(5000);
    m_noteField = new FormField(QString(), m_note, this);
    setFlush(m_scroll); // for the grounds of the quiet buttons in it
    m_onArrival = new QCheckBox(this);
    m_onArrival->setObjectName(QStringLiteral("payOnArrival"));
    m_totalLabel = new TextLabel(FontRole::Base, Token::Muted, this);
    m_total = new TextLabel(FontRole::Total, Token::Text, this);
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_saved = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_hold = new QPushButton(this);
    m_hold->setObjectName(QStringLiteral("hold"));
    m_hold->setAutoDefault(true);
    setVariant(m_hold, Variant::Primary);
    setLarge(m_hold);

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_weekly);
    head->addWidget(m_startOver);
    auto *totals = new QHBoxLayout;
    totals->addWidget(m_totalLabel, 0, Qt::AlignBottom);
    totals->addWidget(m_total, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addLayout(head);
    column->addWidget(m_customer);
    column->addWidget(new Separator(this));
    column->addWidget(m_scroll, 1);
    column->addWidget(m_noteField);
    column->addWidget(m_onArrival);
    column->addWidget(new Separator(this));
    column->addLayout(totals);
    column->addWidget(m_messages);
    column->addWidget(m_hold);
    column->addWidget(m_saved);
}

void BookingPanel::wire()
{
    connect(m_startOver, &QPushButton::clicked, this, &BookingPanel::startOver);
    connect(m_weekly, &QPushButton::clicked, this, &BookingPanel::seriesRequested);
    connect(m_hold, &QPushButton::clicked, this, &BookingPanel::hold);
    connect(m_cart, &CartView::submitted, this, &BookingPanel::hold);
    connect(m_note, &QLineEdit::textEdited, &m_booking, &orders::BookingController::setNote);
    connect(m_note, &LineEdit::submitted, this, &BookingPanel::hold);
    connect(m_onArrival, &QCheckBox::toggled, &m_booking, &orders::BookingController::setPayOnArrival);
    connect(m_customer, &CustomerBox::ordersRequested, this, &BookingPanel::ordersRequested);
    connect(m_customer, &CustomerBox::advanced, this, &BookingPanel::advance);
    connect(&m_booking, &orders::BookingController::draftChanged, this, &BookingPanel::showDraft);
    connect(&m_booking, &orders::BookingController::linesChanged, this, &BookingPanel::showDraft);
    connect(&m_booking, &orders::BookingController::holdingChanged, this, &BookingPanel::showDraft);
    connect(&m_booking, &orders::BookingController::errorsChanged, this, &BookingPanel::showErrors);
    connect(&m_booking, &orders::BookingController::retrying, this, [this](int attempt) {
        m_messages->tell(MessageStrip::Kind::Info, [attempt] {
            return tr("The server is busy, trying again (%1 of %2). Nothing is booked twice.")
                .arg(attempt)
                .arg(orders::BookingController::mostRetries);
        });
    });
    connect(&m_booking, &orders::BookingController::draftRestored, this, [this] {
        m_messages->tell(
            MessageStrip::Kind::Info, [] { return tr("This booking was not finished last time and is here again."); });
    });
    connect(&m_booking, &orders::BookingController::draftNotSaved, this, [this](const Error &error) {
        m_messages->tell(MessageStrip::Kind::Warning, [error] { return ErrorText::sentence(error); });
    });
    connect(m_messages, &MessageStrip::actionTriggered, this, &BookingPanel::followLink);
}

void BookingPanel::retranslate()
{
    m_weekly->setText(tr("Every week…"));
    m_weekly->setToolTip(tr("The same again in the weeks after, for a club"));
    m_note->setPlaceholderText(tr("Note (optional)"));
    m_note->setAccessibleName(tr("Note"));
    m_onArrival->setText(tr("Pays on arrival"));
    m_onArrival->setToolTip(tr("Pays on arrival: hold until before the start"));
    m_totalLabel->setText(tr("Total"));
    m_hold->setToolTip(tr("Holds all lines at once (Ctrl+Enter)"));
}

void BookingPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showDraft();
    }
}

void BookingPanel::setSeats(inventory::SeatsGateway *seats, Changes *changes)
{
    m_cart->setSeats(seats, changes);
}

void BookingPanel::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    m_customer->setZone(zone);
    m_cart->setZone(zone);
}

void BookingPanel::showDraft()
{
    const orders::BookingDraft &draft = m_booking.draft();
    if (m_note->text() != draft.note)
        m_note->setText(draft.note);
    m_onArrival->setChecked(draft.payOnArrival);
    const std::optional<Money> total = m_booking.total();
    m_totalLabel->setVisible(!draft.lines.isEmpty());
    m_total->setText(total          ? FormatText::money(*total)
            : draft.lines.isEmpty() ? QString()
            : m_booking.isQuoting() ? QStringLiteral("…")
                                    : tr("not known", "the total, while a line has no price"));
    // A button that is switched off loses the focus; after a refusal whoever pressed it goes on from there.
    const bool pressed = m_hold->hasFocus();
    m_hold->setEnabled(!m_booking.isHolding());
    if (m_booking.isHolding())
        m_pressed = m_pressed || pressed;
    else if (std::exchange(m_pressed, false) && m_hold->isVisible())
        m_hold->setFocus(Qt::OtherFocusReason);
    const bool adding = draft.addTo.isValid();
    m_title->setText(adding ? tr("Add to %1").arg(draft.addToNo) : tr("Booking"));
    m_startOver->setText(adding ? tr("Add nothing") : tr("Start over"));
    m_hold->setText(m_booking.isHolding() ? tr("Holding…") : adding ? tr("Add to the order") : tr("Hold"));
    m_customer->setChangeable(!adding);
    // What the order has already stays with it.
    m_noteField->setVisible(!adding);
    m_onArrival->setVisible(!adding);
    m_startOver->setVisible(!draft.isEmpty());
    m_weekly->setVisible(!draft.lines.isEmpty() && !adding);
    m_saved->setText(draft.isEmpty() ? QString() : tr("Draft saved on this computer"));
}

void BookingPanel::followLink()
{
    if (m_isGone) {
        m_messages->clear();
        m_booking.bookAlone();
    } else if (m_existing.isValid())
        Q_EMIT orderRequested(m_existing);
    else if (m_refused.isValid() && m_isFull)
        Q_EMIT waitlistRequested(m_refused);
    else if (m_refused.isValid())
        Q_EMIT takeRequested(m_refused);
    else if (m_rule)
        Overruling::ask(this, *m_rule, m_zone, [this](const QString &reason) { m_booking.overrule(reason); });
}

void BookingPanel::refuse(const Error &error, SlotId slot)
{
    m_existing = {};
    m_isGone = false;
    m_rule.reset();
    // A booking beside it may go back as well as one of its own.
    m_isFull = error.code == QLatin1String("sold_out") || error.code == QLatin1String("claim_taken");
    const bool takeable = Overruling::isPossible(error);
    m_refused = m_isFull || takeable ? slot : SlotId();
    m_messages->tellError(error, m_zone,
        m_isFull       ? tr("Put on the waitlist…")
            : takeable ? tr("Take it all the same…")
                       : QString());
}

void BookingPanel::setBalance(const QString &text)
{
    m_customer->setBalance(text);
}

void BookingPanel::showErrors()
{
    const QList<orders::BookingController::FieldError> &errors = m_booking.errors();
    m_cart->showErrors(errors);
    m_customer->showErrors(errors);
    const OrderId before = std::exchange(m_existing, OrderId());
    m_isGone = false;
    m_refused = {};
    m_rule.reset();
    if (errors.isEmpty()) {
        if (m_messages->kind() != MessageStrip::Kind::Info)
            m_messages->clear();
        return;
    }
    // An order that is there already is offered below, whichever line it concerns.
    const auto whole = std::find_if(errors.cbegin(), errors.cend(), [](const auto &e) {
        return e.field == Field::Whole || e.error.facts.contains(QLatin1String("order"))
            || Overruling::isPossible(e.error);
    });
    if (QWidget *line = m_cart->firstFaulty())
        m_scroll->ensureWidgetVisible(line, 0, Theme::gap);
    const auto note
        = std::find_if(errors.cbegin(), errors.cend(), [](const auto &e) { return e.field == Field::Note; });
    if (note != errors.cend())
        m_noteField->setError(note->error, m_zone);
    const bool onlyFields = whole == errors.cend();
    if (onlyFields) {
        m_messages->clear();
        return;
    }
    // Paid, expired or let go meanwhile: what was chosen is not lost with it.
    m_isGone = m_booking.draft().addTo.isValid() && whole->error.code == QLatin1String("order_state");
    m_existing = m_isGone ? OrderId() : OrderId(whole->error.facts.value(QLatin1String("order")).toInteger());
    if (!m_existing.isValid() && Overruling::isPossible(whole->error))
        m_rule = whole->error;
    m_messages->tellError(
        whole->error, m_zone, [gone = m_isGone, existing = m_existing.isValid(), rule = m_rule.has_value()] {
            return gone    ? tr("Book it as a new order")
                : existing ? tr("Open the order")
                : rule     ? Overruling::words()
                           : QString();
        });
    if (m_existing.isValid() && m_existing != before)
        Q_EMIT existingFound(m_existing, whole->error);
}

void BookingPanel::focusCaller()
{
    m_customer->focusStart();
}

void BookingPanel::focusNext()
{
    if (!m_customer->isReady())
        m_customer->focusStart();
    else
        m_hold->setFocus(Qt::OtherFocusReason);
}

void BookingPanel::advance()
{
    if (m_booking.draft().lines.isEmpty())
        Q_EMIT boardWanted();
    else
        m_hold->setFocus(Qt::TabFocusReason);
}

void BookingPanel::hold()
{
    m_messages->clear();
    m_booking.hold();
}

void BookingPanel::startOver()
{
    m_messages->clear();
    m_booking.startOver();
    m_customer->focusStart();
}

void BookingPanel::addCustomerMenu(CustomerMenu *menu)
{
    m_customer->addTool(menu);
    connect(menu, &CustomerMenu::merged, this, [this](const customers::Customer &kept) {
        m_booking.pickCustomer(kept);
        m_messages->tell(MessageStrip::Kind::Success,
            [name = kept.name] { return tr("%1 is one profile now.").arg(FormatText::isolated(name)); });
    });
    connect(&menu->data(), &customers::CustomerDataController::erased, this, [this] {
        m_booking.clear();
        m_messages->tell(MessageStrip::Kind::Success, [] { return tr("The customer is erased."); });
        m_customer->focusStart();
    });
}

} // namespace vd::ui
