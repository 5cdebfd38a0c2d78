#pragma once

#include <QProxyStyle>

namespace vd::ui {

/// The flat, dense look, drawn from the theme's tokens at paint time: a switch of light and dark needs no more than a
/// new palette. A style and not a style sheet, because dynamic properties, fractional scales and a thousand cells cost
/// less. Reads the dynamic properties "variant", "large", "dense" (Variant.h) and "fault" (FormField).
class Style final : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;

    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption *option = nullptr, const QWidget *widget = nullptr) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
        QStyleHintReturn *data = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
        const QWidget *widget = nullptr) const override;
    [[nodiscard]] QRect subElementRect(
        SubElement element, const QStyleOption *option, const QWidget *widget = nullptr) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
        const QWidget *widget = nullptr) const override;
    [[nodiscard]] QIcon standardIcon(
        StandardPixmap icon, const QStyleOption *option = nullptr, const QWidget *widget = nullptr) const override;
};

} // namespace vd::ui
