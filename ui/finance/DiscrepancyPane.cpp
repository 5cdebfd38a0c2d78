#include "ui/finance/DiscrepancyPane.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/Phrase.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/finance/FinanceWords.h"

#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace vd::ui {

using finance::Correction;
using finance::Discrepancy;

namespace {

constexpr int paneWidth = 340;
constexpr int longestNote = 2000;

void empty(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

DiscrepancyPane::DiscrepancyPane(bool mayAct, QWidget *parent)
    : QWidget(parent)
    , m_mayAct(mayAct)
{
    setObjectName(QStringLiteral("discrepancyPane"));
    setFixedWidth(paneWidth);
    build();
}

void DiscrepancyPane::build()
{
    m_what = new TextLabel(FontRole::Section, Token::Text, this);
    m_what->setWordWrap(true);
    m_about = new TextLabel(FontRole::Base, Token::Muted, this);
    m_about->setWordWrap(true);
    auto *content = new QWidget(this);
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(Theme::group, Theme::gap, Theme::group, Theme::gap);
    inside->setSpacing(Theme::gap);
    m_facts = new QFormLayout;
    m_facts->setHorizontalSpacing(Theme::group);
    m_facts->setVerticalSpacing(Theme::tight);
    m_facts->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_history = new QVBoxLayout;
    m_history->setSpacing(Theme::tight);
    inside->addLayout(m_facts);
    inside->addSpacing(Theme::gap);
    inside->addLayout(m_history);
    inside->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("discrepancyEvidence"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFrameShape(QFrame::StyledPanel);
    content->setBackgroundRole(QPalette::Base);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(content);
    content->setAutoFillBackground(true);
    m_order = new QPushButton(this);
    setVariant(m_order, Variant::Link);
    m_person = new QComboBox(this);
    m_person->setObjectName(QStringLiteral("discrepancyPerson"));
    m_personField = new FormField(QString(), m_person, this);
    m_note = new LineEdit(this);
    m_note->setObjectName(QStringLiteral("discrepancyNote"));
    m_note->setMaxLength(longestNote);
    m_noteField = new FormField(QString(), m_note, this);
    m_rule = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_rule->setWordWrap(true);
    m_actions = new QVBoxLayout;
    m_actions->setSpacing(Theme::tight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_what);
    column->addWidget(m_about);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_order, 0, Qt::AlignLeft);
    column->addWidget(m_personField);
    column->addWidget(m_noteField);
    column->addLayout(m_actions);
    column->addWidget(m_rule);
    m_personField->setVisible(m_mayAct);
    m_noteField->setVisible(m_mayAct);
    m_rule->setVisible(m_mayAct);
    connect(m_order, &QPushButton::clicked, this, [this] { Q_EMIT orderOpened(m_shown.order); });
    connect(m_person, &QComboBox::activated, this,
        [this] { Q_EMIT assigned(m_shown.id, m_person->currentData().toString()); });
    connect(m_note, &QLineEdit::returnPressed, this, [this] {
        const QString note = m_note->text().trimmed();
        if (note.isEmpty())
            return;
        m_note->clear();
        Q_EMIT noted(m_shown.id, note);
    });
}

void DiscrepancyPane::setDiscrepancy(const Discrepancy &discrepancy, const QTimeZone &zone)
{
    // A half-written note belongs to what it was written about.
    if (discrepancy.id != m_shown.id)
        m_note->clear();
    m_shown = discrepancy;
    m_zone = zone;
    showAll();
}

void DiscrepancyPane::setPeople(const QList<finance::FinancePerson> &people)
{
    m_people = people;
    const QSignalBlocker quiet(m_person);
    m_person->clear();
    //: nobody looks after a difference
    m_person->addItem(tr("Nobody"), QString());
    for (const finance::FinancePerson &person : people)
        m_person->addItem(person.name, person.login);
    m_person->setCurrentIndex(std::max(0, m_person->findData(m_shown.assignedTo)));
}

void DiscrepancyPane::showAll()
{
    m_what->setText(FinanceWords::kind(m_shown));
    const QString figures = FinanceWords::figures(m_shown);
    m_about->setText(figures.isEmpty() ? FinanceWords::subject(m_shown)
                                       : QStringLiteral("%1 · %2").arg(FinanceWords::subject(m_shown), figures));
    m_order->setVisible(m_shown.order.isValid());
    m_order->setText(tr("Open order %1").arg(m_shown.orderNo));
    const QSignalBlocker quiet(m_person);
    m_person->setCurrentIndex(std::max(0, m_person->findData(m_shown.assignedTo)));
    const bool open = m_shown.state != QLatin1String("settled");
    m_person->setEnabled(open);
    showFacts();
    showHistory();
    showActions();
}

void DiscrepancyPane::showFacts()
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const auto &[name, value] : FinanceWords::facts(m_shown, m_zone)) {
        auto *label = new TextLabel(name, FontRole::Caption, Token::Muted, this);
        auto *text = new TextLabel(value, FontRole::Base, Token::Text, this);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addRow(label, text);
    }
}

