#pragma once

#include "models/base/Id.h"

#include <QList>
#include <QSet>

namespace vd::ui {

/// What is chosen on the board, by slot ids: a refresh cannot move it to a neighbour.
class BoardSelection
{
public:
    [[nodiscard]] SlotId current() const { return m_current; }
    [[nodiscard]] SlotId anchor() const { return m_anchor; }
    [[nodiscard]] bool contains(SlotId slot) const { return m_chosen.contains(slot); }
    [[nodiscard]] const QSet<SlotId> &chosen() const { return m_chosen; }

    /// One slot alone, where the next range begins.
    void moveTo(SlotId slot)
    {
        m_current = m_anchor = slot;
        m_chosen.clear();
        if (slot.isValid())
            m_chosen.insert(slot);
    }
    /// The cursor only; what is chosen stays.
    void pointTo(SlotId slot) { m_current = m_anchor = slot; }
    void extendTo(SlotId slot, const QList<SlotId> &range)
    {
        m_current = slot;
        m_chosen = QSet<SlotId>(range.cbegin(), range.cend());
    }
    /// Where the next range begins; what is chosen stays.
    void anchorAt(SlotId slot) { m_anchor = slot; }
    void toggle(SlotId slot)
    {
        m_current = m_anchor = slot;
        if (!m_chosen.remove(slot))
            m_chosen.insert(slot);
    }
    void clear() { m_chosen.clear(); }
    /// Slots that are gone are chosen no more; nothing takes their place.
    template <typename IsThere>
    void keepOnly(IsThere isThere)
    {
        m_chosen.removeIf([&](SlotId slot) { return !isThere(slot); });
        if (!isThere(m_current))
            m_current = {};
        if (!isThere(m_anchor))
            m_anchor = m_current;
    }

private:
    SlotId m_current;
    SlotId m_anchor;
    QSet<SlotId> m_chosen;
};

} // namespace vd::ui
