#include "ui/admin/RecordForm.h"

#include "ui/common/FormErrors.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

/// Asks for the height of all it holds, so that a short form ends with its fields.
class FormScroll final : public PageScroll
{
public:
    using PageScroll::PageScroll;

    [[nodiscard]] QSize sizeHint() const override { return widget() ? widget()->sizeHint() : PageScroll::sizeHint(); }
};

} // namespace

RecordForm::RecordForm(QWidget *parent)
    : QFrame(parent)
    , m_heading(new TextLabel(FontRole::Section, Token::Text, this))
    , m_note(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_strip(new MessageStrip(this))
    , m_scroll(new FormScroll(this))
    , m_middle(new QHBoxLayout)
{
    setFrameShape(QFrame::StyledPanel);
    m_heading->setWordWrap(true);
    m_heading->setObjectName(QStringLiteral("formHeading"));
    m_note->setObjectName(QStringLiteral("formNote"));
    m_note->setWordWrap(true);
    auto *inside = new QWidget(m_scroll);
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 0, Theme::gap, 0);
    m_column->setSpacing(Theme::gap + Theme::tight);
    m_scroll->hold(inside);
    m_outer = new QVBoxLayout(this);
    m_outer->setContentsMargins(Theme::group, Theme::group, Theme::gap, Theme::group);
    m_outer->setSpacing(Theme::gap);
    m_outer->addWidget(m_heading);
    m_outer->addWidget(m_note);
    m_outer->addWidget(m_strip);
    m_middle->setSpacing(Theme::group);
    m_middle->addWidget(m_scroll, 3);
    m_outer->addLayout(m_middle, 1);
    connect(m_strip, &MessageStrip::actionTriggered, this, &RecordForm::reloadWanted);
}

FormField *RecordForm::make(const QString &name, QWidget *editor)
{
    editor->setObjectName(name);
    auto *made = new FormField(QString(), editor, m_scroll->widget());
    m_fields.insert(name, made);
    if (m_first.isEmpty())
        m_first = name;
    return made;
}

FormField *RecordForm::addField(const QString &name, QWidget *editor)
{
    FormField *made = make(name, editor);
    m_column->addWidget(made);
    return made;
}

void RecordForm::addPair(const QString &first, QWidget *firstEditor, const QString &second, QWidget *secondEditor)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(make(first, firstEditor), 1, Qt::AlignTop);
    row->addWidget(make(second, secondEditor), 1, Qt::AlignTop);
    m_column->addLayout(row);
}

void RecordForm::addWidget(QWidget *widget)
{
    // To the end of the tab chain, behind the fields above it.
    widget->setParent(nullptr);
    m_column->addWidget(widget);
}

void RecordForm::setAside(const QList<QWidget *> &widgets)
{
    auto *aside = new QVBoxLayout;
    aside->setContentsMargins(0, 0, Theme::gap, 0);
    aside->setSpacing(Theme::gap + Theme::tight);
    for (QWidget *widget : widgets)
        aside->addWidget(widget);
    aside->addStretch(1);
    m_middle->addLayout(aside, 2);
}

void RecordForm::insertBelow(QWidget *widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
    setTabOrder(widget, m_save);
}

void RecordForm::finish()
{
    m_column->addStretch(1);
    m_save = new QPushButton(this);
    m_save->setAutoDefault(true);
    m_undo = new QPushButton(this);
    m_undo->setAutoDefault(true);
    m_save->setObjectName(QStringLiteral("formSave"));
    m_undo->setObjectName(QStringLiteral("formUndo"));
    m_undo->setIcon(Icon::get(QStringLiteral("undo")));
    setVariant(m_save, Variant::Primary);
    m_bar = new QFrame(this);
    m_bar->setObjectName(QStringLiteral("unsavedBar"));
    m_unsaved = new TextLabel(FontRole::Strong, Token::Warning, m_bar);
    m_unsaved->setObjectName(QStringLiteral("unsaved"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::gap);
    buttons->addWidget(m_save);
    buttons->addWidget(m_undo);
    buttons->addStretch(1);
    auto *bar = new QVBoxLayout(m_bar);
    bar->setContentsMargins(0, Theme::gap, Theme::gap, 0);
    bar->setSpacing(Theme::gap);
    bar->addWidget(m_unsaved);
    bar->addLayout(buttons);
    m_outer->addWidget(m_bar);
    connect(m_save, &QPushButton::clicked, this, &RecordForm::saveWanted);
    connect(m_undo, &QPushButton::clicked, this, &RecordForm::undoWanted);
    retranslateButtons();
    setDirty(false);
}

void RecordForm::setHeading(const QString &heading, const QString &note)
{
    m_heading->setText(heading);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void RecordForm::begin()
{
    if (FormField *first = field(m_first))
        first->editor()->setFocus(Qt::OtherFocusReason);
}

void RecordForm::clearMessages()
{
    m_strip->clear();
    for (FormField *each : std::as_const(m_fields))
        each->clearMessage();
}

void RecordForm::showErrors(const FieldErrors &errors)
{
    m_strip->clear();
    showFormErrors(m_fields, errors);
}

void RecordForm::tellFailure(const Error &error)
{
    FormField *at = field(fieldOf(error));
    if (at && error.fault == Fault::Rule)
        at->setError(error);
    else
        m_strip->tellError(error, {},
            [conflict = error.fault == Fault::Conflict] { return conflict ? tr("Load theirs") : QString(); });
}

void RecordForm::setDirty(bool dirty)
{
    const bool was = m_dirty;
    m_dirty = dirty;
    m_save->setEnabled(dirty && !m_saving);
    m_undo->setEnabled(dirty && !m_saving);
    m_unsaved->setText(dirty ? tr("Changes here are not saved yet.") : QString());
    m_unsaved->setVisible(dirty);
    if (was != dirty)
        Q_EMIT dirtyChanged(dirty);
}

void RecordForm::setSaving(bool saving)
{
    m_saving = saving;
    m_save->setText(saving ? tr("Saving …") : tr("Save"));
    setDirty(m_dirty);
}

void RecordForm::retranslateButtons()
{
    m_save->setText(m_saving ? tr("Saving …") : tr("Save"));
    m_save->setToolTip(tr("Save (Ctrl+S)"));
    m_undo->setText(tr("Undo changes"));
    m_unsaved->setText(m_dirty ? tr("Changes here are not saved yet.") : QString());
}

} // namespace vd::ui
