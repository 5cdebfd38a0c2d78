#include "ui/common/Prompt.h"

#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

Prompt *Prompt::ask(QWidget *parent, const Question &question, std::function<void(const QString &)> accepted)
{
    auto *prompt = new Prompt(question, parent);
    prompt->setAttribute(Qt::WA_DeleteOnClose);
    // The parent is the receiver: whoever asked and died meanwhile is not called.
    QObject *receiver = parent ? static_cast<QObject *>(parent) : prompt;
    connect(prompt, &QDialog::accepted, receiver, [prompt, call = std::move(accepted)] { call(prompt->reason()); });
    prompt->open();
    return prompt;
}

Prompt::Prompt(const Question &question, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("prompt"));
    setWindowTitle(question.title);
    setModal(true);
    build(question);
}

void Prompt::build(const Question &question)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    const auto addText = [this, column](const QString &text, FontRole role, const QString &name) {
        auto *label = new TextLabel(text, role, Token::Text, this);
        label->setObjectName(name);
        label->setWordWrap(true);
        label->setMinimumWidth(360);
        column->addWidget(label);
    };
    addText(question.title, FontRole::Section, QStringLiteral("promptTitle"));
    if (!question.text.isEmpty())
        addText(question.text, FontRole::Base, QStringLiteral("promptText"));
    for (const QString &line : question.consequences)
        addText(QStringLiteral("•  ") + line, FontRole::Base, QStringLiteral("promptLine"));
    if (question.reason) {
        m_reason = new LineEdit(this);
        m_reason->setObjectName(QStringLiteral("promptReason"));
        m_reason->setMaxLength(200);
        m_reasonField = new FormField(tr("Reason"), m_reason, this);
        column->addWidget(m_reasonField);
        connect(m_reason, &LineEdit::submitted, this, &Prompt::tryAccept);
    }
    m_accept = new QPushButton(question.accept, this);
    m_accept->setObjectName(QStringLiteral("promptAccept"));
    m_refuse = new QPushButton(question.refuse.isEmpty() ? tr("Cancel") : question.refuse, this);
    m_refuse->setObjectName(QStringLiteral("promptRefuse"));
    setVariant(m_accept, question.danger ? Variant::Danger : Variant::Primary);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(m_refuse);
    row->addWidget(m_accept);
    column->addSpacing(Theme::gap);
    column->addLayout(row);
    m_accept->setAutoDefault(false);
    m_refuse->setAutoDefault(false);
    m_refuse->setDefault(!question.reason);
    connect(m_accept, &QPushButton::clicked, this, &Prompt::tryAccept);
    connect(m_refuse, &QPushButton::clicked, this, &QDialog::reject);
    if (m_reason)
        m_reason->setFocus();
    else
        m_refuse->setFocus();
}

void Prompt::tryAccept()
{
    if (m_reason && reason().isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    accept();
}

QString Prompt::reason() const
{
    return m_reason ? m_reason->text().trimmed() : QString();
}

} // namespace vd::ui
