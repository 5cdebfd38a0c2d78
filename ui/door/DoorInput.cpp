#include "ui/door/DoorInput.h"

#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"
#include "ui/common/ErrorText.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/door/PeopleStepper.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

constexpr int controlHeight = 48;
constexpr int codePixels = 22;

bool clipboardHasPicture()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data && (data->hasImage() || data->hasUrls());
}

} // namespace

DoorInput::DoorInput(QWidget *parent)
    : QWidget(parent)
    , m_code(new LineEdit(this))
    , m_message(new TextLabel(FontRole::Base, Token::Muted, this))
    , m_people(new PeopleStepper(this))
    , m_check(new QPushButton(this))
    , m_document(new QPushButton(this))
    , m_picture(new QPushButton(this))
    , m_paste(new QPushButton(this))
{
    setObjectName(QStringLiteral("doorInput"));
    build();
    connect(m_code, &LineEdit::submitted, this, [this] { Q_EMIT entered(m_code->text()); });
    connect(m_code, &LineEdit::escaped, this, &DoorInput::escaped);
    connect(m_code, &LineEdit::textEdited, this, &DoorInput::clearError);
    connect(m_check, &QPushButton::clicked, this, [this] { Q_EMIT entered(m_code->text()); });
    connect(m_document, &QPushButton::toggled, this, [this] {
        retranslate();
        focusCode();
    });
    connect(m_picture, &QPushButton::clicked, this, &DoorInput::pictureWanted);
    connect(m_paste, &QPushButton::clicked, this, &DoorInput::pasteWanted);
    retranslate();
}

void DoorInput::build()
{
    m_code->setObjectName(QStringLiteral("code"));
    m_code->setIcon(QStringLiteral("keyboard"));
    m_code->setMaxLength(int(checkin::TicketToken::longestInput));
    // Codes are typed in any layout; an input method would only get in the way.
    m_code->setAttribute(Qt::WA_InputMethodEnabled, false);
    m_code->setFixedHeight(controlHeight);
    QFont font = Theme::font(FontRole::Figures);
    font.setPixelSize(codePixels);
    m_code->setFont(font);
    m_code->setMinimumWidth(190);
    m_code->installEventFilter(this);
    m_message->setObjectName(QStringLiteral("codeMessage"));
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(20);
    m_check->setObjectName(QStringLiteral("check"));
    setVariant(m_check, Variant::Primary);
    m_document->setObjectName(QStringLiteral("document"));
    m_document->setIcon(Icon::get(QStringLiteral("document")));
    m_document->setCheckable(true);
    m_document->hide();
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setIcon(Icon::get(QStringLiteral("image")));
    m_paste->setObjectName(QStringLiteral("paste"));
    m_paste->setIcon(Icon::get(QStringLiteral("paste")));
    for (QPushButton *button : {m_check, m_document, m_picture, m_paste}) {
        button->setFixedHeight(controlHeight);
        button->setAutoDefault(false);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(m_code, 1);
    row->addWidget(m_check);
    row->addSpacing(Theme::gap);
    row->addWidget(m_people);
    row->addSpacing(Theme::gap);
    row->addWidget(m_document);
    row->addWidget(m_picture);
    row->addWidget(m_paste);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::tight);
    column->addLayout(row);
    column->addWidget(m_message);
    setTabOrder(m_code, m_check);
    setTabOrder(m_check, m_people);
    setTabOrder(m_people, m_document);
    setTabOrder(m_document, m_picture);
    setTabOrder(m_picture, m_paste);
}

void DoorInput::retranslate()
{
    const bool documents = m_document->isVisibleTo(this);
    m_code->setPlaceholderText(isDocumentMode() ? tr("Document number")
            : documents                         ? tr("Code or document")
                                                : tr("Short code"));
    m_code->setAccessibleName(isDocumentMode() ? tr("Number of the guest's document") : tr("Short code of the ticket"));
    m_document->setText(tr("Document"));
    m_document->setToolTip(tr("What is typed is the number of an identity document (Ctrl+D)"));
    m_check->setText(tr("Check"));
    m_picture->setText(tr("Picture…"));
    m_picture->setToolTip(tr("Read the code from a picture's file (Ctrl+O)"));
    m_paste->setText(tr("Paste"));
    m_paste->setToolTip(tr("Read the code from the clipboard: a picture or a text (Ctrl+V)"));
    const std::optional<Error> said = m_error;
    clearError();
    if (said)
        showError(*said);
}

void DoorInput::setDocuments(bool possible)
{
    m_document->setVisible(possible);
    retranslate();
}

void DoorInput::setDocumentMode(bool on)
{
    m_document->setChecked(on && m_document->isVisibleTo(this));
}

bool DoorInput::isDocumentMode() const
{
    return m_document->isChecked();
}

void DoorInput::focusCode()
{
    m_code->setFocus(Qt::ShortcutFocusReason);
    m_code->selectAll();
}

void DoorInput::clear()
{
    m_code->setText({}); // Not clear(): that could be undone, and Ctrl+Z here takes an entry back.
    m_people->setPeople(0);
    clearError();
}

void DoorInput::clearError()
{
    m_error.reset();
    m_message->setColour(Token::Muted);
    m_message->setText(isDocumentMode()
            ? tr("As printed on the document, with or without blanks. The number is not kept.")
            : tr("%1 characters; blanks, small letters, O for 0 and I for 1 are fine.")
                  .arg(checkin::ShortCode::length));
    m_code->setProperty("fault", false);
    m_code->update();
}

QString DoorInput::sentence(const Error &error)
{
    const int length = error.facts.value(QStringLiteral("length")).toInt();
    if (error.code == QLatin1String("code_empty"))
        return tr("Type the code printed under the QR first.");
    if (error.code == QLatin1String("code_unreadable") && length > 0 && length != checkin::ShortCode::length)
        return tr("A short code has %1 characters, this has %2. Nothing was checked in.")
            .arg(checkin::ShortCode::length)
            .arg(length);
    if (error.code == QLatin1String("code_unreadable"))
        return tr(
            "This has a character that no short code has. Read it again: codes use digits and A to X without I and O.");
    if (error.code == QLatin1String("queue_full"))
        return tr(
            "%1 scans wait already, so this one was not taken. Ask the unanswered ones again or forget them first.")
            .arg(error.facts.value(QStringLiteral("limit")).toInt());
    return ErrorText::sentence(error);
}

void DoorInput::setError(const Error &error)
{
    showError(error);
    focusCode();
}

void DoorInput::showError(const Error &error)
{
    m_error = error;
    const QString text = sentence(error);
    m_message->setColour(Token::DangerText);
    m_message->setText(text);
    m_code->setProperty("fault", true);
    m_code->update();
    m_code->setAccessibleDescription(text);
}

QString DoorInput::error() const
{
    return m_message->colour() == Token::DangerText ? m_message->text() : QString();
}

void DoorInput::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool DoorInput::eventFilter(QObject *watched, QEvent *event)
{
    // Where nothing was typed there is nothing to undo in the line: Ctrl+Z means the last entry.
    if (watched == m_code && event->type() == QEvent::ShortcutOverride && !m_code->isUndoAvailable()
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)) {
        event->ignore();
        return true;
    }
    // A pasted picture is for the door, only text is for the line.
    if (watched == m_code && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste) && clipboardHasPicture()) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            Q_EMIT pasteWanted();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace vd::ui
