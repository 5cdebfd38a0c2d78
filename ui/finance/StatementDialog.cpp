#include "ui/finance/StatementDialog.h"

#include "models/base/WhenDone.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace vd::ui {

using finance::MoneyWords;
using finance::SavedMapping;
using finance::StatementFile;
using finance::StatementMapping;
using finance::StatementPreview;

namespace {

constexpr int previewDelay = 150;
const char *const columnFields[] = {"time", "amount", "our_no", "channel_no", "kind", "state"};

void choose(QComboBox *box, const QVariant &data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

QStringList words(const QString &text)
{
    QStringList all;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString &part : parts)
        if (!part.trimmed().isEmpty())
            all << part.trimmed();
    return all;
}

} // namespace

StatementDialog::StatementDialog(
    finance::StatementsGateway &gateway, const operators::VenueInfo &venue, const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_gateway(gateway)
    , m_venue(venue)
    , m_path(path)
    , m_rows(new RowsModel<PreviewRow, int>([](const PreviewRow &row) { return row.number; }, this))
{
    setObjectName(QStringLiteral("statementDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    resize(1080, 660);
    m_soon.setSingleShot(true);
    m_soon.setInterval(previewDelay);
    build();
    connectAll();
    whenDone(m_gateway.mappings(venue.id), this, [this](const Result<QList<SavedMapping>> &saved) {
        if (!saved)
            return;
        m_saved = *saved;
        fillFormats();
    });
    whenDone(StatementFile::guess(path, venue.currency), this, [this](const Result<StatementPreview> &preview) {
        if (!preview)
            return m_strip->tellError(preview.error(), m_venue.zone);
        setMapping(preview->mapping);
        showPreview(*preview);
    });
}

void StatementDialog::build()
{
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("statementDialogStrip"));
    m_count = new TextLabel(FontRole::Base, Token::Muted, this);
    m_count->setObjectName(QStringLiteral("statementPreviewCount"));
    m_pane = new TablePane(this);
    m_rows->setColumns(columns());
    m_pane->setModel(m_rows);
    m_pane->view()->setSortingEnabled(false);
    m_pane->view()->setStartWidths({60, 150, 90, 100, 200, 190, 140});
    m_pane->emptyState()->set(QStringLiteral("list"), tr("No line can be read yet"),
        tr("Choose the columns of time and amount; the file's first lines then stand here as they would be read."));
    m_name = new LineEdit(this);
    m_name->setObjectName(QStringLiteral("statementMappingName"));
    m_name->setPlaceholderText(tr("Save this way of reading under a name"));
    m_name->setMaxLength(120);
    m_name->setAccessibleName(tr("Name of the mapping"));
    auto *refuse = new QPushButton(tr("Cancel"), this);
    m_accept = new QPushButton(tr("Import and match"), this);
    m_accept->setObjectName(QStringLiteral("statementConfirm"));
    m_accept->setEnabled(false);
    m_accept->setDefault(true);
    setVariant(m_accept, Variant::Primary);
    connect(refuse, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_accept, &QPushButton::clicked, this, &StatementDialog::accept);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(Theme::gap);
    foot->addWidget(m_name, 1);
    // Takes the room when there is no name to give.
    foot->addItem(new QSpacerItem(Theme::group, 0, QSizePolicy::Expanding));
    foot->addWidget(refuse);
    foot->addWidget(m_accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::group, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(buildFormat());
    m_columnsBox = buildColumns();
    column->addWidget(m_columnsBox);
    column->addWidget(m_strip);
    column->addWidget(m_count);
    column->addWidget(m_pane, 1);
    column->addLayout(foot);
}

QWidget *StatementDialog::buildFormat()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap + Theme::tight);
    const auto combo = [&](const char *name, const QString &label, int stretch) {
        auto *edit = new QComboBox(box);
        edit->setObjectName(QLatin1String(name));
        edit->setAccessibleName(label);
        row->addWidget(new FormField(label, edit, box), stretch);
        return edit;
    };
    m_format = combo("statementFormat", tr("Format"), 3);
    m_channel = combo("statementChannel", tr("Channel"), 2);
    for (const char *channel : {"wechat", "alipay", "card", "transfer"})
        m_channel->addItem(MoneyWords::channel(QLatin1String(channel)), QLatin1String(channel));
    m_encoding = combo("statementEncoding", tr("Encoding"), 2);
    m_encoding->addItem(QStringLiteral("UTF-8"), QStringLiteral("UTF-8"));
    m_encoding->addItem(QStringLiteral("GB18030"), QStringLiteral("GB18030"));
    m_delimiter = combo("statementDelimiter", tr("Between fields"), 2);
    m_delimiter->addItem(tr("Comma  ,"), QStringLiteral(","));
    m_delimiter->addItem(tr("Semicolon  ;"), QStringLiteral(";"));
    m_delimiter->addItem(tr("Tab"), QStringLiteral("\t"));
    m_delimiter->addItem(tr("Bar  |"), QStringLiteral("|"));
    m_decimalSign = combo("statementDecimal", tr("Decimal sign"), 2);
    m_decimalSign->addItem(tr("Point  1,200.50"), QStringLiteral("."));
    m_decimalSign->addItem(tr("Comma  1.200,50"), QStringLiteral(","));
    m_headerLines = new QSpinBox(box);
    m_headerLines->setObjectName(QStringLiteral("statementHeaderLines"));
    m_headerLines->setRange(0, 100);
    row->addWidget(new FormField(tr("Heading lines"), m_headerLines, box), 1);
    fillFormats();
    return box;
}

QWidget *StatementDialog::buildColumns()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::gap + Theme::tight);
    const QStringList labels{
        tr("Time"), tr("Amount"), tr("Our number"), tr("Channel's number"), tr("Kind"), tr("State")};
    for (int i = 0; i < labels.size(); ++i) {
        auto *edit = new QComboBox(box);
        const QString field = QLatin1String(columnFields[i]);
        edit->setObjectName(QStringLiteral("column_") + field);
        edit->setAccessibleName(labels.at(i));
        edit->setMinimumContentsLength(6);
        edit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row->addWidget(new FormField(labels.at(i), edit, box), 1);
        m_columns.insert(field, edit);
    }
    m_refundWords = new LineEdit(box);
    m_refundWords->setPlaceholderText(tr("refund, …"));
    row->addWidget(new FormField(tr("Words for refund"), m_refundWords, box), 1);
    m_successWords = new LineEdit(box);
    m_successWords->setPlaceholderText(tr("paid, …"));
    row->addWidget(new FormField(tr("Words for success"), m_successWords, box), 1);
    return box;
}

