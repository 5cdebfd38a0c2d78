#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace vd::customers {

/// What a customer is found by: rows of customers.search_key, compared by prefix.
///
/// A pure function of name and numbers, so every desk makes the same keys and the server need not know pinyin. Names
/// give a key from each character on, folded and also without accents; Chinese names further their pinyin and its
/// initials from each syllable on. Numbers give each suffix of four digits or more.
class SearchKeys
{
public:
    enum class Kind { Digits, Name };

    struct Key
    {
        Kind kind = Kind::Name;
        QString text;
        friend bool operator==(const Key &, const Key &) = default;
    };

    /// A search: a customer fits when each of texts is the beginning of one of its keys of the kind.
    struct Query
    {
        Kind kind = Kind::Name;
        QStringList texts;
        [[nodiscard]] bool isEmpty() const { return texts.isEmpty(); }
    };

    /// Keys are cut here, and so are searches: longer beginnings tell people apart no better.
    static constexpr qsizetype longestKey = 40;
    static constexpr qsizetype fewestDigits = 4;

    /// Without repetition, digits first, each kind sorted.
    [[nodiscard]] static QList<Key> forCustomer(
        const QString &name, const QString &phoneTyped, const QString &phoneE164);
    /// What to compare for a typed text: digits when it is four or more digits with the separators numbers have, else
    /// the words of a name. Empty for blanks and for one to three digits alone.
    [[nodiscard]] static Query forSearch(const QString &typed);
    /// Loads the tables for Chinese names, which takes a moment the first time; for a worker thread at the start.
    static void prepare();
    /// "digits" or "name", as the column has it.
    [[nodiscard]] static QString toDatabase(Kind kind);
};

} // namespace vd::customers
