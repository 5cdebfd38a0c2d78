#include "ui/desk/CustomerBox.h"

#include "models/customers/PersonName.h"
#include "models/customers/PhoneNumber.h"
#include "models/customers/SearchKeys.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CustomerDelegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int mostShown = 5;

QString phoneOf(const customers::Customer &customer)
{
    return FormatText::phone(customer.phoneTyped.isEmpty() ? customer.phoneE164 : customer.phoneTyped);
}

} // namespace

CustomerBox::CustomerBox(orders::BookingController &booking, customers::CustomerSearch &search, QWidget *parent)
    : QWidget(parent)
    , m_booking(booking)
    , m_search(search)
{
    setObjectName(QStringLiteral("customerBox"));
    build();
    retranslate();
    connect(m_first, &QLineEdit::textChanged, this, &CustomerBox::typed);
    connect(m_first, &LineEdit::submitted, this, &CustomerBox::submit);
    connect(m_other, &QLineEdit::textChanged, this, &CustomerBox::otherTyped);
    connect(m_other, &LineEdit::submitted, this, &CustomerBox::submitOther);
    connect(m_results, &QListWidget::itemClicked, this, [this] { pick(m_results->currentRow()); });
    connect(
        m_orders, &QPushButton::clicked, this, [this] { Q_EMIT ordersRequested(phoneOf(m_booking.draft().customer)); });
    connect(m_change, &QPushButton::clicked, this, &CustomerBox::change);
    connect(&m_search, &customers::CustomerSearch::resultsChanged, this, &CustomerBox::showResults);
    connect(&m_search, &customers::CustomerSearch::failed, this,
        [this](const Error &error) { m_firstField->setWarning(ErrorText::sentence(error)); });
    connect(&m_booking, &orders::BookingController::draftChanged, this, &CustomerBox::takeDraft);
    takeDraft();
}

void CustomerBox::build()
{
    m_typing = new QWidget(this);
    QWidget *typing = m_typing;
    m_first = new LineEdit(typing);
    m_first->setObjectName(QStringLiteral("customerSearch"));
    m_first->setIcon(QStringLiteral("phone"));
    m_first->setMaxLength(400);
    m_first->installEventFilter(this);
    m_firstField = new FormField(QString(), m_first, typing);
    m_results = new QListWidget(typing);
    m_results->setObjectName(QStringLiteral("customerResults"));
    m_results->setItemDelegate(new CustomerDelegate(m_results));
    m_results->setFocusPolicy(Qt::NoFocus);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_results->hide();
    m_other = new LineEdit(typing);
    m_other->setObjectName(QStringLiteral("customerOther"));
    m_other->setMaxLength(1000);
    m_otherField = new FormField(QString(), m_other, typing);
    m_otherField->hide();
    auto *column = new QVBoxLayout(typing);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_firstField);
    column->addWidget(m_results);
    column->addWidget(m_otherField);

    m_picked = new QWidget(this);
    QWidget *picked = m_picked;
    picked->setObjectName(QStringLiteral("customerCard"));
    m_name = new TextLabel(FontRole::Section, Token::Text, picked);
    m_name->setObjectName(QStringLiteral("customerName"));
    m_name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // a full panel squeezes the cart, not the name
    m_phone = new TextLabel(FontRole::Figures, Token::Muted, picked);
    m_history = new TextLabel(FontRole::Base, Token::Muted, picked);
    m_history->setElides(true);
    m_balance = new TextLabel(FontRole::Base, Token::Text, picked);
    m_balance->setObjectName(QStringLiteral("customerBalance"));
    m_balance->setElides(true);
    m_balance->hide();
    m_warning = new TextLabel(FontRole::Base, Token::Warning, picked);
    m_warning->setObjectName(QStringLiteral("customerNote"));
    m_warning->setElides(true);
    m_change = new QPushButton(picked);
    m_change->setObjectName(QStringLiteral("changeCustomer"));
    setVariant(m_change, Variant::Quiet);
    setDense(m_change);
    m_orders = new QPushButton(picked);
    m_orders->setObjectName(QStringLiteral("customerOrders"));
    setVariant(m_orders, Variant::Quiet);
    setDense(m_orders);
    m_tools = new QHBoxLayout;
    m_tools->addWidget(m_name, 1);
    m_tools->addWidget(m_change);
    auto *text = new QVBoxLayout(picked);
    text->setContentsMargins(0, 0, 0, 0);
    text->setSpacing(2);
    text->addLayout(m_tools);
    auto *second = new QHBoxLayout;
    second->setSpacing(Theme::group);
    second->addWidget(m_phone, 1);
    second->addWidget(m_orders);
    text->addLayout(second);
    text->addWidget(m_history);
    text->addWidget(m_balance);
    text->addWidget(m_warning);

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(typing);
    all->addWidget(picked);
}

