#pragma once

#include <QFrame>

namespace vd::ui {

class TextLabel;

/// One figure of the day: what it is, the figure, and a line that says what it is made of.
class KpiTile : public QFrame
{
    Q_OBJECT

public:
    explicit KpiTile(const QString &name, QWidget *parent = nullptr);

    void set(const QString &caption, const QString &figure, const QString &detail);
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QString detail() const;

private:
    TextLabel *m_caption = nullptr;
    TextLabel *m_figure = nullptr;
    TextLabel *m_detail = nullptr;
};

} // namespace vd::ui
