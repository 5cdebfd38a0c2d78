#include "ui/exporting/PdfInk.h"

#include "ui/common/Theme.h"

#include <QTextLayout>

namespace vd::ui {

namespace {

// Any spacing switches ligatures off: "ff" as one character would not be found when the file is searched.
constexpr qreal noLigatures = 0.01;

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
    font.setLetterSpacing(QFont::AbsoluteSpacing, noLigatures);
    return font;
}

qreal PdfInk::width(const QString &text, bool strong) const
{
    return (strong ? m_strongMetrics : m_baseMetrics).horizontalAdvance(text);
}

qreal PdfInk::wrappedHeight(const QString &text, bool strong, qreal room) const
{
    QTextLayout layout(text, strong ? m_strong : m_base);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace vd::ui
