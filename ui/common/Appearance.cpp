#include "ui/common/Appearance.h"

#include "ui/common/DialogFit.h"
#include "ui/common/FocusKeeper.h"
#include "ui/common/InputGuard.h"
#include "ui/common/Style.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace vd::ui {

Appearance::Appearance(QApplication &application, QObject *parent)
    : QObject(parent)
    , m_application(application)
{
    readSystem();
    QApplication::setStyle(new Style); // the application owns it
    QApplication::setFont(Theme::font(FontRole::Base));
    QToolTip::setFont(Theme::font(FontRole::Base));
    application.installEventFilter(new InputGuard(this));
    application.installEventFilter(new DialogFit(this));
    application.installEventFilter(new FocusKeeper(this));
    application.installEventFilter(this);
    apply();
}

void Appearance::setMode(ThemeMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    if (mode == ThemeMode::System)
        readSystem();
    apply();
    Q_EMIT modeChanged(mode);
}

void Appearance::readSystem()
{
    // Qt 6.4 does not tell the system's scheme; its own palette, read with ours put aside, does.
    QApplication::setPalette(QPalette());
    m_system = Theme::scheme();
}

void Appearance::apply()
{
    const Scheme scheme = m_mode == ThemeMode::System ? m_system
        : m_mode == ThemeMode::Dark                   ? Scheme::Dark
                                                      : Scheme::Light;
    const QPalette palette = Theme::palette(scheme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    Q_EMIT schemeChanged(scheme);
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && m_mode == ThemeMode::System && watched->isWindowType()) {
        const Scheme before = m_system;
        readSystem();
        if (m_system != before || Theme::scheme() != m_system)
            apply();
        else
            QApplication::setPalette(Theme::palette(m_system));
    }
    return QObject::eventFilter(watched, event);
}

} // namespace vd::ui
