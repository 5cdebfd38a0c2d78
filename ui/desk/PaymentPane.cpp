#include "ui/desk/PaymentPane.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

struct Channel
{
    const char *word;
    const char *icon;
};

constexpr Channel channels[] = {{"cash", "cash"}, {"card", "card"}, {"transfer", "transfer"}};

int indexOf(const QString &word)
{
    for (int i = 0; i < 3; ++i) {
        if (word == QLatin1String(channels[i].word))
            return i;
    }
    return 0;
}

} // namespace

PaymentPane::PaymentPane(QWidget *parent)
    : QWidget(parent)
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
    connect(m_number, &QLineEdit::textChanged, this, [this](const QString &text) { row().channelNo = text; });
    connect(m_amount, &LineEdit::submitted, this, &PaymentPane::submit);
    connect(m_number, &LineEdit::submitted, this, &PaymentPane::submit);
    connect(m_pay, &QPushButton::clicked, this, &PaymentPane::submit);
    connect(m_part, &QPushButton::clicked, this, [this] { send(true); });
}

void PaymentPane::build()
{
    m_title = new TextLabel(FontRole::Section, Token::Text, this);
    m_channels = new QButtonGroup(this);
    auto *segments = new QHBoxLayout;
    segments->setSpacing(Theme::tight);
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("channel_") + QLatin1String(channels[i].word));
        button->setIcon(Icon::get(QLatin1String(channels[i].icon)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        m_channels->addButton(button, i);
        segments->addWidget(button);
    }
    m_channels->button(0)->setChecked(true);
    m_earlier = new QVBoxLayout;
    m_earlier->setSpacing(2);
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("payAmount"));
    m_amountField = new FormField(QString(), m_amount, this);
    m_suggestions = new QWidget(this);
    auto *chips = new QHBoxLayout(m_suggestions);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->setSpacing(Theme::tight);
    m_number = new LineEdit(this);
    m_number->setObjectName(QStringLiteral("channelNumber"));
    m_numberField = new FormField(QString(), m_number, this);
    m_numberField->hide();
    m_resultLabel = new TextLabel(FontRole::Base, Token::Muted, this);
    m_result = new TextLabel(FontRole::Total, Token::Text, this);
    m_result->setObjectName(QStringLiteral("payResult"));
    m_result->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_pay = new QPushButton(this);
    m_pay->setObjectName(QStringLiteral("pay"));
    m_pay->setAutoDefault(true);
    setVariant(m_pay, Variant::Primary);
    setLarge(m_pay);
    m_part = new QPushButton(this);
    m_part->setAutoDefault(true);
    m_part->setObjectName(QStringLiteral("payPart"));
    setVariant(m_part, Variant::Quiet);
    m_part->hide();
    auto *result = new QHBoxLayout;
    result->addWidget(m_resultLabel, 0, Qt::AlignBottom);
    result->addWidget(m_result, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_title);
    column->addLayout(m_earlier);
    column->addLayout(segments);
    column->addWidget(m_amountField);
    column->addWidget(m_suggestions);
    column->addWidget(m_numberField);
    column->addLayout(result);
    column->addWidget(m_pay);
    column->addWidget(m_part);
}

QString PaymentPane::channelName(const QString &channel)
{
    if (channel == QLatin1String("card"))
        return tr("Card");
    if (channel == QLatin1String("transfer"))
        return tr("Transfer");
    return tr("Cash");
}

void PaymentPane::retranslate()
{
    m_title->setText(tr("Payment"));
    for (int i = 0; i < 3; ++i)
        m_channels->button(i)->setText(channelName(QLatin1String(channels[i].word)));
    m_part->setText(tr("Record this part only"));
    m_part->setToolTip(tr("The order stays held and waits for the rest."));
    const bool cash = row().channel == QLatin1String("cash");
    m_amountField->setLabel(cash ? tr("Amount given") : tr("Amount"));
    m_numberField->setLabel(
        row().channel == QLatin1String("card") ? tr("Number on the terminal's slip") : tr("Number of the transfer"));
    m_number->setPlaceholderText(tr("Optional"));
}

void PaymentPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

payments::PaymentForm::Row &PaymentPane::row()
{
    return m_form.rows().back();
}

void PaymentPane::setDue(const Money &due)
{
    if (due == m_form.due())
        return;
    m_form = payments::PaymentForm(due);
    m_amount->setCurrency(due.currency());
    m_amount->clear();
    m_number->clear();
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
    row().channel = QLatin1String(channels[channel].word);
    const bool cash = channel == 0;
    m_numberField->setVisible(!cash);
    m_amountField->clearMessage();
    refreshSuggestions();
    retranslate();
    refresh();
}

void PaymentPane::refreshSuggestions()
{
    const QList<QPushButton *> old = m_suggestions->findChildren<QPushButton *>();
    for (QPushButton *button : old) {
        button->hide();
        button->deleteLater();
    }
    const auto rest = [this] {
        payments::PaymentForm before = m_form;
        before.rows().removeLast();
        const auto sum = before.sum();
        return sum ? sum->rest : m_form.due();
    }();
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
    m_pay->setEnabled(!m_busy);
    const bool rest = sum && !sum->rest.isZero();
    m_part->setVisible(rest);
    m_part->setEnabled(!m_busy);
    if (!sum) {
        m_resultLabel->setText(tr("Due"));
        m_result->setText(FormatText::money(m_form.due()));
        m_pay->setText(tr("Record payment"));
        return;
    }
    if (rest) {
        m_resultLabel->setText(tr("Still to pay"));
        m_result->setText(FormatText::money(sum->rest));
        m_pay->setText(tr("Add, then pay the rest another way"));
        return;
    }
    const bool change = !sum->change.isZero();
    m_resultLabel->setText(change ? tr("Change") : tr("Due"));
    m_result->setText(FormatText::money(change ? sum->change : m_form.due()));
    m_pay->setText(m_busy ? tr("Recording…") : tr("Record %1").arg(FormatText::money(m_form.due())));
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
    if (sum->rest.isZero())
        send(false);
    else
        nextRow();
}

void PaymentPane::send(bool partial)
{
    const auto sum = m_form.sum();
    if (m_busy || !sum || (!partial && !sum->rest.isZero()))
        return;
    Q_EMIT payRequested(sum->tenders, sum->change);
}

void PaymentPane::nextRow()
{
    const int next = indexOf(row().channel) == 0 ? 1 : 0;
    m_form.rows().append({QLatin1String(channels[next].word), {}, {}});
    m_amount->clear();
    m_number->clear();
    m_channels->button(next)->setChecked(true);
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
