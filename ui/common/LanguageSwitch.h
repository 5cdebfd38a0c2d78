#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

#include <memory>
#include <vector>

namespace vd::ui {

enum class Language { English, Chinese };

/// Switches the window's language at run time: texts, plural forms, Qt's own texts, and the locale of dates and
/// numbers. Widgets hear QEvent::LanguageChange. One per program, owned by main.
class LanguageSwitch : public QObject
{
    Q_OBJECT

public:
    explicit LanguageSwitch(QObject *parent = nullptr);
    ~LanguageSwitch() override;

    void set(Language language);
    [[nodiscard]] Language language() const { return m_language; }
    /// Chinese on a Chinese system, English elsewhere.
    [[nodiscard]] static Language ofSystem();
    [[nodiscard]] static QLocale locale(Language language);

Q_SIGNALS:
    void changed(vd::ui::Language language);

private:
    void load(const QString &file);

    Language m_language = Language::English;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace vd::ui
