#include "ui/admin/RowsField.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"
#include "ui/common/Variant.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>

namespace vd::ui {

namespace {

constexpr int listHeight = 156;

} // namespace

RowsField::RowsField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_widget(new QWidget)
{
    build();
    buildParts();
    retranslate();
    showRow(-1);
}

void RowsField::build()
{
    const auto button = [this](const char *name, const char *icon) {
        auto *made = new QPushButton(m_widget);
        made->setObjectName(QLatin1String(name));
        made->setIcon(Icon::get(QLatin1String(icon)));
        setDense(made);
        return made;
    };
    m_list = new QListWidget(m_widget);
    m_list->setObjectName(QStringLiteral("rows"));
    m_list->setFixedHeight(listHeight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_add = button("addRow", "plus");
    m_remove = button("removeRow", "trash");
    m_up = button("rowUp", "up");
    m_down = button("rowDown", "down");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::tight);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    m_box = new QFrame(m_widget);
    m_box->setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(m_widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_list);
    column->addLayout(buttons);
    column->addWidget(m_box);
    m_widget->setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        // A row that cannot be read is put right or removed before another one is opened: nothing typed is lost.
        if (!m_filling && m_errors.contains(m_row) && row != m_row)
            tell(m_errors.value(m_row));
        else if (!m_filling)
            showRow(row);
    });
    connect(m_add, &QPushButton::clicked, this, &RowsField::addRow);
    connect(m_remove, &QPushButton::clicked, this, &RowsField::removeRow);
    connect(m_up, &QPushButton::clicked, this, [this] { moveRow(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveRow(1); });
}

void RowsField::buildParts()
{
    auto *column = new QVBoxLayout(m_box);
    column->setContentsMargins(Theme::gap, Theme::gap, Theme::gap, Theme::gap);
    column->setSpacing(Theme::gap);
    QHBoxLayout *line = nullptr;
    for (const FieldSpec &spec : this->spec().parts) {
        Part part{FieldEditor::make(spec), nullptr};
        part.editor->setParent(this);
        part.editor->widget()->setObjectName(spec.objectName());
        part.field = new FormField(spec.label, part.editor->widget(), m_box);
        if (!spec.beside || !line) {
            line = new QHBoxLayout;
            line->setSpacing(Theme::gap);
            column->addLayout(line);
        }
        line->addWidget(part.field, 1, Qt::AlignTop);
        connect(part.editor, &FieldEditor::changed, this, &RowsField::typed);
        connect(part.editor, &FieldEditor::submitted, this, &FieldEditor::submitted);
        m_parts << part;
    }
}

QWidget *RowsField::widget() const
{
    return m_widget;
}

void RowsField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    retranslate();
}

void RowsField::retranslate()
{
    m_add->setText(spec().addText);
    m_remove->setText(tr("Remove"));
    m_up->setToolTip(tr("Move up"));
    m_up->setAccessibleName(m_up->toolTip());
    m_down->setToolTip(tr("Move down"));
    m_down->setAccessibleName(m_down->toolTip());
    m_list->setAccessibleName(spec().label);
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        m_parts.at(i).editor->setSpec(spec().parts.at(i));
        m_parts.at(i).field->setLabel(
            spec().parts.at(i).kind == FieldSpec::Kind::Check ? QString() : spec().parts.at(i).label);
        m_parts.at(i).field->setHint(spec().parts.at(i).hint);
    }
    for (int row = 0; row < rowCount(); ++row)
        showWords(row);
}

void RowsField::setContext(const FieldContext &context, const catalog::Record &edited)
{
    FieldEditor::setContext(context, edited);
    const QScopedValueRollback filling(m_filling, true);
    for (const Part &part : std::as_const(m_parts))
        part.editor->setContext(context, edited);
    for (int row = 0; row < rowCount(); ++row)
        showWords(row);
}

void RowsField::setValue(const QJsonValue &value)
{
    const int before = m_row;
    {
        const QScopedValueRollback filling(m_filling, true);
        m_rows = value.toArray();
        m_errors.clear();
        m_list->clear();
        for (int row = 0; row < rowCount(); ++row) {
            m_list->addItem(QString());
            showWords(row);
        }
    }
    m_row = -1;
    choose(qMin(qMax(before, 0), rowCount() - 1));
}

