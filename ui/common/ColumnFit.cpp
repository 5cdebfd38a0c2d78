#include "ui/common/ColumnFit.h"

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

constexpr int shortText = 190; ///< Dates, times, amounts and numbers: cut, they say nothing.
constexpr int longText = 110; ///< Enough to recognise a longer text by its beginning.
constexpr int widestText = 400;

int wanted(const ColumnWish &wish)
{
    const int most = wish.start > 0 ? std::max(shortText, 2 * wish.start) : widestText;
    return std::max(wish.start, std::min(wish.needed, most));
}

int least(const ColumnWish &wish, bool last)
{
    // The last one takes what is left: a text in it ends early, and its tool tip has it whole.
    if (last && !wish.figures && wish.start > 0)
        return std::min({wanted(wish), wish.needed, wish.start});
    return std::min(wanted(wish), wish.needed <= shortText ? wish.needed : std::clamp(wish.start, longText, shortText));
}

} // namespace

int ColumnFit::least(const QList<ColumnWish> &wishes)
{
    int total = 0;
    for (qsizetype i = 0; i < wishes.size(); ++i)
        total += vd::ui::least(wishes.at(i), i == wishes.size() - 1);
    return total;
}

QList<int> ColumnFit::widths(const QList<ColumnWish> &wishes, int room)
{
    QList<int> widths;
    int total = 0;
    int slack = 0;
    QList<int> leasts;
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        leasts << vd::ui::least(wishes.at(i), i == wishes.size() - 1);
        widths << wanted(wishes.at(i));
        total += widths.constLast();
        slack += widths.constLast() - leasts.constLast();
    }
    const int over = total - room;
    if (over > 0 && slack > 0) {
        const double share = std::min(1.0, double(over) / slack);
        for (int i = 0; i < widths.size(); ++i)
            widths[i] -= static_cast<int>(std::ceil(share * (widths.at(i) - leasts.at(i))));
    } else if (over < 0 && !wishes.isEmpty() && wishes.constLast().figures) {
        // A last column of figures that took all that is left would stand far from the others.
        for (int &width : widths)
            width += -over / static_cast<int>(wishes.size());
    }
    return widths;
}

} // namespace vd::ui
