#pragma once

#include "models/payments/PaymentForm.h"

#include <QFrame>
#include <QStringList>
#include <QTimeZone>

class QButtonGroup;
class QGridLayout;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace vd::ui {

class AmountEdit;
class BenefitPicker;
class ChannelFields;
class FormField;
class LineEdit;
class TextLabel;

/// The till: how it is paid, how much was given, what goes back. One tender or several after each other.
class PaymentPane : public QFrame
{
    Q_OBJECT

public:
    explicit PaymentPane(QWidget *parent = nullptr);

    /// What is to be paid of an order. The same amount of the same order again keeps what is typed.
    void setDue(OrderId order, const Money &due);
    /// What the customer may pay with as a member, and the lines that a pass may pay.
    void setBenefits(const QList<payments::Benefit> &benefits, const QList<orders::Item> &items, const QTimeZone &zone);
    void setChannels(const QStringList &channels);
    void setBusy(bool busy);
    void showError(const Error &error);
    void focusStart();

Q_SIGNALS:
    void payRequested(const QList<vd::payments::Tender> &tenders, const vd::Money &change);
    /// The last amount by a channel, after these tenders; without a pay code the customer scans ours.
    void channelRequested(const QList<vd::payments::Tender> &before, const QString &channel, const vd::Money &amount,
        const QString &payCode);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void retranslate();
    void choose(int channel);
    void refresh();
    void refreshSuggestions();
    void layOutWays();
    /// What is left for the tender being typed, once those before it are given.
    [[nodiscard]] Money left() const;
    void refreshEarlier();
    void submit();
    void send(bool partial);
    void nextRow();
    void takeBack();
    void takeBenefit();
    [[nodiscard]] bool isBenefit() const;
    [[nodiscard]] bool isChannel() const;
    /// A channel is asked, and answers itself.
    [[nodiscard]] bool asksChannel() const;
    /// A channel's payment that staff tell with its number.
    [[nodiscard]] bool isByHand() const { return isChannel() && !asksChannel(); }
    [[nodiscard]] bool settleRow();
    [[nodiscard]] payments::PaymentForm::Row &row();
    [[nodiscard]] static QString channelName(const QString &channel);

    payments::PaymentForm m_form;
    OrderId m_order;
    bool m_busy = false;
    QButtonGroup *m_channels = nullptr;
    QGridLayout *m_ways = nullptr;
    TextLabel *m_title = nullptr;
    QVBoxLayout *m_earlier = nullptr;
    FormField *m_amountField = nullptr;
    AmountEdit *m_amount = nullptr;
    QWidget *m_suggestions = nullptr;
    BenefitPicker *m_benefit = nullptr;
    FormField *m_benefitField = nullptr;
    ChannelFields *m_channelFields = nullptr;
    FormField *m_numberField = nullptr;
    LineEdit *m_number = nullptr;
    TextLabel *m_resultLabel = nullptr;
    TextLabel *m_result = nullptr;
    QPushButton *m_pay = nullptr;
    QPushButton *m_part = nullptr;
    QPushButton *m_back = nullptr;
};

} // namespace vd::ui