Result<QJsonValue> RowsField::value() const
{
    if (m_errors.isEmpty())
        return QJsonValue(m_rows);
    QList<int> rows = m_errors.keys();
    std::sort(rows.begin(), rows.end());
    return tl::unexpected<Error>(m_errors.value(rows.first()));
}

bool RowsField::tell(const Error &error)
{
    const QString name = error.facts.value(QLatin1String("part")).toString();
    choose(error.facts.value(QLatin1String("row")).toInt());
    for (const Part &part : std::as_const(m_parts)) {
        if (part.editor->spec().key == name && error.facts.contains(QLatin1String("row"))) {
            part.field->setError(error);
            return true;
        }
    }
    return false;
}

void RowsField::choose(int row)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_list->setCurrentRow(row);
    }
    showRow(row);
}

void RowsField::showRow(int row)
{
    if (row != m_row || row < 0) {
        const QScopedValueRollback filling(m_filling, true);
        m_row = row;
        const QJsonObject values = row < 0 ? QJsonObject() : m_rows.at(row).toObject();
        for (const Part &part : std::as_const(m_parts)) {
            part.field->clearMessage();
            part.editor->setValue(values.value(part.editor->spec().key));
        }
    }
    m_box->setVisible(row >= 0);
    showButtons();
}

void RowsField::showButtons()
{
    m_remove->setEnabled(m_row >= 0);
    m_up->setEnabled(m_row > 0);
    m_down->setEnabled(m_row >= 0 && m_row + 1 < rowCount());
}

void RowsField::showWords(int row)
{
    QListWidgetItem *item = m_list->item(row);
    const QString words = spec().rowWords ? spec().rowWords(m_rows.at(row).toObject(), context()) : QString();
    item->setText(words);
    item->setToolTip(FormatText::tip(words));
}

void RowsField::typed()
{
    if (m_filling || m_row < 0)
        return;
    QJsonObject values = m_rows.at(m_row).toObject();
    m_errors.remove(m_row);
    for (const Part &part : std::as_const(m_parts)) {
        Result<QJsonValue> value = part.editor->value();
        if (value) {
            values.insert(part.editor->spec().key, *value);
        } else if (!m_errors.contains(m_row)) {
            Error error = value.error();
            error.facts.insert(QStringLiteral("row"), m_row);
            error.facts.insert(QStringLiteral("part"), part.editor->spec().key);
            m_errors.insert(m_row, error);
        }
    }
    m_rows.replace(m_row, values);
    showWords(m_row);
    Q_EMIT changed();
}

void RowsField::addRow()
{
    if (m_errors.contains(m_row)) {
        tell(m_errors.value(m_row));
        return;
    }
    QJsonObject fresh = m_row < 0 ? QJsonObject() : m_rows.at(m_row).toObject();
    if (fresh.isEmpty())
        for (const Part &part : std::as_const(m_parts))
            fresh.insert(part.editor->spec().key, part.editor->spec().initial);
    m_rows.append(fresh);
    m_list->addItem(QString());
    showWords(rowCount() - 1);
    choose(rowCount() - 1);
    typed();
    if (!m_parts.isEmpty())
        m_parts.first().editor->widget()->setFocus(Qt::OtherFocusReason);
}

void RowsField::removeRow()
{
    if (m_row < 0)
        return;
    const int row = m_row;
    QHash<int, Error> errors;
    for (auto error = m_errors.cbegin(); error != m_errors.cend(); ++error)
        if (error.key() != row)
            errors.insert(error.key() - (error.key() > row ? 1 : 0), error.value());
    m_errors = errors;
    m_rows.removeAt(row);
    {
        const QScopedValueRollback filling(m_filling, true);
        delete m_list->takeItem(row);
    }
    m_row = -1;
    choose(qMin(row, rowCount() - 1));
    Q_EMIT changed();
}

void RowsField::moveRow(int by)
{
    // A row that cannot be read stays where its error is told.
    const int to = m_row + by;
    if (m_row < 0 || to < 0 || to >= rowCount() || !m_errors.isEmpty())
        return;
    const QJsonValue moved = m_rows.at(m_row);
    m_rows.replace(m_row, m_rows.at(to));
    m_rows.replace(to, moved);
    showWords(m_row);
    showWords(to);
    m_row = -1;
    choose(to);
    Q_EMIT changed();
}

} // namespace vd::ui
