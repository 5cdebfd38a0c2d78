#include "models/exporting/XlsxWriter.h"

#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>

#include <cmath>
#include <xlsxwriter.h>

namespace vd::exporting {

namespace {

using Outcome = DocumentWriter::Outcome;

constexpr int longestName = 31;
constexpr int longestText = 32'767;
constexpr qsizetype mostRows = 1'048'570; // below a heading, above a total
constexpr double widestColumn = 48;
constexpr double narrowestColumn = 9;
constexpr qsizetype rowsMeasured = 400;
constexpr double sharesInOne = 10'000;

// Spreadsheets know numbers only as doubles; every amount in minor units up to 2^53 survives the way there and back.
double numberOf(const Money &money)
{
    return static_cast<double>(money.minor()) / std::pow(10.0, Money::decimals(money.currency()));
}

lxw_datetime dateOf(const QDate &date)
{
    return {date.year(), date.month(), date.day(), 0, 0, 0.0};
}

lxw_datetime timeOf(const QTime &time)
{
    return {0, 0, 0, time.hour(), time.minute(), static_cast<double>(time.second())};
}

/// How wide a text is in the units of column widths; Chinese characters take two.
double widthOf(const QString &text)
{
    double width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x2E80 ? 2 : 1;
    return width;
}

/// A workbook that is freed whatever happens.
class Workbook
{
public:
    explicit Workbook(const QByteArray &path, const QByteArray &folder)
        : m_folder(folder)
    {
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        options.tmpdir = m_folder.data();
        m_book = workbook_new_opt(path.constData(), &options);
    }
    ~Workbook()
    {
        if (m_book)
            lxw_workbook_free(m_book);
    }
    Q_DISABLE_COPY_MOVE(Workbook)

    [[nodiscard]] lxw_workbook *get() const { return m_book; }
    /// Packs the file; the workbook is gone afterwards.
    [[nodiscard]] bool close() { return workbook_close(std::exchange(m_book, nullptr)) == LXW_NO_ERROR; }
    [[nodiscard]] lxw_format *format(const QByteArray &numbers, bool strong = false)
    {
        lxw_format *format = workbook_add_format(m_book);
        if (!numbers.isEmpty())
            format_set_num_format(format, numbers.constData());
        if (strong) {
            format_set_bold(format);
            format_set_top(format, LXW_BORDER_THIN);
        }
        return format;
    }

private:
    QByteArray m_folder; // libxlsxwriter keeps the pointer
    lxw_workbook *m_book = nullptr;
};

/// One worksheet while it is written, row by row from the top.
class Worksheet
{
public:
    Worksheet(Workbook &book, lxw_worksheet *sheet, const Sheet &content)
        : m_book(book)
        , m_sheet(sheet)
        , m_content(content)
    {
        for (const SheetColumn &column : content.columns) {
            m_formats << book.format(formatOf(column));
            m_strong << book.format(formatOf(column), true);
        }
    }

    void heading()
    {
        lxw_format *strong = m_book.format({});
        format_set_bold(strong);
        format_set_bottom(strong, LXW_BORDER_THIN);
        format_set_text_wrap(strong);
        for (int column = 0; column < m_content.columns.size(); ++column) {
            const auto at = static_cast<lxw_col_t>(column);
            worksheet_set_column(m_sheet, at, at, columnWidth(column), nullptr);
            worksheet_write_string(m_sheet, 0, at, m_content.columns.at(column).title.toUtf8().constData(), strong);
        }
        worksheet_freeze_panes(m_sheet, 1, 0);
        worksheet_repeat_rows(m_sheet, 0, 0);
        worksheet_set_landscape(m_sheet);
        worksheet_set_paper(m_sheet, 9); // A4
        worksheet_fit_to_pages(m_sheet, 1, 0);
        if (!m_content.rows.isEmpty())
            worksheet_autofilter(m_sheet, 0, 0, static_cast<lxw_row_t>(m_content.rows.size()),
                static_cast<lxw_col_t>(m_content.columns.size() - 1));
    }

