#include "ui/admin/AdminNav.h"

#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace vd::ui {

namespace {

constexpr int navWidth = 188;
constexpr int widestNav = 194; // more would leave too little for the widest page
constexpr int headingHeight = 34;
constexpr int pageRole = Qt::UserRole;

} // namespace

AdminNav::AdminNav(QWidget *parent)
    : QListWidget(parent)
{
    setFixedWidth(navWidth);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setIconSize({Theme::icon - 2, Theme::icon - 2});
    setTextElideMode(Qt::ElideRight);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        const QListWidgetItem *item = this->item(row);
        if (m_filling || !item || item->data(pageRole).toInt() < 0)
            return;
        m_page = item->data(pageRole).toInt();
        Q_EMIT pageChosen(m_page);
    });
}

void AdminNav::setEntries(const QList<Entry> &entries)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        clear();
        for (const Entry &entry : entries) {
            auto *item = new QListWidgetItem(entry.text, this);
            item->setData(pageRole, entry.page);
            item->setToolTip(entry.text);
            if (entry.page < 0) {
                item->setFlags(Qt::NoItemFlags);
                item->setSizeHint({0, headingHeight});
                item->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom);
            } else {
                item->setIcon(Icon::get(entry.icon));
                item->setSizeHint({0, Theme::control});
            }
        }
    }
    showHeadings();
    choose(m_page);
    fitWidth();
}

// Every name is read whole, in whatever language, also beside the scroll bar of a low window.
void AdminNav::fitWidth()
{
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(pageRole).toInt() >= 0)
            widest = qMax(widest, fontMetrics().horizontalAdvance(item(row)->text()));
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const int beside = iconSize().width() + 4 * margin + 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    setFixedWidth(qBound(navWidth, widest + beside, widestNav));
}

void AdminNav::showHeadings()
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(pageRole).toInt() >= 0)
            continue;
        item(row)->setFont(Theme::font(FontRole::Caption));
        item(row)->setForeground(Theme::color(Token::Muted));
    }
}

void AdminNav::choose(int page)
{
    const QScopedValueRollback filling(m_filling, true);
    m_page = page;
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(pageRole).toInt() == page && page >= 0)
            setCurrentRow(row);
}

void AdminNav::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showHeadings();
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

} // namespace vd::ui
