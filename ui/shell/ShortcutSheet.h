#pragma once

#include "ui/common/Overlay.h"
#include "ui/shell/Command.h"

class QScrollArea;

namespace vd::ui {

class TextLabel;

/// F1: what this page is for and every shortcut that works now, by group.
class ShortcutSheet : public Overlay
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget *window);

    void openWith(const QString &title, const QString &help, const QList<Command> &commands);

protected:
    [[nodiscard]] QSize cardSize(const QSize &window) const override;

private:
    [[nodiscard]] QWidget *list(const QList<Command> &commands) const;

    TextLabel *m_title = nullptr;
    TextLabel *m_help = nullptr;
    QScrollArea *m_scroll = nullptr;
};

} // namespace vd::ui
