#pragma once

#include "models/base/Result.h"

#include <QDialog>

#include <functional>

namespace vd::ui {

class NewPasswordForm;

/// Changes the password of the person signed in. Stays open until the server has taken it or the person gives up.
class PasswordDialog : public QDialog
{
    Q_OBJECT

public:
    using Change = std::function<Future<Done>(const QString &present, const QString &password)>;

    /// accepted() follows when the password is changed.
    static PasswordDialog *open(QWidget *parent, const QString &login, Change change);

private:
    PasswordDialog(const QString &login, Change change, QWidget *parent);
    void send(const QString &present, const QString &password);

    Change m_change;
    NewPasswordForm *m_form = nullptr;
};

} // namespace vd::ui
