#pragma once

#include "models/catalog/Catalog.h"
#include "models/operators/Operator.h"
#include "ui/admin/RecordForm.h"

#include <QTimeZone>

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace vd::ui {

class ChoiceBoxes;
class LineEdit;

/// Edits one operator: name, roles, venues; what waits for a second administrator on top, password and sign-in below.
class OperatorForm : public RecordForm
{
    Q_OBJECT

public:
    explicit OperatorForm(QWidget *parent = nullptr);

    /// The venues an operator can be given, and the zone moments are told in.
    void setVenues(const QList<catalog::Venue> &venues, const QTimeZone &zone);
    /// Shows a stored operator, or a new one (id 0); what was typed before is gone.
    void setOperator(const operators::Operator &person);
    /// Somebody else saved the operator: this is told, what is typed stays, and the next save replaces theirs.
    void rebase(const operators::Operator &stored);
    [[nodiscard]] const operators::Operator &base() const { return m_base; }
    /// What is typed; errors are added to `errors`.
    [[nodiscard]] operators::Operator typed(FieldErrors &errors) const;
    void retranslate();
    /// Tells whether somebody could approve what is typed; without it that is taken for granted.
    void setSecondThere(std::function<bool(const operators::Operator &)> secondThere)
    {
        m_secondThere = std::move(secondThere);
    }

Q_SIGNALS:
    void passwordWanted();
    void disableWanted(bool disable);
    void decided(vd::ProposalId proposal, bool approve);

protected:
    [[nodiscard]] QString fieldOf(const Error &error) const override;

private:
    void build();
    void changed();
    void fillChoices();
    void showProposals();
    void showHeading();
    [[nodiscard]] QString note() const;
    void showApproval();
    void showButtons();

    operators::Operator m_base;
    QList<catalog::Venue> m_venues;
    QTimeZone m_zone;
    QWidget *m_waiting = nullptr;
    QVBoxLayout *m_waitingColumn = nullptr;
    LineEdit *m_login = nullptr;
    LineEdit *m_name = nullptr;
    ChoiceBoxes *m_roles = nullptr;
    ChoiceBoxes *m_where = nullptr;
    QWidget *m_account = nullptr;
    QPushButton *m_password = nullptr;
    QPushButton *m_disable = nullptr;
    bool m_filling = false;
    bool m_waits = false; ///< What is typed needs another administrator.
    bool m_alone = false; ///< And there is none.
    std::function<bool(const operators::Operator &)> m_secondThere;
};

} // namespace vd::ui
