#include "ui/admin/SpaceForm.h"

#include "models/catalog/CatalogRules.h"
#include "ui/admin/CatalogWords.h"
#include "ui/admin/NumberEdit.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QSignalBlocker>

namespace vd::ui {

using catalog::CatalogRules;
using catalog::Space;
using catalog::SpaceKind;

SpaceForm::SpaceForm(QWidget *parent)
    : RecordForm(parent)
    , m_name(new LineEdit(this))
    , m_category(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_capacity(new NumberEdit(this))
    , m_before(new NumberEdit(this))
    , m_after(new NumberEdit(this))
    , m_entry(new NumberEdit(this))
    , m_oneOrder(new QCheckBox(this))
    , m_realName(new QCheckBox(this))
    , m_retired(new QCheckBox(this))
{
    setObjectName(QStringLiteral("spaceForm"));
    build();
    retranslate();
    setSpace({});
}

void SpaceForm::build()
{
    m_category->setEditable(true);
    m_category->setInsertPolicy(QComboBox::NoInsert);
    addField(QStringLiteral("name"), m_name);
    addField(QStringLiteral("category"), m_category);
    addField(QStringLiteral("kind"), m_kind);
    addField(QStringLiteral("capacity"), m_capacity);
    addPair(QStringLiteral("bufferBefore"), m_before, QStringLiteral("bufferAfter"), m_after);
    addField(QStringLiteral("entryBefore"), m_entry);
    m_oneOrder->setObjectName(QStringLiteral("oneOrder"));
    m_realName->setObjectName(QStringLiteral("realName"));
    m_retired->setObjectName(QStringLiteral("retired"));
    addWidget(m_oneOrder);
    addWidget(m_realName);
    addWidget(m_retired);
    finish();
    for (LineEdit *edit : {m_name, static_cast<LineEdit *>(m_capacity), static_cast<LineEdit *>(m_before),
             static_cast<LineEdit *>(m_after), static_cast<LineEdit *>(m_entry)}) {
        connect(edit, &QLineEdit::textChanged, this, &SpaceForm::changed);
        connect(edit, &LineEdit::submitted, this, &SpaceForm::saveWanted);
    }
    connect(m_category, &QComboBox::editTextChanged, this, [this] {
        field(QStringLiteral("category"))->clearMessage();
        changed();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        changed();
    });
    for (QCheckBox *box : {m_oneOrder, m_realName, m_retired})
        connect(box, &QCheckBox::toggled, this, &SpaceForm::changed);
}

void SpaceForm::setCategories(const QList<catalog::Category> &categories)
{
    const QScopedValueRollback filling(m_filling, true);
    const QSignalBlocker quiet(m_category);
    const QString typedName = m_category->currentText();
    m_category->clear();
    for (const catalog::Category &category : categories)
        m_category->addItem(category.name);
    m_category->setCurrentIndex(-1);
    m_category->setEditText(typedName);
}

void SpaceForm::setSpace(const Space &space)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_base = space;
        clearMessages();
        m_category->setEditText(space.categoryName);
        m_name->setText(space.name);
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(space.kind)));
        m_kind->setEnabled(!space.id.isValid());
        m_capacity->setNumber(space.maxCapacity);
        m_before->setNumber(space.bufferBeforeMinutes);
        m_after->setNumber(space.bufferAfterMinutes);
        m_entry->setNumber(space.entryBeforeMinutes);
        m_oneOrder->setChecked(space.oneLiveOrder);
        m_realName->setChecked(space.realName);
        m_retired->setChecked(space.retired);
        m_retired->setVisible(space.id.isValid());
        showKind();
    }
    showHeading();
    setDirty(false);
}

void SpaceForm::rebase(const Space &stored)
{
    m_base = stored;
    showHeading();
    changed();
    tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
}

SpaceKind SpaceForm::kind() const
{
    return static_cast<SpaceKind>(m_kind->currentData().toInt());
}

