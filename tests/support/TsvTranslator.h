#pragma once

#include <QHash>
#include <QString>
#include <QTranslator>

namespace vd::test {

/// Chinese from a list of translations in the source tree (context, source, translation), before they are compiled in.
class TsvTranslator : public QTranslator
{
public:
    /// Path relative to the source tree.
    explicit TsvTranslator(const QString &path);

    [[nodiscard]] bool isEmpty() const override { return m_texts.isEmpty(); }
    [[nodiscard]] QString translate(
        const char *context, const char *sourceText, const char *disambiguation = nullptr, int n = -1) const override;

private:
    QHash<QString, QString> m_texts;
};

} // namespace vd::test
