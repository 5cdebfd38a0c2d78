#include "ui/common/DocumentsDialog.h"

#include "ui/common/EmptyState.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace vd::ui {

using customers::Document;

DocumentsDialog::DocumentsDialog(const Gateways &gateways, const QString &orderNo, QWidget *parent)
    : QDialog(parent)
    , m_orderNo(orderNo)
    , m_reader(gateways)
    , m_rows([](const Row &row) { return row.number; })
{
    setObjectName(QStringLiteral("documentsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    connect(&m_reader, &customers::DocumentsReader::opened, this, &DocumentsDialog::show);
    connect(&m_reader, &customers::DocumentsReader::failed, this, [this](const Error &error) {
        m_pane->loading()->stop();
        m_strip->tellError(error);
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_pane->loading()->start();
    resize(640, 420);
}

void DocumentsDialog::build()
{
    m_note = new TextLabel(FontRole::Base, Token::Muted, this);
    m_note->setWordWrap(true);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("documentsStrip"));
    m_pane = new TablePane(this);
    m_pane->setObjectName(QStringLiteral("documents"));
    m_close = new QPushButton(this);
    m_close->setObjectName(QStringLiteral("closeDocuments"));
    setVariant(m_close, Variant::Primary);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_note);
    column->addWidget(m_strip);
    column->addWidget(m_pane, 1);
    column->addLayout(foot);
    m_pane->setModel(&m_rows);
}

QString DocumentsDialog::kind(Document::Type type)
{
    switch (type) {
    case Document::Type::IdCard:
        return tr("ID card");
    case Document::Type::Passport:
        return tr("Passport");
    case Document::Type::Permit:
        return tr("Permit");
    case Document::Type::Other:
        break;
    }
    return tr("Other");
}

void DocumentsDialog::show(const QList<Place> &places)
{
    m_pane->loading()->stop();
    m_read = true;
    QList<Row> rows;
    for (const Place &place : places)
        rows << Row{int(rows.size()) + 1, place};
    m_rows.setRows(rows);
    const auto closed
        = std::count_if(places.cbegin(), places.cend(), [](const Place &place) { return place.number.isEmpty(); });
    if (closed > 0)
        m_strip->tell(MessageStrip::Kind::Warning,
            tr("%n of them cannot be opened: this computer has no key for them, or they were forgotten.", nullptr,
                int(closed)));
    retranslate();
}

void DocumentsDialog::retranslate()
{
    setWindowTitle(tr("Documents of order %1").arg(m_orderNo));
    m_note->setText(tr("Who looked at these is kept in the audit. Use them for nothing but the booking."));
    m_close->setText(tr("Close"));
    m_rows.setColumns({
        {tr("Place"), [](const Row &row) { return row.number; }, {}, true, {}, {}, {}},
        {tr("Name"), [](const Row &row) { return row.place.name; }, {}, false, {}, {}, {}},
        {tr("Document"), [](const Row &row) { return kind(row.place.type); }, {}, false, {}, {}, {}},
        {tr("Number"),
            [](const Row &row) {
                return row.place.number.isEmpty() ? QStringLiteral("***") + row.place.tail : row.place.number;
            },
            {}, false, {}, {}, {}},
    });
    m_pane->view()->setStartWidths({70, 180, 110, 200});
    m_pane->emptyState()->set(QStringLiteral("document"), m_read ? tr("No documents") : tr("Reading"),
        m_read ? tr("No place of this order names a document.") : tr("The documents are fetched and opened here."));
}

void DocumentsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
