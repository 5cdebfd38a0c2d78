#pragma once

#include <QWidget>

namespace vd::ui {

/// "Offline" in the colour that mode has everywhere, with its sign: a tilde.
class OfflineChip : public QWidget
{
    Q_OBJECT

public:
    explicit OfflineChip(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QString text() const;
};

} // namespace vd::ui
