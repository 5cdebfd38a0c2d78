#include "ui/admin/TerminalsPage.h"

#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

using operators::Terminal;
using operators::TerminalsController;
using Here = TerminalsController::Here;

namespace {

constexpr int longestName = 60;
constexpr int nameWidth = 240;

QString keyText(const QByteArray &id)
{
    return QString::fromLatin1(id.toHex(' ').left(11));
}

} // namespace

TerminalsPage::TerminalsPage(
    operators::TerminalsGateway &gateway, operators::ThisTerminal &thisTerminal, Changes *changes, QWidget *parent)
    : AdminPage(parent)
    , m_controller(gateway, thisTerminal, changes)
    , m_rows(new RowsModel<Terminal, TerminalId>([](const Terminal &t) { return t.id; }, this))
{
    setObjectName(QStringLiteral("terminalsPage"));
    build();
    connectAll();
    retranslate();
    enableActions();
}

TerminalsPage::~TerminalsPage() = default;

void TerminalsPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_revoke = new QPushButton(this);
    m_revoke->setObjectName(QStringLiteral("revokeTerminal"));
    m_here = new TextLabel(FontRole::Section, Token::Text, this);
    m_here->setObjectName(QStringLiteral("hereState"));
    m_hereText = new TextLabel(FontRole::Base, Token::Muted, this);
    m_hereText->setWordWrap(true);
    m_name = new LineEdit(this);
    m_name->setObjectName(QStringLiteral("terminalName"));
    m_name->setMaxLength(longestName);
    m_name->setFixedWidth(nameWidth);
    m_register = new QPushButton(this);
    m_register->setObjectName(QStringLiteral("registerTerminal"));
    setVariant(m_register, Variant::Primary);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("terminalsStrip"));
    m_pane = new TablePane(this);
    m_pane->view()->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setStartWidths({190, 120, 150, 150, 140});
    m_pane->rememberAs(QStringLiteral("adminTerminals"));

    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_revoke);
    auto *card = new QFrame(this);
    card->setFrameShape(QFrame::StyledPanel);
    auto *words = new QVBoxLayout;
    words->setSpacing(Theme::tight);
    words->addWidget(m_here);
    words->addWidget(m_hereText);
    auto *inside = new QHBoxLayout(card);
    inside->setContentsMargins(Theme::group, Theme::gap + Theme::tight, Theme::group, Theme::gap + Theme::tight);
    inside->setSpacing(Theme::gap);
    inside->addLayout(words, 1);
    inside->addWidget(m_name);
    inside->addWidget(m_register);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::group, 0, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(card);
    column->addWidget(m_strip);
    column->addWidget(m_pane, 1);
    setFocusProxy(m_pane);
}

void TerminalsPage::connectAll()
{
    connect(m_register, &QPushButton::clicked, this, &TerminalsPage::registerHere);
    connect(m_name, &LineEdit::submitted, this, &TerminalsPage::registerHere);
    connect(m_revoke, &QPushButton::clicked, this, &TerminalsPage::askRevoke);
    connect(m_pane, &TablePane::currentChanged, this, &TerminalsPage::enableActions);
    connect(m_strip, &MessageStrip::actionTriggered, this, &TerminalsPage::reload);
    connect(&m_controller, &TerminalsController::loaded, this, &TerminalsPage::showLoaded);
    connect(&m_controller, &TerminalsController::busyChanged, this, &TerminalsPage::enableActions);
    connect(&m_controller, &TerminalsController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, venue().zone, tr("Try again")); });
    connect(&m_controller, &TerminalsController::loadingChanged, m_pane->loading(),
        [bar = m_pane->loading()](bool loading) { loading ? bar->start() : bar->stop(); });
    connect(&m_controller, &TerminalsController::refused, this,
        [this](const Error &error) { m_strip->tellError(error, venue().zone); });
    connect(&m_controller, &TerminalsController::registered, this, [this](const QString &name) {
        m_strip->tell(
            MessageStrip::Kind::Success, tr("“%1” is registered. Its tickets are known from now on.").arg(name));
    });
    connect(&m_controller, &TerminalsController::revoked, this, [this](const QString &name) {
        m_strip->tell(
            MessageStrip::Kind::Success, tr("“%1” is revoked. Doors refuse its tickets from now on.").arg(name));
    });
}

QString TerminalsPage::title() const
{
    return tr("Terminals");
}

QString TerminalsPage::showText() const
{
    return tr("Show the terminals");
}

QString TerminalsPage::icon() const
{
    return QStringLiteral("computer");
}

void TerminalsPage::find()
{
    m_pane->openFilter();
}

void TerminalsPage::load(bool again)
{
    m_strip->clear();
    if (again)
        m_controller.reload();
    else
        m_controller.setVenue(venue().id);
}

void TerminalsPage::showLoaded()
{
    m_rows->setRows(m_controller.terminals());
    if (m_name->text().isEmpty())
        m_name->setText(m_controller.suggestedName().left(longestName));
    showHere();
    enableActions();
}

