#include "ui/desk/PaymentPane.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/BenefitPicker.h"
#include "ui/desk/ChannelFields.h"
#include "ui/desk/PaymentWays.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

PaymentPane::PaymentPane(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("paymentPane"));
    build();
    retranslate();
    connect(m_channels, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            choose(id);
    });
    connect(m_amount, &QLineEdit::textChanged, this, [this](const QString &text) {
        row().typed = text;
        refresh();
    });
    connect(m_benefit, &QComboBox::currentIndexChanged, this, &PaymentPane::takeBenefit);
    connect(m_channelFields, &ChannelFields::changed, this, &PaymentPane::refresh);
    connect(m_channelFields, &ChannelFields::submitted, this, &PaymentPane::submit);
    connect(m_back, &QPushButton::clicked, this, &PaymentPane::takeBack);
    connect(m_number, &QLineEdit::textChanged, this, [this](const QString &text) { row().channelNo = text; });
    connect(m_amount, &LineEdit::submitted, this, &PaymentPane::submit);
    connect(m_number, &LineEdit::submitted, this, &PaymentPane::submit);
    connect(m_pay, &QPushButton::clicked, this, &PaymentPane::submit);
    connect(m_part, &QPushButton::clicked, this, [this] { send(true); });
}

void PaymentPane::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

payments::PaymentForm::Row &PaymentPane::row()
{
    return m_form.rows().back();
}

void PaymentPane::setDue(OrderId order, const Money &due)
{
    if (order == m_order && due == m_form.due())
        return;
    m_order = order;
    m_form = payments::PaymentForm(due);
    m_amount->setCurrency(due.currency());
    m_amount->clear();
    m_number->clear();
    m_channelFields->clearCode();
    m_channels->button(0)->setChecked(true);
    refreshEarlier();
    refreshSuggestions();
    retranslate();
    refresh();
}

void PaymentPane::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void PaymentPane::focusStart()
{
    m_channels->checkedButton()->setFocus(Qt::OtherFocusReason);
}

void PaymentPane::choose(int channel)
{
    row().channel = paymentWordAt(channel);
    const bool cash = channel == 0;
    m_numberField->setVisible(!cash && !isBenefit() && !asksChannel());
    m_numberField->clearMessage();
    m_benefitField->setVisible(isBenefit());
    m_channelFields->setVisible(isChannel());
    takeBenefit();
    m_amountField->clearMessage();
    refreshSuggestions();
    retranslate();
    refresh();
}

bool PaymentPane::isBenefit() const
{
    return m_form.rows().constLast().channel == QLatin1String("benefit");
}

bool PaymentPane::isChannel() const
{
    return paymentWayOf(m_form.rows().constLast().channel) == channelWay;
}

bool PaymentPane::asksChannel() const
{
    return isChannel() && m_channelFields->hasChannels();
}

// Which channel it was, and that it has a number, before the row counts.
bool PaymentPane::settleRow()
{
    if (!isByHand())
        return true;
    row().channel = m_channelFields->channel();
    if (!m_number->text().trimmed().isEmpty())
        return true;
    m_numberField->setError({Fault::Rule, QStringLiteral("channel_no_required"), {}, {}});
    return false;
}

void PaymentPane::setBenefits(
    const QList<payments::Benefit> &benefits, const QList<orders::Item> &items, const QTimeZone &zone)
{
    m_benefit->setBenefits(benefits, items, zone);
    m_channels->button(benefitWay)->setVisible(m_benefit->hasBenefits());
    layOutWays();
    // Who had chosen it and has it no more pays in cash again.
    if (!m_benefit->hasBenefits() && isBenefit())
        m_channels->button(0)->setChecked(true);
    takeBenefit();
}

void PaymentPane::setChannels(const QStringList &channels)
{
    m_channelFields->setChannels(channels);
    m_numberField->setVisible(m_channels->checkedId() != 0 && !isBenefit() && !asksChannel());
}

void PaymentPane::takeBenefit()
{
    m_amount->setEnabled(true);
    if (!isBenefit() || !m_benefit->hasBenefits())
        return;
    const BenefitPicker::Choice choice = m_benefit->choice();
    row().benefit = choice.benefit;
    row().item = choice.item;
    row().whole = choice.whole;
    // A pass pays its line, not more and not less.
    m_amount->setEnabled(!choice.benefit.paysLines());
    if (choice.benefit.paysLines())
        m_amount->setText(choice.whole.toPlain());
    refresh();
}

Money PaymentPane::left() const
{
    payments::PaymentForm before = m_form;
    before.rows().removeLast();
    const auto sum = before.sum();
    return sum ? sum->rest : m_form.due();
}

void PaymentPane::refreshSuggestions()
{
    const QList<QPushButton *> old = m_suggestions->findChildren<QPushButton *>();
    for (QPushButton *button : old) {
        button->hide();
        button->deleteLater();
    }
    const Money rest = left();
    const bool cash = row().channel == QLatin1String("cash");
    m_suggestions->setVisible(cash && !rest.isZero());
    m_amount->setPlaceholderText(FormatText::amount(rest));
    if (!cash)
        return;
    for (const Money &money : payments::PaymentForm::suggestions(rest)) {
        auto *chip = new QPushButton(FormatText::amount(money), m_suggestions);
        setDense(chip);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QPushButton::clicked, m_amount, [this, money] {
            m_amount->setText(money.toPlain());
            m_amount->setFocus(Qt::OtherFocusReason);
        });
        m_suggestions->layout()->addWidget(chip);
    }
}

