#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/OrderActions.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace vd::ui {

class RefundParts;
class TextLabel;

/// What may be done to the order beside paying it: each action the state allows is a button, and below stands why the
/// rules refuse one. What is refused for good cannot be pressed; what a lead may allow can.
class OrderActionsPane : public QWidget
{
    Q_OBJECT

public:
    explicit OrderActionsPane(orders::OrderActions &actions, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// A lead may look at the documents of an order's places.
    void setReadsDocuments(bool reads);
    void refund();
    void changePrice();
    void move();
    /// Confirms a part-paid order by writing off its rest, after asking.
    void waiveRest();
    /// Sets or takes back "did not come", after asking.
    void noShow();
    /// Empty when the action may be tried now, else the reason in words.
    [[nodiscard]] QString whyNot(const QString &action) const;
    /// What of refunds staff have to pay out, with its buttons; the page puts it where it is seen.
    [[nodiscard]] QWidget *moneyToHandBack() const;

Q_SIGNALS:
    /// Something was done, in words.
    void told(const QString &text);
    void failed(const vd::Error &error);
    /// Stock moved.
    void slotsTouched();
    void moveRequested();
    void explainRequested();
    void documentsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void place();
    void done(orders::OrderActions::Action action);
    void refreshButton(QPushButton *button, const QString &action, const QString &name, QStringList &reasons);
    [[nodiscard]] bool fits(const QString &action) const;

    orders::OrderActions &m_actions;
    operators::VenueInfo m_venue;
    RefundParts *m_parts = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<QPushButton *> m_placed; ///< The buttons the grid holds now.
    QPushButton *m_refund = nullptr;
    QPushButton *m_move = nullptr;
    QPushButton *m_price = nullptr;
    QPushButton *m_waive = nullptr;
    QPushButton *m_noShow = nullptr;
    QPushButton *m_explain = nullptr;
    QPushButton *m_documents = nullptr;
    bool m_readsDocuments = false;
    TextLabel *m_reasons = nullptr;
};

} // namespace vd::ui
