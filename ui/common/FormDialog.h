#pragma once

#include <QDialog>

class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class MessageStrip;

/// A short form that does one thing: its title, its rows, what went wrong, and below them "Cancel" and the button that
/// acts. Made open(), modal to its window; goes away when it is closed.
class FormDialog : public QDialog
{
    Q_OBJECT

public:
    /// name: the object's, for tests.
    FormDialog(const QString &name, const QString &title, QWidget *parent);

protected:
    /// Rows are added here, before finish().
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    [[nodiscard]] MessageStrip *messages() const { return m_messages; }
    /// Ends the form; answers the button that acts, of that object name. Enter presses neither button by itself.
    [[nodiscard]] QPushButton *finish(const QString &cancel, const char *acceptName);

private:
    QVBoxLayout *m_column = nullptr;
    MessageStrip *m_messages = nullptr;
};

} // namespace vd::ui
