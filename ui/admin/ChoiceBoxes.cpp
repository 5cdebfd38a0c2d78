#include "ui/admin/ChoiceBoxes.h"

#include "ui/common/TextLabel.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int textIndent = 24; // below the box's text, not below the box

} // namespace

ChoiceBoxes::ChoiceBoxes(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::tight);
}

ChoiceBoxes::Row ChoiceBoxes::add(qint64 id)
{
    Row row{id, new QCheckBox(this), new TextLabel(FontRole::Caption, Token::Muted, this)};
    row.box->setObjectName(QStringLiteral("choice%1").arg(id));
    row.sentence->setWordWrap(true);
    row.sentence->setContentsMargins(textIndent, 0, 0, Theme::tight);
    m_column->addWidget(row.box);
    m_column->addWidget(row.sentence);
    connect(row.box, &QCheckBox::toggled, this, &ChoiceBoxes::changed);
    return row;
}

void ChoiceBoxes::setChoices(const QList<Choice> &choices)
{
    const auto same = [](const Choice &choice, const Row &row) { return choice.id == row.id; };
    const bool keep = std::equal(choices.cbegin(), choices.cend(), m_rows.cbegin(), m_rows.cend(), same);
    if (!keep) {
        const QList<qint64> before = chosen();
        for (const Row &row : std::as_const(m_rows)) {
            delete row.box;
            delete row.sentence;
        }
        m_rows.clear();
        for (const Choice &choice : choices)
            m_rows << add(choice.id);
        setChosen(before);
    }
    for (qsizetype i = 0; i < choices.size(); ++i) {
        m_rows.at(i).box->setText(choices.at(i).text);
        m_rows.at(i).box->setAccessibleDescription(choices.at(i).sentence);
        m_rows.at(i).sentence->setText(choices.at(i).sentence);
        m_rows.at(i).sentence->setVisible(!choices.at(i).sentence.isEmpty());
    }
    setFocusProxy(m_rows.isEmpty() ? nullptr : m_rows.constFirst().box);
}

void ChoiceBoxes::setChosen(const QList<qint64> &ids)
{
    for (const Row &row : std::as_const(m_rows))
        row.box->setChecked(ids.contains(row.id));
}

QList<qint64> ChoiceBoxes::chosen() const
{
    QList<qint64> ids;
    for (const Row &row : m_rows)
        if (row.box->isChecked())
            ids << row.id;
    return ids;
}

QCheckBox *ChoiceBoxes::box(qint64 id) const
{
    for (const Row &row : m_rows)
        if (row.id == id)
            return row.box;
    return nullptr;
}

} // namespace vd::ui