    [[nodiscard]] bool row(int row, const SheetRow &cells)
    {
        for (int column = 0; column < cells.size(); ++column)
            if (!put(row, column, cells.at(column), m_formats.at(column)))
                return false;
        return true;
    }

    [[nodiscard]] bool total(int row)
    {
        const SheetRow cells = m_content.totalRow();
        for (int column = 0; column < cells.size(); ++column) {
            const Cell &cell = cells.at(column);
            const bool sum = m_content.columns.at(column).summed && row > 1;
            const bool good = sum ? formula(row, column, cell) : put(row, column, cell, m_strong.at(column));
            if (!good)
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] QByteArray formatOf(const SheetColumn &column) const
    {
        switch (column.type) {
        case CellType::Text:
            return QByteArrayLiteral("@");
        case CellType::Amount:
            return XlsxWriter::numberFormat(m_content.currency).toLatin1();
        case CellType::Integer:
            return QByteArrayLiteral("#,##0");
        case CellType::Share:
            return QByteArrayLiteral("0.00%");
        case CellType::Date:
            return QByteArrayLiteral("yyyy\\-mm\\-dd");
        case CellType::Time:
            return QByteArrayLiteral("hh:mm:ss");
        }
        return {};
    }

    [[nodiscard]] double columnWidth(int column) const
    {
        double width = std::min(widthOf(m_content.columns.at(column).title) + 4, 24.0); // room for the filter's arrow
        const qsizetype rows = std::min(m_content.rows.size(), rowsMeasured);
        for (qsizetype i = 0; i < rows; ++i) {
            const Cell &cell = m_content.rows.at(i).at(column);
            if (const auto *text = std::get_if<QString>(&cell))
                width = std::max(width, widthOf(*text) + 2);
            else if (const auto *money = std::get_if<Money>(&cell))
                width = std::max(width, 1.3 * static_cast<double>(money->toPlain().size()) + 3);
            else if (std::holds_alternative<QDate>(cell))
                width = std::max(width, 12.0);
        }
        return std::clamp(width, narrowestColumn, widestColumn);
    }

    [[nodiscard]] bool put(int row, int column, const Cell &cell, lxw_format *format)
    {
        const auto r = static_cast<lxw_row_t>(row);
        const auto c = static_cast<lxw_col_t>(column);
        if (const auto *text = std::get_if<QString>(&cell))
            return good(worksheet_write_string(m_sheet, r, c, text->left(longestText).toUtf8().constData(), format));
        if (const auto *money = std::get_if<Money>(&cell))
            return good(worksheet_write_number(m_sheet, r, c, numberOf(*money), format));
        if (const auto *number = std::get_if<qint64>(&cell)) {
            const bool share = m_content.columns.at(column).type == CellType::Share;
            const auto value = static_cast<double>(*number);
            return good(worksheet_write_number(m_sheet, r, c, share ? value / sharesInOne : value, format));
        }
        if (const auto *date = std::get_if<QDate>(&cell)) {
            lxw_datetime day = dateOf(*date);
            return good(worksheet_write_datetime(m_sheet, r, c, &day, format));
        }
        if (const auto *time = std::get_if<QTime>(&cell)) {
            lxw_datetime at = timeOf(*time);
            return good(worksheet_write_datetime(m_sheet, r, c, &at, format));
        }
        return good(worksheet_write_blank(m_sheet, r, c, format));
    }

    [[nodiscard]] bool formula(int row, int column, const Cell &cell)
    {
        char first[LXW_MAX_CELL_NAME_LENGTH];
        char last[LXW_MAX_CELL_NAME_LENGTH];
        lxw_rowcol_to_cell(first, 1, static_cast<lxw_col_t>(column));
        lxw_rowcol_to_cell(last, static_cast<lxw_row_t>(row - 1), static_cast<lxw_col_t>(column));
        const QByteArray sum = QByteArrayLiteral("=SUM(") + first + ':' + last + ')';
        const auto *money = std::get_if<Money>(&cell);
        const double value = money ? numberOf(*money) : static_cast<double>(std::get<qint64>(cell));
        return good(worksheet_write_formula_num(m_sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column),
            sum.constData(), m_strong.at(column), value));
    }

