#include "ui/admin/SeatMapPage.h"

#include "models/base/WhenDone.h"
#include "models/inventory/SeatCsv.h"
#include "ui/admin/SeatRowsForm.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/SeatWords.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace vd::ui {

using inventory::Seat;
using inventory::SeatCsv;
using inventory::SeatMap;
using inventory::SeatPlan;

namespace {

constexpr int cardWidth = 376;
constexpr int longestName = 40;

Result<QList<Seat>> readNow(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::Rule, QStringLiteral("file_unreadable"));
    return SeatCsv::read(file.read(SeatCsv::largestFile + 1));
}

Result<Done> writeNow(const QString &path, const QList<Seat> &seats)
{
    QSaveFile file(path);
    const QByteArray content = SeatCsv::write(seats);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return Done{};
    return fail(Fault::Rule, QStringLiteral("export_failed"),
        {{QStringLiteral("file"), QFileInfo(path).fileName()}, {QStringLiteral("reason"), file.errorString()}});
}

} // namespace

SeatMapPage::SeatMapPage(inventory::SeatsGateway &gateway, QWidget *parent)
    : AdminPage(parent)
    , m_gateway(gateway)
    , m_files(QStringLiteral("seat-files"))
{
    setObjectName(QStringLiteral("seatMapPage"));
    build();
    connectAll();
    connectTools();
    retranslate();
    showState();
}

void SeatMapPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_summary = new TextLabel(FontRole::Base, Token::Muted, this);
    m_summary->setObjectName(QStringLiteral("seatSummary"));
    m_summary->setElides(true);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("seatStrip"));
    m_canvas = new SeatCanvas(this);
    m_loading = new LoadingBar(m_canvas);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_title);
    head->addWidget(m_summary, 1);
    const auto tool = [this, head](const char *name, const char *icon) {
        auto *made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setIcon(Icon::get(QLatin1String(icon)));
        head->addWidget(made);
        return made;
    };
    const auto button = [this, head](const char *name, const char *icon) {
        auto *made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(true);
        if (*icon)
            made->setIcon(Icon::get(QLatin1String(icon)));
        head->addWidget(made);
        return made;
    };
    m_undo = tool("seatUndo", "undo");
    m_redo = tool("seatRedo", "reload");
    m_import = button("seatImport", "folder");
    m_export = button("seatExport", "export");
    m_save = button("seatSave", "");
    setVariant(m_save, Variant::Primary);
    auto *right = new QVBoxLayout;
    right->setSpacing(Theme::gap + Theme::tight);
    right->addLayout(head);
    right->addWidget(m_strip);
    right->addWidget(m_canvas, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, Theme::group, 0, Theme::group);
    row->setSpacing(Theme::group);
    row->addWidget(buildCard());
    row->addLayout(right, 1);
}

QWidget *SeatMapPage::buildCard()
{
    auto *card = new QFrame(this);
    card->setFrameShape(QFrame::StyledPanel);
    card->setFixedWidth(cardWidth);
    m_choice = new QComboBox(card);
    m_choice->setObjectName(QStringLiteral("seatSpace"));
    m_choiceField = new FormField(QString(), m_choice, card);
    m_rowsTitle = new TextLabel(FontRole::Section, Token::Text, card);
    m_rows = new SeatRowsForm(card);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_choiceField);
    column->addSpacing(Theme::gap);
    column->addWidget(m_rowsTitle);
    column->addWidget(m_rows);
    column->addSpacing(Theme::group);
    column->addWidget(buildTools());
    column->addStretch(1);
    return card;
}

