#include "ui/exporting/SheetLayout.h"

#include "ui/common/Theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTextOption>

#include <numeric>

namespace vd::ui {

using exporting::Cell;
using exporting::CellType;
using exporting::Sheet;
using exporting::SheetRow;

namespace {

constexpr qsizetype fieldsOfAList = 8;
constexpr qsizetype rowsMeasured = 500;
constexpr qreal narrowestText = 40; // points

QColor ink(Token token)
{
    return Theme::color(token, Scheme::Light);
}

QString textOf(CellType type, const Cell &cell, const QLocale &locale)
{
    if (const auto *text = std::get_if<QString>(&cell))
        return text->simplified();
    if (const auto *money = std::get_if<Money>(&cell))
        return money->toDisplay(locale);
    if (const auto *date = std::get_if<QDate>(&cell))
        return date->toString(Qt::ISODate);
    if (const auto *time = std::get_if<QTime>(&cell))
        return time->toString(QStringLiteral("HH:mm:ss"));
    if (const auto *number = std::get_if<qint64>(&cell))
        return type == CellType::Share
            ? locale.toString(static_cast<double>(*number) / 100.0, 'f', 2) + QLatin1Char('%')
            : locale.toString(*number);
    return {};
}

QStringList textsOf(const QList<exporting::SheetColumn> &columns, const SheetRow &row, const QLocale &locale)
{
    QStringList texts;
    for (qsizetype i = 0; i < row.size(); ++i)
        texts << textOf(columns.at(i).type, row.at(i), locale);
    return texts;
}

bool isFigures(CellType type)
{
    return type == CellType::Amount || type == CellType::Integer || type == CellType::Share;
}

// The longest texts decide; of many rows a sample for prose, all for figures, which must never be cut.
qreal columnWidth(const Sheet &sheet, qsizetype column, const QLocale &locale, const PdfInk &measure)
{
    const CellType type = sheet.columns.at(column).type;
    qreal width = measure.width(sheet.columns.at(column).title, true);
    if (isFigures(type))
        width = std::min(width, measure.pt(60)); // a long heading takes a second line
    const qsizetype rows = type == CellType::Text ? std::min(sheet.rows.size(), rowsMeasured) : sheet.rows.size();
    QString longest;
    for (qsizetype row = 0; row < rows; ++row) {
        const QString text = textOf(type, sheet.rows.at(row).at(column), locale);
        if (type == CellType::Text)
            width = std::max(width, measure.width(text, false));
        else if (text.size() > longest.size())
            longest = text;
    }
    width = std::max(width, measure.width(longest, false));
    if (const SheetRow total = sheet.totalRow(); !total.isEmpty())
        width = std::max(width, measure.width(textOf(type, total.at(column), locale), true));
    return width + 2 * measure.padding();
}

} // namespace

bool SheetLayout::isList(const Sheet &sheet)
{
    return sheet.rows.size() == 1 && sheet.columns.size() > fieldsOfAList;
}

qreal SheetLayout::naturalWidth(const Sheet &sheet, const QLocale &locale, const PdfInk &ink)
{
    if (isList(sheet))
        return 0;
    qreal width = 0;
    for (qsizetype column = 0; column < sheet.columns.size(); ++column)
        width += columnWidth(sheet, column, locale, ink);
    return width;
}

SheetLayout::SheetLayout(const Sheet &sheet, const QLocale &locale, const PdfInk &ink, qreal room)
    : m_ink(ink)
{
    if (isList(sheet)) {
        const QStringList values = textsOf(sheet.columns, sheet.rows.first(), locale);
        qreal names = 0;
        for (qsizetype i = 0; i < values.size(); ++i) {
            m_lines << Line{{sheet.columns.at(i).title, values.at(i)}, false};
            names = std::max(names, ink.width(sheet.columns.at(i).title, false));
        }
        m_right = {false, false};
        m_wraps = {false, true};
        m_widths = {names + 4 * ink.padding(), room - names - 4 * ink.padding()};
        return;
    }
    for (qsizetype column = 0; column < sheet.columns.size(); ++column) {
        const exporting::SheetColumn &about = sheet.columns.at(column);
        m_heading << about.title;
        m_right << isFigures(about.type);
        m_wraps << (about.type == CellType::Text);
        m_widths << columnWidth(sheet, column, locale, ink);
    }
    m_lines.reserve(sheet.rows.size() + 1);
    for (const SheetRow &row : sheet.rows)
        m_lines << Line{textsOf(sheet.columns, row, locale), false};
    if (const SheetRow total = sheet.totalRow(); !total.isEmpty())
        m_lines << Line{textsOf(sheet.columns, total, locale), true};
    if (sheet.rows.isEmpty() && m_lines.isEmpty())
        m_lines << Line{{QCoreApplication::translate("vd::ui::PdfWriter", "None")}, false};
    fit(room);
}

// Too wide: columns of text give way in proportion. Too narrow: what is left over stays at the right, so that figures
// stand near their names.
void SheetLayout::fit(qreal room)
{
    const qreal least = m_ink.pt(narrowestText);
    qreal over = std::accumulate(m_widths.cbegin(), m_widths.cend(), 0.0) - room;
    for (int round = 0; over > 0.5 && round < 4; ++round) {
        qreal slack = 0;
        for (qsizetype i = 0; i < m_widths.size(); ++i)
            slack += m_wraps.at(i) ? std::max(0.0, m_widths.at(i) - least) : 0;
        if (slack <= 0)
            return;
        const qreal share = std::min(1.0, over / slack);
        for (qsizetype i = 0; i < m_widths.size(); ++i)
            if (m_wraps.at(i))
                m_widths[i] -= share * std::max(0.0, m_widths.at(i) - least);
        over = std::accumulate(m_widths.cbegin(), m_widths.cend(), 0.0) - room;
    }
}

qreal SheetLayout::heightOf(const QStringList &texts, bool strong) const
{
    qreal height = m_ink.rowHeight();
    for (qsizetype i = 0; i < texts.size() && i < m_widths.size(); ++i) {
        const qreal inner = m_widths.at(i) - 2 * m_ink.padding();
        if (m_ink.wraps(texts.at(i), strong, inner))
            height = std::max(height, m_ink.wrappedHeight(texts.at(i), strong, inner) + m_ink.padding());
    }
    return height;
}

qreal SheetLayout::lineHeight(int line) const
{
    return heightOf(m_lines.at(line).texts, m_lines.at(line).strong);
}

void SheetLayout::drawTexts(PdfInk &ink, const QStringList &texts, bool strong, qreal top, const QColor &colour) const
{
    QPainter &painter = *ink.painter;
    painter.setFont(strong ? ink.strong() : ink.base());
    painter.setPen(colour);
    const qreal height = heightOf(texts, strong);
    qreal left = 0;
    for (qsizetype i = 0; i < texts.size() && i < m_widths.size(); ++i) {
        const QRectF box(left + ink.padding(), top, m_widths.at(i) - 2 * ink.padding(), height);
        const Qt::Alignment side = m_right.at(i) ? Qt::AlignRight : Qt::AlignLeft;
        if (ink.wraps(texts.at(i), strong, box.width())) {
            QTextOption option(side | Qt::AlignVCenter);
            option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            painter.drawText(box, texts.at(i), option);
        } else {
            painter.drawText(
                box, static_cast<int>(side) | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, texts.at(i));
        }
        left += m_widths.at(i);
    }
}

void SheetLayout::drawHeading(PdfInk &ink, qreal top) const
{
    const qreal width = std::accumulate(m_widths.cbegin(), m_widths.cend(), 0.0);
    ink.painter->fillRect(QRectF(0, top, width, headingHeight()), vd::ui::ink(Token::Window));
    drawTexts(ink, m_heading, true, top, vd::ui::ink(Token::Muted));
}

void SheetLayout::drawLine(PdfInk &ink, int line, qreal top) const
{
    const Line &about = m_lines.at(line);
    const qreal width = std::accumulate(m_widths.cbegin(), m_widths.cend(), 0.0);
    const qreal bottom = top + lineHeight(line);
    if (about.strong) {
        ink.painter->setPen(QPen(vd::ui::ink(Token::Text), ink.pt(0.8)));
        ink.painter->drawLine(QPointF(0, top), QPointF(width, top));
    }
    ink.painter->setPen(QPen(vd::ui::ink(Token::Line), ink.pt(0.4)));
    ink.painter->drawLine(QPointF(0, bottom), QPointF(width, bottom));
    drawTexts(ink, about.texts, about.strong, top, vd::ui::ink(Token::Text));
}

} // namespace vd::ui
