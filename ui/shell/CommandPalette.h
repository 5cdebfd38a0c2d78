#pragma once

#include "ui/common/Overlay.h"
#include "ui/shell/Command.h"

class QListView;

namespace vd::ui {

class LineEdit;
class PaletteModel;
class TextLabel;

/// Ctrl+K: every command by a few letters of its name, and a search for what is no command. Keyboard only if one likes.
class CommandPalette : public Overlay
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget *window);

    void openWith(QList<Command> commands);

Q_SIGNALS:
    /// The person asked for orders and customers of this text.
    void searchRequested(const QString &text);

protected:
    [[nodiscard]] QSize cardSize(const QSize &window) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void filter(const QString &typed);
    void move(int rows);
    void runCurrent();
    [[nodiscard]] Command searchCommand(const QString &typed);
    void retranslate();

    LineEdit *m_input = nullptr;
    QListView *m_list = nullptr;
    TextLabel *m_hint = nullptr;
    PaletteModel *m_model = nullptr;
    QList<Command> m_commands;
};

} // namespace vd::ui