QWidget *SeatMapPage::buildTools()
{
    auto *tools = new QWidget(this);
    m_chosen = new TextLabel(FontRole::Section, Token::Text, tools);
    m_chosen->setObjectName(QStringLiteral("seatsChosen"));
    m_name = new LineEdit(tools);
    m_name->setObjectName(QStringLiteral("seatName"));
    m_name->setMaxLength(longestName);
    const auto button = [tools](const char *name) {
        auto *made = new QPushButton(tools);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(true);
        return made;
    };
    m_category = button("seatCategory");
    m_block = button("seatBlock");
    m_number = button("seatNumber");
    m_away = button("seatAway");
    m_remove = button("seatRemove");
    m_remove->setIcon(Icon::get(QStringLiteral("trash")));
    auto *moves = new QHBoxLayout;
    moves->setSpacing(Theme::tight);
    for (const char *icon : {"previous", "next", "up", "down"}) {
        auto *made = new QToolButton(tools);
        made->setIcon(Icon::get(QLatin1String(icon)));
        made->setAutoRepeat(true);
        m_moves << made;
        moves->addWidget(made);
    }
    moves->addStretch(1);
    moves->addWidget(m_remove);
    auto *grid = new QGridLayout;
    grid->setSpacing(Theme::gap);
    grid->addWidget(m_category, 0, 0);
    grid->addWidget(m_block, 0, 1);
    grid->addWidget(m_number, 1, 0);
    grid->addWidget(m_away, 1, 1);
    auto *column = new QVBoxLayout(tools);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::gap);
    column->addWidget(m_chosen);
    column->addWidget(m_name);
    column->addLayout(grid);
    column->addLayout(moves);
    return tools;
}

void SeatMapPage::connectAll()
{
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] { load(false); });
    connect(m_rows, &SeatRowsForm::addWanted, this, &SeatMapPage::addRows);
    connect(&m_plan, &SeatPlan::changed, this, &SeatMapPage::showPlan);
    connect(m_canvas, &SeatCanvas::choiceChanged, this, &SeatMapPage::showState);
    connect(m_undo, &QToolButton::clicked, &m_plan, &SeatPlan::undo);
    connect(m_redo, &QToolButton::clicked, &m_plan, &SeatPlan::redo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence::Redo);
    connect(m_save, &QPushButton::clicked, this, &SeatMapPage::save);
    connect(m_import, &QPushButton::clicked, this, [this] { askFile(false); });
    connect(m_export, &QPushButton::clicked, this, [this] { askFile(true); });
    connect(m_strip, &MessageStrip::actionTriggered, this, [this] { load(false); });
}

void SeatMapPage::connectTools()
{
    connect(m_category, &QPushButton::clicked, this,
        [this] { m_plan.setCategory(m_canvas->chosen(), m_name->text().trimmed()); });
    connect(m_block, &QPushButton::clicked, this,
        [this] { m_plan.setBlock(m_canvas->chosen(), m_name->text().trimmed()); });
    connect(m_number, &QPushButton::clicked, this, [this] {
        bool isNumber = false;
        const int first = m_name->text().trimmed().toInt(&isNumber);
        m_plan.renumber(m_canvas->chosen(), isNumber ? first : 1, 1, false);
    });
    connect(m_away, &QPushButton::clicked, this, [this] {
        const QSet<int> chosen = m_canvas->chosen();
        const bool all = std::all_of(
            chosen.cbegin(), chosen.cend(), [this](int seat) { return m_plan.seats().at(seat).unavailable; });
        m_plan.setUnavailable(chosen, !all);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const QSet<int> chosen = m_canvas->chosen();
        m_canvas->choose({});
        m_plan.remove(chosen);
    });
    static constexpr std::array<std::pair<int, int>, 4> ways{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    for (qsizetype i = 0; i < m_moves.size(); ++i)
        connect(m_moves.at(i), &QToolButton::clicked, this, [this, way = ways.at(static_cast<std::size_t>(i))] {
            if (!m_plan.move(m_canvas->chosen(), way.first, way.second))
                m_strip->tell(MessageStrip::Kind::Info, [] { return tr("There is no room on that side."); });
        });
}

SpaceId SeatMapPage::space() const
{
    return SpaceId(m_choice->currentData().toLongLong());
}

void SeatMapPage::setSpaces(const QList<catalog::Space> &spaces)
{
    m_spaces.clear();
    for (const catalog::Space &each : spaces)
        if (each.kind == catalog::SpaceKind::Quota && !each.retired)
            m_spaces << each;
    const SpaceId before = space();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        for (const catalog::Space &each : std::as_const(m_spaces))
            m_choice->addItem(each.name, QVariant::fromValue(qint64(each.id.value())));
    }
    openSpace(before);
    if (space() != m_shown && isVisible())
        load(false);
}