void StatementDialog::connectAll()
{
    connect(&m_soon, &QTimer::timeout, this, &StatementDialog::preview);
    connect(m_format, &QComboBox::activated, this, &StatementDialog::chooseFormat);
    const auto again = [this] {
        if (!m_filling)
            m_soon.start();
    };
    for (QComboBox *box : {m_channel, m_encoding, m_delimiter, m_decimalSign})
        connect(box, &QComboBox::activated, this, again);
    for (QComboBox *box : std::as_const(m_columns))
        connect(box, &QComboBox::activated, this, again);
    connect(m_headerLines, &QSpinBox::valueChanged, this, again);
    connect(m_refundWords, &QLineEdit::textChanged, this, again);
    connect(m_successWords, &QLineEdit::textChanged, this, again);
}

void StatementDialog::fillFormats()
{
    const QString before = m_format->currentData().toString();
    m_format->clear();
    m_format->addItem(tr("WeChat Pay, trade bill"), QStringLiteral("wechat"));
    m_format->addItem(tr("Alipay, business details"), QStringLiteral("alipay"));
    m_format->addItem(tr("Columns chosen below"), QStringLiteral("own"));
    for (const SavedMapping &saved : std::as_const(m_saved))
        m_format->addItem(saved.name, QStringLiteral("saved:") + saved.name);
    choose(m_format, before.isEmpty() ? QStringLiteral("own") : before);
}

