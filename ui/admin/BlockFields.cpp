#include "ui/admin/BlockFields.h"

#include "ui/admin/NumberEdit.h"
#include "ui/admin/WeekdayRow.h"
#include "ui/common/FormField.h"
#include "ui/common/Theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTimeEdit>
#include <QVBoxLayout>

namespace vd::ui {

using schedule::SlotBlock;

BlockFields::BlockFields(QWidget *parent)
    : QWidget(parent)
    , m_weekdays(new WeekdayRow(this))
    , m_start(new QTimeEdit(QTime(8, 0), this))
    , m_end(new QTimeEdit(QTime(22, 0), this))
    , m_length(new NumberEdit(this))
    , m_gap(new NumberEdit(this))
    , m_capacity(new NumberEdit(this))
    , m_label(new LineEdit(this))
    , m_activity(new QComboBox(this))
{
    for (QTimeEdit *edit : {m_start, m_end}) {
        edit->setDisplayFormat(QStringLiteral("HH:mm"));
        edit->setFont(Theme::font(FontRole::Figures));
        edit->setWrapping(true);
    }
    m_weekdays->setMask(127);
    m_length->setNumber(60);
    m_gap->setNumber(0);
    m_gap->setWhenEmpty(0);
    m_capacity->setWhenEmpty(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(add(QStringLiteral("weekdays"), m_weekdays));
    column->addLayout(pair("start", m_start, "times", m_end));
    column->addLayout(pair("length", m_length, "gap", m_gap));
    column->addLayout(pair("capacity", m_capacity, "label", m_label));
    m_activity->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    column->addWidget(add(QStringLiteral("activity"), m_activity));
    connect(m_weekdays, &WeekdayRow::changed, this, [this] { Q_EMIT changed(QStringLiteral("weekdays")); });
    for (QTimeEdit *edit : {m_start, m_end})
        connect(edit, &QTimeEdit::timeChanged, this, [this] { Q_EMIT changed(QStringLiteral("times")); });
    for (LineEdit *edit : {static_cast<LineEdit *>(m_length), static_cast<LineEdit *>(m_gap),
             static_cast<LineEdit *>(m_capacity), m_label})
        connect(edit, &QLineEdit::textChanged, this, [this, edit] { Q_EMIT changed(edit->objectName()); });
    connect(m_activity, &QComboBox::currentIndexChanged, this, [this](int at) {
        m_wanted = at > 0 ? m_activities.at(at - 1).id : ActivityId();
        Q_EMIT changed(QStringLiteral("activity"));
    });
    retranslate();
    showActivity();
}

FormField *BlockFields::add(const QString &name, QWidget *editor)
{
    editor->setObjectName(name);
    auto *made = new FormField(QString(), editor, this);
    m_fields.insert(name, made);
    return made;
}

// One after the other: Tab follows the order in which the fields are made.
QHBoxLayout *BlockFields::pair(const char *first, QWidget *firstEditor, const char *second, QWidget *secondEditor)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(add(QString::fromLatin1(first), firstEditor), 1, Qt::AlignTop);
    row->addWidget(add(QString::fromLatin1(second), secondEditor), 1, Qt::AlignTop);
    return row;
}

SlotBlock BlockFields::block(FieldErrors &errors) const
{
    SlotBlock block;
    block.weekdays = m_weekdays->mask();
    block.start = m_start->time();
    block.end = m_end->time();
    block.label = m_label->text().trimmed();
    block.activity = m_wanted;
    m_length->read(block.slotMinutes, errors);
    m_gap->read(block.gapMinutes, errors);
    m_capacity->read(block.capacity, errors);
    return block;
}

void BlockFields::setBlock(const SlotBlock &block)
{
    m_wanted = block.activity;
    showActivity();
    m_weekdays->setMask(block.weekdays);
    m_start->setTime(block.start);
    m_end->setTime(block.end);
    m_length->setNumber(block.slotMinutes);
    m_gap->setNumber(block.gapMinutes);
    if (block.capacity > 0)
        m_capacity->setNumber(block.capacity);
    else
        m_capacity->clear();
    m_label->setText(block.label);
}

void BlockFields::setActivities(const QList<schedule::Activity> &activities)
{
    m_activities = activities;
    showActivity();
}

void BlockFields::showActivity()
{
    const QSignalBlocker quiet(m_activity);
    m_activity->clear();
    m_activity->addItem(tr("No activity"));
    for (const schedule::Activity &activity : std::as_const(m_activities)) {
        m_activity->addItem(activity.title);
        if (activity.id == m_wanted)
            m_activity->setCurrentIndex(m_activity->count() - 1);
    }
    m_activity->setEnabled(!m_activities.isEmpty());
}

bool BlockFields::capacityIsZero() const
{
    const Result<int> typed = m_capacity->number();
    return typed && *typed == 0 && !m_capacity->text().trimmed().isEmpty();
}

void BlockFields::retranslate()
{
    const auto label
        = [this](const char *name, const QString &text) { m_fields.value(QLatin1String(name))->setLabel(text); };
    label("weekdays", tr("On these &weekdays"));
    label("start", tr("S&tart"));
    label("times", tr("&End"));
    label("length", tr("Slot len&gth, minutes"));
    label("gap", tr("Ga&p between, minutes"));
    label("capacity", tr("&Capacity"));
    label("label", tr("La&bel"));
    label("activity", tr("Sessi&ons of"));
    m_activity->setItemText(0, tr("No activity"));
    m_capacity->setPlaceholderText(tr("Each its own"));
    m_label->setPlaceholderText(tr("Morning session"));
    m_weekdays->retranslate();
}

} // namespace vd::ui