void CustomerBox::retranslate()
{
    m_firstField->setLabel(tr("Caller"));
    m_first->setPlaceholderText(tr("Phone number or name"));
    m_results->setAccessibleName(tr("Customers that fit"));
    m_change->setText(tr("Change"));
    m_orders->setText(tr("Orders"));
    m_orders->setToolTip(tr("What this customer booked before"));
    m_otherField->setLabel(
        isNumber(m_first->text()) ? tr("Name of the new customer") : tr("Phone number of the new customer"));
}

void CustomerBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        takeDraft();
        showResults();
    }
}

bool CustomerBox::isNumber(const QString &text) const
{
    bool digit = false;
    for (const QChar c : text) {
        if (c.isLetter())
            return false;
        digit = digit || c.isDigit();
    }
    return digit || text.startsWith(QLatin1Char('+'));
}

void CustomerBox::typed(const QString &text)
{
    if (m_taking)
        return;
    m_submitWaits = false;
    m_taking = true;
    if (isNumber(text)) {
        m_booking.setPhone(text);
        m_booking.setName(m_other->text());
    } else {
        m_booking.setName(text);
        m_booking.setPhone(m_other->text());
    }
    m_taking = false;
    if (text.trimmed().isEmpty())
        showNew(false);
    m_search.setText(text);
    retranslate();
}

void CustomerBox::otherTyped(const QString &text)
{
    if (m_taking)
        return;
    m_taking = true;
    if (isNumber(m_first->text()))
        m_booking.setName(text);
    else
        m_booking.setPhone(text);
    m_taking = false;
    const bool name = isNumber(m_first->text());
    const qsizetype length = name ? customers::PersonName::length(text) : 0;
    m_otherField->setHint(length > customers::PersonName::longest - 20
            ? tr("%1 of %2 characters").arg(length).arg(customers::PersonName::longest)
            : QString());
}

void CustomerBox::showResults()
{
    m_results->clear();
    const QString text = m_search.answeredText().trimmed();
    const QList<customers::Customer> &found = m_search.results();
    for (const customers::Customer &customer : found) {
        auto *item = new QListWidgetItem(m_results);
        item->setData(CustomerDelegate::NameRole, customer.name);
        item->setData(CustomerDelegate::PhoneRole, phoneOf(customer));
        item->setData(CustomerDelegate::NoteRole, CustomerDelegate::history(customer));
        item->setData(CustomerDelegate::WarnRole, customer.noShows > 0);
        item->setData(Qt::AccessibleTextRole,
            QStringLiteral("%1, %2, %3").arg(customer.name, phoneOf(customer), CustomerDelegate::history(customer)));
    }
    const bool complete = !isNumber(text) || customers::PhoneNumber::parse(text, m_booking.region()).has_value();
    if (!found.isEmpty() && complete) {
        auto *item = new QListWidgetItem(m_results);
        item->setData(CustomerDelegate::NewRole, true);
        item->setData(CustomerDelegate::NameRole,
            isNumber(text) ? tr("New customer with this number") : tr("New customer of this name"));
    }
    int height = 6;
    for (int i = 0; i < qMin(m_results->count(), mostShown + 1); ++i)
        height += m_results->sizeHintForRow(i);
    m_results->setFixedHeight(height);
    m_results->setVisible(m_results->count() > 0 && !m_new);
    m_results->setCurrentRow(m_results->count() > 0 ? 0 : -1);
    if (m_unanswered && !m_search.hasFailed())
        m_firstField->clearMessage();
    m_unanswered = m_search.hasFailed();
    if (found.isEmpty() && !text.isEmpty() && complete && !m_search.isPending() && !m_search.hasFailed())
        showNew(true);
    else if (!found.isEmpty() && !m_new)
        showNew(false);
    if (m_submitWaits && !m_search.isPending()) {
        m_submitWaits = false;
        if (!m_search.hasFailed())
            submit();
    }
}

void CustomerBox::showNew(bool shown)
{
    if (!shown)
        m_new = false;
    m_otherField->setVisible(shown);
    if (shown)
        checkUnusual();
    retranslate();
}

// Accepted after a warning: staff write down what they hear.
void CustomerBox::checkUnusual()
{
    const bool number = isNumber(m_first->text());
    const auto phone = customers::PhoneNumber::parse(number ? m_first->text() : m_other->text(), m_booking.region());
    if (phone && phone->judgement() == customers::PhoneNumber::Judgement::Unusual)
        (number ? m_firstField : m_otherField)
            ->setWarning(ErrorText::sentence({Fault::Rule, QStringLiteral("phone_unusual"), {}, {}}));
}

void CustomerBox::submit()
{
    if (m_first->text().trimmed().isEmpty())
        return;
    m_search.searchNow();
    if (m_search.isPending()) {
        m_submitWaits = true;
        return;
    }
    if (m_results->count() > 0 && !m_new) {
        pick(m_results->currentRow());
        return;
    }
    beginNew();
}

void CustomerBox::beginNew()
{
    const bool number = isNumber(m_first->text());
    const auto phone = customers::PhoneNumber::parse(m_first->text(), m_booking.region());
    if (number && !phone) {
        m_firstField->setError(phone.error());
        return;
    }
    if (m_otherField->isVisible() && isReady()) {
        Q_EMIT advanced();
        return;
    }
    m_new = true;
    m_results->hide();
    showNew(true);
    m_other->setFocus(Qt::TabFocusReason);
}

