#pragma once

#include "models/operators/VenueInfo.h"
#include "ui/common/TextLabel.h"
#include "ui/shell/Workspace.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace vd::test {

/// A page with a text field, a command and counters of what the window told it.
class FakeWorkspace : public ui::Workspace
{
public:
    FakeWorkspace(const QString &id, const QString &title, const QString &icon)
        : m_id(id)
        , m_title(title)
        , m_icon(icon)
        , draft(new QLineEdit(this))
    {
        draft->setObjectName(QStringLiteral("draft"));
        draft->setAccessibleName(QStringLiteral("Draft"));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(24, 24, 24, 24);
        column->addWidget(new ui::TextLabel(title, ui::FontRole::Title));
        column->addWidget(draft);
        column->addStretch(1);
    }

    QString id() const override { return m_id; }
    QString title() const override { return m_title; }
    QString icon() const override { return m_icon; }
    QString help() const override
    {
        return QStringLiteral("Takes bookings on the phone: choose slots, find the customer, hold, take the money.");
    }
    QList<ui::Command> commands() override
    {
        ui::Command hold;
        hold.id = m_id + QStringLiteral(".hold");
        hold.title = QStringLiteral("Hold the selected slots");
        hold.icon = QStringLiteral("lock");
        hold.shortcut = QKeySequence(Qt::CTRL | Qt::Key_Return);
        hold.run = [this] {
            ++runs;
            if (announces)
                Q_EMIT commandsChanged();
        };
        ui::Command refund;
        refund.id = m_id + QStringLiteral(".refund");
        refund.title = QStringLiteral("Refund the order");
        refund.icon = QStringLiteral("refund");
        refund.refusal = [] { return QStringLiteral("no order is open"); };
        refund.run = [this] { ++refusedRuns; };
        return {hold, refund};
    }
    QList<ui::KeyHint> keys() const override { return hints; }
    void setVenue(const operators::VenueInfo &venue) override { venueName = venue.name; }
    void activated() override { ++activations; }
    bool takeRoles(operators::Roles now) override
    {
        roles = now;
        return goesOn;
    }
    void reload() override { ++reloads; }
    void find() override { draft->setFocus(); }
    void open(const QString &what) override { opened = what; }
    QWidget *headerTools() override { return tools; }
    int waiting() const override { return waitingCount; }
    bool worksOffline() const override { return offline; }

private:
    QString m_id;
    QString m_title;
    QString m_icon;

public:
    QLineEdit *draft;
    QWidget *tools = nullptr;
    QString venueName;
    QList<ui::KeyHint> hints;
    QString opened;
    int waitingCount = 0;
    operators::Roles roles;
    bool goesOn = true; ///< With other roles.
    bool announces = false;
    bool offline = false;
    int runs = 0;
    int refusedRuns = 0;
    int activations = 0;
    int reloads = 0;
};

} // namespace vd::test
