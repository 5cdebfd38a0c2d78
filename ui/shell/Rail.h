#pragma once

#include <QHash>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace vd::ui {

class RailButton;
class TextLabel;

/// The left edge: one entry per workspace the roles allow, and the shift at the bottom.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    /// at: its place from above; -1 for the last.
    void add(const QString &id, const QString &icon, const QString &title, int at = -1);
    void remove(const QString &id);
    void setTitle(const QString &id, const QString &title);
    void setWaiting(const QString &id, int count);
    void setCurrent(const QString &id);
    /// Word and time of the shift entry at the bottom; an empty word hides it.
    void setShift(const QString &word, const QString &time);

Q_SIGNALS:
    void chosen(const QString &id);
    void shiftChosen();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_column = nullptr;
    QButtonGroup *m_group = nullptr;
    QHash<QString, RailButton *> m_buttons;
    RailButton *m_shift = nullptr;
    TextLabel *m_shiftTime = nullptr;
};

} // namespace vd::ui
