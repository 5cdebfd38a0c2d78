#include "ui/desk/WaitlistDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

WaitlistDialog::WaitlistDialog(waitlist::WaitlistController &waitlist, const inventory::Cell &cell,
    const QString &space, const Caller &caller, const QTimeZone &zone, QWidget *parent)
    : QDialog(parent)
    , m_waitlist(waitlist)
    , m_cell(cell)
    , m_caller(caller)
    , m_zone(zone)
{
    setObjectName(QStringLiteral("waitlistDialog"));
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Put on the waitlist"));
    build(space);
    using Controller = waitlist::WaitlistController;
    connect(m_accept, &QPushButton::clicked, this, &WaitlistDialog::submit);
    connect(&m_waitlist, &Controller::busyChanged, this, [this] { m_accept->setEnabled(!m_waitlist.isBusy()); });
    connect(
        &m_waitlist, &Controller::failed, this, [this](const Error &error) { m_messages->tellError(error, m_zone); });
    connect(&m_waitlist, &Controller::joined, this, [this](int ahead) {
        Q_EMIT joined(ahead);
        accept();
    });
    m_accept->setFocus();
}

void WaitlistDialog::build(const QString &space)
{
    auto *title = new TextLabel(windowTitle(), FontRole::Section, Token::Text, this);
    auto *slot = new TextLabel(QStringLiteral("%1   %2  %3")
                                   .arg(space, FormatText::date(m_cell.businessDate),
                                       FormatText::range(m_cell.startsAt, m_cell.endsAt, m_zone)),
        FontRole::Strong, Token::Text, this);
    auto *who = new TextLabel(
        QStringLiteral("%1   %2").arg(FormatText::isolated(m_caller.name), FormatText::phone(m_caller.phone)),
        FontRole::Base, Token::Text, this);
    auto *text
        = new TextLabel(tr("When places become free they are held for the first in the queue whom they suffice, for a "
                           "short time, and the call list shows the number. %n wait(s) now.",
                            nullptr, m_cell.waiting),
            FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    m_quantity = new QSpinBox(this);
    m_quantity->setObjectName(QStringLiteral("waitlistQuantity"));
    m_quantity->setRange(1, qMax(1, m_cell.capacity));
    m_quantity->setEnabled(m_cell.capacity > 1);
    auto *field = new FormField(tr("How many"), m_quantity, this);
    m_messages = new MessageStrip(this);
    m_messages->setClosable(false);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(true);
    m_accept = new QPushButton(tr("Put on the waitlist"), this);
    m_accept->setObjectName(QStringLiteral("waitlistAccept"));
    m_accept->setAutoDefault(true);
    setVariant(m_accept, Variant::Primary);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap);
    for (QWidget *widget : {static_cast<QWidget *>(title), static_cast<QWidget *>(slot), static_cast<QWidget *>(who),
             static_cast<QWidget *>(field), static_cast<QWidget *>(text), static_cast<QWidget *>(m_messages)})
        column->addWidget(widget);
    column->addSpacing(Theme::gap);
    column->addLayout(row);
}

void WaitlistDialog::submit()
{
    waitlist::JoinRequest request;
    request.customer = m_caller.customer;
    request.newCustomer = m_caller.newCustomer;
    request.slot = m_cell.slot;
    request.quantity = m_quantity->value();
    m_waitlist.join(request);
}

} // namespace vd::ui
