#pragma once

#include "ui/common/Theme.h"

#include <QWidget>

#include <functional>

class QGridLayout;

namespace vd::ui {

/// What a ScrollSheet shows: sections of lines, each with a quiet note and a button beside it where it has them.
class SheetLines : public QWidget
{
    Q_OBJECT

public:
    struct Link
    {
        QString text;
        QString name; ///< The button's, for tests.
        std::function<void()> follow;
    };

    SheetLines();

    void addTitle(const QString &title);
    /// A link without a text is none.
    void addLine(const QString &text, const QString &note = {}, const Link &link = {}, Token colour = Token::Text);

private:
    QGridLayout *m_grid = nullptr;
    int m_row = 0;
};

} // namespace vd::ui
