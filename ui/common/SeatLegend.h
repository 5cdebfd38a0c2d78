#pragma once

#include <QWidget>

namespace vd::ui {

/// What the seats of a plan look like and what that means: free, chosen, held, sold, blocked. Each with the sign it has
/// on the plan, so that it reads without colours too.
class SeatLegend : public QWidget
{
    Q_OBJECT

public:
    explicit SeatLegend(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] static QStringList words();
    void retranslate();
};

} // namespace vd::ui