void DiscrepancyPane::addHistory(const QString &head, const QString &text)
{
    auto *caption = new TextLabel(head, FontRole::Caption, Token::Muted, this);
    caption->setWordWrap(true);
    auto *words = new TextLabel(text, FontRole::Base, Token::Text, this);
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (m_history->count() > 0)
        m_history->addSpacing(Theme::gap);
    m_history->addWidget(caption);
    m_history->addWidget(words);
}

void DiscrepancyPane::showHistory()
{
    empty(m_history);
    for (const finance::DiscrepancyNote &note : std::as_const(m_shown.notes))
        addHistory(tr("Note by %1, %2").arg(note.actor, FormatText::moment(note.at, m_zone)), note.note);
    for (const Correction &each : std::as_const(m_shown.corrections)) {
        addHistory(tr("Proposed by %1, %2").arg(each.proposedBy, FormatText::moment(each.proposedAt, m_zone)),
            Phrase::named(FinanceWords::correction(each.kind, m_shown), each.reason));
        if (each.decision.isEmpty())
            continue;
        const QString when = FormatText::moment(each.decidedAt, m_zone);
        addHistory(each.decision == QLatin1String("approved") ? tr("Approved by %1, %2").arg(each.decidedBy, when)
                                                              : tr("Refused by %1, %2").arg(each.decidedBy, when),
            each.note.isEmpty() ? QStringLiteral("–") : each.note);
    }
}

void DiscrepancyPane::showActions()
{
    empty(m_actions);
    m_rule->setVisible(m_mayAct && m_shown.state != QLatin1String("settled"));
    if (!m_mayAct || m_shown.state == QLatin1String("settled"))
        return;
    const auto add = [this](const QString &text, const QString &name, Variant variant) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        setVariant(button, variant);
        m_actions->addWidget(button);
        return button;
    };
    if (const Correction *waiting = m_shown.waiting()) {
        m_rule->setText(waiting->mine ? tr("You proposed this; another finance person or lead has to approve it.")
                                      : tr("Approving carries it out at once, if nothing has moved since."));
        QPushButton *approve = add(tr("Approve"), QStringLiteral("correctionApprove"), Variant::Primary);
        connect(approve, &QPushButton::clicked, this, [this] { askToDecide(true); });
        QPushButton *refuse
            = add(waiting->mine ? tr("Take back") : tr("Refuse"), QStringLiteral("correctionRefuse"), Variant::Neutral);
        connect(refuse, &QPushButton::clicked, this, [this] { askToDecide(false); });
        return;
    }
    m_rule->setText(
        tr("A correction is proposed by one person and approved by another. Nothing is put right by itself."));
    for (const QString &kind : std::as_const(m_shown.kinds)) {
        QPushButton *propose = add(FinanceWords::correction(kind, m_shown) + QStringLiteral(" …"),
            QStringLiteral("propose_") + kind, Variant::Neutral);
        connect(propose, &QPushButton::clicked, this, [this, kind] { askToPropose(kind); });
    }
}

void DiscrepancyPane::askToPropose(const QString &kind)
{
    Question question;
    question.title = tr("Propose this correction?");
    question.text = QStringLiteral("%1. %2").arg(FinanceWords::subject(m_shown), FinanceWords::figures(m_shown));
    question.consequences << FinanceWords::correction(kind, m_shown)
                          << tr("Another finance person or lead has to approve it before anything changes.");
    question.accept = tr("Propose");
    question.reason = true;
    Prompt::ask(
        this, question, [this, id = m_shown.id, kind](const QString &reason) { Q_EMIT proposed(id, kind, reason); });
}

void DiscrepancyPane::askToDecide(bool approve)
{
    const Correction *waiting = m_shown.waiting();
    if (!waiting)
        return;
    Question question;
    question.title = approve ? tr("Approve this correction?") : tr("Refuse this correction?");
    question.text = QStringLiteral("%1. %2").arg(FinanceWords::subject(m_shown), FinanceWords::figures(m_shown));
    question.consequences << FinanceWords::correction(waiting->kind, m_shown)
                          << tr("%1 gave the reason: %2").arg(waiting->proposedBy, waiting->reason);
    question.accept = approve ? tr("Approve and carry out") : tr("Refuse");
    Prompt::ask(
        this, question, [this, id = m_shown.id, approve](const QString &) { Q_EMIT decided(id, approve, QString()); });
}

void DiscrepancyPane::retranslate()
{
    m_note->setPlaceholderText(tr("Add a note and press Enter"));
    m_noteField->setLabel(tr("Note"));
    m_personField->setLabel(tr("Who looks after it"));
    setPeople(m_people);
    if (m_shown.id.isValid())
        showAll();
}

} // namespace vd::ui
