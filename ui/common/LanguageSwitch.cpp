#include "ui/common/LanguageSwitch.h"

#include <QCoreApplication>

namespace vd::ui {

LanguageSwitch::LanguageSwitch(QObject *parent)
    : QObject(parent)
{
    QLocale::setDefault(locale(m_language));
    load(QStringLiteral("venuedesk_en"));
}

LanguageSwitch::~LanguageSwitch() = default;

void LanguageSwitch::set(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    // The locale first: widgets format dates anew while they hear of the new language.
    QLocale::setDefault(locale(language));
    m_translators.clear(); // a translator takes itself out of the application
    if (language == Language::Chinese) {
        load(QStringLiteral("qtbase_zh_CN"));
        load(QStringLiteral("venuedesk_zh_CN"));
    } else {
        load(QStringLiteral("venuedesk_en"));
    }
    Q_EMIT changed(language);
}

void LanguageSwitch::load(const QString &file)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral(":/i18n/%1.qm").arg(file)))
        return; // an empty translation file does not load, and then there is nothing to install
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

Language LanguageSwitch::ofSystem()
{
    return QLocale::system().language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

QLocale LanguageSwitch::locale(Language language)
{
    // British English: weeks begin on Monday and the day stands before the month.
    return language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                         : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace vd::ui
