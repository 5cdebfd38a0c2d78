#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QString>

namespace vd::catalog {

/// A catalogue as a text file (JSON, RFC 8259): its object, and where in the text each value stands, so that whoever
/// refuses a value can be told by line. Reads nothing deeper or larger than a catalogue is.
class CatalogueFile
{
public:
    static constexpr qsizetype largest = 64 * 1024 * 1024; ///< Bytes; posters included.

    /// Errors: file_too_large, file_not_json (facts: line, reason).
    [[nodiscard]] static Result<CatalogueFile> read(const QByteArray &text);
    /// Indented, with a line end at the end, UTF-8.
    [[nodiscard]] static QByteArray write(const QJsonObject &object);

    [[nodiscard]] const QJsonObject &object() const { return m_object; }
    /// The line (from 1) of a value by its path ("/venues/0/name"); of the nearest thing around it that is there.
    [[nodiscard]] int lineOf(const QString &path) const;
    /// The path a refusal speaks of: its facts' path, field, row and part.
    [[nodiscard]] static QString pathOf(const QJsonObject &facts);

private:
    QJsonObject m_object;
    QHash<QString, int> m_lines;
};

} // namespace vd::catalog
