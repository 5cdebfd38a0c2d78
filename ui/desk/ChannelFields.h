#pragma once

#include <QStringList>
#include <QWidget>

namespace vd::ui {

class FormField;
class LineEdit;
class Segments;
class TextLabel;

/// Paying by a channel: which one, and the customer's pay code where one is shown; without a code the customer scans
/// ours. A venue without channels reads why it cannot.
class ChannelFields : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelFields(QWidget *parent = nullptr);

    void setChannels(const QStringList &channels);
    [[nodiscard]] bool hasChannels() const { return !m_channels.isEmpty(); }
    [[nodiscard]] QString channel() const;
    [[nodiscard]] QString payCode() const;
    void clearCode();
    void focusStart();

Q_SIGNALS:
    void changed();
    void submitted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QStringList m_channels;
    Segments *m_which = nullptr;
    FormField *m_codeField = nullptr;
    LineEdit *m_code = nullptr;
    TextLabel *m_none = nullptr;
};

} // namespace vd::ui
