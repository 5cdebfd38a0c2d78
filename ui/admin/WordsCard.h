#pragma once

#include <QFrame>

namespace vd::ui {

class TextLabel;

/// A quiet card with a caption and a few sentences; hidden while there are none.
class WordsCard : public QFrame
{
    Q_OBJECT

public:
    explicit WordsCard(QWidget *parent = nullptr);

    void say(const QString &caption, const QString &text);

private:
    TextLabel *m_caption = nullptr;
    TextLabel *m_text = nullptr;
};

} // namespace vd::ui
