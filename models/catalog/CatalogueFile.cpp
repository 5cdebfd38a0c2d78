#include "models/catalog/CatalogueFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace vd::catalog {

namespace {

/// Walks a text that is known to be JSON and notes the line each value begins in.
class LineWalk
{
public:
    LineWalk(const QByteArray &text, QHash<QString, int> &lines)
        : m_text(text)
        , m_lines(lines)
    {
    }

    void value(const QString &path)
    {
        blanks();
        m_lines.insert(path, m_line);
        switch (here()) {
        case '{':
            members(path);
            break;
        case '[':
            elements(path);
            break;
        case '"':
            (void)string();
            break;
        default:
            while (!atEnd() && !QByteArrayView(",]} \t\r\n").contains(here()))
                ++m_at;
        }
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char here() const { return atEnd() ? '\0' : m_text.at(m_at); }

    void blanks()
    {
        for (; !atEnd() && QByteArrayView(" \t\r\n").contains(here()); ++m_at)
            m_line += here() == '\n' ? 1 : 0;
    }

    QString string()
    {
        const qsizetype from = m_at++;
        for (; !atEnd() && here() != '"'; ++m_at) {
            m_line += here() == '\n' ? 1 : 0;
            m_at += here() == '\\' ? 1 : 0;
        }
        ++m_at;
        // The same reader as for the values understands the escapes of the name.
        const QByteArray list = '[' + m_text.mid(from, m_at - from) + ']';
        return QJsonDocument::fromJson(list).array().at(0).toString();
    }

    void members(const QString &path)
    {
        ++m_at;
        for (blanks(); here() == '"'; blanks()) {
            const QString name = string();
            blanks();
            ++m_at; // the colon
            value(path + QLatin1Char('/') + name);
            blanks();
            m_at += here() == ',' ? 1 : 0;
        }
        ++m_at;
    }

    void elements(const QString &path)
    {
        ++m_at;
        blanks();
        for (int n = 0; !atEnd() && here() != ']'; ++n) {
            value(path + QLatin1Char('/') + QString::number(n));
            blanks();
            m_at += here() == ',' ? 1 : 0;
            blanks();
        }
        ++m_at;
    }

    const QByteArray &m_text;
    QHash<QString, int> &m_lines;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace

Result<CatalogueFile> CatalogueFile::read(const QByteArray &text)
{
    if (text.size() > largest)
        return fail(Fault::Rule, QStringLiteral("file_too_large"), {{QStringLiteral("most"), largest / 1024 / 1024}});
    // A mark that some editors put before UTF-8 is no part of the text.
    const QByteArray plain = text.startsWith("\xef\xbb\xbf") ? text.mid(3) : text;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(plain, &error);
    if (error.error != QJsonParseError::NoError) {
        const int line = static_cast<int>(plain.left(error.offset).count('\n')) + 1;
        return fail(Fault::Rule, QStringLiteral("file_not_json"),
            {{QStringLiteral("line"), line}, {QStringLiteral("reason"), error.errorString()}});
    }
    CatalogueFile file;
    file.m_object = document.object();
    LineWalk(plain, file.m_lines).value(QString());
    return file;
}

QByteArray CatalogueFile::write(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

int CatalogueFile::lineOf(const QString &path) const
{
    for (QString at = path; !at.isEmpty(); at.truncate(at.lastIndexOf(QLatin1Char('/')))) {
        const auto line = m_lines.constFind(at);
        if (line != m_lines.constEnd())
            return *line;
    }
    return m_lines.value(QString(), 1);
}

QString CatalogueFile::pathOf(const QJsonObject &facts)
{
    QStringList parts{facts.value(QLatin1String("path")).toString()};
    for (const char *name : {"field", "row", "part"}) {
        const QJsonValue part = facts.value(QLatin1String(name));
        if (part.isString() && !part.toString().isEmpty())
            parts << part.toString();
        else if (part.isDouble())
            parts << QString::number(part.toInteger());
    }
    return parts.join(QLatin1Char('/'));
}

} // namespace vd::catalog
