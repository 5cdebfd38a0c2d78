#include "ui/desk/BoardPage.h"

#include "models/base/Changes.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/MonthView.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

BoardPage::BoardPage(inventory::BoardController &board, const Gateways &gateways, QWidget *parent)
    : QWidget(parent)
    , m_board(board)
    , m_gateways(gateways)
    , m_week(gateways)
{
    setObjectName(QStringLiteral("boardPage"));
    build(gateways);
    retranslate();
    using Controller = inventory::BoardController;
    connect(&m_board, &Controller::catalogChanged, this, &BoardPage::fillCategories);
    connect(&m_board, &Controller::loadingChanged, this, &BoardPage::refresh);
    connect(&m_board, &Controller::failed, this, [this](const Error &error) {
        m_messages->tellError(error, m_board.zone(), [] { return tr("Reload"); });
        refresh();
    });
    connect(m_messages, &MessageStrip::actionTriggered, this, [this] {
        m_messages->clear();
        m_board.reload();
    });
    connect(m_board.model(), &inventory::BoardModel::boardReset, this, &BoardPage::refresh);
    connect(m_board.model(), &inventory::BoardModel::layoutChanged, this, &BoardPage::refresh);
    connect(m_category, &QComboBox::activated, this, [this] {
        m_board.model()->setOnly({});
        m_board.model()->setCategory(CategoryId(m_category->currentData().toLongLong()));
        fillSpaces();
    });
    connect(m_smaller, &QToolButton::clicked, this, [this] { shownView()->setZoom(shownView()->zoom() / 1.15); });
    connect(m_larger, &QToolButton::clicked, this, [this] { shownView()->setZoom(shownView()->zoom() * 1.15); });
    wireSpans();
    if (gateways.changes) {
        connect(gateways.changes, &Changes::connectionLost, this, [this, clock = gateways.clock] {
            // Until then every change was heard.
            if (!m_offline)
                m_trueUntil = m_board.isStale() ? m_board.model()->readAt() : clock->now();
            m_offline = true;
            refresh();
        });
        connect(gateways.changes, &Changes::connectionBack, this, [this] {
            m_offline = false;
            m_messages->clear();
            refresh();
        });
    }
    refresh();
}

void BoardPage::build(const Gateways &gateways)
{
    m_tools = new QWidget(this);
    m_category = new QComboBox(m_tools);
    m_category->setObjectName(QStringLiteral("categoryFilter"));
    m_category->setMinimumWidth(96);
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_age = new TextLabel(FontRole::Caption, Token::Warning, m_tools);
    const auto tool = [this](const char *name, const char *icon) {
        auto *button = new QToolButton(m_tools);
        button->setObjectName(QString::fromLatin1(name));
        button->setIcon(Icon::get(QString::fromLatin1(icon)));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        return button;
    };
    m_smaller = tool("zoomOut", "minus");
    m_larger = tool("zoomIn", "plus");
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(Theme::gap);
    m_which = new Segments(m_tools);
    m_which->setObjectName(QStringLiteral("boardSpan"));
    m_space = new QComboBox(m_tools);
    m_space->setObjectName(QStringLiteral("weekSpace"));
    m_space->setMinimumWidth(150);
    m_space->hide();
    tools->addWidget(m_which);
    m_filter = new QToolButton(m_tools);
    m_filter->setObjectName(QStringLiteral("spaceFilter"));
    m_filter->setIcon(Icon::get(QStringLiteral("filter")));
    m_filter->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_filter->setPopupMode(QToolButton::InstantPopup);
    m_filter->setFocusPolicy(Qt::TabFocus);
    m_filterMenu = new QMenu(m_filter);
    m_filter->setMenu(m_filterMenu);
    tools->addWidget(m_category);
    tools->addWidget(m_filter);
    tools->addWidget(m_space);
    tools->addStretch(1);
    tools->addWidget(m_age);
    tools->addWidget(m_smaller);
    tools->addWidget(m_larger);
    m_messages = new MessageStrip(this);
    m_view = new BoardView(*m_board.model(), *gateways.clock, this);
    buildSpans(gateways);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("boardEmpty"));
    m_empty->setFocusPolicy(Qt::StrongFocus);
    m_loading = new LoadingBar(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::tight);
    auto *strip = new QHBoxLayout;
    strip->setContentsMargins(Theme::group, 0, Theme::group, 0);
    strip->addWidget(m_messages);
    column->addLayout(strip);
    column->addWidget(m_spans, 1);
    column->addWidget(m_empty, 1);
}

void BoardPage::retranslate()
{
    m_which->setChoices({tr("Day"), tr("Week"), tr("Month")});
    m_space->setAccessibleName(tr("The week of"));
    m_week.setDayNames([](const QDate &day) { return FormatText::date(day); });
    m_category->setAccessibleName(tr("Show spaces of"));
    m_smaller->setAccessibleName(tr("Smaller cells"));
    m_larger->setAccessibleName(tr("Larger cells"));
    m_smaller->setToolTip(tr("Smaller cells (Ctrl+-)"));
    m_larger->setToolTip(tr("Larger cells (Ctrl++)"));
    m_empty->set(QStringLiteral("calendar"), tr("Nothing is offered on this day"),
        tr("Slots appear here once they are generated in Administration. PgUp and PgDn go to other days."));
    fillCategories();
}

void BoardPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void BoardPage::tellError(const Error &error)
{
    m_messages->tellError(error, m_board.zone());
}

void BoardPage::fillCategories()
{
    const QSignalBlocker block(m_category);
    const CategoryId chosen = m_board.model()->category();
    m_category->clear();
    m_category->addItem(tr("All categories"), qint64(0));
    for (const catalog::Category &category : m_board.categories())
        m_category->addItem(category.name, static_cast<qint64>(category.id.value()));
    m_category->setCurrentIndex(qMax(0, m_category->findData(static_cast<qint64>(chosen.value()))));
    const QSignalBlocker blockSpace(m_space);
    const QVariant shown = m_space->currentData();
    m_space->clear();
    for (const catalog::Space &space : m_board.model()->spaces()) {
        if (!space.retired)
            m_space->addItem(space.name, static_cast<qint64>(space.id.value()));
    }
    m_space->setCurrentIndex(qMax(0, m_space->findData(shown)));
    fillSpaces();
}

void BoardPage::refresh()
{
    if (m_board.isLoading() != m_wasLoading) {
        m_wasLoading = m_board.isLoading();
        if (m_wasLoading)
            m_loading->start();
        else
            m_loading->stop();
    }
    const bool none = m_board.model()->isEmpty() && !m_board.isLoading() && !m_board.isStale();
    // Page Up and Page Down go on over a day that offers nothing.
    const bool within = m_empty->hasFocus() || m_view->hasFocus();
    m_spans->setVisible(!none || m_span != DaySpan);
    m_empty->setVisible(none && m_span == DaySpan);
    if (within)
        focusStart();
    const QDateTime read = m_offline ? m_trueUntil : m_board.model()->readAt();
    const bool old = (m_offline || m_board.isStale()) && read.isValid();
    m_age->setText(old ? tr("as of %1", "the moment of what is shown while there is no connection")
                             .arg(FormatText::time(read, m_board.zone()))
                       : QString());
    m_age->setVisible(old);
}

} // namespace vd::ui
