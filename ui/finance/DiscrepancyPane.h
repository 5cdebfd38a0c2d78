#pragma once

#include "models/finance/DiscrepanciesGateway.h"

#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vd::ui {

class FormField;
class LineEdit;
class TextLabel;

/// The chosen difference: its evidence, notes, corrections and what may be done about it. Tells what the person wants.
class DiscrepancyPane : public QWidget
{
    Q_OBJECT

public:
    explicit DiscrepancyPane(bool mayAct, QWidget *parent = nullptr);

    void setDiscrepancy(const finance::Discrepancy &discrepancy, const QTimeZone &zone);
    void setPeople(const QList<finance::FinancePerson> &people);
    void retranslate();

Q_SIGNALS:
    void orderOpened(vd::OrderId order);
    void noted(vd::DiscrepancyId discrepancy, const QString &note);
    void assigned(vd::DiscrepancyId discrepancy, const QString &login);
    void proposed(vd::DiscrepancyId discrepancy, const QString &kind, const QString &reason);
    void decided(vd::DiscrepancyId discrepancy, bool approve, const QString &note);

private:
    void build();
    void showAll();
    void showFacts();
    void showHistory();
    void showActions();
    void askToPropose(const QString &kind);
    void askToDecide(bool approve);
    void addHistory(const QString &head, const QString &text);

    bool m_mayAct;
    finance::Discrepancy m_shown;
    QTimeZone m_zone = QTimeZone::utc();
    QList<finance::FinancePerson> m_people;
    TextLabel *m_what = nullptr;
    TextLabel *m_about = nullptr;
    QScrollArea *m_scroll = nullptr;
    QFormLayout *m_facts = nullptr;
    QVBoxLayout *m_history = nullptr;
    QPushButton *m_order = nullptr;
    QComboBox *m_person = nullptr;
    FormField *m_personField = nullptr;
    LineEdit *m_note = nullptr;
    FormField *m_noteField = nullptr;
    QVBoxLayout *m_actions = nullptr;
    TextLabel *m_rule = nullptr;
};

} // namespace vd::ui
