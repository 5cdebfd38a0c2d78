#include "ui/admin/SeatRowsForm.h"

#include "ui/admin/NumberEdit.h"
#include "ui/common/FormErrors.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

namespace {

constexpr int longestName = 40;
constexpr int longestPlace = 20;

} // namespace

SeatRowsForm::SeatRowsForm(QWidget *parent)
    : QWidget(parent)
    , m_block(new LineEdit(this))
    , m_category(new LineEdit(this))
    , m_firstRow(new LineEdit(this))
    , m_rows(new NumberEdit(this))
    , m_seats(new NumberEdit(this))
    , m_number(new NumberEdit(this))
    , m_fromRight(new QCheckBox(this))
    , m_everySecond(new QCheckBox(this))
    , m_add(new QPushButton(this))
{
    m_block->setMaxLength(longestName);
    m_category->setMaxLength(longestName);
    m_firstRow->setMaxLength(longestPlace);
    m_firstRow->setText(QStringLiteral("A"));
    m_rows->setNumber(10);
    m_seats->setNumber(20);
    m_number->setNumber(1);
    m_fromRight->setObjectName(QStringLiteral("seatFromRight"));
    m_everySecond->setObjectName(QStringLiteral("seatEverySecond"));
    m_add->setObjectName(QStringLiteral("seatRowsAdd"));
    m_add->setIcon(Icon::get(QStringLiteral("plus")));
    m_add->setAutoDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    const auto pair = [this, column](const char *first, QWidget *one, const char *second, QWidget *two) {
        auto *row = new QHBoxLayout;
        row->setSpacing(Theme::gap);
        row->addWidget(add(QLatin1String(first), one), 1, Qt::AlignTop);
        row->addWidget(add(QLatin1String(second), two), 1, Qt::AlignTop);
        column->addLayout(row);
    };
    pair("block", m_block, "category", m_category);
    pair("firstRow", m_firstRow, "rows", m_rows);
    pair("seats", m_seats, "number", m_number);
    column->addWidget(m_fromRight);
    column->addWidget(m_everySecond);
    column->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &SeatRowsForm::addWanted);
    retranslate();
}

FormField *SeatRowsForm::add(const QString &name, QWidget *editor)
{
    editor->setObjectName(name);
    auto *made = new FormField(QString(), editor, this);
    m_fields.insert(name, made);
    return made;
}

inventory::SeatRows SeatRowsForm::rows(FieldErrors &errors) const
{
    inventory::SeatRows rows;
    rows.block = m_block->text().trimmed();
    rows.category = m_category->text().trimmed();
    rows.firstRow = m_firstRow->text().trimmed();
    rows.fromRight = m_fromRight->isChecked();
    rows.step = m_everySecond->isChecked() ? 2 : 1;
    m_rows->read(rows.rows, errors);
    m_seats->read(rows.seats, errors);
    m_number->read(rows.firstNumber, errors);
    return rows;
}

void SeatRowsForm::showErrors(const FieldErrors &errors)
{
    showFormErrors(m_fields, errors);
}

void SeatRowsForm::setFirstRow(const QString &row)
{
    m_firstRow->setText(row);
}

void SeatRowsForm::retranslate()
{
    const auto label
        = [this](const char *name, const QString &text) { m_fields.value(QLatin1String(name))->setLabel(text); };
    label("block", tr("&Block"));
    label("category", tr("Ca&tegory"));
    label("firstRow", tr("&First row"));
    label("rows", tr("&Rows"));
    label("seats", tr("&Seats in each"));
    label("number", tr("First &number"));
    m_block->setPlaceholderText(tr("Stalls"));
    m_category->setPlaceholderText(tr("Best view"));
    m_fromRight->setText(tr("Number from the right"));
    m_everySecond->setText(tr("Every second number: odd or even"));
    m_add->setText(tr("Add these rows"));
}

} // namespace vd::ui
