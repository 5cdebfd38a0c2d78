#pragma once

#include <QLineEdit>

namespace vd::ui {

/// A line of text for forms. While an input method composes, Enter and Escape belong to the input method: the Enter
/// that ends a composition never submits the form.
class LineEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit LineEdit(QWidget *parent = nullptr);

    /// An icon of the set at the left edge, e.g. "search".
    void setIcon(const QString &name);
    [[nodiscard]] bool isComposing() const { return m_composing; }

Q_SIGNALS:
    /// Enter was pressed outside a composition. Use this in place of returnPressed().
    void submitted();
    /// Escape was pressed outside a composition.
    void escaped();

protected:
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_composing = false;
};

} // namespace vd::ui
