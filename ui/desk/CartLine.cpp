#include "ui/desk/CartLine.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/PlaceDocuments.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

CartLine::CartLine(orders::BookingController &booking, SlotId slot, QWidget *parent)
    : QWidget(parent)
    , m_booking(booking)
    , m_slot(slot)
    , m_zone(QTimeZone::utc())
{
    setObjectName(QStringLiteral("cartLine%1").arg(slot.value()));
    build();
    retranslate();
    connect(m_less, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_more, &QToolButton::clicked, this, [this] { step(1); });
    connect(
        m_remove, &QToolButton::clicked, this, [this] { m_booking.removeLine(m_slot); }, Qt::QueuedConnection);
    connect(m_quantity, &QLineEdit::textEdited, this, &CartLine::quantityTyped);
    connect(m_quantity, &LineEdit::submitted, this, &CartLine::submitted);
    connect(m_seats, &QPushButton::clicked, this, &CartLine::seatsWanted);
    connect(m_documents, &PlaceDocuments::submitted, this, &CartLine::submitted);
    connect(m_documents, &PlaceDocuments::edited, this,
        [this](int place, const customers::Document &document) { m_booking.setDocument(m_slot, place, document); });
    connect(m_type, &QComboBox::activated, this,
        [this](int index) { m_booking.setTicketType(m_slot, m_types.value(index)); });
}

void CartLine::build()
{
    m_space = new TextLabel(FontRole::Strong, Token::Text, this);
    m_time = new TextLabel(FontRole::Figures, Token::Muted, this);
    m_time->setWordWrap(true); // which day and which hour must be read whole
    m_amount = new TextLabel(FontRole::FiguresStrong, Token::Text, this);
    m_amount->setObjectName(QStringLiteral("amount"));
    m_amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_type = new QComboBox(this);
    m_type->setObjectName(QStringLiteral("ticketType"));
    setDense(m_type);
    const auto tool = [this](const char *name, const char *icon) {
        auto *button = new QToolButton(this);
        button->setObjectName(QString::fromLatin1(name));
        button->setIcon(Icon::get(QString::fromLatin1(icon), Token::Muted));
        button->setAutoRaise(true);
        button->setFixedSize(Theme::dense, Theme::dense);
        return button;
    };
    m_less = tool("less", "minus");
    m_more = tool("more", "plus");
    m_remove = tool("remove", "close");
    m_quantity = new LineEdit(this);
    m_quantity->setObjectName(QStringLiteral("quantity"));
    m_quantity->setAlignment(Qt::AlignCenter);
    m_quantity->setFixedWidth(64);
    m_quantity->setMaxLength(9);
    setDense(m_quantity);
    m_error = new TextLabel(FontRole::Caption, Token::DangerText, this);
    m_error->setObjectName(QStringLiteral("lineError"));
    m_error->setWordWrap(true);
    m_error->hide();
    m_documents = new PlaceDocuments(this);
    m_seats = new QPushButton(this);
    m_seats->setObjectName(QStringLiteral("seats"));
    setVariant(m_seats, Variant::Quiet);
    setDense(m_seats);
    setFlush(m_seats);
    m_seats->hide();

    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::gap);
    top->addWidget(m_space);
    top->addWidget(m_time, 1);
    top->addWidget(m_amount);
    top->addWidget(m_remove);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(Theme::tight);
    bottom->addWidget(m_type, 1);
    bottom->addStretch(1);
    bottom->addWidget(m_less);
    bottom->addWidget(m_quantity);
    bottom->addWidget(m_more);
    bottom->addSpacing(Theme::dense + Theme::gap);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::overhang, Theme::tight, 0, Theme::gap);
    column->setSpacing(2);
    column->addLayout(top);
    column->addLayout(bottom);
    column->addWidget(m_seats, 0, Qt::AlignLeft);
    column->addWidget(m_documents);
    column->addWidget(m_error);
}

void CartLine::retranslate()
{
    m_less->setAccessibleName(tr("One less"));
    m_more->setAccessibleName(tr("One more"));
    m_remove->setAccessibleName(tr("Take out of the booking"));
    m_less->setToolTip(tr("One less (-)"));
    m_more->setToolTip(tr("One more (+)"));
    m_remove->setToolTip(tr("Take out of the booking (Del)"));
    m_quantity->setAccessibleName(tr("Quantity"));
    m_type->setAccessibleName(tr("Ticket type"));
}

void CartLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

const orders::DraftLine *CartLine::line() const
{
    for (const orders::DraftLine &line : m_booking.draft().lines) {
        if (line.slot == m_slot)
            return &line;
    }
    return nullptr;
}

void CartLine::refresh()
{
    const orders::DraftLine *now = line();
    if (!now)
        return;
    m_space->setText(now->spaceName);
    m_time->setText(FormatText::date(now->businessDate) + QStringLiteral("  ")
        + FormatText::range(now->businessDate, now->startsAt, now->endsAt, m_zone));
    const auto amount = m_booking.amountOf(*now);
    m_amount->setText(amount ? FormatText::amount(*amount) : unknown());
    const QList<catalog::TicketType> types = m_booking.typesFor(*now);
    const QSignalBlocker block(m_type);
    m_types.clear();
    m_type->clear();
    for (const catalog::TicketType &type : types) {
        m_types.append(type.id);
        m_type->addItem(type.name);
    }
    m_type->setCurrentIndex(static_cast<int>(m_types.indexOf(now->ticketType)));
    const bool oneParty = now->kind == catalog::SpaceKind::Exclusive || now->kind == catalog::SpaceKind::Instructor;
    m_type->setVisible(types.size() > 1);
    for (QWidget *widget :
        {static_cast<QWidget *>(m_less), static_cast<QWidget *>(m_quantity), static_cast<QWidget *>(m_more)})
        widget->setVisible(!oneParty);
    m_less->setEnabled(now->quantity > 1);
    // What somebody is typing stands as typed, also while it is no quantity yet.
    const bool typing = m_quantity->hasFocus() && now->quantity == 0;
    if (!typing && m_quantity->text().trimmed() != QString::number(now->quantity))
        m_quantity->setText(QString::number(now->quantity));
    m_quantity->setAccessibleDescription(now->spaceName);
    m_seats->setText(now->seatNames.isEmpty() ? tr("Best free seats · choose…")
                                              : tr("Seats: %1").arg(now->seatNames.join(QStringLiteral(", "))));
    m_documents->refresh(*now);
}

QString CartLine::unknown() const
{
    return m_booking.isQuoting() ? QStringLiteral("…") : tr("no price");
}

void CartLine::step(int by)
{
    const orders::DraftLine *now = line();
    if (!now)
        return;
    m_booking.setQuantity(m_slot, qBound(1, now->quantity + by, orders::BookingController::largestQuantity));
}

void CartLine::quantityTyped(const QString &text)
{
    const QString typed = text.normalized(QString::NormalizationForm_KC).trimmed();
    bool number = false;
    const int quantity = typed.toInt(&number);
    // What is no number stands as typed and is refused when held; it is never guessed.
    m_booking.setQuantity(m_slot, number ? quantity : 0);
}

void CartLine::setError(const Error &error)
{
    m_error->setText(ErrorText::sentence(error, m_zone));
    m_error->show();
    m_quantity->setProperty("fault", true);
    m_quantity->update();
    setAccessibleDescription(m_error->text());
    update();
}

void CartLine::clearError()
{
    m_error->hide();
    m_error->clear();
    m_quantity->setProperty("fault", false);
    m_quantity->update();
    update();
}

void CartLine::showPlaceErrors(const QList<orders::BookingController::FieldError> &errors)
{
    m_documents->showErrors(errors, m_zone);
}

bool CartLine::hasError() const
{
    return !m_error->text().isEmpty() || m_documents->hasError();
}

void CartLine::focusQuantity()
{
    if (m_quantity->isVisible()) {
        m_quantity->setFocus(Qt::TabFocusReason);
        m_quantity->selectAll();
    } else {
        m_remove->setFocus(Qt::TabFocusReason);
    }
}

void CartLine::offerSeats()
{
    m_booking.setSeated(m_slot);
    m_seats->show();
}

void CartLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        step(1);
        return;
    case Qt::Key_Minus:
        step(-1);
        return;
    case Qt::Key_Delete:
        m_booking.removeLine(m_slot);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CartLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(Token::Line));
    painter.drawLine(Theme::overhang, height() - 1, width(), height() - 1);
}

} // namespace vd::ui
