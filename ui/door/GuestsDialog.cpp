#include "ui/door/GuestsDialog.h"

#include "models/base/WhenDone.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/door/VerdictText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

#include <numeric>

namespace vd::ui {

using checkin::Guest;

namespace {

constexpr int typingMs = 200;

QString standingWord(const Guest &guest)
{
    return guest.standing == QLatin1String("ok") ? QString()
                                                 : VerdictText::word(guest.standing, checkin::VerdictKind::Refused);
}

} // namespace

GuestsDialog::GuestsDialog(checkin::DoorLink &link, const QDate &day, const QTimeZone &zone, QWidget *parent)
    : QDialog(parent)
    , m_link(link)
    , m_day(day)
    , m_zone(zone)
    , m_rows([](const Guest &guest) { return guest.ticket; })
    , m_which(new Segments(this))
    , m_search(new LineEdit(this))
    , m_table(new TablePane(this))
    , m_strip(new MessageStrip(this))
    , m_total(new TextLabel(FontRole::FiguresStrong, Token::Muted, this))
    , m_admit(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("guestsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_table->setModel(&m_rows);
    retranslate();
    m_table->rememberAs(QStringLiteral("door/guests"));
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(&m_typing, &QTimer::timeout, this, &GuestsDialog::load);
    connect(m_search, &LineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_which, &Segments::chosen, this, &GuestsDialog::load);
    connect(m_table, &TablePane::currentChanged, this, &GuestsDialog::retranslate);
    connect(m_table, &TablePane::rowOpened, this, &GuestsDialog::admit);
    connect(m_admit, &QPushButton::clicked, this, &GuestsDialog::admit);
    connect(m_print, &QPushButton::clicked, this, &GuestsDialog::print);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_link, &checkin::DoorLink::modeChanged, this, &GuestsDialog::load);
    resize(880, 620);
    load();
}

void GuestsDialog::build()
{
    m_search->setObjectName(QStringLiteral("guestSearch"));
    m_search->setIcon(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_total->setObjectName(QStringLiteral("guestTotal"));
    m_admit->setObjectName(QStringLiteral("admitGuest"));
    setVariant(m_admit, Variant::Primary);
    m_print->setObjectName(QStringLiteral("printGuests"));
    m_print->setIcon(Icon::get(QStringLiteral("printer")));
    m_admit->setAutoDefault(false);
    m_print->setAutoDefault(false);
    m_close->setAutoDefault(false);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_which);
    head->addWidget(m_search, 1);
    head->addWidget(m_total);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(Theme::gap);
    foot->addWidget(m_print);
    foot->addStretch(1);
    foot->addWidget(m_close);
    foot->addWidget(m_admit);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::group);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_table, 1);
    column->addLayout(foot);
    m_search->setFocus();
}

void GuestsDialog::retranslate()
{
    setWindowTitle(tr("Guests of today"));
    m_which->setChoices({tr("All of today"), tr("Inside now")});
    m_search->setPlaceholderText(tr("Name or last digits of the phone"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_admit->setText(tr("Check in"));
    m_admit->setToolTip(tr("Compare a document first: this guest shows no ticket"));
    m_print->setText(tr("Print…"));
    m_close->setText(tr("Close"));
    const std::optional<int> row = m_table->currentSourceRow();
    m_admit->setEnabled(row.has_value());
    m_rows.setColumns({
        {tr("Time"), [this](const Guest &g) { return FormatText::range(g.startsAt, g.endsAt, m_zone); },
            [](const Guest &g) { return g.startsAt; }, true, {}, {}, {}},
        {tr("Space"), [](const Guest &g) { return g.spaceName; }, {}, false, {}, {}, {}},
        {tr("Guest"), [](const Guest &g) { return g.holder; }, {}, false, {}, {}, {}},
        {tr("Phone"), [](const Guest &g) { return g.tail.isEmpty() ? QString() : QStringLiteral("*%1").arg(g.tail); },
            {}, true, {}, {}, {}},
        {tr("Ticket"), [](const Guest &g) { return g.ticketType; }, {}, false, {}, {}, {}},
        {tr("Order"), [](const Guest &g) { return g.orderNo; }, {}, false, {}, {}, {}},
        {tr("Entered"), [](const Guest &g) { return QStringLiteral("%1 / %2").arg(g.entered).arg(g.party); },
            [](const Guest &g) { return g.entered; }, true, {}, {}, {}},
        {tr("Inside"), [](const Guest &g) { return g.inside; }, {}, true, {}, {}, {}},
        {tr("State"), standingWord, {}, false, {}, {}, {}},
    });
    m_table->emptyState()->set(QStringLiteral("people"),
        m_which->current() == 1 ? tr("Nobody is inside") : tr("No guest found"),
        m_which->current() == 1 ? tr("Whoever is let in stands here until they leave.")
                                : tr("Search by a part of the name or by the last digits of the phone."));
    const int inside = std::accumulate(m_rows.rows().cbegin(), m_rows.rows().cend(), 0,
        [](int sum, const Guest &guest) { return sum + guest.inside; });
    m_total->setText(tr("%1 inside").arg(FormatText::number(inside)));
}

void GuestsDialog::showInside(bool inside)
{
    m_which->setCurrent(inside ? 1 : 0);
    load();
}

void GuestsDialog::load()
{
    m_table->loading()->load(m_link.guests(m_day, m_search->text().trimmed(), m_which->current() == 1),
        [this](const Result<QList<Guest>> &guests) { take(guests); });
}

void GuestsDialog::take(const Result<QList<Guest>> &guests)
{
    if (!guests) {
        m_strip->tellError(guests.error(), m_zone);
        return;
    }
    if (m_link.mode() == checkin::DoorLink::Mode::Offline)
        m_strip->tell(MessageStrip::Kind::Info,
            tr("By this door's own list: people whom other doors let in since then are missing, and names are found by "
               "their first letter and last word."));
    else
        m_strip->clear();
    m_rows.setRows(*guests);
    retranslate();
}

void GuestsDialog::admit()
{
    const std::optional<int> row = m_table->currentSourceRow();
    if (!row)
        return;
    const TicketId ticket = m_rows.row(*row).ticket;
    accept();
    Q_EMIT admitWanted(ticket);
}

QString GuestsDialog::printed() const
{
    QString rows;
    for (const Guest &g : m_rows.rows()) {
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td><td align=right>%5</td></tr>")
                    .arg(FormatText::range(g.startsAt, g.endsAt, m_zone), g.spaceName.toHtmlEscaped(),
                        g.holder.toHtmlEscaped(), g.orderNo.toHtmlEscaped(), QString::number(g.inside));
    }
    const QString title = m_which->current() == 1 ? tr("Inside now") : tr("Guests of today");
    const QDateTime now = m_link.sync() ? m_link.sync()->serverNow() : QDateTime::currentDateTimeUtc();
    return QStringLiteral("<h2>%1</h2><p>%2 · %3</p><table width='100%' cellspacing='4'>%4</table>")
        .arg(title, FormatText::moment(now, m_zone), m_total->text(), rows);
}

void GuestsDialog::print()
{
    auto *dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this](QPrinter *printer) {
        QTextDocument document;
        document.setHtml(printed());
        document.print(printer);
    });
    dialog->open();
}

void GuestsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
