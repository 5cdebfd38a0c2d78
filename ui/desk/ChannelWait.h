#pragma once

#include "models/base/Money.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vd::ui {

class TextLabel;

/// A payment that a channel is being asked for: the code the customer scans, and what is waited for.
class ChannelWait : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelWait(QWidget *parent = nullptr);

    /// code: what the customer scans; empty when the customer confirms on the phone, or another desk began it.
    void expect(const QString &code, const Money &amount);
    void focusStart();

Q_SIGNALS:
    void askRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_code;
    Money m_amount;
    TextLabel *m_title = nullptr;
    TextLabel *m_text = nullptr;
    QLabel *m_picture = nullptr;
    QPushButton *m_ask = nullptr;
};

} // namespace vd::ui
