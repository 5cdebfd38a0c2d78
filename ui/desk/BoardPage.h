#pragma once

#include "models/inventory/BoardController.h"
#include "models/inventory/WeekController.h"

#include <QWidget>

class QComboBox;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace vd::ui {

class BoardView;
class EmptyState;
class LoadingBar;
class MessageStrip;
class MonthView;
class Segments;
class TextLabel;

/// The board with its tools: a day of all spaces, a week of one, or a month with how full its days are; category
/// filter, zoom, how old it is, and what stands there while it is empty.
class BoardPage : public QWidget
{
    Q_OBJECT

public:
    enum Span { DaySpan, WeekSpan, MonthSpan };

    BoardPage(inventory::BoardController &board, const Gateways &gateways, QWidget *parent = nullptr);

    /// The day's board.
    [[nodiscard]] BoardView *view() const { return m_view; }
    /// The board of a week of one space; its cells are those of week().
    [[nodiscard]] BoardView *weekView() const { return m_weekView; }
    [[nodiscard]] const inventory::WeekController &week() const { return m_week; }
    [[nodiscard]] Span span() const { return m_span; }
    /// The view that keys go to.
    [[nodiscard]] BoardView *shownView() const { return m_span == WeekSpan ? m_weekView : m_view; }
    void setVenue(VenueId venue, const QTimeZone &zone);
    /// A week is of the space of the chosen cell, or of the one shown last.
    void showSpan(Span span);
    void focusStart();
    /// Filter, age and zoom in one row; the workspace puts them beside its tabs.
    [[nodiscard]] QWidget *tools() const { return m_tools; }
    void tellError(const Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build(const Gateways &gateways);
    void retranslate();
    void fillCategories();
    void fillSpaces();
    void filterSpaces();
    void buildSpans(const Gateways &gateways);
    void wireSpans();
    void showWeek();
    void askShares(const QDate &first, const QDate &last);
    void refresh();

    inventory::BoardController &m_board;
    Gateways m_gateways;
    inventory::WeekController m_week;
    Span m_span = DaySpan;
    bool m_offline = false;
    QDateTime m_trueUntil; ///< UTC, of what is shown while there is no connection.
    QWidget *m_tools = nullptr;
    QComboBox *m_category = nullptr;
    QToolButton *m_filter = nullptr; ///< Which spaces; its menu stays open while ticking.
    QMenu *m_filterMenu = nullptr;
    TextLabel *m_age = nullptr;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    MessageStrip *m_messages = nullptr;
    QStackedWidget *m_spans = nullptr;
    Segments *m_which = nullptr;
    QComboBox *m_space = nullptr;
    BoardView *m_view = nullptr;
    BoardView *m_weekView = nullptr;
    MonthView *m_month = nullptr;
    EmptyState *m_empty = nullptr;
    LoadingBar *m_loading = nullptr;
    bool m_wasLoading = false;
};

} // namespace vd::ui
