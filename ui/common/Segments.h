#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace vd::ui {

/// A few choices of which one holds, side by side: "Day Week Month". Arrow keys move between them.
class Segments : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget *parent = nullptr);

    /// Sets the words; keeps the choice when their number stays (language switch).
    void setChoices(const QStringList &words);
    [[nodiscard]] int current() const;
    /// Does not emit chosen().
    void setCurrent(int index);

Q_SIGNALS:
    void chosen(int index);

private:
    QHBoxLayout *m_row = nullptr;
    QButtonGroup *m_group = nullptr;
};

} // namespace vd::ui
