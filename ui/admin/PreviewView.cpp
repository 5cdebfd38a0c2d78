#include "ui/admin/PreviewView.h"

#include "ui/admin/PreviewCalendar.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"

#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace vd::ui {

using schedule::GeneratorPreview;
using schedule::GeneratorRequest;
using schedule::GeneratorRow;

namespace {

QVariant outcomeIcon(const QString &outcome)
{
    static const QHash<QString, std::pair<QString, Token>> icons{
        {QStringLiteral("add"), {QStringLiteral("plus"), Token::Success}},
        {QStringLiteral("remove"), {QStringLiteral("minus"), Token::DangerText}},
        {QStringLiteral("change"), {QStringLiteral("edit"), Token::Accent}},
        {QStringLiteral("leave"), {QStringLiteral("person"), Token::Warning}},
        {QStringLiteral("outside"), {QStringLiteral("clock"), Token::Warning}},
        {QStringLiteral("exists"), {QStringLiteral("tick"), Token::Muted}}};
    const auto [icon, token] = icons.value(outcome, {QStringLiteral("warning"), Token::Warning});
    return Icon::get(icon, token);
}

QString keyOf(const GeneratorRow &row)
{
    return row.outcome + row.space.toString() + QLatin1Char('@') + QString::number(row.startsAt.toSecsSinceEpoch());
}

} // namespace

PreviewView::PreviewView(QWidget *parent)
    : QWidget(parent)
    , m_rows(new PreviewRows(&keyOf, this))
{
    build();
    retranslate();
    clear();
}

void PreviewView::build()
{
    m_empty = new EmptyState(this);
    auto *page = new QWidget(this);
    m_counts = new TextLabel(FontRole::Section, Token::Text, page);
    m_counts->setObjectName(QStringLiteral("previewCounts"));
    m_counts->setWordWrap(true);
    m_listTitle = new TextLabel(FontRole::Base, Token::Muted, page);
    m_calendar = new PreviewCalendar;
    auto *scroll = new QScrollArea(page);
    scroll->setObjectName(QStringLiteral("previewScroll"));
    scroll->setWidget(m_calendar);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    m_calendar->setAutoFillBackground(false);
    m_list = new TablePane(page);
    m_rows->setColumns(columns());
    m_list->setModel(m_rows);
    m_list->view()->setStartWidths({110, 146, 120, 110, 92});
    m_list->rememberAs(QStringLiteral("adminPreview"));
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_counts);
    column->addWidget(scroll, 1);
    column->addWidget(m_listTitle);
    column->addWidget(m_list, 1);
    m_stack = new QStackedLayout(this);
    m_stack->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    connect(m_calendar, &PreviewCalendar::dayClicked, this, [this](const QDate &day) {
        for (int row = 0; row < m_rows->rowCount(); ++row) {
            if (m_rows->row(row).businessDate == day) {
                m_list->selectSourceRow(row);
                return;
            }
        }
    });
}

void PreviewView::show(const GeneratorPreview &preview, const GeneratorRequest &request, const QTimeZone &zone)
{
    m_preview = preview;
    m_zone = zone;
    m_shown = true;
    m_calendar->setRange(request.from, request.to);
    m_calendar->setDays(preview.perDay);
    m_rows->setColumns(columns());
    m_rows->setRows(preview.rows);
    showCounts();
    m_stack->setCurrentIndex(1);
}

void PreviewView::clear()
{
    m_shown = false;
    m_stack->setCurrentIndex(0);
}

QString PreviewView::counts() const
{
    return m_shown ? m_counts->text() : QString();
}

void PreviewView::showCounts()
{
    QStringList parts{tr("%n slot(s) to add", nullptr, m_preview.adds)};
    if (m_preview.removes > 0)
        parts << tr("%n to take back", nullptr, m_preview.removes);
    if (m_preview.changes > 0)
        parts << tr("%n to change", nullptr, m_preview.changes);
    if (m_preview.leaves > 0)
        parts << tr("%n booked stay", nullptr, m_preview.leaves);
    if (m_preview.existing > 0)
        parts << tr("%n already there", nullptr, m_preview.existing);
    if (m_preview.conflicts > 0)
        parts << tr("%n in conflict", nullptr, m_preview.conflicts);
    m_counts->setText(parts.join(QStringLiteral("  ·  ")));
    const int all = m_preview.work() + m_preview.leaves + m_preview.existing + m_preview.conflicts;
    const int shown = static_cast<int>(m_preview.rows.size());
    m_listTitle->setText(shown < all
            ? tr("The first %1 of %2 slots, conflicts first").arg(FormatText::number(shown), FormatText::number(all))
            : tr("The slots, conflicts first"));
}

QList<Column<GeneratorRow>> PreviewView::columns() const
{
    const QTimeZone zone = m_zone;
    Column<GeneratorRow> outcome{tr("What happens"), [](const GeneratorRow &row) { return outcomeText(row.outcome); }};
    outcome.decoration = [](const GeneratorRow &row) { return outcomeIcon(row.outcome); };
    Column<GeneratorRow> day{tr("Business date"),
        [](const GeneratorRow &row) { return FormatText::dateWithYear(row.businessDate); },
        [](const GeneratorRow &row) { return row.startsAt; }};
    Column<GeneratorRow> time{tr("Time"),
        [zone](const GeneratorRow &row) { return FormatText::range(row.businessDate, row.startsAt, row.endsAt, zone); },
        [](const GeneratorRow &row) { return row.startsAt; }};
    Column<GeneratorRow> space{tr("Space"), [](const GeneratorRow &row) { return row.spaceName; }};
    Column<GeneratorRow> with{tr("In the way, or who has it"), &PreviewView::reason};
    with.toolTip = with.display;
    return {outcome, day, time, space, with};
}

QString PreviewView::outcomeText(const QString &outcome)
{
    return outcome == QLatin1String("add")    ? tr("Add")
        : outcome == QLatin1String("remove")  ? tr("Take back")
        : outcome == QLatin1String("change")  ? tr("Change")
        : outcome == QLatin1String("leave")   ? tr("Booked, stays")
        : outcome == QLatin1String("exists")  ? tr("Stays")
        : outcome == QLatin1String("outside") ? tr("Outside the hours")
                                              : tr("Conflict");
}

QString PreviewView::reason(const GeneratorRow &row)
{
    if (row.outcome != QLatin1String("outside"))
        return row.with;
    return row.with.isEmpty() ? tr("Closed on this day") : tr("Only to be had %1").arg(row.with);
}

void PreviewView::retranslate()
{
    m_empty->set(QStringLiteral("calendar"), tr("Preview before anything is written"),
        tr("Choose spaces, days and times, then press Preview: what would be added, taken back or left, and what is "
           "in the way, shows here."));
    m_list->view()->setAccessibleName(tr("Slots of the preview"));
    m_rows->setColumns(columns());
    showCounts();
}

} // namespace vd::ui
