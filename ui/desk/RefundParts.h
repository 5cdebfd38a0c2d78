#pragma once

#include "models/orders/OrderActions.h"

#include <QWidget>

class QVBoxLayout;

namespace vd::ui {

class TextLabel;

/// What has still to be handed back: cash from the drawer of the open shift, card at the terminal. Each is confirmed
/// when it was done. Hidden while there is nothing.
class RefundParts : public QWidget
{
    Q_OBJECT

public:
    explicit RefundParts(orders::OrderActions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void rebuild();
    void addPart(const orders::RefundPart &part);

    orders::OrderActions &m_actions;
    TextLabel *m_title = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QList<orders::RefundPart> m_parts; ///< Those that have rows.
};

} // namespace vd::ui
