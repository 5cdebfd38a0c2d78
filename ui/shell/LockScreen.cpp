#include "ui/shell/LockScreen.h"

#include "models/base/WhenDone.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int formWidth = 320;

} // namespace

LockScreen::LockScreen(Check check, QWidget *parent)
    : QWidget(parent)
    , m_check(std::move(check))
    , m_title(new TextLabel(FontRole::Title, Token::Text, this))
    , m_name(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_password(new LineEdit(this))
    , m_field(new FormField({}, m_password, this))
    , m_unlock(new QPushButton(this))
    , m_other(new QPushButton(this))
{
    setObjectName(QStringLiteral("lockScreen"));
    m_password->setObjectName(QStringLiteral("lockPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    m_unlock->setObjectName(QStringLiteral("lockUnlock"));
    m_other->setObjectName(QStringLiteral("lockOther"));
    setVariant(m_unlock, Variant::Primary);
    m_unlock->setAutoDefault(true);
    m_other->setAutoDefault(true);
    setLarge(m_unlock);
    setVariant(m_other, Variant::Link);
    build();
    connect(m_password, &LineEdit::submitted, this, &LockScreen::tryUnlock);
    connect(m_unlock, &QPushButton::clicked, this, &LockScreen::tryUnlock);
    connect(m_other, &QPushButton::clicked, this, &LockScreen::otherPersonRequested);
    retranslate();
}

void LockScreen::build()
{
    m_title->setAlignment(Qt::AlignHCenter);
    m_name->setAlignment(Qt::AlignHCenter);
    m_field->setFixedWidth(formWidth);
    m_unlock->setFixedWidth(formWidth);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Theme::gap);
    column->addStretch(2);
    column->addSpacing(64);
    column->addWidget(m_title);
    column->addWidget(m_name);
    column->addSpacing(Theme::group);
    column->addWidget(m_field, 0, Qt::AlignHCenter);
    column->addSpacing(Theme::tight);
    column->addWidget(m_unlock, 0, Qt::AlignHCenter);
    column->addWidget(m_other, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

void LockScreen::lock(const QString &person, bool passwordKept)
{
    m_passwordKept = passwordKept;
    m_field->setVisible(!passwordKept);
    m_person = person;
    m_password->clear();
    m_field->clearMessage();
    retranslate();
    (passwordKept ? static_cast<QWidget *>(m_unlock) : m_password)->setFocus(Qt::OtherFocusReason);
}

void LockScreen::tryUnlock()
{
    if (!m_unlock->isEnabled())
        return;
    if (m_password->text().isEmpty() && !m_passwordKept) {
        m_field->setError({Fault::Rule, QStringLiteral("password_required"), {}, {}});
        return;
    }
    m_unlock->setEnabled(false);
    m_password->setEnabled(false);
    whenDone(m_check(m_password->text()), this, [this](const Result<Done> &answer) {
        m_unlock->setEnabled(true);
        m_password->setEnabled(true);
        m_password->clear();
        if (answer) {
            Q_EMIT unlocked();
            return;
        }
        m_field->setError(answer.error());
    });
}

void LockScreen::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Token::Window));
    const QRectF sign((width() - 40) / 2.0, m_title->y() - 56, 40, 40);
    Icon::paint(&painter, sign, QStringLiteral("lock"), Theme::color(Token::Muted));
}

void LockScreen::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LockScreen::retranslate()
{
    m_title->setText(tr("Locked"));
    const QString kept
        = m_passwordKept ? tr("%1's work is kept.") : tr("%1's work is kept. Type your password to go on.");
    m_name->setText(m_person.isEmpty() ? QString() : kept.arg(m_person));
    m_field->setLabel(tr("Password"));
    m_unlock->setText(tr("Unlock"));
    m_other->setText(tr("Sign in as someone else"));
}

} // namespace vd::ui