void StatementDialog::chooseFormat()
{
    const QString format = m_format->currentData().toString();
    if (format == QLatin1String("wechat"))
        setMapping(StatementMapping::wechat(m_venue.currency));
    else if (format == QLatin1String("alipay"))
        setMapping(StatementMapping::alipay(m_venue.currency));
    for (const SavedMapping &saved : std::as_const(m_saved)) {
        if (format != QStringLiteral("saved:") + saved.name)
            continue;
        if (const Result<StatementMapping> read = StatementMapping::fromJson(saved.mapping, m_venue.currency))
            setMapping(*read);
        else
            m_strip->tellError(read.error(), m_venue.zone);
    }
    preview();
}

void StatementDialog::setMapping(const StatementMapping &mapping)
{
    m_filling = true;
    m_mapping = mapping;
    choose(m_channel, mapping.channel);
    choose(m_encoding, mapping.encoding);
    choose(m_delimiter, QString(mapping.delimiter));
    choose(m_decimalSign, QString(mapping.decimalSign));
    m_headerLines->setValue(mapping.headerLines);
    m_refundWords->setText(mapping.refundWords.join(QStringLiteral(", ")));
    m_successWords->setText(mapping.successWords.join(QStringLiteral(", ")));
    const StatementMapping wechat = StatementMapping::wechat(m_venue.currency);
    StatementMapping alipay = StatementMapping::alipay(m_venue.currency);
    alipay.encoding = mapping.encoding;
    const bool preset = mapping == wechat || mapping == alipay;
    if (preset)
        choose(m_format, mapping == wechat ? QStringLiteral("wechat") : QStringLiteral("alipay"));
    else if (!m_format->currentData().toString().startsWith(QLatin1String("saved:")))
        choose(m_format, QStringLiteral("own"));
    // A channel's own format needs no choosing of columns.
    m_columnsBox->setVisible(!preset);
    m_channel->setEnabled(!preset);
    m_delimiter->setEnabled(!preset);
    m_decimalSign->setEnabled(!preset);
    m_headerLines->setEnabled(!preset);
    m_name->setVisible(!preset);
    m_filling = false;
}

StatementMapping StatementDialog::mapping() const
{
    StatementMapping mapping = m_mapping;
    mapping.encoding = m_encoding->currentData().toString();
    if (!m_columnsBox->isVisibleTo(this))
        return mapping;
    mapping.channel = m_channel->currentData().toString();
    mapping.delimiter = m_delimiter->currentData().toString().at(0);
    mapping.decimalSign = m_decimalSign->currentData().toString().at(0);
    mapping.headerLines = m_headerLines->value();
    const auto column
        = [this](const char *field) { return m_columns.value(QLatin1String(field))->currentData().toString(); };
    mapping.time = column("time");
    mapping.amount = column("amount");
    mapping.ourNo = column("our_no");
    mapping.channelNo = column("channel_no");
    mapping.kind = column("kind");
    mapping.state = column("state");
    mapping.refundWords = words(m_refundWords->text());
    mapping.successWords = words(m_successWords->text());
    return mapping;
}

void StatementDialog::accept()
{
    const StatementMapping chosen = mapping();
    const QString name = m_name->text().trimmed();
    if (!name.isEmpty() && m_columnsBox->isVisibleTo(this)) {
        whenDone(m_gateway.saveMapping(QUuid::createUuid(), m_venue.id, {name, chosen.channel, chosen.toJson()}), this,
            [this, chosen](const Result<Done> &saved) {
                if (!saved)
                    return m_strip->tellError(saved.error(), m_venue.zone);
                Q_EMIT confirmed(chosen);
                QDialog::accept();
            });
        return;
    }
    Q_EMIT confirmed(chosen);
    QDialog::accept();
}

} // namespace vd::ui
