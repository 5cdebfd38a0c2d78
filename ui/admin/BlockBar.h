#pragma once

#include <QWidget>

class QTabBar;
class QToolButton;

namespace vd::ui {

/// Which block of a schedule the fields below are of: "1 2 3", one more, one less.
class BlockBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr int most = 20;

    explicit BlockBar(QWidget *parent = nullptr);

    /// Says nothing by signal.
    void setCount(int count, int current);
    [[nodiscard]] int count() const;
    [[nodiscard]] int current() const;
    void retranslate();

Q_SIGNALS:
    void chosen(int block);
    void moreWanted();
    /// The current one shall go; never the only one.
    void lessWanted();

private:
    QTabBar *m_tabs = nullptr;
    QToolButton *m_more = nullptr;
    QToolButton *m_less = nullptr;
};

} // namespace vd::ui
