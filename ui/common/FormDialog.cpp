#include "ui/common/FormDialog.h"

#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

FormDialog::FormDialog(const QString &name, const QString &title, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(name);
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_messages = new MessageStrip(this);
    m_messages->setClosable(false);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    m_column->setSpacing(Theme::gap);
    m_column->addWidget(new TextLabel(title, FontRole::Section, Token::Text, this));
}

QPushButton *FormDialog::finish(const QString &cancel, const char *acceptName)
{
    auto *refuse = new QPushButton(cancel, this);
    auto *accept = new QPushButton(this);
    accept->setObjectName(QString::fromLatin1(acceptName));
    setVariant(accept, Variant::Primary);
    for (QPushButton *button : {refuse, accept})
        button->setAutoDefault(false);
    connect(refuse, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addStretch(1);
    row->addWidget(refuse);
    row->addWidget(accept);
    m_column->addWidget(m_messages);
    m_column->addSpacing(Theme::gap);
    // What is left goes to a row that wants it, else below them all.
    bool wanted = false;
    for (int i = 0; i < m_column->count(); ++i)
        wanted = wanted || m_column->stretch(i) > 0;
    if (!wanted)
        m_column->addStretch(1);
    m_column->addLayout(row);
    return accept;
}

} // namespace vd::ui
