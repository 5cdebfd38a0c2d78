#include "ui/desk/MergeDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/desk/CustomerDelegate.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

QString numberOf(const customers::Customer &customer)
{
    return FormatText::phone(customer.phoneTyped.isEmpty() ? customer.phoneE164 : customer.phoneTyped);
}

} // namespace

MergeDialog::MergeDialog(
    const Gateways &gateways, VenueId venue, const QTimeZone &zone, const customers::Customer &keep, QWidget *parent)
    : FormDialog(QStringLiteral("mergeDialog"), tr("Two profiles of one person"), parent)
    , m_merge(gateways, venue, keep)
    , m_zone(zone)
{
    build();
    wire();
    forget();
    m_search->setFocus();
}

void MergeDialog::build()
{
    auto *text = new TextLabel(tr("%1 (%2) stays. Find the other profile; everything of it goes to this one.")
                                   .arg(FormatText::isolated(m_merge.kept().name), numberOf(m_merge.kept())),
        FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    text->setMinimumWidth(440);
    m_search = new LineEdit(this);
    m_search->setObjectName(QStringLiteral("mergeSearch"));
    m_search->setIcon(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Phone number or name"));
    m_searchField = new FormField(tr("The other profile"), m_search, this);
    m_found = new QListWidget(this);
    m_found->setObjectName(QStringLiteral("mergeFound"));
    m_found->setItemDelegate(new CustomerDelegate(m_found));
    m_found->setAccessibleName(tr("Profiles that fit"));
    m_found->setMinimumHeight(150);
    m_preview = new TextLabel(FontRole::Base, Token::Text, this);
    m_preview->setObjectName(QStringLiteral("mergePreview"));
    m_preview->setWordWrap(true);
    column()->addWidget(text);
    column()->addWidget(m_searchField);
    column()->addWidget(m_found, 1);
    column()->addWidget(m_preview);
    m_accept = finish(tr("Keep both"), "mergeAccept");
    m_accept->setText(tr("Merge for good"));
    setVariant(m_accept, Variant::Danger);
}

void MergeDialog::wire()
{
    using Merge = customers::MergeController;
    connect(m_search, &QLineEdit::textChanged, &m_merge.search(), &customers::CustomerSearch::setText);
    connect(m_search, &QLineEdit::textChanged, this, &MergeDialog::forget);
    connect(m_search, &LineEdit::submitted, &m_merge.search(), &customers::CustomerSearch::searchNow);
    connect(m_search, &LineEdit::submitted, m_found, [this] { m_found->setFocus(Qt::TabFocusReason); });
    connect(&m_merge.search(), &customers::CustomerSearch::resultsChanged, this, &MergeDialog::showFound);
    connect(&m_merge.search(), &customers::CustomerSearch::failed, this,
        [this](const Error &error) { messages()->tellError(error, m_zone); });
    connect(m_found, &QListWidget::itemSelectionChanged, this, &MergeDialog::choose);
    connect(&m_merge, &Merge::previewed, this, &MergeDialog::showPreview);
    connect(&m_merge, &Merge::busyChanged, this, [this] { m_accept->setEnabled(!m_merge.isBusy()); });
    connect(&m_merge, &Merge::failed, this, [this](const Error &error) { messages()->tellError(error, m_zone); });
    connect(&m_merge, &Merge::merged, this, [this](const customers::Customer &kept) {
        Q_EMIT merged(kept);
        accept();
    });
    connect(m_accept, &QPushButton::clicked, &m_merge, &Merge::merge);
}

void MergeDialog::showFound()
{
    m_found->clear();
    const QList<customers::Customer> found = m_merge.found();
    for (const customers::Customer &customer : found) {
        auto *item = new QListWidgetItem(m_found);
        item->setData(CustomerDelegate::NameRole, customer.name);
        item->setData(CustomerDelegate::PhoneRole, numberOf(customer));
        item->setData(CustomerDelegate::NoteRole, CustomerDelegate::history(customer));
        item->setData(CustomerDelegate::WarnRole, customer.noShows > 0);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(customer.name, numberOf(customer)));
    }
}

void MergeDialog::choose()
{
    const QList<customers::Customer> found = m_merge.found();
    const int row = m_found->currentRow();
    forget();
    if (row >= 0 && row < found.size())
        m_merge.choose(found.at(row));
}

void MergeDialog::forget()
{
    m_preview->clear();
    messages()->clear();
    m_accept->setEnabled(false);
}

void MergeDialog::showPreview(const customers::MergePreview &preview)
{
    if (!preview.conflictSpace.isEmpty()) {
        messages()->tellError({Fault::Conflict, QStringLiteral("merge_conflict"),
                                  {{QStringLiteral("space"), preview.conflictSpace},
                                      {QStringLiteral("starts_at"), preview.conflictAt.toString(Qt::ISODateWithMs)}},
                                  {}},
            m_zone);
        return;
    }
    QStringList lines{tr("%n order(s) go over", nullptr, preview.orders)
        + (preview.liveOrders > 0 ? tr(", %n of them still to come", nullptr, preview.liveOrders) : QString())};
    if (preview.benefits > 0)
        lines << tr("%n member account(s) with what is left on them", nullptr, preview.benefits);
    if (preview.waiting > 0)
        lines << tr("%n place(s) in waitlists", nullptr, preview.waiting);
    lines << tr("No-shows of both together: %1").arg(preview.noShows);
    lines << tr("Who looks for either number or name finds %1").arg(FormatText::isolated(m_merge.kept().name));
    lines << tr("It cannot be undone; the audit keeps who did it.");
    m_preview->setText(QStringLiteral("•  ") + lines.join(QStringLiteral("\n•  ")));
    m_accept->setEnabled(true);
}

} // namespace vd::ui