void CustomerBox::submitOther()
{
    const QList<orders::BookingController::FieldError> errors = m_booking.check();
    showErrors(errors);
    checkUnusual();
    if (isReady())
        Q_EMIT advanced();
}

bool CustomerBox::isReady() const
{
    if (m_booking.draft().customer.id.isValid())
        return true;
    return customers::PhoneNumber::parse(m_booking.draft().phone, m_booking.region()).has_value()
        && customers::PersonName::parse(m_booking.draft().name).has_value();
}

void CustomerBox::pick(int row)
{
    const QListWidgetItem *item = m_results->item(row);
    if (!item)
        return;
    if (item->data(CustomerDelegate::NewRole).toBool()) {
        m_new = true;
        m_results->hide();
        showNew(true);
        m_other->setFocus(Qt::TabFocusReason);
        return;
    }
    m_booking.pickCustomer(m_search.results().at(row));
    Q_EMIT advanced();
}

void CustomerBox::change()
{
    m_booking.dropCustomer();
    m_first->setFocus(Qt::OtherFocusReason);
    m_first->selectAll();
}

void CustomerBox::focusStart()
{
    if (m_booking.draft().customer.id.isValid()) {
        m_change->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_first->setFocus(Qt::OtherFocusReason);
    // The next number replaces an unfinished one; it is never added to it.
    m_first->selectAll();
}

// The draft changed elsewhere: restored, cleared after a hold, or a customer picked.
void CustomerBox::takeDraft()
{
    if (m_taking)
        return;
    const orders::BookingDraft &draft = m_booking.draft();
    m_taking = true;
    const bool byName = draft.phone.trimmed().isEmpty() && !draft.name.isEmpty();
    const QString first = byName ? draft.name : draft.phone;
    const QString other = byName ? draft.phone : draft.name;
    const bool typedByName
        = !isNumber(m_first->text()) && m_first->text() == draft.name && m_other->text() == draft.phone;
    if (!typedByName && (m_first->text() != first || m_other->text() != other)) {
        m_first->setText(first);
        m_other->setText(other);
        m_firstField->clearMessage();
        m_otherField->clearMessage();
        m_search.clear();
        m_new = false;
        m_otherField->setVisible(!other.isEmpty());
    }
    m_taking = false;
    const bool known = draft.customer.id.isValid();
    m_typing->setVisible(!known);
    m_picked->setVisible(known);
    if (known) {
        m_name->setText(draft.customer.name);
        m_phone->setText(phoneOf(draft.customer));
        QString history = CustomerDelegate::history(draft.customer);
        if (draft.customer.lastVisit.isValid())
            history += QStringLiteral(" · ")
                + tr("last %1").arg(FormatText::date(draft.customer.lastVisit.toTimeZone(m_zone).date()));
        m_history->setText(history);
        m_history->setColour(draft.customer.noShows > 0 ? Token::Warning : Token::Muted);
        m_change->setAccessibleDescription(draft.customer.name);
        m_orders->setVisible(draft.customer.orders > 0 || draft.customer.visits > 0);
        m_warning->setText(draft.customer.note.simplified());
        m_warning->setVisible(!draft.customer.note.isEmpty());
    }
    retranslate();
}

void CustomerBox::showErrors(const QList<orders::BookingController::FieldError> &errors)
{
    using Field = orders::BookingController::Field;
    const bool number = isNumber(m_first->text()) || m_first->text().trimmed().isEmpty();
    FormField *phone = number ? m_firstField : m_otherField;
    FormField *name = number ? m_otherField : m_firstField;
    // The first one last: setting an error moves the cursor there.
    for (const Field field : {Field::Name, Field::Phone}) {
        for (const auto &error : errors) {
            if (error.field != field)
                continue;
            FormField *target = field == Field::Phone ? phone : name;
            // An empty form lacks a number first of all; the name is asked for afterwards.
            if (target == m_otherField && m_first->text().trimmed().isEmpty())
                continue;
            m_otherField->setVisible(m_otherField->isVisibleTo(this) || target == m_otherField);
            target->setError(error.error);
        }
    }
}

bool CustomerBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_first || event->type() != QEvent::KeyPress || m_first->isComposing())
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || !m_results->isVisible())
        return QWidget::eventFilter(watched, event);
    m_results->setCurrentRow(qBound(0, m_results->currentRow() + step, m_results->count() - 1));
    if (const QListWidgetItem *item = m_results->currentItem())
        m_first->setAccessibleDescription(item->data(Qt::AccessibleTextRole).toString());
    return true;
}

void CustomerBox::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    takeDraft();
}

void CustomerBox::setChangeable(bool changeable)
{
    m_change->setVisible(changeable);
}

void CustomerBox::setBalance(const QString &text)
{
    m_balance->setText(text);
    m_balance->setVisible(!text.isEmpty());
}

void CustomerBox::addTool(QWidget *tool)
{
    m_tools->addWidget(tool);
}

} // namespace vd::ui
