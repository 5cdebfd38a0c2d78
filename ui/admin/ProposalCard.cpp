#include "ui/admin/ProposalCard.h"

#include "ui/admin/OperatorWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/TextLabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace vd::ui {

ProposalCard::ProposalCard(const operators::Proposal &proposal, const QTimeZone &zone, QWidget *parent)
    : QFrame(parent)
    , m_proposal(proposal)
    , m_zone(zone)
    , m_what(new TextLabel(FontRole::Strong, Token::Text, this))
    , m_until(new TextLabel(FontRole::Caption, Token::Muted, this))
    , m_approve(new QPushButton(this))
    , m_decline(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setObjectName(QStringLiteral("proposalCard"));
    m_approve->setObjectName(QStringLiteral("proposalApprove"));
    m_decline->setObjectName(QStringLiteral("proposalDecline"));
    m_approve->setAutoDefault(true);
    m_decline->setAutoDefault(true);
    m_what->setWordWrap(true);
    m_until->setWordWrap(true);
    m_approve->setVisible(!proposal.own);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::gap);
    buttons->addWidget(m_approve);
    buttons->addWidget(m_decline);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::gap + Theme::tight, Theme::gap, Theme::gap + Theme::tight, Theme::gap);
    column->setSpacing(Theme::tight);
    column->addWidget(m_what);
    column->addWidget(m_until);
    column->addSpacing(Theme::tight);
    column->addLayout(buttons);
    connect(m_approve, &QPushButton::clicked, this, [this] { Q_EMIT decided(m_proposal.id, true); });
    connect(m_decline, &QPushButton::clicked, this, [this] { Q_EMIT decided(m_proposal.id, false); });
    retranslate();
}

void ProposalCard::retranslate()
{
    m_what->setText(OperatorWords::proposal(m_proposal));
    const QString until = FormatText::moment(m_proposal.expiresAt, m_zone);
    m_until->setText(m_proposal.own ? tr("Another administrator can approve it until %1.").arg(until)
                                    : tr("You can approve it until %1.").arg(until));
    m_approve->setText(tr("Approve"));
    m_decline->setText(m_proposal.own ? tr("Withdraw") : tr("Decline"));
}

} // namespace vd::ui
