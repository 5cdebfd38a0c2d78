#pragma once

#include <QPointer>
#include <QWidget>

namespace vd::ui {

/// A card over the dimmed window, part of it and no window of its own: no second task-bar entry, nothing that could
/// stay readable behind a lock. Escape or a click beside the card closes it and gives the focus back.
class Overlay : public QWidget
{
    Q_OBJECT

public:
    explicit Overlay(QWidget *window);

    void openOverlay();
    void closeOverlay();

Q_SIGNALS:
    void closed();

protected:
    /// The card everything is laid out on.
    [[nodiscard]] QWidget *card() const { return m_card; }
    /// Card's size inside a window of this size; the card stands centred, near the top.
    [[nodiscard]] virtual QSize cardSize(const QSize &window) const = 0;

    /// Puts the card in its place and size; again after what is on it has changed.
    void place();

    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QWidget *m_card = nullptr;
    QPointer<QWidget> m_before;
};

} // namespace vd::ui
