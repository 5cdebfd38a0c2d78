#pragma once

#include <QDialog>

#include <functional>

class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// What a prompt asks. Numbers belong into the text: "3 orders, CNY 360.00".
struct Question
{
    QString title; ///< What will happen: "Refund CNY 120.00?"
    QString text; ///< What it means, in numbers.
    QStringList consequences; ///< One line each, shown as a list; may be empty.
    QString accept; ///< The verb: "Refund CNY 120.00".
    QString refuse; ///< Empty for "Cancel".
    bool danger = false; ///< Takes something away: red button.
    bool reason = false; ///< Asks for a reason, without which it cannot be accepted.
};

/// Asks once and calls back; no nested event loop. Enter and Escape both give the safe answer unless the person moved
/// to the other button.
class Prompt : public QDialog
{
    Q_OBJECT

public:
    /// Opens over the window of `parent`. The callback runs in the receiver's life only, with the reason if one was
    /// asked.
    static Prompt *ask(QWidget *parent, const Question &question, std::function<void(const QString &reason)> accepted);

    [[nodiscard]] QString reason() const;

private:
    Prompt(const Question &question, QWidget *parent);
    void build(const Question &question);
    void tryAccept();

    FormField *m_reasonField = nullptr;
    LineEdit *m_reason = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_refuse = nullptr;
};

} // namespace vd::ui
