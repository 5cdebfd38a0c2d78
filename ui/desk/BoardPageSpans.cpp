// Day, week and month of BoardPage.
#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"
#include "ui/common/EmptyState.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/MonthView.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

void BoardPage::buildSpans(const Gateways &gateways)
{
    m_weekView = new BoardView(*m_week.model(), *gateways.clock, this);
    m_weekView->setObjectName(QStringLiteral("weekView"));
    m_month = new MonthView(this);
    // In a frame of its own: the day's board stays the first board of the page.
    auto *week = new QWidget(this);
    auto *frame = new QVBoxLayout(week);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(m_weekView);
    m_spans = new QStackedWidget(this);
    m_spans->addWidget(m_view);
    m_spans->addWidget(week);
    m_spans->addWidget(m_month);
}

void BoardPage::wireSpans()
{
    connect(m_which, &Segments::chosen, this, [this](int span) { showSpan(static_cast<Span>(span)); });
    connect(m_space, &QComboBox::activated, this, &BoardPage::showWeek);
    connect(&m_week, &inventory::WeekController::failed, this, &BoardPage::tellError);
    connect(m_weekView, &BoardView::dayStepRequested, &m_board,
        [this](int step) { m_board.setDate(m_board.date().addDays(step * inventory::WeekController::days)); });
    connect(m_weekView, &BoardView::todayRequested, &m_board, [this] { m_board.setDate(m_board.today()); });
    connect(m_month, &MonthView::monthShown, this, &BoardPage::askShares);
    connect(m_month, &MonthView::opened, this, [this](const QDate &day) {
        m_board.setDate(day);
        showSpan(DaySpan);
    });
    connect(&m_board, &inventory::BoardController::dateChanged, this, [this](const QDate &date) {
        if (m_span == WeekSpan)
            showWeek();
        m_month->setToday(m_board.today());
        if (m_span == MonthSpan)
            m_month->setDate(date);
    });
}

void BoardPage::setVenue(VenueId venue, const QTimeZone &zone)
{
    m_view->setZone(zone);
    m_weekView->setZone(zone);
    m_week.setVenue(venue, zone);
    m_board.model()->setOnly({});
    showSpan(DaySpan);
}

void BoardPage::showSpan(Span span)
{
    // The week of the cell the keys are on; whoever asks for a week has pointed at the space.
    if (span == WeekSpan && m_span != WeekSpan) {
        const inventory::Cell *cell = m_board.model()->cell(m_view->current());
        const QSignalBlocker block(m_space);
        if (cell)
            m_space->setCurrentIndex(qMax(0, m_space->findData(static_cast<qint64>(cell->space.value()))));
    }
    m_span = span;
    m_which->setCurrent(span);
    m_spans->setCurrentIndex(span);
    m_category->setVisible(span == DaySpan);
    m_filter->setVisible(span == DaySpan);
    m_space->setVisible(span == WeekSpan);
    m_smaller->setVisible(span != MonthSpan);
    m_larger->setVisible(span != MonthSpan);
    if (span == WeekSpan) {
        showWeek();
    } else {
        m_week.hide();
    }
    if (span == MonthSpan)
        m_month->setDate(m_board.date());
    refresh();
    focusStart();
}

void BoardPage::focusStart()
{
    QWidget *shown = m_span == MonthSpan ? static_cast<QWidget *>(m_month) : shownView();
    (m_empty->isVisibleTo(this) ? m_empty : shown)->setFocus(Qt::OtherFocusReason);
}

void BoardPage::keyPressEvent(QKeyEvent *event)
{
    const bool goes = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown || event->key() == Qt::Key_T;
    if (goes && m_empty->hasFocus())
        QCoreApplication::sendEvent(m_view, event);
    else
        QWidget::keyPressEvent(event);
}

// The spaces of the category that is shown; what is ticked is shown alone.
void BoardPage::fillSpaces()
{
    m_filterMenu->clear();
    const inventory::BoardModel &model = *m_board.model();
    QAction *all = m_filterMenu->addAction(tr("All of them"));
    connect(all, &QAction::triggered, this, [this] {
        m_board.model()->setOnly({});
        fillSpaces();
    });
    m_filterMenu->addSeparator();
    for (const catalog::Space &space : model.spaces()) {
        if (space.retired || (model.category().isValid() && space.category != model.category()))
            continue;
        QAction *action = m_filterMenu->addAction(space.name);
        action->setCheckable(true);
        action->setChecked(model.only().contains(space.id));
        action->setData(static_cast<qint64>(space.id.value()));
        connect(action, &QAction::toggled, this, &BoardPage::filterSpaces);
    }
    const qsizetype chosen = model.only().size();
    m_filter->setText(chosen == 0 ? tr("Spaces") : tr("Spaces (%1)").arg(chosen));
}

void BoardPage::filterSpaces()
{
    QSet<SpaceId> only;
    const QList<QAction *> actions = m_filterMenu->actions();
    for (const QAction *action : actions) {
        if (action->isChecked())
            only.insert(SpaceId(action->data().toLongLong()));
    }
    m_board.model()->setOnly(only);
    m_filter->setText(only.isEmpty() ? tr("Spaces") : tr("Spaces (%1)").arg(only.size()));
}

void BoardPage::showWeek()
{
    const catalog::Space *space = m_board.model()->space(SpaceId(m_space->currentData().toLongLong()));
    if (space)
        m_week.show(*space, m_board.date());
}

void BoardPage::askShares(const QDate &first, const QDate &last)
{
    if (!m_board.venue().id.isValid())
        return;
    whenDone(m_gateways.inventory->occupancy(m_board.venue().id, first, last), this,
        [this](const Result<QList<QPair<QDate, int>>> &shares) {
            QHash<QDate, int> byDay;
            for (const auto &[day, percent] : shares.value_or(QList<QPair<QDate, int>>()))
                byDay.insert(day, percent);
            m_month->setShares(byDay);
            if (!shares)
                tellError(shares.error());
        });
}

} // namespace vd::ui
