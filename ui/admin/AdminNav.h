#pragma once

#include <QListWidget>

namespace vd::ui {

/// The administration's own list of pages, in groups; arrows move through the pages, groups are only read.
class AdminNav : public QListWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString text;
        QString icon; ///< Empty for a group's heading.
        int page = -1; ///< -1 for a heading.
    };

    explicit AdminNav(QWidget *parent = nullptr);

    /// Keeps the chosen page.
    void setEntries(const QList<Entry> &entries);
    void choose(int page);

Q_SIGNALS:
    void pageChosen(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showHeadings();
    void fitWidth();

    int m_page = -1;
    bool m_filling = false;
};

} // namespace vd::ui
