#include "gallery_items.h"

#include "ui/common/AmountEdit.h"
#include "ui/common/DateForm.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/MiniCalendar.h"
#include "ui/common/Prompt.h"
#include "ui/common/RowsModel.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateEdit>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using namespace vd::ui;

QString tr(const char *source)
{
    return QCoreApplication::translate("Gallery", source);
}

std::unique_ptr<QWidget> icons()
{
    class Sheet final : public QWidget
    {
        void paintEvent(QPaintEvent *) override
        {
            QPainter painter(this);
            painter.setFont(Theme::font(FontRole::Caption));
            const QStringList names = Icon::names();
            for (int i = 0; i < names.size(); ++i) {
                const QRect box(i % 9 * 84 + 8, i / 9 * 62 + 8, 80, 58);
                Icon::paint(&painter, QRectF(box.center().x() - 10, box.y() + 6, 20, 20), names.at(i),
                    Theme::color(Token::Text));
                painter.setPen(Theme::color(Token::Muted));
                painter.drawText(box.adjusted(0, 32, 0, 0), Qt::AlignHCenter | Qt::AlignTop, names.at(i));
            }
        }
    };
    return std::make_unique<Sheet>();
}

QPushButton *button(const QString &text, Variant variant, const QString &icon = {})
{
    auto *made = new QPushButton(text);
    made->setIcon(Icon::get(icon));
    setVariant(made, variant);
    return made;
}

std::unique_ptr<QWidget> controls()
{
    auto page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(page.get());
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::page);
    column->setSpacing(Theme::group);
    column->addWidget(new TextLabel(tr("Controls"), FontRole::Title));
    auto *buttons = new QHBoxLayout;
    auto *large = button(tr("Hold"), Variant::Primary, QStringLiteral("lock"));
    setLarge(large);
    buttons->addWidget(large);
    buttons->addWidget(button(tr("Save"), Variant::Primary));
    buttons->addWidget(button(tr("Print"), Variant::Neutral, QStringLiteral("printer")));
    buttons->addWidget(button(tr("Refund"), Variant::Danger, QStringLiteral("refund")));
    buttons->addWidget(button(tr("More"), Variant::Quiet, QStringLiteral("more")));
    buttons->addWidget(button(tr("Look"), Variant::Link));
    auto *off = button(tr("Save"), Variant::Primary);
    off->setEnabled(false);
    buttons->addWidget(off);
    auto *off2 = button(tr("Print"), Variant::Neutral, QStringLiteral("printer"));
    off2->setEnabled(false);
    buttons->addWidget(off2);
    buttons->addStretch(1);
    column->addLayout(buttons);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::group);
    grid->setVerticalSpacing(Theme::gap);
    auto *phone = new LineEdit;
    phone->setIcon(QStringLiteral("phone"));
    phone->setText(QStringLiteral("138 0000 1234"));
    grid->addWidget(new FormField(tr("Phone"), phone), 0, 0);
    auto *amount = new AmountEdit;
    amount->setCurrency(QStringLiteral("CNY"));
    amount->setText(QStringLiteral("1,200"));
    grid->addWidget(new FormField(tr("Amount"), amount), 0, 1);
    auto *wrong = new AmountEdit;
    wrong->setCurrency(QStringLiteral("CNY"));
    wrong->setText(QStringLiteral("1.200"));
    auto *wrongField = new FormField(tr("Amount"), wrong);
    wrongField->setError(wrong->amount().error());
    grid->addWidget(wrongField, 0, 2);
    auto *combo = new QComboBox;
    combo->addItems({tr("Badminton"), tr("Swimming")});
    grid->addWidget(new FormField(tr("Category"), combo), 1, 0);
    auto *spin = new QSpinBox;
    spin->setValue(2);
    grid->addWidget(new FormField(tr("Quantity"), spin), 1, 1);
    auto *date = new QDateEdit(QDate(2026, 12, 5));
    ui::DateForm::dress(date);
    grid->addWidget(new FormField(tr("Date"), date), 1, 2);
    auto *off3 = new LineEdit;
    off3->setText(tr("Disabled"));
    off3->setEnabled(false);
    grid->addWidget(new FormField(tr("Name"), off3), 2, 0);
    auto *note = new QPlainTextEdit;
    note->setPlainText(tr("Called at noon, wants Court 1 if it comes free."));
    note->setFixedHeight(64);
    grid->addWidget(new FormField(tr("Note"), note), 2, 1, 1, 2);
    column->addLayout(grid);

    auto *checks = new QHBoxLayout;
    auto *on = new QCheckBox(tr("Pays on arrival"));
    on->setChecked(true);
    auto *radio = new QRadioButton(tr("Cash"));
    radio->setChecked(true);
    auto *dim = new QCheckBox(tr("Disabled"));
    dim->setChecked(true);
    dim->setEnabled(false);
    for (QWidget *widget :
        std::initializer_list<QWidget *>{on, new QCheckBox(tr("Remember")), dim, radio, new QRadioButton(tr("Card"))})
        checks->addWidget(widget);
    auto *tool = new QToolButton;
    tool->setIcon(Icon::get(QStringLiteral("filter")));
    tool->setToolTip(tr("Filter"));
    tool->setAccessibleName(tr("Filter"));
    tool->setCheckable(true);
    tool->setChecked(true);
    checks->addWidget(tool);
    auto *progress = new QProgressBar;
    progress->setValue(42);
    progress->setTextVisible(false);
    checks->addWidget(progress, 1);
    column->addLayout(checks);

    auto *tabs = new QTabWidget;
    tabs->addTab(new TextLabel(tr("Two people look at every correction.")), tr("Discrepancies"));
    tabs->addTab(new QWidget, tr("Refunds"));
    tabs->addTab(new QWidget, tr("Shifts"));
    column->addWidget(tabs);
    column->addStretch(1);
    return page;
}

