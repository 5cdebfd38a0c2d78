#pragma once

#include "models/payments/PaymentForm.h"

#include <QWidget>

class QButtonGroup;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace vd::ui {

class AmountEdit;
class FormField;
class LineEdit;
class TextLabel;

/// The till: how it is paid, how much was given, what goes back. One tender or several after each other.
class PaymentPane : public QWidget
{
    Q_OBJECT

public:
    explicit PaymentPane(QWidget *parent = nullptr);

    /// What is to be paid. The same amount again keeps what is typed.
    void setDue(const Money &due);
    void setBusy(bool busy);
    void showError(const Error &error);
    void focusStart();

Q_SIGNALS:
    void payRequested(const QList<vd::payments::Tender> &tenders, const vd::Money &change);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void retranslate();
    void choose(int channel);
    void refresh();
    void refreshSuggestions();
    void refreshEarlier();
    void submit();
    void send(bool partial);
    void nextRow();
    [[nodiscard]] payments::PaymentForm::Row &row();
    [[nodiscard]] static QString channelName(const QString &channel);

    payments::PaymentForm m_form;
    bool m_busy = false;
    QButtonGroup *m_channels = nullptr;
    TextLabel *m_title = nullptr;
    QVBoxLayout *m_earlier = nullptr;
    FormField *m_amountField = nullptr;
    AmountEdit *m_amount = nullptr;
    QWidget *m_suggestions = nullptr;
    FormField *m_numberField = nullptr;
    LineEdit *m_number = nullptr;
    TextLabel *m_resultLabel = nullptr;
    TextLabel *m_result = nullptr;
    QPushButton *m_pay = nullptr;
    QPushButton *m_part = nullptr;
};

} // namespace vd::ui
