#pragma once

#include <QWidget>

namespace vd::ui {

/// A one-pixel line between two groups.
class Separator : public QWidget
{
    Q_OBJECT

public:
    explicit Separator(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace vd::ui