void SeatMapPage::openSpace(SpaceId wanted)
{
    const int at = m_choice->findData(QVariant::fromValue(qint64(wanted.value())));
    if (at >= 0)
        m_choice->setCurrentIndex(at);
}

void SeatMapPage::load(bool again)
{
    if (again && m_plan.isDirty())
        return;
    m_strip->clear();
    m_shown = space();
    if (!m_shown.isValid()) {
        m_loading->drop();
        return showMap({});
    }
    m_loading->load(m_gateway.seatMap(m_shown), [this](const Result<SeatMap> &map) {
        if (!map)
            return m_strip->tellError(map.error(), venue().zone, [] { return tr("Try again"); });
        showMap(*map);
    });
}

void SeatMapPage::showMap(const SeatMap &map)
{
    m_canvas->choose({});
    m_plan.load(map);
    m_rows->setFirstRow(map.seats.isEmpty() ? QStringLiteral("A") : SeatPlan::nextRow(map.seats.constLast().row));
    m_canvas->showAll();
}

void SeatMapPage::showPlan()
{
    QList<SeatMark> marks;
    marks.reserve(m_plan.seats().size());
    for (const Seat &seat : m_plan.seats())
        marks << SeatMark{seat, seat.unavailable ? SeatMark::Look::Blocked : SeatMark::Look::Free, SeatWords::of(seat)};
    m_canvas->setSeats(marks);
    showState();
}

void SeatMapPage::showState()
{
    const int chosen = static_cast<int>(m_canvas->chosen().size());
    const int all = static_cast<int>(m_plan.seats().size());
    const int away = static_cast<int>(std::count_if(
        m_plan.seats().cbegin(), m_plan.seats().cend(), [](const Seat &seat) { return seat.unavailable; }));
    QStringList parts{tr("%n seat(s)", nullptr, all)};
    if (away > 0)
        parts << tr("%n blocked", nullptr, away);
    const auto shown = std::find_if(
        m_spaces.cbegin(), m_spaces.cend(), [this](const catalog::Space &each) { return each.id == m_shown; });
    if (shown != m_spaces.cend())
        parts << tr("the space holds %1").arg(shown->maxCapacity);
    m_summary->setText(parts.join(QStringLiteral("  ·  ")));
    m_chosen->setText(chosen == 0 ? tr("No seat is chosen") : tr("%n seat(s) chosen", nullptr, chosen));
    for (QWidget *each : {static_cast<QWidget *>(m_category), static_cast<QWidget *>(m_block),
             static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_away), static_cast<QWidget *>(m_remove)})
        each->setEnabled(chosen > 0);
    for (QToolButton *each : std::as_const(m_moves))
        each->setEnabled(chosen > 0);
    m_undo->setEnabled(m_plan.canUndo());
    m_redo->setEnabled(m_plan.canRedo());
    m_export->setEnabled(all > 0);
    m_import->setEnabled(m_shown.isValid());
    m_rows->setEnabled(m_shown.isValid());
    m_save->setEnabled(m_plan.isDirty() && !m_busy);
}

void SeatMapPage::addRows()
{
    FieldErrors errors;
    const inventory::SeatRows rows = m_rows->rows(errors);
    if (errors.isEmpty())
        errors = m_plan.addRows(rows);
    m_rows->showErrors(errors);
    if (errors.isEmpty())
        m_rows->setFirstRow(SeatPlan::nextRow(m_plan.seats().constLast().row));
}

void SeatMapPage::save()
{
    if (m_busy || !m_plan.isDirty())
        return;
    m_busy = true;
    showState();
    const SeatMap map = m_plan.map();
    const QUuid key = m_key.keyFor(SeatCsv::write(map.seats) + QByteArray::number(map.version));
    whenDone(m_gateway.saveSeatMap(key, venue().id, map), this, [this](const Result<SeatMap> &saved) {
        m_busy = false;
        if (!saved)
            return refused(saved.error());
        m_key.done();
        m_plan.load(*saved);
        m_strip->tell(MessageStrip::Kind::Success, [count = static_cast<int>(saved->seats.size())] {
            return tr("The plan of %n seat(s) is saved.", nullptr, count);
        });
    });
}

