#include "ui/shell/CommandPalette.h"

#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/shell/PaletteDelegate.h"
#include "ui/shell/PaletteModel.h"

#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace vd::ui {

CommandPalette::CommandPalette(QWidget *window)
    : Overlay(window)
    , m_input(new LineEdit(card()))
    , m_list(new QListView(card()))
    , m_hint(new TextLabel(FontRole::Caption, Token::Muted, card()))
    , m_model(new PaletteModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    m_input->setObjectName(QStringLiteral("paletteInput"));
    m_input->setIcon(QStringLiteral("search"));
    m_input->setProperty("large", true);
    m_input->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(card());
    column->setContentsMargins(Theme::gap, Theme::gap, Theme::gap, Theme::gap);
    column->setSpacing(Theme::gap);
    column->addWidget(m_input);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_input, &LineEdit::submitted, this, &CommandPalette::runCurrent);
    connect(m_input, &LineEdit::escaped, this, &Overlay::closeOverlay);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    retranslate();
}

QSize CommandPalette::cardSize(const QSize &window) const
{
    return {qMin(640, window.width()), qMin(440, window.height() - 120)};
}

void CommandPalette::openWith(QList<Command> commands)
{
    m_commands = std::move(commands);
    m_input->clear();
    filter(QString());
    openOverlay();
    m_input->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::filter(const QString &typed)
{
    QList<Command> offered = m_commands;
    if (!typed.trimmed().isEmpty())
        offered.append(searchCommand(typed.trimmed()));
    // The commands first: those of before may belong to pages that are gone, and matching asks each whether it can run.
    m_model->setCommands(offered);
    m_model->setTyped(typed);
    m_list->setCurrentIndex(m_model->index(0, 0));
}

Command CommandPalette::searchCommand(const QString &typed)
{
    Command search;
    search.id = QStringLiteral("palette.search");
    search.title = tr("Search orders and customers for “%1”").arg(typed);
    search.icon = QStringLiteral("search");
    search.run = [this, typed] { Q_EMIT searchRequested(typed); };
    return search;
}

void CommandPalette::move(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int next = qBound(0, m_list->currentIndex().row() + rows, count - 1);
    m_list->setCurrentIndex(m_model->index(next, 0));
}

void CommandPalette::runCurrent()
{
    const QModelIndex at = m_list->currentIndex();
    if (!at.isValid() || !at.data(PaletteModel::RefusalRole).toString().isEmpty())
        return;
    // A copy: closing may clear the list, and the command may open the palette again.
    const std::function<void()> run = m_model->command(at.row()).run;
    closeOverlay();
    if (run)
        run();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_input && event->type() == QEvent::KeyPress && !m_input->isComposing()) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Down:
            move(1);
            return true;
        case Qt::Key_Up:
            move(-1);
            return true;
        case Qt::Key_PageDown:
            move(8);
            return true;
        case Qt::Key_PageUp:
            move(-8);
            return true;
        default:
            break;
        }
    }
    return Overlay::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent *event)
{
    Overlay::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CommandPalette::retranslate()
{
    m_input->setPlaceholderText(tr("Type a command, an order number, a phone number or a name"));
    m_input->setAccessibleName(tr("Search and commands"));
    m_list->setAccessibleName(tr("Commands"));
    m_hint->setText(tr("Up and Down to choose, Enter to run, Escape to close"));
}

} // namespace vd::ui
