#pragma once

#include <QLocale>
#include <QObject>

#include <optional>

class QDateTimeEdit;
class QKeyEvent;
class QLineEdit;

namespace vd::ui {

/// Gives a field of a day, or of a day and a time, the form of the window's language: "5 Dec 2026", "2026年12月5日",
/// with a calendar to choose from. Where a month is a word, its number may be typed all the same: 0 5 1 2 2 0 2 6;
/// and a blank, dot, dash, stroke or comma between the parts is welcome, never needed: 5.12.2026.
class DateForm : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the field from then on.
    static void dress(QDateTimeEdit *edit);
    /// How a day, or a day and a time, is written in the locale.
    [[nodiscard]] static QString format(const QLocale &locale, bool timed);
    static constexpr int firstYear = 1900;
    static constexpr int lastYear = 2199;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit DateForm(QDateTimeEdit *edit);

    void show();
    [[nodiscard]] bool separate(const QKeyEvent *key);
    [[nodiscard]] bool typeMonth(const QKeyEvent *key);

    QDateTimeEdit *m_edit = nullptr;
    QLineEdit *m_line = nullptr;
    std::optional<int> m_first; ///< A 0 or 1 that was typed for the month; another digit may follow.
    std::optional<int> m_typedIn; ///< The part the last key was typed in.
};

} // namespace vd::ui
