#pragma once

#include <QWidget>

class QBoxLayout;

namespace vd::ui {

/// Two widgets side by side where there is room for both, else one below the other; neither is squeezed into the other.
class WrapRow : public QWidget
{
    Q_OBJECT

public:
    WrapRow(QWidget *first, QWidget *second, QWidget *parent = nullptr);

    [[nodiscard]] QBoxLayout *row() const { return m_row; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void wrap();
    [[nodiscard]] int extra() const;

    QWidget *m_first;
    QWidget *m_second;
    QBoxLayout *m_row;
};

} // namespace vd::ui
