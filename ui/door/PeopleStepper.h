#pragma once

#include <QWidget>

class QToolButton;

namespace vd::ui {

class TextLabel;

/// How many people of a code to admit: all of its party, or a number.
class PeopleStepper : public QWidget
{
    Q_OBJECT

public:
    static constexpr int most = 99;

    explicit PeopleStepper(QWidget *parent = nullptr);

    /// 0 stands for all.
    [[nodiscard]] int people() const { return m_people; }
    void setPeople(int people);
    void more() { setPeople(m_people + 1); }
    void fewer() { setPeople(m_people - 1); }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    int m_people = 0;
    TextLabel *m_caption = nullptr;
    TextLabel *m_value = nullptr;
    QToolButton *m_fewer = nullptr;
    QToolButton *m_more = nullptr;
};

} // namespace vd::ui
