#include "gallery_items.h"

#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeDocumentsGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakePrivacyGateway.h"
#include "ui/admin/PrivacyPage.h"
#include "ui/common/DocumentsDialog.h"

#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::customers;

/// The page of somebody with both rights, or the dialog alone.
class Privacy final : public QWidget
{
public:
    Privacy(std::optional<int> days, bool dialog)
    {
        m_privacy.days = days;
        m_privacy.counts = {1204, 312, 45};
        Gateways gateways;
        gateways.privacy = &m_privacy;
        gateways.sealer = &m_sealer;
        gateways.documents = &m_documents;
        gateways.orders = &m_orders;
        auto *column = new QVBoxLayout(this);
        if (!dialog) {
            column->setContentsMargins(24, 8, 24, 0);
            auto *page = new ui::PrivacyPage(gateways, this);
            page->setRights(true, true);
            page->setVenue({VenueId(1), QStringLiteral("Riverside"), QTimeZone::utc(), QStringLiteral("CNY")});
            column->addWidget(page);
            return;
        }
        fill();
        column->setContentsMargins(0, 0, 0, 0);
        auto *shown = new ui::DocumentsDialog(gateways, QStringLiteral("R-1205-47"), this);
        shown->setWindowFlags(Qt::Widget);
        column->addWidget(shown);
        shown->reader().read(VenueId(1), OrderId(17));
    }

private:
    void fill()
    {
        const auto place = [this](int n, const QString &name, Document::Type type, const QString &number) {
            const SealedDocument sealed = *m_sealer.ring.seal({type, number});
            return SealedPlace{ItemId(1), n, name, sealed.type, sealed.tail, sealed.sealed};
        };
        m_documents.places
            = {place(1, QStringLiteral("Chen Wei"), Document::Type::IdCard, QStringLiteral("110101194903100218")),
                place(2, QStringLiteral("O'Brien"), Document::Type::Passport, QStringLiteral("PA1234567")),
                place(3, QString::fromUtf8("\xe6\x9d\x8e\xe5\xa8\x9c"), Document::Type::Permit,
                    QStringLiteral("H12345678"))};
        m_documents.places[2].sealed = "by another key";
    }

    test::FakePrivacyGateway m_privacy;
    test::FakeDocumentSealer m_sealer;
    test::FakeDocumentsGateway m_documents;
    test::FakeOrdersGateway m_orders;
};

} // namespace

GalleryItems privacyItems()
{
    const QSize page(1366 - 72, 768 - 48);
    return {
        {QStringLiteral("admin-privacy"), page, [] { return std::make_unique<Privacy>(730, false); }, 300},
        {QStringLiteral("admin-privacy-forever"), page, [] { return std::make_unique<Privacy>(std::nullopt, false); },
            300},
        {QStringLiteral("documents"), QSize(640, 420), [] { return std::make_unique<Privacy>(730, true); }, 300},
    };
}

} // namespace vd::gallery
