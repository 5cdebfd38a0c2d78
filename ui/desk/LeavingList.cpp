#include "ui/desk/LeavingList.h"

#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QSignalBlocker>

#include <algorithm>

namespace vd::ui {

namespace {

constexpr int mostRows = 6;

QString words(const orders::Leaving &who)
{
    QStringList people;
    for (qsizetype i = 0; i < who.people.size(); ++i) {
        const orders::Leaving::Person &person = who.people.at(i);
        const QString name = person.name.isEmpty() ? LeavingList::tr("Place %1").arg(who.places.value(i)) : person.name;
        people << QStringLiteral("%1 %2").arg(FormatText::isolated(name), person.document);
    }
    QStringList parts;
    if (!people.isEmpty())
        parts << people.join(QStringLiteral(", "));
    if (!who.seatNames.isEmpty())
        parts << who.seatNames;
    if (who.used)
        parts << LeavingList::tr("(has come in)", "a person or seat of a refund");
    return parts.join(QStringLiteral("   "));
}

} // namespace

LeavingList::LeavingList(QWidget *parent)
    : QListWidget(parent)
{
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::itemChanged, this, &LeavingList::choiceChanged);
}

void LeavingList::setChoices(const QList<orders::Leaving> &who)
{
    const bool first = m_who.isEmpty();
    const QList<orders::Leaving> before = chosen();
    {
        const QSignalBlocker quiet(this);
        clear();
        m_who = who;
        for (const orders::Leaving &one : who) {
            auto *item = new QListWidgetItem(words(one), this);
            item->setToolTip(item->text());
            item->setFlags(
                Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            const bool ticked = first
                || std::any_of(before.cbegin(), before.cend(),
                    [&one](const orders::Leaving &was) { return was.places == one.places && was.seats == one.seats; });
            item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
        }
        setCurrentRow(0);
    }
    updateGeometry();
}

QList<orders::Leaving> LeavingList::chosen() const
{
    QList<orders::Leaving> ticked;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ticked << m_who.at(row);
    }
    return ticked;
}

void LeavingList::chooseAll(bool all)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(all ? Qt::Checked : Qt::Unchecked);
}

QSize LeavingList::sizeHint() const
{
    const int rowHeight = count() > 0 ? sizeHintForRow(0) : Theme::dense;
    return {240, std::clamp(count(), 1, mostRows) * rowHeight + 2 * frameWidth()};
}

} // namespace vd::ui
