#pragma once

#include <QDialog>

namespace vd::ui {

/// What a door that works alone cannot check; for staff to know before they rely on it.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(QWidget *parent = nullptr);
};

} // namespace vd::ui
