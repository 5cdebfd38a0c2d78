#pragma once

#include <QFrame>

namespace vd::ui {

class TextLabel;

/// One figure of the day: what it is, the figure, a line that says what it is made of, and one that compares it.
class KpiTile : public QFrame
{
    Q_OBJECT

public:
    explicit KpiTile(const QString &name, QWidget *parent = nullptr);

    void set(const QString &caption, const QString &figure, const QString &detail, const QString &compared = QString());
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString compared() const;

private:
    TextLabel *m_caption = nullptr;
    TextLabel *m_figure = nullptr;
    TextLabel *m_detail = nullptr;
    TextLabel *m_compared = nullptr;
};

} // namespace vd::ui
