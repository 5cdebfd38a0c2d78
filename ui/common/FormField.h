#pragma once

#include "models/base/Result.h"

#include <QTimeZone>
#include <QWidget>

#include <functional>

class QLabel;

namespace vd::ui {

class TextLabel;

/// An input with its label above and its message below. An error gives the input a red frame and the focus; it goes
/// away as soon as the person changes the input.
class FormField : public QWidget
{
    Q_OBJECT

public:
    FormField(const QString &label, QWidget *editor, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    /// A quiet line below the input while there is no message.
    void setHint(const QString &hint);
    /// Says what is wrong and puts the cursor there.
    void setError(const QString &message);
    void setError(const Error &error, const QTimeZone &zone = {});
    /// Says something about an input that is accepted all the same.
    void setWarning(const QString &message);
    void clearMessage();

    [[nodiscard]] bool hasError() const { return m_state == State::Error; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QWidget *editor() const { return m_editor; }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class State { None, Warning, Error };

    void show(State state, const QString &message);
    void watch();

    TextLabel *m_label = nullptr;
    QWidget *m_editor = nullptr;
    TextLabel *m_message = nullptr;
    QString m_hint;
    std::function<QString()> m_sentence; ///< Of the error shown, in the language of the moment; null for a plain text.
    State m_state = State::None;
};

} // namespace vd::ui
