#include "ui/admin/RecordPage.h"

#include "ui/admin/RecordForm.h"
#include "ui/common/Icon.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QScopedValueRollback>

namespace vd::ui {

namespace {

constexpr int formWidth = 380;
constexpr int widestForm = 1000; // without a list beside it

} // namespace

RecordPage::RecordPage(RecordForm *form, QWidget *parent)
    : AdminPage(parent)
    , m_form(form)
    , m_pane(new TablePane(this))
    , m_title(new TextLabel(FontRole::Title, Token::Text, this))
    , m_new(new QPushButton(this))
    , m_head(new QHBoxLayout)
    , m_list(new QWidget(this))
{
    m_new->setObjectName(QStringLiteral("newRecord"));
    m_new->setIcon(Icon::get(QStringLiteral("plus")));
    m_form->setParent(this);
    m_form->setFixedWidth(formWidth);
    m_pane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_head->setSpacing(Theme::group);
    m_head->addWidget(m_title);
    m_head->addStretch(1);
    m_head->addWidget(m_new);
    auto *left = new QVBoxLayout(m_list);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(Theme::gap + Theme::tight);
    left->addLayout(m_head);
    left->addWidget(m_pane, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, Theme::group, 0, Theme::group);
    row->setSpacing(Theme::group);
    row->addWidget(m_list, 1);
    row->addWidget(m_form);
    setFocusProxy(m_pane);
    connect(m_new, &QPushButton::clicked, this, &RecordPage::beginNew);
    connect(m_pane, &TablePane::currentChanged, this, &RecordPage::rowChosen);
    connect(m_pane, &TablePane::rowOpened, m_form, &RecordForm::begin);
    connect(m_form, &RecordForm::saveWanted, this, &RecordPage::save);
    connect(m_form, &RecordForm::undoWanted, this, [this] { open(openedRow()); });
}

void RecordPage::setTexts(const QString &title, const QString &newText)
{
    m_titleText = title;
    m_newText = newText;
    m_title->setText(title);
    m_new->setText(newText);
    m_new->setVisible(!newText.isEmpty());
    m_pane->view()->setAccessibleName(title);
}

void RecordPage::showFormOnly()
{
    m_list->setVisible(false);
    setFocusProxy(m_form);
    m_form->setMinimumWidth(0);
    m_form->setMaximumWidth(widestForm);
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->setAlignment(m_form, Qt::AlignTop);
    row->setStretchFactor(m_form, widestForm);
    row->addStretch(1);
}

void RecordPage::setFormWidth(int width)
{
    m_form->setFixedWidth(width);
}

void RecordPage::rowChosen()
{
    if (m_marking)
        return;
    const std::optional<int> row = m_pane->currentSourceRow();
    if (!row || row == openedRow())
        return;
    if (!m_form->isDirty()) {
        open(row);
        return;
    }
    markOpened();
    unlessDirty([this, row] {
        open(row);
        markOpened();
    });
}

void RecordPage::markOpened()
{
    const QScopedValueRollback marking(m_marking, true);
    if (const std::optional<int> row = openedRow())
        m_pane->selectSourceRow(*row);
    else
        m_pane->view()->clearSelection();
}

void RecordPage::unlessDirty(std::function<void()> then)
{
    if (!m_form->isDirty()) {
        then();
        return;
    }
    Question question;
    question.title = tr("Discard the changes to “%1”?").arg(openedName());
    question.text = tr("They were not saved.");
    question.accept = tr("Discard changes");
    question.refuse = tr("Keep editing");
    question.danger = true;
    Prompt::ask(this, question, [then](const QString &) { then(); });
}

void RecordPage::beginNew()
{
    unlessDirty([this] {
        open(std::nullopt);
        markOpened();
        m_form->begin();
    });
}

void RecordPage::save()
{
    if (m_form->isDirty())
        saveTyped();
}

void RecordPage::find()
{
    m_pane->openFilter();
}

} // namespace vd::ui
