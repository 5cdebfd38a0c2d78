#include "ui/admin/AuditFilterBar.h"

#include "ui/admin/AuditWords.h"
#include "ui/common/DateForm.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTimer>

namespace vd::ui {

namespace {

constexpr int typingMs = 350;
constexpr int daysAtFirst = 7;
constexpr int longestText = 200;

} // namespace

AuditFilterBar::AuditFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_fromLabel(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_toLabel(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_from(new QDateEdit(this))
    , m_to(new QDateEdit(this))
    , m_person(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_text(new LineEdit(this))
    , m_typing(new QTimer(this))
{
    m_from->setObjectName(QStringLiteral("auditFrom"));
    m_to->setObjectName(QStringLiteral("auditTo"));
    m_person->setObjectName(QStringLiteral("auditPerson"));
    m_kind->setObjectName(QStringLiteral("auditKind"));
    m_text->setObjectName(QStringLiteral("auditText"));
    m_text->setIcon(QStringLiteral("search"));
    m_text->setMaxLength(longestText);
    m_text->setClearButtonEnabled(true);
    for (QDateEdit *edit : {m_from, m_to}) {
        DateForm::dress(edit);
        connect(edit, &QDateEdit::dateChanged, this, &AuditFilterBar::tellSoon);
    }
    m_person->addItem(QString(), QString());
    m_person->setMinimumContentsLength(12);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingMs);
    connect(m_typing, &QTimer::timeout, this, &AuditFilterBar::changed);
    connect(m_person, &QComboBox::activated, this, &AuditFilterBar::changed);
    connect(m_kind, &QComboBox::activated, this, &AuditFilterBar::changed);
    connect(m_text, &LineEdit::textChanged, this, &AuditFilterBar::tellSoon);
    connect(m_text, &LineEdit::submitted, this, &AuditFilterBar::changed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap);
    row->addWidget(m_fromLabel);
    row->addWidget(m_from);
    row->addWidget(m_toLabel);
    row->addWidget(m_to);
    row->addSpacing(Theme::gap);
    row->addWidget(m_person);
    row->addWidget(m_kind);
    row->addWidget(m_text, 1);
    retranslate();
}

void AuditFilterBar::begin(const QTimeZone &zone, const QDate &today)
{
    m_zone = zone;
    const QSignalBlocker from(m_from);
    const QSignalBlocker to(m_to);
    m_from->setDate(today.addDays(1 - daysAtFirst));
    m_to->setDate(today);
    while (m_person->count() > 1)
        m_person->removeItem(1);
}

void AuditFilterBar::addPeople(const QList<QPair<QString, QString>> &people)
{
    for (const auto &[login, name] : people) {
        if (m_person->findData(login) < 0)
            m_person->addItem(name, login);
    }
}

operators::AuditFilter AuditFilterBar::filter() const
{
    operators::AuditFilter filter;
    filter.from = m_from->date().startOfDay(m_zone).toUTC();
    filter.until = m_to->date().addDays(1).startOfDay(m_zone).toUTC();
    filter.actor = m_person->currentData().toString();
    filter.actions = AuditWords::kinds().at(qMax(0, m_kind->currentIndex())).actions;
    filter.text = m_text->text().trimmed();
    return filter;
}

void AuditFilterBar::tellSoon()
{
    m_typing->start();
}

void AuditFilterBar::find()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void AuditFilterBar::retranslate()
{
    m_fromLabel->setText(tr("From"));
    m_toLabel->setText(tr("to"));
    m_from->setAccessibleName(tr("First day"));
    m_to->setAccessibleName(tr("Last day"));
    m_person->setItemText(0, tr("Everybody"));
    m_person->setAccessibleName(tr("Person"));
    m_kind->setAccessibleName(tr("Kind"));
    m_text->setPlaceholderText(tr("Order number, terminal or words"));
    m_text->setAccessibleName(tr("Search the audit"));
    const int chosen = qMax(0, m_kind->currentIndex());
    const QSignalBlocker blocked(m_kind);
    m_kind->clear();
    for (const AuditWords::Kind &kind : AuditWords::kinds())
        m_kind->addItem(kind.title);
    m_kind->setCurrentIndex(chosen);
}

} // namespace vd::ui