    [[nodiscard]] static bool good(lxw_error error) { return error == LXW_NO_ERROR; }

    Workbook &m_book;
    lxw_worksheet *m_sheet;
    const Sheet &m_content;
    QList<lxw_format *> m_formats;
    QList<lxw_format *> m_strong;
};

Outcome writeSheet(Worksheet &sheet, const Sheet &content, int &done, const DocumentWriter::Progress &progress)
{
    sheet.heading();
    int row = 0;
    for (const SheetRow &cells : content.rows) {
        if (!sheet.row(++row, cells))
            return Outcome::Failed;
        if (++done % DocumentWriter::rowsBetweenReports == 0 && !progress(done))
            return Outcome::Stopped;
    }
    return sheet.total(row + 1) ? Outcome::Written : Outcome::Failed;
}

Outcome writeBook(Workbook &book, const Document &document, const DocumentWriter::Progress &progress)
{
    QStringList names;
    int done = 0;
    for (const Sheet &content : document.sheets) {
        if (content.rows.size() > mostRows)
            return Outcome::Failed;
        names << XlsxWriter::sheetName(content.title, names);
        lxw_worksheet *worksheet = workbook_add_worksheet(book.get(), names.constLast().toUtf8().constData());
        if (!worksheet)
            return Outcome::Failed;
        Worksheet sheet(book, worksheet, content);
        const Outcome outcome = writeSheet(sheet, content, done, progress);
        if (outcome != Outcome::Written)
            return outcome;
    }
    if (!progress(done))
        return Outcome::Stopped;
    return book.close() ? Outcome::Written : Outcome::Failed;
}

bool copy(const QString &from, QIODevice &to)
{
    QFile file(from);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 piece = 1 << 20;
    while (!file.atEnd()) {
        const QByteArray bytes = file.read(piece);
        if (bytes.isEmpty() || to.write(bytes) != bytes.size())
            return false;
    }
    return true;
}

} // namespace

DocumentWriter::Outcome XlsxWriter::write(const Document &document, QIODevice &device, const Progress &progress) const
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return Outcome::Failed;
    const QString path = folder.filePath(QStringLiteral("book.xlsx"));
    Workbook book(QFile::encodeName(path), QFile::encodeName(folder.path()));
    if (!book.get())
        return Outcome::Failed;
    QByteArray title = document.title.toUtf8();
    QByteArray company = QByteArrayLiteral("Venuedesk " VD_VERSION);
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.comments = company.data();
    workbook_set_properties(book.get(), &properties);
    const Outcome outcome = writeBook(book, document, progress);
    return outcome != Outcome::Written || copy(path, device) ? outcome : Outcome::Failed;
}

QString XlsxWriter::numberFormat(const QString &currency)
{
    const int decimals = Money::decimals(currency);
    return decimals == 0 ? QStringLiteral("#,##0") : QStringLiteral("#,##0.") + QString(decimals, QLatin1Char('0'));
}

QString XlsxWriter::sheetName(const QString &title, const QStringList &others)
{
    static const QString refused = QStringLiteral("[]:*?/\\'");
    QString name;
    for (const QChar c : title)
        name += refused.contains(c) || c.unicode() < 0x20 ? QLatin1Char(' ') : c;
    name = name.simplified().left(longestName);
    if (name.isEmpty())
        name = QStringLiteral("Sheet");
    const auto taken = [&others](const QString &tried) { return others.contains(tried, Qt::CaseInsensitive); };
    QString tried = name;
    for (int number = 2; taken(tried); ++number) {
        const QString tail = QStringLiteral(" %1").arg(number);
        tried = name.left(longestName - tail.size()) + tail;
    }
    return tried;
}

} // namespace vd::exporting
