#include "ui/shell/WindowSettings.h"

#include <QSettings>

namespace vd::ui {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString modeKey = QStringLiteral("window/appearance");

const QList<std::pair<Language, QString>> languages{
    {Language::English, QStringLiteral("en")}, {Language::Chinese, QStringLiteral("zh")}};
const QList<std::pair<ThemeMode, QString>> modes{{ThemeMode::System, QStringLiteral("system")},
    {ThemeMode::Light, QStringLiteral("light")}, {ThemeMode::Dark, QStringLiteral("dark")}};

} // namespace

WindowSettings::WindowSettings(LanguageSwitch &language, Appearance &appearance, QObject *parent)
    : QObject(parent)
{
    const QSettings settings;
    for (const auto &[value, word] : languages)
        if (settings.value(languageKey).toString() == word)
            language.set(value);
    for (const auto &[value, word] : modes)
        if (settings.value(modeKey).toString() == word)
            appearance.setMode(value);
    connect(&language, &LanguageSwitch::changed, this, [](Language chosen) {
        for (const auto &[value, word] : languages)
            if (value == chosen)
                QSettings().setValue(languageKey, word);
    });
    connect(&appearance, &Appearance::modeChanged, this, [](ThemeMode chosen) {
        for (const auto &[value, word] : modes)
            if (value == chosen)
                QSettings().setValue(modeKey, word);
    });
}

} // namespace vd::ui
