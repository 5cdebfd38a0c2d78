#include "ui/desk/CountDialog.h"

#include "models/payments/Denominations.h"
#include "ui/common/AmountEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"

#include <QGridLayout>
#include <QIntValidator>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int mostPieces = 99'999;
constexpr int mostRows = 8; ///< More values stand in a second column.

} // namespace

CountDialog::CountDialog(payments::ShiftController &shift, const QTimeZone &zone, QWidget *parent)
    : FormDialog(QStringLiteral("countDialog"), tr("Close the shift"), parent)
    , m_shift(shift)
    , m_zone(zone)
    , m_about(shift.shift().id)
    , m_currency(shift.shift().expected.currency())
{
    build();
    wire();
    m_rows.constFirst().count->setFocus();
}

void CountDialog::build()
{
    auto *text = new TextLabel(tr("Count the drawer: how many of each, or the sum alone. What was expected is shown "
                                  "afterwards."),
        FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::gap);
    grid->setVerticalSpacing(Theme::tight);
    addRows(grid);
    m_total = new AmountEdit(this);
    m_total->setObjectName(QStringLiteral("countTotal"));
    m_total->setCurrency(m_currency);
    m_totalField = new FormField(tr("Counted in all"), m_total, this);
    column()->addWidget(text);
    column()->addLayout(grid);
    column()->addSpacing(Theme::tight);
    column()->addWidget(m_totalField);
    m_accept = finish(tr("Keep it open"), "countAccept");
    m_accept->setText(tr("Close shift…"));
}

void CountDialog::addRows(QGridLayout *grid)
{
    const QList<Money> values = payments::denominations(m_currency);
    const qsizetype perColumn = values.size() > mostRows ? (values.size() + 1) / 2 : values.size();
    for (qsizetype i = 0; i < values.size(); ++i) {
        Row row{values.at(i), new LineEdit(this), new TextLabel(FontRole::Figures, Token::Muted, this)};
        const QString name = FormatText::amount(row.value);
        auto *label = new TextLabel(name + QStringLiteral(" ×"), FontRole::Figures, Token::Text, this);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.count->setObjectName(QStringLiteral("pieces%1").arg(row.value.minor()));
        row.count->setAccessibleName(tr("How many of %1").arg(FormatText::money(row.value)));
        row.count->setValidator(new QIntValidator(0, mostPieces, row.count));
        row.count->setAlignment(Qt::AlignRight);
        row.count->setFixedWidth(72);
        row.sum->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.sum->setMinimumWidth(92);
        const int at = static_cast<int>(i % perColumn);
        const int column = i < perColumn ? 0 : 4;
        grid->addWidget(label, at, column);
        grid->addWidget(row.count, at, column + 1);
        grid->addWidget(row.sum, at, column + 2);
        m_rows.append(row);
    }
    // The sums stand beside what they are sums of; the room that is left goes to the right.
    const bool twoColumns = perColumn < values.size();
    if (twoColumns)
        grid->setColumnMinimumWidth(3, Theme::group);
    grid->setColumnStretch(twoColumns ? 7 : 3, 1);
}

void CountDialog::wire()
{
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        LineEdit *next = i + 1 < m_rows.size() ? m_rows.at(i + 1).count : m_total;
        connect(m_rows.at(i).count, &QLineEdit::textEdited, this, &CountDialog::counted);
        connect(m_rows.at(i).count, &LineEdit::submitted, next, [next] { next->setFocus(Qt::TabFocusReason); });
    }
    connect(m_total, &QLineEdit::textEdited, this, &CountDialog::typedSum);
    connect(messages(), &MessageStrip::actionTriggered, this, &CountDialog::takePieces);
    connect(m_total, &LineEdit::submitted, this, &CountDialog::submit);
    connect(m_accept, &QPushButton::clicked, this, &CountDialog::submit);
    using Controller = payments::ShiftController;
    connect(&m_shift, &Controller::failed, this, &CountDialog::failed);
    connect(&m_shift, &Controller::changed, this, [this] {
        m_accept->setEnabled(!m_shift.isBusy());
        // Closed, here or elsewhere: there is nothing to count any more.
        if (!m_shift.isBusy() && m_shift.isKnown() && m_shift.shift().id != m_about)
            accept();
    });
}

QList<finance::CashPieces> CountDialog::pieces() const
{
    QList<finance::CashPieces> all;
    for (const Row &row : m_rows) {
        if (const int count = row.count->text().toInt(); count > 0)
            all.append({row.value, count});
    }
    return all;
}

void CountDialog::counted()
{
    for (const Row &row : std::as_const(m_rows)) {
        const Money part = row.value * row.count->text().toInt();
        row.sum->setText(part.isZero() ? QString() : FormatText::amount(part));
    }
    m_byHand = m_byHand && !m_total->text().trimmed().isEmpty();
    if (!m_byHand) {
        m_total->setAmount(sumOfPieces());
        m_totalField->clearMessage();
    }
    tellTwoSums();
}

Money CountDialog::sumOfPieces() const
{
    Money sum(0, m_currency);
    for (const Row &row : m_rows)
        sum += row.value * row.count->text().toInt();
    return sum;
}

void CountDialog::typedSum()
{
    m_byHand = true;
    tellTwoSums();
}

void CountDialog::takePieces()
{
    m_byHand = false;
    counted();
}

void CountDialog::tellTwoSums()
{
    const Money made = sumOfPieces();
    const Result<Money> typed = m_total->amount();
    if (!m_byHand || made.isZero() || (typed && *typed == made))
        return messages()->clear();
    messages()->tell(
        MessageStrip::Kind::Info,
        [made] {
            return tr("The pieces make %1, the sum was typed by hand. The typed sum counts, and the report then lists "
                      "no pieces.")
                .arg(FormatText::money(made));
        },
        [] { return tr("Take the pieces' sum"); });
}

void CountDialog::submit()
{
    const Result<Money> amount = m_total->amount();
    tellTwoSums();
    if (!amount)
        m_totalField->setError(amount.error());
    else if (!m_shift.isBusy())
        askToClose(*amount);
}

void CountDialog::askToClose(const Money &counted)
{
    const finance::Shift shift = m_shift.shift();
    const Money difference = counted - shift.expected;
    Question question;
    question.title = tr("Close the shift?");
    question.text = difference.isZero()
        ? tr("What was counted is what is expected.")
        : tr("What was counted differs by %1 from what is expected.").arg(FormatText::money(difference));
    question.consequences = {tr("Expected in the drawer: %1").arg(FormatText::money(shift.expected)),
        tr("Counted: %1").arg(FormatText::money(counted)), tr("Difference: %1").arg(FormatText::money(difference)),
        tr("A closed shift cannot be opened again; the difference is on its report.")};
    question.accept = tr("Close shift");
    question.refuse = tr("Count again");
    question.danger = !difference.isZero();
    // Bound to this shift: it may have been closed elsewhere by the time it is answered.
    Prompt::ask(this, question, [this, counted](const QString &) {
        // A sum typed by hand is no sum of the pieces.
        if (m_shift.shift().id == m_about)
            m_shift.close(counted, counted == sumOfPieces() ? pieces() : QList<finance::CashPieces>());
    });
}

void CountDialog::failed(const Error &error)
{
    messages()->tellError(error, m_zone);
}

} // namespace vd::ui
