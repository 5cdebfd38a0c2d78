#pragma once

#include <QStringList>
#include <QWidget>

namespace vd::ui {

class FormField;
class LineEdit;
class Segments;
class TextLabel;

/// Paying by a channel: which one, and the customer's pay code where one is shown; without a code the customer scans
/// ours. Where no channel is set up staff tell the payment by hand: which one it was, by the number it has.
class ChannelFields : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelFields(QWidget *parent = nullptr);

    void setChannels(const QStringList &channels);
    [[nodiscard]] bool hasChannels() const { return !m_channels.isEmpty(); }
    /// The one that is asked, or that the payment told by hand was of.
    [[nodiscard]] QString channel() const;
    [[nodiscard]] QString payCode() const;
    void clearCode();

Q_SIGNALS:
    void changed();
    void submitted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    [[nodiscard]] QStringList offered() const;

    QStringList m_channels;
    Segments *m_which = nullptr;
    FormField *m_codeField = nullptr;
    LineEdit *m_code = nullptr;
    TextLabel *m_byHand = nullptr;
};

} // namespace vd::ui
