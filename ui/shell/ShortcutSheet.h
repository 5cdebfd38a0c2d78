#pragma once

#include "ui/common/ScrollSheet.h"
#include "ui/shell/Command.h"

namespace vd::ui {

/// F1: what this page is for and every shortcut that works now, by group.
class ShortcutSheet : public ScrollSheet
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget *window);

    void openWith(
        const QString &title, const QString &help, const QList<Command> &commands, const QList<KeyHint> &keys);

private:
    [[nodiscard]] QWidget *list(const QList<Command> &commands, const QList<KeyHint> &keys) const;
};

} // namespace vd::ui
