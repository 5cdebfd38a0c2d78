#include "ui/exporting/PdfInk.h"

#include "ui/common/Theme.h"

#include <QRectF>

namespace vd::ui {

namespace {

constexpr qreal endless = 1e7;

} // namespace

PdfInk::PdfInk(int dpi)
    : m_dpi(dpi)
    , m_base(face(8.5, QFont::Normal))
    , m_strong(face(8.5, QFont::DemiBold))
    , m_caption(face(7.5, QFont::Normal))
    , m_section(face(11, QFont::DemiBold))
    , m_title(face(17, QFont::DemiBold))
    , m_baseMetrics(m_base)
    , m_strongMetrics(m_strong)
{
}

QFont PdfInk::face(qreal points, QFont::Weight weight) const
{
    QFont font = Theme::font(FontRole::Figures);
    font.setPixelSize(qRound(pt(points)));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

qreal PdfInk::width(const QString &text, bool strong) const
{
    return (strong ? m_strongMetrics : m_baseMetrics).horizontalAdvance(text);
}

qreal PdfInk::wrappedHeight(const QString &text, bool strong, qreal width) const
{
    const QFontMetricsF &metrics = strong ? m_strongMetrics : m_baseMetrics;
    return metrics.boundingRect(QRectF(0, 0, width, endless), Qt::TextWrapAnywhere | Qt::TextWordWrap, text).height();
}

} // namespace vd::ui