std::unique_ptr<QWidget> messages()
{
    auto page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(page.get());
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::page);
    const auto add = [column](auto &&tell) {
        auto *strip = new MessageStrip;
        tell(strip);
        column->addWidget(strip);
    };
    add([](MessageStrip *strip) {
        strip->tell(MessageStrip::Kind::Success, tr("Held for 15 minutes: order 20261205-0042."));
    });
    add([](MessageStrip *strip) { strip->tell(MessageStrip::Kind::Info, tr("Three calls to make."), tr("Look")); });
    add([](MessageStrip *strip) {
        strip->tellError({Fault::Conflict, QStringLiteral("sold_out"),
            {{QStringLiteral("free"), 1}, {QStringLiteral("wanted"), 3}}, {}});
    });
    add([](MessageStrip *strip) { strip->tellError({Fault::Offline, QStringLiteral("offline"), {}, {}}); });
    column->addStretch(1);
    return page;
}

struct Order
{
    int id;
    QString number;
    QString name;
    QString space;
    Money amount;
};

class OrdersPane final : public TablePane
{
public:
    explicit OrdersPane(bool filled)
        : m_model([](const Order &order) { return order.id; })
    {
        m_model.setColumns({{tr("Order"), [](const Order &o) { return o.number; }},
            {tr("Customer"), [](const Order &o) { return o.name; }},
            {tr("Space"), [](const Order &o) { return o.space; }},
            {.title = tr("Amount"),
                .display = [](const Order &o) { return o.amount.toDisplay(QLocale()); },
                .sort = {},
                .figures = true}});
        setModel(&m_model);
        if (filled) {
            QList<Order> rows;
            for (int i = 1; i < 30; ++i)
                rows.append({i, QStringLiteral("20261205-%1").arg(i, 4, 10, QLatin1Char('0')),
                    QStringLiteral("Chen Wei %1").arg(i), QStringLiteral("Court %1").arg(i % 4 + 1),
                    Money(12000 + i * 1000, QStringLiteral("CNY"))});
            m_model.setRows(rows);
        }
        view()->setStartWidths({150, 180, 140, 100});
        emptyState()->set(QStringLiteral("list"), tr("No orders yet"), tr("Orders of this day will be listed here."),
            tr("Make a booking"));
    }
    ~OrdersPane() override { setModel(nullptr); }

private:
    RowsModel<Order, int> m_model;
};

std::unique_ptr<QWidget> framed(QWidget *inside)
{
    auto page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(page.get());
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::page);
    column->addWidget(inside);
    return page;
}

std::unique_ptr<QWidget> table()
{
    auto *pane = new OrdersPane(true);
    auto page = framed(pane);
    pane->selectSourceRow(2);
    pane->openFilter();
    return page;
}

std::unique_ptr<QWidget> loading()
{
    auto *pane = new OrdersPane(true);
    auto page = framed(pane);
    pane->loading()->start();
    pane->loading()->setShare(0.4);
    return page;
}

std::unique_ptr<QWidget> dates()
{
    auto page = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(page.get());
    auto *navigator = new DateNavigator;
    navigator->setDate(QDate(2026, 12, 5));
    navigator->setToday(QDate(2026, 12, 1));
    column->addWidget(navigator);
    auto *calendar = new MiniCalendar;
    calendar->setDate(QDate(2026, 12, 5));
    calendar->setToday(QDate(2026, 12, 1));
    QHash<QDate, double> shares;
    for (int day = 1; day <= 31; ++day)
        shares.insert(QDate(2026, 12, day), day % 7 == 5 ? 1.0 : (day * 37 % 100) / 100.0);
    calendar->setShares(shares);
    column->addWidget(calendar);
    column->addStretch(1);
    return page;
}

std::unique_ptr<QWidget> prompt(bool reason)
{
    Question question;
    question.title = tr("Refund CNY 120.00?");
    question.text
        = tr("The fee is CNY 0.00: the slot is more than 2 hours away. The money goes back to where it came from.");
    question.consequences = {tr("Court 1, Sat 5 Dec 18:00-19:00, becomes free again"), tr("1 ticket stops working")};
    question.accept = tr("Refund CNY 120.00");
    question.danger = true;
    question.reason = reason;
    return std::unique_ptr<QWidget>(Prompt::ask(nullptr, question, [](const QString &) {}));
}

} // namespace

GalleryItems commonItems()
{
    return {{QStringLiteral("common-icons"), {780, 520}, icons},
        {QStringLiteral("common-controls"), {960, 620}, controls},
        {QStringLiteral("common-messages"), {720, 320}, messages}, {QStringLiteral("common-table"), {760, 420}, table},
        {QStringLiteral("common-loading"), {760, 420}, loading},
        {QStringLiteral("common-table-empty"), {760, 420}, [] { return framed(new OrdersPane(false)); }},
        {QStringLiteral("common-dates"), {400, 360}, dates},
        {QStringLiteral("common-prompt"), {480, 260}, [] { return prompt(false); }},
        {QStringLiteral("common-prompt-reason"), {480, 340}, [] { return prompt(true); }}};
}

} // namespace vd::gallery
