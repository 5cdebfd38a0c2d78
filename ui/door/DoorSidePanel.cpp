#include "ui/door/DoorSidePanel.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/door/ScanDelegate.h"
#include "ui/door/SlotCountDelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

using checkin::Scan;
using checkin::ScanListModel;
using checkin::SlotCount;

namespace {

constexpr int panelWidth = 340;

} // namespace

DoorSidePanel::DoorSidePanel(
    checkin::DoorCounts *counts, checkin::DoorHistory *history, const Clock *clock, QWidget *parent)
    : QWidget(parent)
    , m_counts(counts)
    , m_history(history)
    , m_limits(new MessageStrip(this))
    , m_countsTitle(new TextLabel(FontRole::Section, Token::Text, this))
    , m_inside(new TextLabel(FontRole::FiguresStrong, Token::Muted, this))
    , m_age(new TextLabel(FontRole::Base, Token::Warning, this))
    , m_filter(new LineEdit(this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_countDelegate(new SlotCountDelegate(clock, this))
    , m_scansTitle(new TextLabel(FontRole::Section, Token::Text, this))
    , m_scanDelegate(new ScanDelegate(this))
    , m_undo(new QPushButton(this))
{
    setObjectName(QStringLiteral("doorSide"));
    setFixedWidth(panelWidth);
    m_filtered->setSourceModel(counts->counts());
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    connect(m_filter, &LineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &LineEdit::escaped, m_filter, &LineEdit::clear);
    connect(m_counts, &checkin::DoorCounts::loaded, this, &DoorSidePanel::refreshTotals);
    connect(m_history, &checkin::DoorHistory::loaded, this, &DoorSidePanel::refreshUndo);
    connect(m_scanList->selectionModel(), &QItemSelectionModel::currentChanged, this, &DoorSidePanel::refreshUndo);
    connect(m_scanList, &QListView::activated, this, [this] {
        if (entryToUndo() == selected())
            Q_EMIT undoWanted(selected());
    });
    connect(m_undo, &QPushButton::clicked, this, [this] { Q_EMIT undoWanted(entryToUndo()); });
    retranslate();
}

QListView *DoorSidePanel::addList(QVBoxLayout *column, const QString &name, int stretch)
{
    auto *list = new QListView(this);
    list->setObjectName(name);
    list->setUniformItemSizes(true);
    list->setMouseTracking(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    column->addWidget(list, stretch);
    return list;
}

void DoorSidePanel::build()
{
    m_limits->setObjectName(QStringLiteral("limits"));
    m_limits->setClosable(false);
    m_inside->setObjectName(QStringLiteral("inside"));
    m_filter->setObjectName(QStringLiteral("countFilter"));
    m_filter->setIcon(QStringLiteral("search"));
    m_filter->setClearButtonEnabled(true);
    m_age->setObjectName(QStringLiteral("sideAge"));
    m_age->setWordWrap(true);
    m_age->hide();
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setIcon(Icon::get(QStringLiteral("undo")));
    m_undo->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap);
    column->addWidget(m_limits);
    auto *head = new QHBoxLayout;
    head->addWidget(m_countsTitle, 1);
    head->addWidget(m_inside);
    column->addLayout(head);
    column->addWidget(m_age);
    column->addWidget(m_filter);
    m_countList = addList(column, QStringLiteral("counts"), 5);
    m_countList->setModel(m_filtered);
    m_countList->setItemDelegate(m_countDelegate);
    m_countList->setSelectionMode(QAbstractItemView::NoSelection);
    column->addSpacing(Theme::gap);
    auto *scansHead = new QHBoxLayout;
    scansHead->addWidget(m_scansTitle, 1);
    scansHead->addWidget(m_undo);
    column->addLayout(scansHead);
    m_scanList = addList(column, QStringLiteral("scans"), 6);
    m_scanList->setModel(m_history->scans());
    m_scanList->setItemDelegate(m_scanDelegate);
    for (auto [list, label] : {std::pair{m_countList, &m_noCounts}, {m_scanList, &m_noScans}}) {
        *label = new TextLabel(FontRole::Base, Token::Muted, list->viewport());
        (*label)->setWordWrap(true);
        auto *inside = new QVBoxLayout(list->viewport());
        inside->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
        inside->addWidget(*label);
        inside->addStretch(1);
    }
}

void DoorSidePanel::addTop(QWidget *widget)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, widget);
}

