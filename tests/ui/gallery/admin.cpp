#include "gallery_items.h"

#include "tests/ui/gallery/AdminStage.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/CataloguePage.h"
#include "ui/admin/OneTimePasswordDialog.h"
#include "ui/admin/OperatorForm.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/admin/RowsField.h"
#include "ui/common/DayLine.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace vd::gallery {

namespace {

using ui::AdminWorkspace;

/// A page of the catalogue with one record open.
std::unique_ptr<QWidget> record(
    const char *page, catalog::RecordKind kind, const char *name, std::function<void(ui::CataloguePage &)> then = {})
{
    return std::make_unique<AdminStage>(filledAdmin(), page, [page, kind, name, then](AdminWorkspace &admin) {
        ui::CataloguePage &shown = *admin.cataloguePage(QLatin1String(page));
        for (const catalog::Record &each : admin.records(kind))
            if (each.name() == QLatin1String(name))
                shown.openRecord(each.id);
        if (then)
            then(shown);
    });
}

void type(const ui::CataloguePage &page, const char *field, const QString &value)
{
    part<QLineEdit>(page, field)->setText(value);
}

std::unique_ptr<QWidget> nothingYet(const char *page)
{
    auto fakes = filledAdmin();
    fakes->records.rows.clear();
    return std::make_unique<AdminStage>(std::move(fakes), page);
}

std::unique_ptr<QWidget> spaceErrors()
{
    return record("spacesPage", catalog::RecordKind::Space, "Lane 1", [](ui::CataloguePage &page) {
        type(page, "name", QString(121, QLatin1Char('x')));
        type(page, "max_capacity", QStringLiteral("1000001"));
        type(page, "buffer_before_minutes", QStringLiteral("ten"));
        page.save();
    });
}

std::unique_ptr<QWidget> spaceStale()
{
    return record("spacesPage", catalog::RecordKind::Space, "Court 2", [](ui::CataloguePage &page) {
        type(page, "name", QStringLiteral("O'Brien's court"));
        page.form()->tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
    });
}

std::unique_ptr<QWidget> venueErrors()
{
    return record("venuesPage", catalog::RecordKind::Venue, "Riverside Sports Centre", [](ui::CataloguePage &page) {
        part<QComboBox>(page, "zone")->setEditText(QStringLiteral("Atlantis/Centre"));
        type(page, "hold_minutes", QStringLiteral("0"));
        type(page, "hours3", QStringLiteral("early"));
        page.save();
    });
}

// A rule of a season, which is not saved yet.
std::unique_ptr<QWidget> priceRuleDays()
{
    return record("priceListsPage", catalog::RecordKind::PriceList, "Standard", [](ui::CataloguePage &page) {
        static_cast<ui::RowsField *>(page.form()->editor(QStringLiteral("rules")))->choose(1);
        part<ui::DayLine>(page, "from_date")->setAt({QDate(2026, 12, 5), QTime(0, 0)});
        QTimer::singleShot(30, &page, [&page] {
            page.form()->findChild<QScrollArea *>()->ensureWidgetVisible(part<QLineEdit>(page, "until_date"), 0, 160);
        });
    });
}

std::unique_ptr<QWidget> priceList(bool down)
{
    return record("priceListsPage", catalog::RecordKind::PriceList, "Standard", [down](ui::CataloguePage &page) {
        static_cast<ui::RowsField *>(page.form()->editor(QStringLiteral("rules")))->choose(1);
        if (!down)
            return;
        auto *space = part<QComboBox>(page, "trySpace");
        space->setCurrentIndex(1);
        part<ui::DayLine>(page, "tryDay")->setAt({QDate(2026, 12, 7), QTime(0, 0)});
        type(page, "tryTime", QStringLiteral("18:00"));
        part<QPushButton>(page, "askPrice")->click();
        QTimer::singleShot(30, &page, [&page] {
            auto *scroll = page.form()->findChild<QScrollArea *>();
            scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        });
    });
}

// Row 2 is Mei, for whom something waits; 5 also works elsewhere; 6 is disabled.
std::unique_ptr<QWidget> people(int row, const std::function<void(AdminWorkspace &)> &then = {})
{
    return std::make_unique<AdminStage>(filledAdmin(), "operatorsPage", [row, then](AdminWorkspace &admin) {
        admin.operatorsPage()->pane()->selectSourceRow(row);
        if (then)
            then(admin);
    });
}

std::unique_ptr<QWidget> operatorErrors()
{
    return std::make_unique<AdminStage>(filledAdmin(), "operatorsPage", [](AdminWorkspace &admin) {
        admin.operatorsPage()->beginNew();
        part<QLineEdit>(*admin.operatorsPage()->form(), "login")->setText(QStringLiteral("Mei Lin"));
        admin.operatorsPage()->save();
    });
}

std::unique_ptr<QWidget> operatorMoneyRole()
{
    return people(4, [](AdminWorkspace &admin) {
        auto *roles = part<QWidget>(*admin.operatorsPage()->form(), "roles");
        roles->findChildren<QCheckBox *>().at(3)->setChecked(true);
    });
}

std::unique_ptr<QWidget> oneTimePassword()
{
    operators::Operator mei;
    mei.displayName = QStringLiteral("王芳");
    // Its parent in the gallery is nobody; the dialog belongs to whoever holds the picture.
    return std::unique_ptr<QWidget>(
        ui::OneTimePasswordDialog::show(nullptr, mei, QStringLiteral("k7mq-3zxw-9ftc-h2pv")));
}

std::unique_ptr<QWidget> terminals()
{
    return std::make_unique<AdminStage>(filledAdmin(), "organizationPage",
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> terminalsHere()
{
    auto fakes = filledAdmin();
    fakes->thisTerminal.current.id = fakes->terminals.rows.first().keyId;
    return std::make_unique<AdminStage>(std::move(fakes), "organizationPage",
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> audit(int row)
{
    return std::make_unique<AdminStage>(filledAdmin(), "organizationPage", [row](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("auditPage"));
        auto *page = admin.findChild<ui::AuditPage *>();
        QTimer::singleShot(30, page, [page, row] { page->view()->selectRow(row); });
    });
}

std::unique_ptr<QWidget> auditNothing()
{
    auto fakes = filledAdmin();
    fakes->audit.rows.clear();
    return std::make_unique<AdminStage>(std::move(fakes), "organizationPage",
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("auditPage")); });
}

} // namespace

GalleryItems adminItems()
{
    const QSize size(1215, 720); // what a window of 1280 x 800 leaves a page
    using catalog::RecordKind;
    return {{QStringLiteral("admin-organization"), size,
                [] { return record("organizationPage", RecordKind::Organization, ""); }, 100},
        {QStringLiteral("admin-venues"), size,
            [] { return record("venuesPage", RecordKind::Venue, "Riverside Sports Centre"); }, 100},
        {QStringLiteral("admin-venue-errors"), size, &venueErrors, 100},
        {QStringLiteral("admin-categories"), size,
            [] { return record("categoriesPage", RecordKind::Category, "Pool"); }, 100},
        {QStringLiteral("admin-spaces"), size, [] { return record("spacesPage", RecordKind::Space, "Full court"); },
            400},
        {QStringLiteral("admin-space-coach"), size, [] { return record("spacesPage", RecordKind::Space, "Coach Lin"); },
            400},
        {QStringLiteral("admin-space-by-the-day"), size,
            [] { return record("spacesPage", RecordKind::Space, "Rackets by the day"); }, 400},
        {QStringLiteral("admin-spaces-empty"), size, [] { return nothingYet("spacesPage"); }, 100},
        {QStringLiteral("admin-space-errors"), size, &spaceErrors, 400},
        {QStringLiteral("admin-space-stale"), size, &spaceStale, 400},
        {QStringLiteral("admin-ticket-types"), size,
            [] { return record("ticketTypesPage", RecordKind::TicketType, "Early bird"); }, 100},
        {QStringLiteral("admin-activities"), size,
            [] { return record("activitiesPage", RecordKind::Activity, "New Year swim gala"); }, 100},
        {QStringLiteral("admin-price-lists"), size, [] { return priceList(false); }, 100},
        {QStringLiteral("admin-price-rule-days"), size, priceRuleDays, 100},
        {QStringLiteral("admin-price-preview"), size, [] { return priceList(true); }, 200},
        {QStringLiteral("admin-policies"), size, [] { return record("policiesPage", RecordKind::Policy, "Standard"); },
            400},
        {QStringLiteral("admin-limits"), size, [] { return record("limitsPage", RecordKind::Limits, ""); }, 100},
        {QStringLiteral("admin-operators"), size, [] { return people(2); }, 100},
        {QStringLiteral("admin-operator-elsewhere"), size, [] { return people(5); }, 100},
        {QStringLiteral("admin-operator-disabled"), size, [] { return people(6); }, 100},
        {QStringLiteral("admin-operator-errors"), size, &operatorErrors, 100},
        {QStringLiteral("admin-operator-money-role"), size, &operatorMoneyRole, 100},
        {QStringLiteral("admin-one-time-password"), QSize(440, 260), &oneTimePassword, 50},
        {QStringLiteral("admin-terminals"), size, &terminals, 200},
        {QStringLiteral("admin-terminals-here"), size, &terminalsHere, 200},
        {QStringLiteral("admin-audit"), size, [] { return audit(3); }, 200},
        {QStringLiteral("admin-audit-refused"), size, [] { return audit(2); }, 200},
        {QStringLiteral("admin-audit-nothing"), size, &auditNothing, 200}};
}

} // namespace vd::gallery
