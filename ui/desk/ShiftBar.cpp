#include "ui/desk/ShiftBar.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Prompt.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CashDialog.h"
#include "ui/desk/CountDialog.h"
#include "ui/desk/ShiftReport.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace vd::ui {

ShiftBar::ShiftBar(payments::ShiftController &shift, orders::PapersGateway *papers, QWidget *parent)
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
    m_cash = new QPushButton(this);
    m_cash->setObjectName(QStringLiteral("shiftCash"));
    m_take = new QPushButton(this);
    m_take->setObjectName(QStringLiteral("shiftTake"));
    for (QPushButton *button : {m_cash, m_take}) {
        button->setAutoDefault(true);
        setVariant(button, Variant::Quiet);
    }
    m_report = new ShiftReport(papers, this);
    m_report->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::group + Theme::icon + Theme::gap, Theme::tight, Theme::gap, Theme::tight);
    row->setSpacing(Theme::gap);
    row->addWidget(m_text, 1);
    row->addWidget(m_amount);
    row->addWidget(m_accept);
    row->addWidget(m_cancel);
    row->addWidget(m_report);
    row->addWidget(m_take);
    row->addWidget(m_cash);
    row->addWidget(m_begin);
    wire();
    retranslate();
}

void ShiftBar::wire()
{
    using Controller = payments::ShiftController;
    connect(m_begin, &QPushButton::clicked, this, &ShiftBar::begin);
    connect(m_cash, &QPushButton::clicked, this, &ShiftBar::moveCash);
    connect(m_take, &QPushButton::clicked, this, &ShiftBar::takeOver);
    connect(m_cancel, &QPushButton::clicked, this, &ShiftBar::stop);
    connect(m_accept, &QPushButton::clicked, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::submitted, this, &ShiftBar::submit);
    connect(m_amount, &LineEdit::escaped, this, &ShiftBar::stop);
    connect(&m_shift, &Controller::changed, this, &ShiftBar::shiftChanged);
    connect(&m_shift, &Controller::opened, this, &ShiftBar::stop);
    connect(&m_shift, &Controller::closed, this, &ShiftBar::tellClosed);
    connect(&m_shift, &Controller::failed, this, &ShiftBar::tellError);
    connect(&m_shift, &Controller::cashMoved, this, [this](const Money &amount) {
        tell(
            [amount] {
                return amount.isNegative() ? tr("%1 taken out of the drawer.").arg(FormatText::money(-amount))
                                           : tr("%1 put into the drawer.").arg(FormatText::money(amount));
            },
            false);
    });
    connect(&m_shift, &Controller::tookOver, this,
        [this] { tell([] { return tr("Taken over. The drawer is counted when the shift is closed."); }, false); });
    wireReport();
}

void ShiftBar::wireReport()
{
    connect(m_report, &ShiftReport::printed, this,
        [this] { tell([] { return tr("The shift's report was sent to the printer."); }, false); });
    connect(m_report, &ShiftReport::failed, this, &ShiftBar::tellError);
    connect(m_report, &ShiftReport::saved, this,
        [this](const QString &path) { tell([path] { return tr("Saved as %1.").arg(path); }, false); });
    connect(m_report, &ShiftReport::noPrinter, this, [this] {
        tell(
            [] {
                return tr("No printer is set up on this computer. The shift is closed all the same; save its report "
                          "as PDF.");
            },
            false);
    });
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
    m_report->setShift(closed, m_venue);
    m_report->show();
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
        return tr("How much cash is in the drawer to begin with?");
    if (!m_shift.isKnown())
        return {};
    const QTimeZone zone = m_venue.zone.isValid() ? m_venue.zone : QTimeZone::utc();
    if (!open && !m_shift.elsewhere().isEmpty()) {
        const finance::Shift &other = m_shift.elsewhere().constFirst();
        return tr("No shift is open here. The shift of %1 (since %2) is still open at %3.")
            .arg(other.operatorLogin, FormatText::time(other.openedAt, zone), other.terminal);
    }
    if (!open)
        return tr("No shift is open. Cash can be taken once it is.");
    return tr("Shift open since %1. Opening float: %2")
        .arg(FormatText::time(shift.openedAt, zone), FormatText::money(shift.openingFloat));
}

void ShiftBar::refresh()
{
    const bool open = m_shift.isOpen();
    m_text->setText(sentence());
    m_text->setColour(m_trouble && m_result ? Token::DangerText : Token::Muted);
    m_amount->setVisible(m_asking);
    m_amount->setAccessibleName(tr("Opening float"));
    m_accept->setVisible(m_asking);
    m_accept->setText(tr("Open shift"));
    m_accept->setEnabled(!m_shift.isBusy());
    m_cancel->setVisible(m_asking);
    m_begin->setVisible(!m_asking && m_shift.isKnown());
    m_begin->setText(open ? tr("Close shift…") : tr("Open shift…"));
    m_cash->setVisible(open && !m_asking);
    m_cash->setText(tr("Cash in or out…"));
    m_cash->setEnabled(!m_shift.isBusy());
    m_take->setVisible(!open && !m_asking && !m_shift.elsewhere().isEmpty());
    m_take->setText(tr("Take over…"));
    m_take->setEnabled(!m_shift.isBusy());
    if (open || m_asking)
        m_report->hide();
    update();
}

void ShiftBar::begin()
{
    if (m_shift.isOpen()) {
        tell({}, false);
        auto *dialog = new CountDialog(m_shift, m_venue.zone, this);
        connect(dialog, &QDialog::finished, this, &ShiftBar::left);
        dialog->open();
        return;
    }
    m_asking = true;
    m_amount->clear();
    tell({}, false);
    m_amount->setFocus(Qt::OtherFocusReason);
}

void ShiftBar::moveCash()
{
    if (!m_shift.isOpen())
        return;
    tell({}, false);
    auto *dialog = new CashDialog(m_shift, m_venue.zone, this);
    connect(dialog, &QDialog::finished, this, &ShiftBar::left);
    dialog->open();
}

void ShiftBar::takeOver()
{
    const QList<finance::Shift> others = m_shift.elsewhere();
    if (others.isEmpty())
        return;
    if (others.size() == 1)
        return askToTakeOver(others.constFirst());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const finance::Shift &other : others) {
        const QAction *action = menu->addAction(
            QStringLiteral("%1 · %2 · %3")
                .arg(other.terminal, other.operatorLogin, FormatText::moment(other.openedAt, m_venue.zone)));
        connect(action, &QAction::triggered, this, [this, other] { askToTakeOver(other); });
    }
    menu->popup(m_take->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void ShiftBar::askToTakeOver(const finance::Shift &other)
{
    Question question;
    question.title = tr("Take over the shift of %1?").arg(other.terminal);
    question.text = tr("It was opened by %1 at %2 and goes on at this desk, in your hands.")
                        .arg(other.operatorLogin, FormatText::moment(other.openedAt, m_venue.zone));
    question.consequences = {tr("Bring the cash of that drawer here: it is counted when the shift is closed"),
        tr("Whoever is still at %1 has no shift there any more").arg(other.terminal),
        tr("The taking over is on the shift's report")};
    question.accept = tr("Take over");
    Prompt::ask(this, question, [this, id = other.id](const QString &) { m_shift.takeOver(id); });
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
    m_shift.open(*amount);
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