Space SpaceForm::typed(FieldErrors &errors) const
{
    Space space = m_base;
    const auto number = [this, &errors](const char *name, const NumberEdit *edit, int &target) {
        const Result<int> read = edit->number();
        if (read)
            target = *read;
        else
            errors << FieldError{QString::fromLatin1(name), read.error()};
    };
    space.name = m_name->text().trimmed();
    space.categoryName = m_category->currentText().trimmed();
    space.kind = kind();
    if (CatalogRules::hasCapacity(space.kind))
        number("capacity", m_capacity, space.maxCapacity);
    else
        space.maxCapacity = 1;
    number("bufferBefore", m_before, space.bufferBeforeMinutes);
    number("bufferAfter", m_after, space.bufferAfterMinutes);
    number("entryBefore", m_entry, space.entryBeforeMinutes);
    space.oneLiveOrder = m_oneOrder->isChecked();
    space.realName = m_realName->isChecked();
    space.retired = m_retired->isChecked();
    addUntold(errors, CatalogRules::check(space));
    return space;
}

void SpaceForm::changed()
{
    if (m_filling)
        return;
    FieldErrors errors;
    const Space now = typed(errors);
    const bool numbersWrong = std::any_of(errors.cbegin(), errors.cend(),
        [](const FieldError &e) { return e.error.code == QLatin1String("number_invalid"); });
    setDirty(numbersWrong || now != m_base);
}

void SpaceForm::showKind()
{
    const bool counted = CatalogRules::hasCapacity(kind());
    field(QStringLiteral("capacity"))->setVisible(counted);
    field(QStringLiteral("kind"))->setHint(CatalogWords::kindHint(kind()));
}

void SpaceForm::showHeading()
{
    setHeading(m_base.id.isValid() ? m_base.name : tr("New space"), QString());
}

QString SpaceForm::fieldOf(const QString &code) const
{
    static const QHash<QString, QString> fields{{QStringLiteral("name_required"), QStringLiteral("name")},
        {QStringLiteral("name_taken"), QStringLiteral("name")},
        {QStringLiteral("name_too_long"), QStringLiteral("name")},
        {QStringLiteral("category_required"), QStringLiteral("category")},
        {QStringLiteral("capacity_invalid"), QStringLiteral("capacity")},
        {QStringLiteral("capacity_below_slots"), QStringLiteral("capacity")},
        {QStringLiteral("kind_fixed"), QStringLiteral("kind")},
        {QStringLiteral("kind_invalid"), QStringLiteral("kind")}};
    return fields.value(code);
}

void SpaceForm::fillKinds()
{
    const QSignalBlocker quiet(m_kind);
    const int chosen = m_kind->count() > 0 ? m_kind->currentData().toInt() : static_cast<int>(m_base.kind);
    m_kind->clear();
    for (const SpaceKind each : {SpaceKind::Exclusive, SpaceKind::Quota, SpaceKind::Equipment, SpaceKind::Instructor})
        m_kind->addItem(CatalogWords::kind(each), static_cast<int>(each));
    m_kind->setCurrentIndex(m_kind->findData(chosen));
}

void SpaceForm::retranslate()
{
    fillKinds();
    field(QStringLiteral("name"))->setLabel(tr("&Name"));
    field(QStringLiteral("category"))->setLabel(tr("Ca&tegory"));
    field(QStringLiteral("kind"))->setLabel(tr("&Kind"));
    field(QStringLiteral("capacity"))->setLabel(tr("Ca&pacity, places or units"));
    field(QStringLiteral("bufferBefore"))->setLabel(tr("Minutes kept free &before"));
    field(QStringLiteral("bufferAfter"))->setLabel(tr("&After"));
    field(QStringLiteral("entryBefore"))->setLabel(tr("&Entry opens, minutes before the start"));
    m_category->lineEdit()->setPlaceholderText(tr("Choose one or type a new name"));
    m_oneOrder->setText(tr("One live order per customer and slot"));
    m_realName->setText(tr("Real names: each place names a document"));
    m_retired->setText(tr("Retired: no new slots, hidden from the desk"));
    retranslateButtons();
    showKind();
    showHeading();
}

} // namespace vd::ui
