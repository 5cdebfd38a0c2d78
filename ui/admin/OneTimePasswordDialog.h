#pragma once

#include "models/operators/Operator.h"

#include <QDialog>

namespace vd::ui {

/// Shows a one-time password, once: it is stored nowhere and cannot be shown again.
class OneTimePasswordDialog : public QDialog
{
    Q_OBJECT

public:
    static OneTimePasswordDialog *show(QWidget *parent, const operators::Operator &person, const QString &password);

private:
    OneTimePasswordDialog(const operators::Operator &person, const QString &password, QWidget *parent);
};

} // namespace vd::ui
