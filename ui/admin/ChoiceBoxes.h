#pragma once

#include <QList>
#include <QWidget>

class QCheckBox;
class QVBoxLayout;

namespace vd::ui {

class TextLabel;

/// A column of check boxes, each with a quiet sentence below it where there is one.
class ChoiceBoxes : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        qint64 id = 0;
        QString text;
        QString sentence;
    };

    explicit ChoiceBoxes(QWidget *parent = nullptr);

    /// Keeps what is ticked.
    void setChoices(const QList<Choice> &choices);
    void setChosen(const QList<qint64> &ids);
    [[nodiscard]] QList<qint64> chosen() const;
    [[nodiscard]] QCheckBox *box(qint64 id) const;

Q_SIGNALS:
    void changed();

private:
    struct Row
    {
        qint64 id = 0;
        QCheckBox *box = nullptr;
        TextLabel *sentence = nullptr;
    };
    [[nodiscard]] Row add(qint64 id);

    QVBoxLayout *m_column = nullptr;
    QList<Row> m_rows;
};

} // namespace vd::ui
