#pragma once

#include <QObject>

namespace vd::ui {

/// Dialogs grow when what they say does, as by a message about a refusal; else it would be squeezed and cut. Never
/// beyond the screen, and never smaller again. Installed on the application by Appearance.
class DialogFit : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace vd::ui
