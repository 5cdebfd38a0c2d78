#include "ui/common/FormField.h"

#include "ui/common/ErrorText.h"
#include "ui/common/PageScroll.h"
#include "ui/common/TextLabel.h"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

FormField::FormField(const QString &label, QWidget *editor, QWidget *parent)
    : QWidget(parent)
    , m_label(new TextLabel(label, FontRole::Base, Token::Muted, this))
    , m_editor(editor)
    , m_message(new TextLabel(FontRole::Caption, Token::Muted, this))
{
    m_message->setObjectName(QStringLiteral("fieldMessage"));
    m_message->setWordWrap(true);
    m_message->hide();
    // Tab reaches the editor through this field, its focus proxy; it must stand behind the field in the window's tab
    // chain, and a widget that is given a parent anew goes to the end of it.
    m_editor->setParent(nullptr);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::tight);
    column->addWidget(m_label);
    column->addWidget(m_editor);
    column->addWidget(m_message);
    // Fields beside each other stay in line when one of them has a message.
    if (m_editor->sizePolicy().verticalPolicy() == QSizePolicy::Fixed || m_editor->maximumHeight() < QWIDGETSIZE_MAX)
        column->addStretch(1);
    m_label->setBuddy(m_editor);
    m_label->setVisible(!label.isEmpty());
    setLabel(label);
    setFocusProxy(m_editor);
    watch();
}

void FormField::watch()
{
    if (auto *line = qobject_cast<QLineEdit *>(m_editor))
        connect(line, &QLineEdit::textEdited, this, &FormField::clearMessage);
    else if (auto *text = qobject_cast<QPlainTextEdit *>(m_editor))
        connect(text, &QPlainTextEdit::textChanged, this, &FormField::clearMessage);
    else if (auto *combo = qobject_cast<QComboBox *>(m_editor))
        connect(combo, &QComboBox::currentIndexChanged, this, &FormField::clearMessage);
    else if (auto *spin = qobject_cast<QSpinBox *>(m_editor))
        connect(spin, &QSpinBox::valueChanged, this, &FormField::clearMessage);
}

void FormField::setLabel(const QString &label)
{
    m_label->setText(label);
    m_label->setVisible(!label.isEmpty());
    QString plain = label;
    m_editor->setAccessibleName(plain.remove(QLatin1Char('&')));
}

void FormField::setHint(const QString &hint)
{
    m_hint = hint;
    if (m_state == State::None)
        show(State::None, QString());
}

void FormField::setError(const QString &message)
{
    show(State::Error, message);
    m_editor->setFocus(Qt::OtherFocusReason);
    PageScroll::reveal(this);
}

void FormField::setError(const Error &error, const QTimeZone &zone)
{
    setError(ErrorText::sentence(error, zone));
    m_sentence = [error, zone] { return ErrorText::sentence(error, zone); };
}

void FormField::setWarning(const QString &message)
{
    show(State::Warning, message);
}

void FormField::clearMessage()
{
    if (m_state != State::None)
        show(State::None, QString());
}

QString FormField::message() const
{
    return m_state == State::None ? QString() : m_message->text();
}

void FormField::show(State state, const QString &message)
{
    m_state = state;
    m_sentence = {};
    const QString text = state == State::None ? m_hint : message;
    m_message->setText(text);
    m_message->setColour(state == State::Error ? Token::DangerText
            : state == State::Warning          ? Token::Warning
                                               : Token::Muted);
    m_message->setVisible(!text.isEmpty());
    m_editor->setProperty("fault", state == State::Error);
    m_editor->update();
    m_editor->setAccessibleDescription(text);
    if (state != State::None) {
        QAccessibleEvent event(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void FormField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_sentence)
        return;
    m_message->setText(m_sentence());
    m_editor->setAccessibleDescription(m_message->text());
}

} // namespace vd::ui
