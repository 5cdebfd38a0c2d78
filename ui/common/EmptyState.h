#pragma once

#include <QWidget>

class QPushButton;

namespace vd::ui {

class TextLabel;

/// What stands where nothing is yet: says what will be here and offers the first step.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// icon: a name of the icon set. An empty actionText offers no step.
    void set(const QString &icon, const QString &title, const QString &text = {}, const QString &actionText = {});
    [[nodiscard]] QString title() const;

Q_SIGNALS:
    void actionTriggered();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    QWidget *m_iconSpace = nullptr;
    TextLabel *m_title = nullptr;
    TextLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace vd::ui
