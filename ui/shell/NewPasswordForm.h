#pragma once

#include "models/base/Result.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class FormField;
class LineEdit;
class MessageStrip;
class TextLabel;

/// A new password, typed twice, checked by its rules before anything is sent; with the present one where the person is
/// signed in already.
class NewPasswordForm : public QWidget
{
    Q_OBJECT

public:
    enum class Present { Asked, Known };

    explicit NewPasswordForm(Present present, QWidget *parent = nullptr);

    /// Empties the form. `known` is the present password where it is not asked for.
    void begin(const QString &login, const QString &known = {});
    void clear();
    void setBusy(bool busy);
    /// Beside the field it concerns, else above the form.
    void tellFailure(const Error &error);

Q_SIGNALS:
    void chosen(const QString &present, const QString &password);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void submit();
    void retranslate();

    Present m_kind;
    QString m_login;
    QString m_known;
    TextLabel *m_title = nullptr;
    TextLabel *m_text = nullptr;
    MessageStrip *m_strip = nullptr;
    LineEdit *m_present = nullptr;
    LineEdit *m_new = nullptr;
    LineEdit *m_again = nullptr;
    FormField *m_presentField = nullptr;
    FormField *m_newField = nullptr;
    FormField *m_againField = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace vd::ui
