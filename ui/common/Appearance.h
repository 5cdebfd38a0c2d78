#pragma once

#include "ui/common/Theme.h"

#include <QObject>

class QApplication;

namespace vd::ui {

/// Light, dark or as the system says.
enum class ThemeMode { System, Light, Dark };

/// Gives the application its style, palette, face and input guard, and switches light and dark at run time. One per
/// program, owned by main.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(QApplication &application, QObject *parent = nullptr);

    void setMode(ThemeMode mode);
    [[nodiscard]] ThemeMode mode() const { return m_mode; }
    /// What the system prefers, as far as its palette tells.
    [[nodiscard]] Scheme systemScheme() const { return m_system; }

Q_SIGNALS:
    void schemeChanged(vd::ui::Scheme scheme);
    void modeChanged(vd::ui::ThemeMode mode);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readSystem();
    void apply();

    QApplication &m_application;
    ThemeMode m_mode = ThemeMode::System;
    Scheme m_system = Scheme::Light;
};

} // namespace vd::ui
