#include "ui/admin/OneTimePasswordDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int textWidth = 380;
constexpr int clipboardMilliseconds = 60 * 1000;

bool waits(const operators::Operator &person)
{
    return std::any_of(person.proposals.cbegin(), person.proposals.cend(),
        [](const operators::Proposal &p) { return p.kind == operators::Proposal::Kind::Password; });
}

/// A password left in the clipboard would be pasted somewhere one day.
void copyForAMinute(const QString &password)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(password);
    QTimer::singleShot(clipboardMilliseconds, clipboard, [clipboard, password] {
        if (clipboard->text() == password)
            clipboard->clear();
    });
}

} // namespace

OneTimePasswordDialog *OneTimePasswordDialog::show(
    QWidget *parent, const operators::Operator &person, const QString &password)
{
    auto *dialog = new OneTimePasswordDialog(person, password, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

OneTimePasswordDialog::OneTimePasswordDialog(
    const operators::Operator &person, const QString &password, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("oneTimePassword"));
    setWindowTitle(tr("One-time password"));
    setModal(true);
    auto *title = new TextLabel(tr("One-time password for %1").arg(FormatText::isolated(person.displayName)),
        FontRole::Section, Token::Text, this);
    auto *text = new TextLabel(waits(person)
            ? tr("It opens nothing until another administrator approves it. Then it is good for three days and for one "
                 "thing: choosing a password. Tell it to this person only; it is not shown again.")
            : tr("It is good for three days and for one thing: choosing a password. Tell it to this person only; it is "
                 "not shown again."),
        FontRole::Base, Token::Text, this);
    for (TextLabel *label : {title, text}) {
        label->setWordWrap(true);
        label->setMinimumWidth(textWidth);
    }
    auto *shown = new LineEdit(this);
    shown->setObjectName(QStringLiteral("oneTimePasswordText"));
    shown->setReadOnly(true);
    shown->setText(password);
    shown->setAccessibleName(tr("One-time password"));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(Theme::font(FontRole::Section).pixelSize());
    shown->setFont(fixed);
    auto *copy = new QPushButton(Icon::get(QStringLiteral("copy")), tr("Copy"), this);
    copy->setObjectName(QStringLiteral("oneTimePasswordCopy"));
    copy->setToolTip(tr("Leaves the clipboard again after a minute."));
    copy->setAutoDefault(false);
    auto *close = new QPushButton(tr("I have passed it on"), this);
    close->setObjectName(QStringLiteral("oneTimePasswordClose"));
    setVariant(close, Variant::Primary);
    close->setDefault(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(shown, 1);
    row->addWidget(copy);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(title);
    column->addWidget(text);
    column->addLayout(row);
    column->addSpacing(Theme::gap);
    column->addLayout(buttons);
    connect(copy, &QPushButton::clicked, this, [password] { copyForAMinute(password); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    shown->setFocus();
}

} // namespace vd::ui
