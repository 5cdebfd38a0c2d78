#include "ui/door/ScanDelegate.h"

#include "models/checkin/ScanListModel.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"
#include "ui/door/Sign.h"
#include "ui/door/VerdictText.h"

#include <QCoreApplication>
#include <QPainter>

namespace vd::ui {

using checkin::Scan;

namespace {

QString say(const char *source, int n = -1)
{
    return QCoreApplication::translate("ScanDelegate", source, nullptr, n);
}

// Colours of the verdict that read on a list's ground, light and dark.
std::pair<Sign, Token> signOf(const Scan &scan)
{
    if (scan.undone || scan.kind == QLatin1String("undo"))
        return {Sign::Back, Token::Muted};
    switch (VerdictText::kindOf(scan.verdict)) {
    case checkin::VerdictKind::Admitted:
        return {Sign::Tick, Token::Success};
    case checkin::VerdictKind::Attention:
        return {Sign::Exclamation, Token::Warning};
    case checkin::VerdictKind::Provisional:
        return {Sign::Tilde, Token::Accent};
    case checkin::VerdictKind::Refused:
        break;
    }
    return {Sign::Cross, Token::DangerText};
}

QString wordOf(const Scan &scan)
{
    if (scan.kind == QLatin1String("undo"))
        return VerdictText::word(QStringLiteral("undone"), checkin::VerdictKind::Attention);
    return VerdictText::word(scan.verdict, VerdictText::kindOf(scan.verdict));
}

QString detailOf(const Scan &scan)
{
    QStringList parts{scan.spaceName, FormatText::isolated(scan.holder)};
    if (scan.undone)
        parts.prepend(say(QT_TRANSLATE_NOOP("ScanDelegate", "taken back")));
    if (scan.people > 1)
        parts.append(say(QT_TRANSLATE_N_NOOP("ScanDelegate", "%n people"), scan.people));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void paintLine(
    QPainter *painter, const QRect &rect, const QFont &font, Token colour, const QString &text, Qt::Alignment alignment)
{
    painter->setFont(font);
    painter->setPen(Theme::color(colour));
    painter->drawText(
        rect, alignment | Qt::AlignVCenter, QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace

QString ScanDelegate::text(const Scan &scan, const QTimeZone &zone)
{
    QStringList parts{FormatText::time(scan.at, zone), wordOf(scan), detailOf(scan)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

void ScanDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Scan scan = index.data(checkin::ScanListModel::ScanRole).value<Scan>();
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, Theme::color(Token::AccentSoft));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, Theme::color(Token::Hover));
    const QColor ground = Theme::color(option.state & QStyle::State_Selected ? Token::AccentSoft : Token::Surface);
    const QRect row = option.rect.adjusted(12, 4, -12, -4);
    const auto [sign, colour] = signOf(scan);
    paintSign(painter, QRectF(row.left(), row.center().y() - 11, 22, 22), sign, Theme::color(colour), ground);
    const QRect lines = row.adjusted(34, 0, 0, 0);
    const QString detail = detailOf(scan);
    const QRect top = detail.isEmpty() ? lines : lines.adjusted(0, 0, 0, -lines.height() / 2);
    const QRect bottom = lines.adjusted(0, lines.height() / 2, 0, 0);
    const QString time = FormatText::time(scan.at, m_zone);
    const QFont figures = Theme::font(FontRole::Figures);
    const int timeWidth = QFontMetrics(figures).horizontalAdvance(time);
    paintLine(painter, top, figures, Token::Muted, time, Qt::AlignRight);
    QFont word = Theme::font(FontRole::Strong);
    word.setStrikeOut(scan.undone);
    paintLine(painter, top.adjusted(0, 0, -timeWidth - 8, 0), word, scan.undone ? Token::Muted : Token::Text,
        wordOf(scan), Qt::AlignLeft);
    paintLine(painter, bottom, Theme::font(FontRole::Base), Token::Muted, detail, Qt::AlignLeft);
    painter->restore();
}

QSize ScanDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {240, rowHeight};
}

} // namespace vd::ui
