#pragma once

#include <QFrame>

class QPushButton;
class QVBoxLayout;

namespace vd::ui {

/// A form at the left of its page whose outcome is previewed before it is made: the form in a card, below it the two
/// buttons, and beside it what the page shows.
class FormCard : public QFrame
{
    Q_OBJECT

public:
    /// preview, act: the buttons' object names.
    FormCard(QWidget *form, const char *preview, const char *act, QWidget *page);

    [[nodiscard]] QPushButton *previewButton() const { return m_preview; }
    [[nodiscard]] QPushButton *actButton() const { return m_act; }
    /// Stands above the form and does not roll with it.
    void addAbove(QWidget *widget);
    /// The same between the form and the buttons.
    void addBelow(QWidget *widget);
    /// Lays the page out: the card, beside it the widgets from the top; the last takes the room.
    void layOutBeside(const QList<QWidget *> &widgets);

private:
    QWidget *m_form = nullptr;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_preview = nullptr;
    QPushButton *m_act = nullptr;
};

} // namespace vd::ui
