#pragma once

#include <QDate>
#include <QWidget>

class QComboBox;
class QDateEdit;

namespace vd::ui {

class TextLabel;

/// Which days: a usual period in one choice, or two dates. The first is never after the last.
class PeriodPicker : public QWidget
{
    Q_OBJECT

public:
    enum class Period { Today, Yesterday, ThisWeek, LastWeek, ThisMonth, LastMonth, ThirtyDays, Own };
    Q_ENUM(Period)

    explicit PeriodPicker(QWidget *parent = nullptr);

    /// The venue's today, which the usual periods are counted from.
    void setToday(const QDate &today);
    void setPeriod(Period period);
    [[nodiscard]] Period period() const;
    [[nodiscard]] QDate from() const;
    [[nodiscard]] QDate until() const;
    void retranslate();

    [[nodiscard]] static std::pair<QDate, QDate> daysOf(Period period, const QDate &today);
    /// The name of a week from Monday to Sunday by ISO 8601, "2026-W53"; empty for other days.
    [[nodiscard]] static QString weekOf(const QDate &from, const QDate &until);

Q_SIGNALS:
    void changed();

private:
    void chosen();
    void edited(const QDateEdit *edit);
    void show(const QDate &from, const QDate &until);

    QDate m_today;
    QComboBox *m_period = nullptr;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_until = nullptr;
    TextLabel *m_to = nullptr;
    TextLabel *m_week = nullptr;
};

} // namespace vd::ui