void DoorSidePanel::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    m_countDelegate->setZone(zone);
    m_scanDelegate->setZone(zone);
    retranslate();
}

void DoorSidePanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void DoorSidePanel::setAge(const QString &text)
{
    m_age->setText(text);
    m_age->setVisible(!text.isEmpty());
}

void DoorSidePanel::retranslate()
{
    m_countsTitle->setText(tr("Today"));
    m_filter->setPlaceholderText(tr("Find a space or a time"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_scansTitle->setText(tr("Last scans"));
    m_undo->setText(tr("Undo…"));
    m_undo->setToolTip(tr("Take an entry back (Ctrl+Z): the selected one, else the newest of this door"));
    m_countList->setAccessibleName(tr("Entered and expected people per slot"));
    m_scanList->setAccessibleName(m_scansTitle->text());
    m_noCounts->setText(tr("Slots with tickets for today are listed here."));
    m_noScans->setText(tr("Nothing was scanned yet."));
    // The words of the rows depend on the language and the zone.
    m_counts->counts()->setText(
        [zone = m_zone](const SlotCount &count) { return SlotCountDelegate::text(count, zone); });
    m_history->scans()->setText([zone = m_zone](const Scan &scan) { return ScanDelegate::text(scan, zone); });
    refreshTotals();
    refreshUndo();
}

void DoorSidePanel::refreshTotals()
{
    m_inside->setText(tr("%1 inside").arg(FormatText::number(m_counts->inside())));
    refreshLimits();
    m_noCounts->setVisible(m_counts->counts()->rowCount() == 0);
    m_countList->viewport()->update();
    scrollToNow();
}

// Stays as long as it is so: nobody more goes in before somebody comes out.
void DoorSidePanel::refreshLimits()
{
    const QList<checkin::DoorCounts::Full> full = m_counts->full();
    QStringList lines;
    bool more = false;
    for (const checkin::DoorCounts::Full &space : full) {
        lines << tr("%1 holds %2 people, at most %3 are safe.")
                     .arg(space.space, FormatText::number(space.inside), FormatText::number(space.most));
        more = more || std::none_of(m_full.cbegin(), m_full.cend(), [&space](const checkin::DoorCounts::Full &before) {
            return before.space == space.space;
        });
    }
    m_full = full;
    if (lines.isEmpty())
        m_limits->clear();
    else if (m_limits->text() != lines.join(QLatin1Char('\n')))
        m_limits->tell(MessageStrip::Kind::Error, lines.join(QLatin1Char('\n')));
    if (more)
        Q_EMIT limitReached();
}

// The list opens where work is: at the first slot that is not over.
void DoorSidePanel::scrollToNow()
{
    const QList<SlotCount> current = m_counts->current();
    if (current.isEmpty() || !m_filter->text().isEmpty() || m_countList->hasFocus())
        return;
    const QList<SlotCount> &all = m_counts->counts()->counts();
    for (int row = 0; row < int(all.size()); ++row) {
        if (all.at(row).slot == current.constFirst().slot) {
            const QModelIndex index = m_filtered->mapFromSource(m_counts->counts()->index(row));
            m_countList->scrollTo(index, QAbstractItemView::PositionAtTop);
            return;
        }
    }
}

void DoorSidePanel::refreshUndo()
{
    m_undo->setEnabled(entryToUndo().isValid());
    m_noScans->setVisible(m_history->scans()->rowCount() == 0);
}

CheckInId DoorSidePanel::selected() const
{
    const QModelIndex index = m_scanList->currentIndex();
    return index.isValid() ? index.data(ScanListModel::ScanRole).value<Scan>().id : CheckInId();
}

CheckInId DoorSidePanel::entryToUndo() const
{
    const QModelIndex index = m_scanList->currentIndex();
    if (index.isValid()) {
        const Scan scan = index.data(ScanListModel::ScanRole).value<Scan>();
        if (checkin::DoorHistory::canUndo(scan))
            return scan.id;
    }
    return m_history->newestToUndo();
}

QString DoorSidePanel::describe(CheckInId entry) const
{
    for (const Scan &scan : m_history->scans()->scans()) {
        if (scan.id == entry)
            return ScanDelegate::text(scan, m_zone);
    }
    return {};
}

void DoorSidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
