#pragma once

#include <QFrame>

#include <array>

namespace vd::ui {

class TextLabel;

/// One figure of the day: what it is, the figure, a line that says what it is made of, and two that compare it.
class KpiTile : public QFrame
{
    Q_OBJECT

public:
    explicit KpiTile(const QString &name, QWidget *parent = nullptr);

    void set(const QString &caption, const QString &figure, const QString &detail, const QStringList &compared = {});
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QStringList compared() const;

private:
    TextLabel *m_caption = nullptr;
    TextLabel *m_figure = nullptr;
    TextLabel *m_detail = nullptr;
    std::array<TextLabel *, 2> m_compared{};
};

} // namespace vd::ui
