#include "ui/desk/SeriesDialog.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Phrase.h"
#include "ui/common/TextLabel.h"

#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int usualWeeks = 10;

} // namespace

SeriesDialog::SeriesDialog(const Gateways &gateways, VenueId venue, const QTimeZone &zone,
    const QList<orders::DraftLine> &lines, QWidget *parent)
    : FormDialog(QStringLiteral("seriesDialog"), tr("Every week"), parent)
    , m_series(gateways, venue, lines)
    , m_zone(zone)
{
    build();
    connect(m_weeks, &QSpinBox::valueChanged, &m_series, &orders::SeriesController::ask);
    connect(&m_series, &orders::SeriesController::changed, this, &SeriesDialog::refresh);
    connect(&m_series, &orders::SeriesController::failed, this,
        [this](const Error &error) { messages()->tellError(error, m_zone); });
    connect(m_accept, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(m_series.free());
        accept();
    });
    m_series.ask(m_weeks->value());
    m_weeks->setFocus();
}

void SeriesDialog::build()
{
    auto *text = new TextLabel(tr("The booking again on the same weekday and time. What cannot be had is left out; "
                                  "nothing is held before you hold the booking."),
        FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(460);
    m_weeks = new QSpinBox(this);
    m_weeks->setObjectName(QStringLiteral("seriesWeeks"));
    m_weeks->setRange(1, m_series.mostWeeks());
    m_weeks->setValue(qMin(usualWeeks, m_series.mostWeeks()));
    m_weeks->setFixedWidth(120);
    auto *weeks = new FormField(tr("Further weeks"), m_weeks, this);
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("seriesList"));
    m_list->setAccessibleName(tr("The weeks"));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setMinimumHeight(260);
    m_sum = new TextLabel(FontRole::Base, Token::Text, this);
    m_sum->setObjectName(QStringLiteral("seriesSum"));
    m_sum->setWordWrap(true);
    column()->addWidget(text);
    column()->addWidget(weeks, 0, Qt::AlignLeft);
    column()->addWidget(m_list, 1);
    column()->addWidget(m_sum);
    m_accept = finish(tr("Cancel"), "seriesAccept");
    m_accept->setDefault(true);
}

QString SeriesDialog::when(const orders::SeriesCell &cell) const
{
    const QString day = FormatText::date(cell.businessDate);
    return cell.startsAt.isValid()
        ? QStringLiteral("%1 %2   %3")
              .arg(day, FormatText::range(cell.businessDate, cell.startsAt, cell.endsAt, m_zone), cell.spaceName)
        : QStringLiteral("%1   %2").arg(day, cell.spaceName);
}

// In a list a word is enough; what is unusual is said in full.
QString SeriesDialog::why(const Error &error) const
{
    const QString reason = error.facts.value(QLatin1String("reason")).toString();
    if (error.code == QLatin1String("sold_out") || error.code == QLatin1String("claim_taken"))
        return tr("taken");
    if (error.code == QLatin1String("no_slot"))
        return tr("no slot at this time");
    if (error.code == QLatin1String("slot_closed"))
        return reason.isEmpty() ? tr("closed") : tr("closed: %1").arg(reason);
    if (error.code == QLatin1String("slot_outside_hours"))
        return tr("outside the hours");
    if (error.code == QLatin1String("slot_stopped"))
        return reason.isEmpty() ? tr("stopped") : tr("stopped: %1").arg(reason);
    if (error.code == QLatin1String("slot_not_on_sale"))
        return tr("not on sale yet");
    return ErrorText::sentence(error, m_zone);
}

void SeriesDialog::refresh()
{
    m_list->clear();
    for (const orders::SeriesCell &cell : m_series.cells()) {
        auto *item = new QListWidgetItem(m_list);
        const bool free = !cell.refusal;
        item->setText(
            QStringLiteral("%1   %2").arg(when(cell), free ? FormatText::money(cell.amount) : why(*cell.refusal)));
        item->setIcon(Icon::get(
            free ? QStringLiteral("tick") : QStringLiteral("cross"), free ? Token::Success : Token::DangerText));
        if (!free)
            item->setForeground(Theme::color(Token::Muted));
    }
    const int found = static_cast<int>(m_series.free().size());
    const int left = static_cast<int>(m_series.cells().size()) - found;
    m_accept->setText(tr("Add %n to the booking", nullptr, found));
    m_accept->setEnabled(!m_series.isAsking() && found > 0);
    if (m_series.isAsking())
        m_sum->setText(tr("Looking…"));
    else if (found == 0)
        m_sum->setText(tr("None of these weeks can be had."));
    else {
        QStringList sum{tr("%n more for %1.", nullptr, found).arg(FormatText::money(m_series.total()))};
        if (left > 0)
            sum << tr("%n cannot be had and are left out.", nullptr, left);
        m_sum->setText(Phrase::sentences(sum));
    }
    if (!m_series.isAsking() && messages()->kind() == MessageStrip::Kind::Error)
        messages()->clear();
}

} // namespace vd::ui
