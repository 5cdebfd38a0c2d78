#pragma once

#include "models/operators/Operator.h"

#include <QFrame>
#include <QTimeZone>

class QPushButton;

namespace vd::ui {

class TextLabel;

/// What waits for a second administrator: who asks for what until when, and the buttons that answer it.
class ProposalCard : public QFrame
{
    Q_OBJECT

public:
    ProposalCard(const operators::Proposal &proposal, const QTimeZone &zone, QWidget *parent = nullptr);

    void retranslate();

Q_SIGNALS:
    void decided(vd::ProposalId proposal, bool approve);

private:
    operators::Proposal m_proposal;
    QTimeZone m_zone;
    TextLabel *m_what = nullptr;
    TextLabel *m_until = nullptr;
    QPushButton *m_approve = nullptr;
    QPushButton *m_decline = nullptr;
};

} // namespace vd::ui
