#pragma once

#include <QToolButton>

class QMenu;

namespace vd::ui {

/// The arrow beside an export button: the format, remembered for the next time, and another folder.
class ExportMenu : public QToolButton
{
    Q_OBJECT

public:
    explicit ExportMenu(QWidget *parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// A format was chosen: export in it.
    void exportWanted();
    void folderWanted();

private:
    void fill();

    QMenu *m_menu;
};

} // namespace vd::ui
