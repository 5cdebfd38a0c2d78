#include "ui/admin/VenueForm.h"

#include "models/catalog/CatalogRules.h"
#include "ui/admin/NumberEdit.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QScopedValueRollback>

namespace vd::ui {

using catalog::CatalogRules;
using catalog::Venue;

namespace {

/// A list to choose from by typing any part of an entry.
QComboBox *chooser(const QStringList &entries, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    // The widest of six hundred entries need not be measured.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItems(entries);
    box->setMaxVisibleItems(14);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    return box;
}

} // namespace

VenueForm::VenueForm(QWidget *parent)
    : RecordForm(parent)
    , m_name(new LineEdit(this))
    , m_zone(chooser(CatalogRules::zones(), this))
    , m_currency(chooser(CatalogRules::currencies(), this))
    , m_region(chooser(CatalogRules::regions(), this))
    , m_hold(new NumberEdit(this))
    , m_onePerson(new QCheckBox(this))
{
    setObjectName(QStringLiteral("venueForm"));
    build();
    retranslate();
    setVenue({});
}

void VenueForm::build()
{
    addField(QStringLiteral("name"), m_name);
    addField(QStringLiteral("zone"), m_zone);
    addPair(QStringLiteral("currency"), m_currency, QStringLiteral("region"), m_region);
    addField(QStringLiteral("holdMinutes"), m_hold);
    addField(QStringLiteral("onePerson"), m_onePerson);
    finish();
    for (LineEdit *edit : {m_name, static_cast<LineEdit *>(m_hold)}) {
        connect(edit, &QLineEdit::textChanged, this, &VenueForm::changed);
        connect(edit, &LineEdit::submitted, this, &VenueForm::saveWanted);
    }
    connect(m_onePerson, &QCheckBox::toggled, this, &VenueForm::changed);
    for (QComboBox *box : {m_zone, m_currency, m_region}) {
        connect(box, &QComboBox::editTextChanged, this, [this, box] {
            field(box->objectName())->clearMessage();
            showZone();
            changed();
        });
    }
}

void VenueForm::setVenue(const Venue &venue)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_base = venue;
        clearMessages();
        m_name->setText(venue.name);
        m_zone->setEditText(QString::fromLatin1(venue.zone.id()));
        m_currency->setEditText(venue.currency);
        m_region->setEditText(venue.region);
        m_hold->setNumber(venue.holdMinutes);
        m_onePerson->setChecked(venue.onePerson);
    }
    showZone();
    showHeading();
    setDirty(false);
}

void VenueForm::rebase(const Venue &stored)
{
    m_base = stored;
    showHeading();
    changed();
    tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
}

Venue VenueForm::typed(FieldErrors &errors) const
{
    Venue venue = m_base;
    venue.name = m_name->text().trimmed();
    const QString zone = m_zone->currentText().trimmed();
    venue.zone = CatalogRules::isZone(zone) ? QTimeZone(zone.toLatin1()) : QTimeZone();
    venue.currency = m_currency->currentText().trimmed().toUpper();
    venue.region = m_region->currentText().trimmed().toUpper();
    if (const Result<int> minutes = m_hold->number())
        venue.holdMinutes = *minutes;
    else
        errors << FieldError{QStringLiteral("holdMinutes"), minutes.error()};
    venue.onePerson = m_onePerson->isChecked();
    addUntold(errors, CatalogRules::check(venue));
    return venue;
}

void VenueForm::changed()
{
    if (m_filling)
        return;
    FieldErrors errors;
    const Venue now = typed(errors);
    const bool unreadable = std::any_of(errors.cbegin(), errors.cend(), [](const FieldError &e) {
        return e.error.code == QLatin1String("number_invalid") || e.error.code == QLatin1String("zone_unknown");
    });
    setDirty(unreadable || now != m_base);
}

void VenueForm::setNow(const QDateTime &now)
{
    m_now = now;
    showZone();
}

void VenueForm::showZone()
{
    const QString id = m_zone->currentText().trimmed();
    QString hint;
    if (m_now.isValid() && CatalogRules::isZone(id)) {
        const QTimeZone zone(id.toLatin1());
        const int minutes = zone.offsetFromUtc(m_now) / 60;
        const QString offset = QStringLiteral("UTC%1%2:%3")
                                   .arg(minutes < 0 ? QChar(0x2212) : QLatin1Char('+'))
                                   .arg(qAbs(minutes) / 60, 2, 10, QLatin1Char('0'))
                                   .arg(qAbs(minutes) % 60, 2, 10, QLatin1Char('0'));
        hint = tr("There it is now %1, %2.").arg(FormatText::moment(m_now, zone), offset);
    }
    field(QStringLiteral("zone"))->setHint(hint);
}

void VenueForm::showHeading()
{
    setHeading(m_base.id.isValid() ? m_base.name : tr("New venue"), QString());
}

QString VenueForm::fieldOf(const QString &code) const
{
    static const QHash<QString, QString> fields{{QStringLiteral("name_required"), QStringLiteral("name")},
        {QStringLiteral("name_too_long"), QStringLiteral("name")},
        {QStringLiteral("name_taken"), QStringLiteral("name")},
        {QStringLiteral("zone_unknown"), QStringLiteral("zone")},
        {QStringLiteral("currency_invalid"), QStringLiteral("currency")},
        {QStringLiteral("currency_in_use"), QStringLiteral("currency")},
        {QStringLiteral("region_invalid"), QStringLiteral("region")},
        {QStringLiteral("hold_minutes_invalid"), QStringLiteral("holdMinutes")},
        {QStringLiteral("other_administrators"), QStringLiteral("onePerson")}};
    return fields.value(code);
}

void VenueForm::retranslate()
{
    field(QStringLiteral("name"))->setLabel(tr("&Name"));
    field(QStringLiteral("zone"))->setLabel(tr("Time &zone (IANA)"));
    field(QStringLiteral("currency"))->setLabel(tr("&Currency (ISO 4217)"));
    field(QStringLiteral("region"))->setLabel(tr("C&ountry (ISO 3166)"));
    field(QStringLiteral("region"))->setHint(tr("Phone numbers are read by it."));
    field(QStringLiteral("currency"))->setHint(tr("Fixed once there are orders."));
    field(QStringLiteral("holdMinutes"))->setLabel(tr("A &hold lasts, minutes"));
    m_onePerson->setText(tr("One person runs this venue"));
    field(QStringLiteral("onePerson"))->setHint(tr("Two-person rules are off then, and every report says so."));
    retranslateButtons();
    showZone();
    showHeading();
}

} // namespace vd::ui
