#pragma once

#include "models/orders/OrderActionsGateway.h"

#include <QListWidget>

namespace vd::ui {

/// Who of a line leaves, each with a tick: people by name and document, numbered seats, or both. Arrows and Space do it
/// without a mouse, and typing finds a name.
class LeavingList : public QListWidget
{
    Q_OBJECT

public:
    explicit LeavingList(QWidget *parent = nullptr);

    /// Those who were there before keep their ticks; at first all are ticked.
    void setChoices(const QList<orders::Leaving> &who);
    [[nodiscard]] const QList<orders::Leaving> &choices() const { return m_who; }
    [[nodiscard]] QList<orders::Leaving> chosen() const;
    void chooseAll(bool all);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void choiceChanged();

private:
    QList<orders::Leaving> m_who;
};

} // namespace vd::ui
