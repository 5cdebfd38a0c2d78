#pragma once

#include "models/checkin/ScanReading.h"

#include <QList>
#include <QTimeZone>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class TextLabel;

/// Several codes in one picture: which one is it? Keys 1 to 9 choose, Escape leaves.
class CodeChooser : public QWidget
{
    Q_OBJECT

public:
    explicit CodeChooser(QWidget *parent = nullptr);

    /// readings and texts belong together, in the order the codes stand in the picture.
    void setCodes(const QStringList &texts, const QList<checkin::ScanReading> &readings, const QTimeZone &zone);
    [[nodiscard]] int count() const { return int(m_texts.size()); }

Q_SIGNALS:
    void chosen(const QString &text);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void rebuild();
    [[nodiscard]] QString describe(const checkin::ScanReading &reading) const;

    QStringList m_texts;
    QList<checkin::ScanReading> m_readings;
    QTimeZone m_zone;
    TextLabel *m_title = nullptr;
    TextLabel *m_hint = nullptr;
    QPushButton *m_cancel = nullptr;
    QVBoxLayout *m_list = nullptr;
    QList<QPushButton *> m_buttons;
};

} // namespace vd::ui
