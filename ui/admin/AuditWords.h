#pragma once

#include "models/operators/AuditGateway.h"
#include "models/operators/VenueInfo.h"

#include <QCoreApplication>

namespace vd::ui {

/// What an audit entry says, in the window's language.
class AuditWords
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::AuditWords)

public:
    /// A kind of action to filter by, and the names it stands for.
    struct Kind
    {
        QString title;
        QStringList actions;
    };
    [[nodiscard]] static QList<Kind> kinds();
    /// "Price changed"; a name without words comes back as it is.
    [[nodiscard]] static QString action(const QString &name);
    /// The person's name, or "System".
    [[nodiscard]] static QString person(const operators::AuditEntry &entry);
    /// The terminal's own name, without the program's.
    [[nodiscard]] static QString terminal(const QString &name);
    /// One line: what matters of the facts, or why it was refused.
    [[nodiscard]] static QString details(const operators::AuditEntry &entry, const operators::VenueInfo &venue);
    /// Every fact in words, a line each.
    [[nodiscard]] static QString allFacts(const operators::AuditEntry &entry, const operators::VenueInfo &venue);

private:
    [[nodiscard]] static QString value(
        const QString &key, const QJsonValue &value, const operators::VenueInfo &venue, const QString &currency);
    [[nodiscard]] static QString text(const QString &given, const operators::VenueInfo &venue);
    /// A list or a group of facts within one line.
    [[nodiscard]] static QString nested(
        const QJsonValue &given, const operators::VenueInfo &venue, const QString &currency);
    [[nodiscard]] static QStringList inOrder(const QJsonObject &facts);
    [[nodiscard]] static QStringList rows(
        const QJsonObject &facts, const operators::VenueInfo &venue, const QString &currency);
};

} // namespace vd::ui
