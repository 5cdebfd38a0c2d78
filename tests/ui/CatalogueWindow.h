#pragma once

#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/ui/AdminWindow.h"
#include "ui/admin/CataloguePage.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QLineEdit>
#include <QPushButton>

namespace vd::test {

/// The editors of the catalogue in the Admin workspace, on records in memory.
class CatalogueWindow
{
public:
    CatalogueWindow()
    {
        [&] { QTRY_COMPARE(table("spacesPage")->model()->rowCount(), 8); }();
    }

    [[nodiscard]] ui::CataloguePage *page(const char *name) const
    {
        return window.page->cataloguePage(QLatin1String(name));
    }
    [[nodiscard]] ui::DeclaredForm *form(const char *name) const { return page(name)->form(); }
    [[nodiscard]] ui::TableView *table(const char *name) const { return page(name)->pane()->view(); }
    [[nodiscard]] QWidget *widget(const char *name, const char *field) const
    {
        return page(name)->findChild<QWidget *>(QLatin1String(field));
    }
    [[nodiscard]] QLabel *label(const char *name, const char *field) const
    {
        return page(name)->findChild<QLabel *>(QLatin1String(field));
    }
    [[nodiscard]] QLineEdit *edit(const char *name, const char *field) const
    {
        return form(name)->findChild<QLineEdit *>(QLatin1String(field));
    }
    [[nodiscard]] QPushButton *button(const char *name, const char *field) const
    {
        return page(name)->findChild<QPushButton *>(QLatin1String(field));
    }
    void show(const char *name) const { window.page->showPage(QLatin1String(name)); }
    void click(const char *name, const char *field) const { button(name, field)->click(); }
    void type(const char *name, const char *field, const QString &value) const
    {
        edit(name, field)->setText(value);
        Q_EMIT edit(name, field)->textEdited(value);
    }
    void openNamed(const char *name, catalog::RecordKind kind, const char *record) const
    {
        show(name);
        for (const catalog::Record &each : records.of(kind))
            if (each.name() == QString::fromUtf8(record))
                page(name)->openRecord(each.id);
    }

    FakeRecordsGateway records;
    AdminWindow window{[this](AdminWindow &, Gateways &gateways) {
        records.fillSportsCentre();
        gateways.records = &records;
    }};
};

} // namespace vd::test
