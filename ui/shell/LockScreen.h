#pragma once

#include "models/base/Result.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// Covers the whole window until the same person types the password again; shows no data but their name.
class LockScreen : public QWidget
{
    Q_OBJECT

public:
    /// Checks the password; the future's error is told below the field.
    using Check = std::function<Future<Done>(const QString &password)>;

    explicit LockScreen(Check check, QWidget *parent = nullptr);

    /// passwordKept: the person never types one, and Unlock alone opens.
    void lock(const QString &person, bool passwordKept = false);

Q_SIGNALS:
    void unlocked();
    /// Someone else wants to work here: the session ends, drafts stay for their owner.
    void otherPersonRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void tryUnlock();
    void retranslate();

    Check m_check;
    QString m_person;
    bool m_passwordKept = false;
    TextLabel *m_title = nullptr;
    TextLabel *m_name = nullptr;
    LineEdit *m_password = nullptr;
    FormField *m_field = nullptr;
    QPushButton *m_unlock = nullptr;
    QPushButton *m_other = nullptr;
};

} // namespace vd::ui
