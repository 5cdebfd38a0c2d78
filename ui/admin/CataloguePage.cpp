#include "ui/admin/CataloguePage.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/base/ZoneTime.h"
#include "ui/admin/PriceTryout.h"
#include "ui/common/EmptyState.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QTimer>

namespace vd::ui {

using catalog::Record;
using catalog::RecordKind;
using catalog::RecordsController;

namespace {

constexpr int examplePause = 250; // milliseconds of no typing before the server is asked

bool isRetired(const Record &record)
{
    return record.values.value(QLatin1String("retired")).toBool();
}

} // namespace

CataloguePage::CataloguePage(MakeSpec makeSpec, RecordsController &records, const Clock &clock, QWidget *parent)
    : RecordPage(new DeclaredForm(makeSpec()), parent)
    , m_records(records)
    , m_clock(clock)
    , m_makeSpec(std::move(makeSpec))
    , m_spec(m_makeSpec())
    , m_form(findChild<DeclaredForm *>())
    , m_rows(new RecordRows([](const Record &record) { return record.id; }, this))
    , m_exampleTimer(new QTimer(this))
{
    setObjectName(m_spec.page);
    const bool retires = std::any_of(m_spec.fields.cbegin(), m_spec.fields.cend(),
        [](const FieldSpec &field) { return field.key == QLatin1String("retired"); });
    if (retires) {
        m_withRetired = new QCheckBox(this);
        m_withRetired->setObjectName(QStringLiteral("withRetired"));
        head()->insertWidget(2, m_withRetired);
        connect(m_withRetired, &QCheckBox::toggled, this, &CataloguePage::showRows);
    }
    m_rows->setColumns(m_spec.columns);
    pane()->setModel(m_rows);
    pane()->view()->setStartWidths(m_spec.widths);
    pane()->view()->setSpareColumns(m_spec.spare);
    pane()->rememberAs(m_spec.page + QStringLiteral("Table"));
    if (m_spec.single)
        showFormOnly();
    else
        setFormWidth(m_spec.formWidth);
    if (m_spec.kind == RecordKind::PriceList)
        m_form->addBelow(new PriceTryout(m_records, *m_form));
    m_exampleTimer->setSingleShot(true);
    m_exampleTimer->setInterval(examplePause);
    connectAll();
    retranslate();
}

void CataloguePage::connectAll()
{
    connect(&m_records, &RecordsController::loaded, this, &CataloguePage::showLoaded);
    connect(&m_records, &RecordsController::loadingChanged, pane()->loading(),
        [bar = pane()->loading()](bool loading) { loading ? bar->start() : bar->stop(); });
    connect(&m_records, &RecordsController::savingChanged, m_form, &RecordForm::setSaving);
    connect(&m_records, &RecordsController::saved, this, [this](const Record &record) {
        if (record.kind == m_spec.kind)
            saved(record);
    });
    connect(&m_records, &RecordsController::refused, this, [this](RecordKind kind, const Error &error) {
        if (kind == m_spec.kind)
            m_form->tellRefusal(error);
    });
    connect(m_form, &RecordForm::reloadWanted, this, [this] { open(openedRow()); });
    connect(pane()->emptyState(), &EmptyState::actionTriggered, this, &RecordPage::beginNew);
    if (!m_spec.example)
        return;
    connect(m_form, &DeclaredForm::valuesChanged, m_exampleTimer, qOverload<>(&QTimer::start));
    connect(m_exampleTimer, &QTimer::timeout, this, &CataloguePage::askExample);
}

FieldContext CataloguePage::fieldContext() const
{
    const operators::VenueInfo &in = venue();
    return {&m_records, in.currency, in.zone, in.zone.isValid() ? ZoneTime::date(m_clock.now(), in.zone) : QDate()};
}

void CataloguePage::load(bool again)
{
    if (!again)
        m_form->setContext(fieldContext());
}

void CataloguePage::showLoaded()
{
    m_form->setContext(fieldContext());
    showRows();
    if (m_venue != m_records.venue()) {
        m_venue = m_records.venue();
        open(std::nullopt);
    }
    if (m_spec.single && m_form->base().id == 0 && !m_form->isDirty() && m_rows->rowCount() > 0)
        open(0);
    refreshForm();
    markOpened();
}

void CataloguePage::showRows()
{
    QList<Record> shown;
    for (const Record &record : m_records.records(m_spec.kind))
        if (!m_withRetired || m_withRetired->isChecked() || !isRetired(record) || record.id == m_form->base().id)
            shown << record;
    m_rows->setRows(shown);
}

// What other desks saved shows in the form only while nothing is typed there; else it is told.
void CataloguePage::refreshForm()
{
    const std::optional<int> row = openedRow();
    if (!row || m_rows->row(*row).version == m_form->base().version)
        return;
    if (m_form->isDirty())
        m_form->rebase(m_rows->row(*row));
    else
        m_form->setRecord(m_rows->row(*row));
}

void CataloguePage::open(std::optional<int> row)
{
    m_form->setRecord(row ? m_rows->row(*row) : m_form->fresh());
}

void CataloguePage::openRecord(qint64 id)
{
    if (const std::optional<int> row = m_rows->rowOf(id))
        pane()->selectSourceRow(*row);
}

std::optional<int> CataloguePage::openedRow() const
{
    return m_form->base().id != 0 ? m_rows->rowOf(m_form->base().id) : std::nullopt;
}

QString CataloguePage::openedName() const
{
    return m_form->base().id != 0 ? m_form->base().name() : m_spec.newText;
}

void CataloguePage::saveTyped()
{
    FieldErrors errors;
    const Record record = m_form->typed(errors);
    if (errors.isEmpty())
        m_records.save(record);
    else
        m_form->tellErrors(errors);
}

void CataloguePage::saved(const Record &record)
{
    m_rows->updateRow(record);
    m_form->setRecord(record);
    markOpened();
    const QString name = m_spec.single ? m_spec.title : record.name();
    const bool priced = record.kind == catalog::RecordKind::PriceList && record.version > 1;
    m_form->strip()->tell(MessageStrip::Kind::Success, [name, priced] {
        const QString done = tr("“%1” is saved.").arg(name);
        return priced
            ? done + QLatin1Char(' ') + tr("Slots that exist ask what they asked; give them this version below.")
            : done;
    });
}

void CataloguePage::askExample()
{
    FieldErrors errors;
    const Record typed = m_form->typed(errors);
    if (!errors.isEmpty() || !m_records.venue().isValid() || (typed.id == 0 && m_spec.kind == RecordKind::Space))
        return;
    QJsonObject values = typed.values;
    values.insert(QStringLiteral("id"), typed.id);
    whenDone(m_records.gateway().example(m_records.venue(), m_spec.kind, values), this,
        [this, serial = ++m_example](const Result<QJsonObject> &example) {
            if (example && serial == m_example)
                m_form->setExample(*example);
        });
}

void CataloguePage::retranslate()
{
    m_spec = m_makeSpec();
    setTexts(m_spec.title, m_spec.newText);
    if (m_withRetired)
        m_withRetired->setText(tr("Show retired ones"));
    m_rows->setColumns(m_spec.columns);
    m_form->setSpec(m_spec);
    pane()->emptyState()->set(m_spec.icon, m_spec.title, m_spec.about, m_spec.newText);
}

} // namespace vd::ui