void TerminalsPage::showHere()
{
    const Here here = m_controller.here();
    const auto terminal = m_controller.hereTerminal();
    m_here->setColour(here == Here::New || here == Here::Revoked ? Token::Warning : Token::Text);
    switch (here) {
    case Here::Unknown:
        m_here->setText(tr("This computer"));
        m_hereText->setText(QString());
        break;
    case Here::NoKey:
        m_here->setText(tr("This computer has no key"));
        m_hereText->setText(tr("Its key cannot be read from the keychain, so it cannot sign tickets. Unlock the "
                               "keychain and sign in again."));
        break;
    case Here::New:
        m_here->setText(tr("This computer is not registered"));
        m_hereText->setText(
            tr("The tickets it would print are not known at the doors. Give it a name and register it."));
        break;
    case Here::Registered:
        m_here->setText(tr("This computer is “%1”").arg(terminal->name));
        m_hereText->setText(tr("The tickets it prints are known at every door."));
        break;
    case Here::Revoked:
        m_here->setText(tr("This computer was revoked"));
        m_hereText->setText(tr("Registering makes a new key; what the old one signed stays refused."));
        break;
    }
    const bool registers = here == Here::New || here == Here::Revoked;
    m_name->setVisible(registers);
    m_register->setVisible(registers);
}

void TerminalsPage::enableActions()
{
    const auto row = m_pane->currentSourceRow();
    m_revoke->setEnabled(row && !m_rows->row(*row).isRevoked() && !m_controller.isBusy());
    m_register->setEnabled(!m_controller.isBusy());
}

void TerminalsPage::registerHere()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty()) {
        m_strip->tellError({Fault::Rule, QStringLiteral("name_required"), {}, {}}, venue().zone);
        m_name->setFocus();
        return;
    }
    m_controller.registerHere(name);
}

void TerminalsPage::askRevoke()
{
    const auto row = m_pane->currentSourceRow();
    if (!row)
        return;
    const Terminal terminal = m_rows->row(*row);
    Question question;
    question.title = tr("Revoke “%1”?").arg(terminal.name);
    question.text = tr("Use this when a computer was lost, stolen or given away. It cannot be undone.");
    question.consequences = {tr("Doors refuse every ticket it has signed, also those in people's hands."),
        tr("Those tickets have to be printed again at another desk."), tr("It can sign no more tickets.")};
    question.accept = tr("Revoke");
    question.danger = true;
    question.reason = true;
    Prompt::ask(this, question, [this, id = terminal.id](const QString &reason) { m_controller.revoke(id, reason); });
}

QList<Column<Terminal>> TerminalsPage::columns() const
{
    const auto zone = [this] { return venue().zone.isValid() ? venue().zone : QTimeZone::utc(); };
    const auto muted
        = [](const Terminal &t) { return t.isRevoked() ? QVariant(Theme::color(Token::Disabled)) : QVariant(); };
    const auto column = [&muted](const QString &title, std::function<QVariant(const Terminal &)> display,
                            std::function<QVariant(const Terminal &)> sort = {}) {
        return Column<Terminal>{title, std::move(display), std::move(sort), false, {}, muted, {}};
    };
    return {
        column(tr("Name"), [](const Terminal &t) { return t.name; }),
        column(tr("State"), [](const Terminal &t) { return t.isRevoked() ? tr("Revoked") : tr("In use"); }),
        column(
            tr("Last signed"),
            [zone](const Terminal &t) {
                return t.lastSeenAt.isValid() ? FormatText::moment(t.lastSeenAt, zone()) : tr("Never");
            },
            [](const Terminal &t) { return t.lastSeenAt; }),
        column(
            tr("Registered"), [zone](const Terminal &t) { return FormatText::moment(t.registeredAt, zone()); },
            [](const Terminal &t) { return t.registeredAt; }),
        column(tr("By"), [](const Terminal &t) { return t.registeredBy; }),
        column(tr("Key"), [](const Terminal &t) { return keyText(t.keyId); }),
        column(tr("Remark"),
            [zone](const Terminal &t) {
                return t.isRevoked()
                    ? tr("%1, %2: %3").arg(FormatText::moment(t.revokedAt, zone()), t.revokedBy, t.revokeReason)
                    : QString();
            }),
    };
}

void TerminalsPage::retranslate()
{
    m_title->setText(title());
    m_pane->view()->setAccessibleName(title());
    m_revoke->setText(tr("Revoke …"));
    m_register->setText(tr("Register this computer"));
    m_name->setPlaceholderText(tr("Name, for example Front desk 1"));
    m_name->setAccessibleName(tr("Name of this computer"));
    m_rows->setColumns(columns());
    m_pane->emptyState()->set(QStringLiteral("computer"), tr("No terminal is registered yet"),
        tr("Tickets are signed by the computer that prints them. Register each desk here, sitting at it."));
    showHere();
}

} // namespace vd::ui
