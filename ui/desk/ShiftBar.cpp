#include "ui/desk/ShiftBar.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace vd::ui {

ShiftBar::ShiftBar(payments::ShiftController &shift, QWidget *parent)
    : QWidget(parent)
    , m_shift(shift)
{
    setObjectName(QStringLiteral("shiftBar"));
    m_text = new TextLabel(FontRole::Base, Token::Muted, this);
    m_text->setObjectName(QStringLiteral("shiftText"));
    m_amount = new AmountEdit(this);
    m_amount->setObjectName(QStringLiteral("shiftAmount"));
    m_amount->setFixedWidth(210);
    m_accept = new QPushButton(this);
    m_accept->setAutoDefault(true);
    m_accept->setObjectName(QStringLiteral("shiftAccept"));
    setVariant(m_accept, Variant::Primary);
    m_cancel = new QPushButton(this);
    setVariant(m_cancel, Variant::Quiet);
    m_begin = new QPushButton(this);
    m_begin->setAutoDefault(true);
    m_begin->setObjectName(QStringLiteral("shiftBegin"));
    setVariant(m_begin, Variant::Quiet);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::group + Theme::icon + Theme::gap, Theme::tight, Theme::gap, Theme::tight);
    row->setSpacing(Theme::gap);
    row->addWidget(m_text, 1);
    row->addWidget(m_amount);
    row->addWidget(m_accept);
    row->addWidget(m_cancel);
    row->addWidget(m_begin);
    wire();
    retranslate();
}

void ShiftBar::wire()
{
    using Controller = payments::ShiftController;
    connect(m_begin, &QPushButton::clicked, this, &ShiftBar::begin);
    connect(m_cancel, &QPushButton::clicked, this, &ShiftBar::stop);
    connect(m_accept, &QPushButton::clicked, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::submitted, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::escaped, this, &ShiftBar::stop);
    connect(&m_shift, &Controller::changed, this, &ShiftBar::shiftChanged);
    connect(&m_shift, &Controller::opened, this, &ShiftBar::stop);
    connect(&m_shift, &Controller::closed, this, &ShiftBar::tellClosed);
    connect(&m_shift, &Controller::failed, this, &ShiftBar::tellError);
}

void ShiftBar::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_amount->setCurrency(venue.currency);
    stop();
    tell({}, false);
}

void ShiftBar::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    refresh();
}

void ShiftBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShiftBar::tell(Words text, bool trouble)
{
    m_result = std::move(text);
    m_trouble = trouble;
    m_passing = false;
    m_about = m_shift.shift().id;
    refresh();
}

void ShiftBar::tellError(const Error &error)
{
    tell([this, error] { return ErrorText::sentence(error, m_venue.zone); }, true);
    m_passing = error.fault == Fault::Offline || error.fault == Fault::Timeout;
}

void ShiftBar::tellClosed(const finance::Shift &closed)
{
    stop();
    const Money difference = closed.counted - closed.expected;
    const auto text = [closed, difference] {
        const QString counted = FormatText::money(closed.counted);
        return difference.isZero()
            ? tr("Shift closed. Counted %1, as expected.").arg(counted)
            : tr("Shift closed. Counted %1, expected %2: difference %3.")
                  .arg(counted, FormatText::money(closed.expected), FormatText::money(difference));
    };
    tell(text, !difference.isZero());
}

// The shift may be opened, closed or go on without this line having asked for it, at another desk of the same person.
void ShiftBar::shiftChanged()
{
    if (m_shift.isBusy())
        return refresh();
    const bool other = m_about != m_shift.shift().id;
    m_about = m_shift.shift().id;
    // An answer of the server is newer than its absence.
    if (other || m_passing)
        m_result = {};
    if (other)
        stop();
    else
        refresh();
}

QString ShiftBar::sentence() const
{
    const bool open = m_shift.isOpen();
    const finance::Shift &shift = m_shift.shift();
    if (m_result && (m_trouble || !m_asking))
        return m_result();
    if (m_asking)
        return open ? tr("Count the drawer. How much cash is in it?")
                    : tr("How much cash is in the drawer to begin with?");
    if (!m_shift.isKnown())
        return {};
    if (!open)
        return tr("No shift is open. Cash can be taken once it is.");
    return tr("Shift open since %1. In the drawer: %2")
        .arg(FormatText::time(shift.openedAt, m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc()),
            FormatText::money(shift.expected));
}

void ShiftBar::refresh()
{
    const bool open = m_shift.isOpen();
    m_text->setText(sentence());
    m_text->setColour(m_trouble && m_result ? Token::DangerText : Token::Muted);
    m_amount->setVisible(m_asking);
    m_amount->setAccessibleName(open ? tr("Counted cash") : tr("Opening float"));
    m_accept->setVisible(m_asking);
    m_accept->setText(open ? tr("Close shift…") : tr("Open shift"));
    m_accept->setEnabled(!m_shift.isBusy());
    m_cancel->setVisible(m_asking);
    m_begin->setVisible(!m_asking && m_shift.isKnown());
    m_begin->setText(open ? tr("Close shift…") : tr("Open shift…"));
    update();
}

void ShiftBar::begin()
{
    m_asking = true;
    m_amount->clear();
    tell({}, false);
    m_amount->setFocus(Qt::OtherFocusReason);
}

void ShiftBar::stop()
{
    const bool inside = m_asking && isAncestorOf(QApplication::focusWidget());
    m_asking = false;
    refresh();
    if (inside)
        Q_EMIT left();
}

void ShiftBar::submit()
{
    const Result<Money> amount = m_amount->amount();
    if (!amount) {
        tellError(amount.error());
        m_amount->setFocus(Qt::OtherFocusReason);
        return;
    }
    tell({}, false);
    if (m_shift.isOpen())
        askToClose(*amount);
    else
        m_shift.open(*amount);
}

void ShiftBar::askToClose(const Money &counted)
{
    const finance::Shift shift = m_shift.shift();
    const Money difference = counted - shift.expected;
    Question question;
    question.title = tr("Close the shift?");
    question.text = difference.isZero()
        ? tr("What was counted is what is expected.")
        : tr("What was counted differs by %1 from what is expected.").arg(FormatText::money(difference));
    question.consequences = {tr("Expected in the drawer: %1").arg(FormatText::money(shift.expected)),
        tr("Counted: %1").arg(FormatText::money(counted)), tr("Difference: %1").arg(FormatText::money(difference)),
        tr("A closed shift cannot be opened again; the difference is on its report.")};
    question.accept = tr("Close shift");
    question.refuse = tr("Count again");
    question.danger = !difference.isZero();
    // Bound to this shift: it may have been closed elsewhere by the time it is answered.
    Prompt::ask(this, question, [this, counted, id = shift.id](const QString &) {
        if (m_shift.shift().id == id)
            m_shift.close(counted);
    });
}

void ShiftBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_asking)
        stop();
    else
        QWidget::keyPressEvent(event);
}

void ShiftBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(Token::Line));
    painter.drawLine(0, 0, width(), 0);
    const Token colour = m_shift.isOpen() ? Token::Success : Token::Muted;
    Icon::paint(&painter, QRectF(Theme::group, (height() - Theme::icon) / 2.0, Theme::icon, Theme::icon),
        QStringLiteral("shift"), Theme::color(colour));
}

} // namespace vd::ui