void PaymentPane::refreshEarlier()
{
    while (QLayoutItem *item = m_earlier->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto sum = m_form.sum();
    for (qsizetype i = 0; i + 1 < m_form.rows().size(); ++i) {
        const QString amount = sum ? FormatText::money(sum->tenders.at(i).amount) : m_form.rows().at(i).typed;
        m_earlier->addWidget(
            new TextLabel(QStringLiteral("%1   %2").arg(channelName(m_form.rows().at(i).channel), amount),
                FontRole::Figures, Token::Text, this));
    }
}

void PaymentPane::refresh()
{
    const auto sum = m_form.sum();
    m_back->setVisible(m_form.rows().size() > 1);
    m_pay->setEnabled(!m_busy);
    const bool rest = sum && !sum->rest.isZero() && !asksChannel();
    m_part->setVisible(rest);
    m_part->setEnabled(!m_busy);
    if (!sum) {
        m_resultLabel->setText(tr("Due"));
        m_result->setText(FormatText::money(left()));
        m_pay->setText(tr("Record payment"));
        return;
    }
    if (rest) {
        m_resultLabel->setText(tr("Still to pay"));
        m_result->setText(FormatText::money(sum->rest));
        m_pay->setText(tr("Add, then pay the rest another way"));
        return;
    }
    if (asksChannel()) {
        m_resultLabel->setText(tr("By QR code"));
        m_result->setText(FormatText::money(sum->tenders.constLast().amount));
        m_pay->setText(m_channelFields->payCode().isEmpty() ? tr("Show the QR code") : tr("Collect by pay code"));
        return;
    }
    const bool change = !sum->change.isZero();
    m_resultLabel->setText(change ? tr("Change") : tr("Due"));
    // What is asked for now is what the tenders before have left, though all of them are recorded at once.
    m_result->setText(FormatText::money(change ? sum->change : left()));
    const QString all = FormatText::money(m_form.due());
    m_pay->setText(m_busy              ? tr("Recording…")
            : m_form.rows().size() > 1 ? tr("Record %1 in all").arg(all)
                                       : tr("Record %1").arg(all));
}

void PaymentPane::submit()
{
    if (m_busy)
        return;
    const auto sum = m_form.sum();
    if (!sum) {
        m_amountField->setError(sum.error().error);
        return;
    }
    if (!settleRow())
        return;
    // What a channel is asked for comes last: the rest waits for its answer.
    if (sum->rest.isZero() || asksChannel())
        send(asksChannel());
    else
        nextRow();
}

void PaymentPane::send(bool partial)
{
    if (m_busy || !settleRow())
        return;
    const auto sum = m_form.sum();
    if (!sum || (!partial && !sum->rest.isZero()))
        return;
    if (asksChannel()) {
        Q_EMIT channelRequested(sum->tenders.mid(0, sum->tenders.size() - 1), m_channelFields->channel(),
            sum->tenders.constLast().amount, m_channelFields->payCode());
        return;
    }
    Q_EMIT payRequested(sum->tenders, sum->change);
}

void PaymentPane::nextRow()
{
    // An empty row takes what it can only while it is the last.
    if (const auto sum = m_form.sum(); sum && row().typed.trimmed().isEmpty())
        row().typed = sum->tenders.constLast().amount.toPlain();
    const int next = paymentWayOf(row().channel) == 0 ? 1 : 0;
    m_form.rows().append({paymentWordAt(next), {}, {}, {}, {}, {}});
    m_amount->clear();
    m_number->clear();
    m_channels->button(next)->setChecked(true);
    refreshEarlier();
    refreshSuggestions();
    refresh();
    m_amount->setFocus(Qt::OtherFocusReason);
}

// The tender before is typed again; nothing was recorded yet.
void PaymentPane::takeBack()
{
    if (m_busy || m_form.rows().size() < 2)
        return;
    m_form.rows().removeLast();
    const payments::PaymentForm::Row before = row();
    m_channels->button(paymentWayOf(before.channel))->setChecked(true);
    row() = before;
    m_amount->setText(before.typed);
    m_number->setText(before.channelNo);
    refreshEarlier();
    refreshSuggestions();
    refresh();
    m_amount->setFocus(Qt::OtherFocusReason);
}

void PaymentPane::showError(const Error &error)
{
    m_amountField->setError(error);
}

void PaymentPane::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && qobject_cast<QToolButton *>(focusWidget())) {
        static_cast<QToolButton *>(focusWidget())->setChecked(true);
        m_amount->setFocus(Qt::TabFocusReason);
        return;
    }
    // Who types the cash given right after the hold means the amount, though the channel has the focus.
    const bool figure = !event->text().isEmpty() && event->text().at(0).isDigit()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (figure && qobject_cast<QToolButton *>(focusWidget())) {
        m_amount->setFocus(Qt::TabFocusReason);
        m_amount->setText(event->text());
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace vd::ui
