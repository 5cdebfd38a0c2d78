#pragma once

#include "models/base/Id.h"
#include "models/operators/Role.h"
#include "ui/shell/Command.h"

#include <QList>
#include <QWidget>

class QShortcut;

namespace vd::operators {
struct VenueInfo;
}

namespace vd::ui {

/// A page of the main window with an entry in the rail. The window owns it, tells it which venue is chosen and offers
/// its commands. Every text is given through tr() and set again on QEvent::LanguageChange.
class Workspace : public QWidget
{
    Q_OBJECT

public:
    explicit Workspace(QWidget *parent = nullptr);
    ~Workspace() override;

    /// Stable name, also the objectName: "desk".
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString icon() const = 0;
    /// What the page can do at this moment. Asked again whenever the palette opens and after commandsChanged().
    [[nodiscard]] virtual QList<Command> commands() = 0;
    /// One or two sentences for F1: what this page is for.
    [[nodiscard]] virtual QString help() const { return {}; }
    /// The keys of its views that are no commands, for the shortcut sheet.
    [[nodiscard]] virtual QList<KeyHint> keys() const { return {}; }

    /// The venue every list and number of the page belongs to from now on.
    virtual void setVenue(const operators::VenueInfo &venue) = 0;
    /// The roles of the person signed in were changed. False: the page cannot go on with them and is made anew.
    [[nodiscard]] virtual bool takeRoles(operators::Roles) { return true; }
    /// The page was brought to the front: put the cursor where work starts.
    virtual void activated() { }
    virtual void deactivated() { }
    /// F5: asks the server again.
    virtual void reload() { }
    /// Ctrl+F: puts the cursor in the page's search field or opens its filter.
    virtual void find() { }
    /// Shows something by name, asked for by another page or the palette: "order:12345", "customer:77", "search:Chen".
    virtual void open(const QString &what);
    /// What the page wants in the window's header beside the venue (a date navigator); owned by the page.
    [[nodiscard]] virtual QWidget *headerTools() { return nullptr; }
    /// True for a page to which being offline is a normal mode with words of its own (the door): no banner over it.
    [[nodiscard]] virtual bool worksOffline() const { return false; }
    /// How many things wait for a person; shown as a number on the rail. 0 shows none.
    [[nodiscard]] virtual int waiting() const { return 0; }

    /// Makes the commands' shortcuts work while the page is shown. Called by the window; safe to repeat.
    void installShortcuts();

Q_SIGNALS:
    void commandsChanged();
    void waitingChanged();
    /// Asks the window to bring another workspace to the front and to call its open().
    void openRequested(const QString &workspaceId, const QString &what);

protected:
    /// Sets every text again; called when the language changes, before commandsChanged().
    virtual void retranslate() { }
    void changeEvent(QEvent *event) override;
    /// A command that may always run; id and icon in ASCII.
    [[nodiscard]] static Command command(
        const char *id, const QString &title, const char *icon, const QKeySequence &keys, std::function<void()> run);

private:
    void trigger(const QString &commandId);

    QList<QShortcut *> m_shortcuts;
};

} // namespace vd::ui
