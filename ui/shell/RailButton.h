#pragma once

#include <QAbstractButton>

namespace vd::ui {

/// A workspace in the rail: icon above word, a bar and a soft ground when it is the chosen one, and a count of what
/// waits.
class RailButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RailButton(const QString &icon, QWidget *parent = nullptr);

    void setWaiting(int count);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void paintBadge(QPainter &painter) const;

    QString m_icon;
    int m_waiting = 0;
};

} // namespace vd::ui