// The seat it is about comes to the front.
void SeatMapPage::refused(const Error &error)
{
    showState();
    const QString row = error.facts.value(QLatin1String("row")).toString();
    const QString number = error.facts.value(QLatin1String("number")).toString();
    for (int i = 0; i < m_plan.seats().size() && !row.isEmpty(); ++i)
        if (m_plan.seats().at(i).row == row && m_plan.seats().at(i).number == number) {
            m_canvas->choose({i});
            m_canvas->setCurrent(i);
            break;
        }
    m_strip->tellError(error, venue().zone,
        [stale = error.fault == Fault::Conflict] { return stale ? tr("Load theirs") : QString(); });
}

void SeatMapPage::askFile(bool write)
{
    auto *dialog = new QFileDialog(this, write ? tr("Export the seat plan") : tr("Seat plan to import"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("Seat plans (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(write ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(write ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    if (write)
        dialog->selectFile(m_choice->currentText());
    connect(dialog, &QFileDialog::fileSelected, this, write ? &SeatMapPage::writeFile : &SeatMapPage::readFile);
    dialog->open();
}

void SeatMapPage::readFile(const QString &path)
{
    whenDone(m_files.run([path] { return readNow(path); }), this, [this](const Result<QList<Seat>> &read) {
        if (!read)
            return m_strip->tellError(read.error(), {});
        m_canvas->choose({});
        m_plan.replace(*read);
        m_canvas->showAll();
        m_strip->tell(MessageStrip::Kind::Info, [count = static_cast<int>(read->size())] {
            return tr("%n seat(s) read in place of the plan. Save to keep them, or undo.", nullptr, count);
        });
    });
}

void SeatMapPage::writeFile(const QString &path)
{
    whenDone(m_files.run([path, seats = m_plan.seats()] { return writeNow(path, seats); }), this,
        [this, path](const Result<Done> &done) {
            if (!done)
                return m_strip->tellError(done.error(), {});
            m_strip->tell(MessageStrip::Kind::Success,
                [name = QFileInfo(path).fileName()] { return tr("Written to %1.").arg(name); });
        });
}

QString SeatMapPage::title() const
{
    return tr("Seat plans");
}

QString SeatMapPage::showText() const
{
    return tr("Edit the seat plans");
}

void SeatMapPage::retranslate()
{
    m_title->setText(title());
    m_choiceField->setLabel(tr("Space"));
    m_rowsTitle->setText(tr("Add rows"));
    m_rows->retranslate();
    m_name->setPlaceholderText(tr("Category, block or first number"));
    m_name->setAccessibleName(tr("Category, block or first number"));
    m_category->setText(tr("Set category"));
    m_block->setText(tr("Set block"));
    m_number->setText(tr("Number anew"));
    m_number->setToolTip(tr("From the number typed above, in each row from the left"));
    m_away->setText(tr("Block / unblock"));
    m_away->setToolTip(tr("A blocked seat is on the plan but never sold"));
    m_remove->setText(tr("Remove"));
    const QStringList ways{
        tr("Move left"), tr("Move right"), tr("Move towards the stage"), tr("Move away from the stage")};
    for (qsizetype i = 0; i < m_moves.size(); ++i) {
        m_moves.at(i)->setToolTip(ways.at(i));
        m_moves.at(i)->setAccessibleName(ways.at(i));
    }
    m_undo->setToolTip(tr("Undo (Ctrl+Z)"));
    m_undo->setAccessibleName(tr("Undo"));
    m_redo->setToolTip(tr("Do it again (Ctrl+Shift+Z)"));
    m_redo->setAccessibleName(tr("Do it again"));
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_save->setText(tr("Save"));
    showPlan();
}

} // namespace vd::ui
