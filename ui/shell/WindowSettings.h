#pragma once

#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"

#include <QObject>

namespace vd::ui {

/// Remembers the chosen language and appearance between starts, in the program's settings.
class WindowSettings : public QObject
{
    Q_OBJECT

public:
    /// Applies what is remembered now and remembers every later choice. Both outlive it. A language or mode that was
    /// never chosen stays as it is.
    WindowSettings(LanguageSwitch &language, Appearance &appearance, QObject *parent = nullptr);
};

} // namespace vd::ui
