#include "ui/common/Theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>

#include <array>
#include <cmath>

namespace vd::ui {

namespace {

struct Row
{
    Token token;
    QRgb light;
    QRgb dark;
};

constexpr QRgb opaque(QRgb rgb)
{
    return 0xFF000000U | rgb;
}

// clang-format off
constexpr std::array<Row, static_cast<std::size_t>(Token::Count)> table {{
    {Token::Window,        opaque(0xF5F6F8), opaque(0x16191D)},
    {Token::Surface,       opaque(0xFFFFFF), opaque(0x1F2328)},
    {Token::Text,          opaque(0x1B1F24), opaque(0xE8EAED)},
    {Token::Muted,         opaque(0x5A6472), opaque(0xA3ACB8)},
    {Token::Disabled,      opaque(0x666F7D), opaque(0x8A93A0)},
    {Token::Line,          opaque(0xD9DDE3), opaque(0x343A42)},
    {Token::ControlLine,   opaque(0x7F8896), opaque(0x6A7482)},
    {Token::Accent,        opaque(0x0F5FA8), opaque(0x7CB8F0)},
    {Token::AccentHover,   opaque(0x0C5292), opaque(0x95C7F5)},
    {Token::AccentPressed, opaque(0x0A4579), opaque(0x68A9E5)},
    {Token::OnAccent,      opaque(0xFFFFFF), opaque(0x0B1420)},
    {Token::AccentSoft,    opaque(0xE3EEF8), opaque(0x1D3247)},
    {Token::Hover,         opaque(0xECEFF3), opaque(0x282D34)},
    {Token::Pressed,       opaque(0xE0E4EA), opaque(0x31373F)},
    {Token::Danger,        opaque(0xB3261E), opaque(0xB3261E)},
    {Token::DangerHover,   opaque(0x98201A), opaque(0xC2342B)},
    {Token::OnDanger,      opaque(0xFFFFFF), opaque(0xFFFFFF)},
    {Token::DangerText,    opaque(0xB3261E), opaque(0xFF8A80)},
    {Token::DangerSoft,    opaque(0xFCECEA), opaque(0x3A2020)},
    {Token::Success,       opaque(0x0B6E4F), opaque(0x6FD3AC)},
    {Token::SuccessSoft,   opaque(0xE3F4EC), opaque(0x173329)},
    {Token::Warning,       opaque(0x805300), opaque(0xF2C66D)},
    {Token::WarningSoft,   opaque(0xFFF3D6), opaque(0x392E14)},
    {Token::Tip,           opaque(0x1B1F24), opaque(0xE8EAED)},
    {Token::OnTip,         opaque(0xFFFFFF), opaque(0x16191D)},
    {Token::Scrim,         0x66101418U,      0x99000000U},
    {Token::Glow,          opaque(0xFFE08A), opaque(0x6B5518)},
    {Token::HeatLow,       opaque(0xEEF3F8), opaque(0x232A32)},
    {Token::HeatHigh,      opaque(0x0B4A86), opaque(0x8CC4F6)},
    {Token::HeatPaper,     opaque(0xFFFFFF), opaque(0xFFFFFF)},
    {Token::HeatInk,       opaque(0x000000), opaque(0x000000)},
    {Token::Series1,       opaque(0x0F5FA8), opaque(0x7CB8F0)},
    {Token::Series2,       opaque(0xC2571A), opaque(0xF0A36B)},
    {Token::Series3,       opaque(0xB080A8), opaque(0x8A7048)},
    {Token::Series4,       opaque(0x4B1A4F), opaque(0xC0509A)},
    {Token::Series5,       opaque(0x1F4A3A), opaque(0xE8E070)},
    {Token::Series6,       opaque(0x4F8FCB), opaque(0x7F6FE0)},
}};
// clang-format on

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].token) != i)
            return false;
    return true;
}
static_assert(inOrder(), "rows stand in the order of Token");

QColor pick(Scheme scheme, QRgb light, QRgb dark)
{
    return QColor::fromRgba(scheme == Scheme::Dark ? dark : light);
}

double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto channel
        = [share](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * share)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

bool digitsOfOneWidth(const QFont &font)
{
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit)
        if (metrics.horizontalAdvance(QLatin1Char(digit)) != width)
            return false;
    return true;
}

QStringList faces()
{
    // The system may name an alias ("Sans Serif"), which would lose against the fallback; its real face does not.
    const QString system = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).family();
    return {system, QStringLiteral("Noto Sans CJK SC")};
}

// Qt 6.4 cannot switch a face to its tabular figures, so the first face that has them by nature is taken.
QStringList figureFaces()
{
    QStringList candidates = faces();
    candidates << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans");
    for (const QString &face : candidates) {
        QFont font(face);
        font.setPixelSize(28);
        if (digitsOfOneWidth(font))
            return QStringList{face} + faces();
    }
    return faces();
}

} // namespace

Scheme Theme::scheme()
{
    const QColor ground = QGuiApplication::palette().color(QPalette::Window);
    return ground.lightness() < 128 ? Scheme::Dark : Scheme::Light;
}

QColor Theme::color(Token token, Scheme scheme)
{
    const Row &row = table.at(static_cast<std::size_t>(token));
    return pick(scheme, row.light, row.dark);
}

SlotStyle Theme::slotStyle(SlotState state, Scheme scheme)
{
    using Pattern = SlotStyle::Pattern;
    const auto plain = [scheme](QRgb lightGround, QRgb darkGround, QRgb lightText, QRgb darkText, const QString &icon) {
        const QColor text = pick(scheme, opaque(lightText), opaque(darkText));
        const QColor ground = pick(scheme, opaque(lightGround), opaque(darkGround));
        return SlotStyle{ground, text, text, ground, Pattern::Plain, icon};
    };
    SlotStyle style;
    switch (state) {
    case SlotState::Free:
        return {color(Token::Surface, scheme), color(Token::Muted, scheme), color(Token::Accent, scheme),
            color(Token::Surface, scheme), Pattern::Plain, {}};
    case SlotState::HeldByMe:
        return plain(0x0B6E6E, 0x0F7B7B, 0xFFFFFF, 0xFFFFFF, QStringLiteral("clock"));
    case SlotState::HeldByOthers:
        return plain(0xFFE3A3, 0x5A4100, 0x4A3200, 0xFFE3A3, QStringLiteral("clock"));
    case SlotState::Sold:
    case SlotState::Full:
        return plain(0x1F5C99, 0x2A6AAB, 0xFFFFFF, 0xFFFFFF, {});
    case SlotState::Partly:
        style = plain(0xFFFFFF, 0x1F2328, 0x12324F, 0xCFE3F5, {});
        style.fill = pick(scheme, opaque(0xCFE3F5), opaque(0x1D3C58));
        style.pattern = Pattern::ShareFill;
        return style;
    case SlotState::Closed:
    case SlotState::Claimed:
        style = plain(0xE3E6EA, 0x2C3138, 0x505A67, 0xA3ACB8, {});
        style.fill = pick(scheme, opaque(0xD3D8DE), opaque(0x383E47));
        style.pattern = Pattern::Hatch;
        return style;
    case SlotState::Stopped:
        style = plain(0x6B3FA0, 0x5B3490, 0xFFFFFF, 0xF3EAFE, QStringLiteral("stop"));
        style.fill = style.text;
        style.pattern = Pattern::Bar;
        return style;
    case SlotState::Past:
        return plain(0xF5F6F8, 0x16191D, 0x667080, 0x8A93A0, {});
    }
    return style;
}

SlotStyle Theme::cartStyle(Scheme scheme)
{
    return {color(Token::Surface, scheme), color(Token::Text, scheme), color(Token::Accent, scheme),
        color(Token::Accent, scheme), SlotStyle::Pattern::Frame, QStringLiteral("tick")};
}

VerdictStyle Theme::verdictStyle(VerdictKind kind)
{
    const QColor white = QColor::fromRgb(opaque(0xFFFFFF));
    switch (kind) {
    case VerdictKind::Admitted:
        return {QColor::fromRgb(opaque(0x0B6E4F)), white, QStringLiteral("tick")};
    case VerdictKind::Refused:
        return {QColor::fromRgb(opaque(0xB3261E)), white, QStringLiteral("cross")};
    case VerdictKind::Attention:
        return {QColor::fromRgb(opaque(0x8A5A00)), white, QStringLiteral("exclamation")};
    case VerdictKind::Provisional:
        break;
    }
    return {QColor::fromRgb(opaque(0x274BB5)), white, QStringLiteral("tilde")};
}

QColor Theme::heat(double share, Scheme scheme)
{
    return mix(color(Token::HeatLow, scheme), color(Token::HeatHigh, scheme), qBound(0.0, share, 1.0));
}

QColor Theme::onHeat(double share, Scheme scheme)
{
    const QColor ground = heat(share, scheme);
    const QColor light = color(Token::HeatPaper, scheme);
    const QColor dark = color(Token::HeatInk, scheme);
    return contrast(light, ground) > contrast(dark, ground) ? light : dark;
}

QPalette Theme::palette(Scheme scheme)
{
    const auto c = [scheme](Token token) { return color(token, scheme); };
    QPalette palette;
    palette.setColor(QPalette::Window, c(Token::Window));
    palette.setColor(QPalette::WindowText, c(Token::Text));
    palette.setColor(QPalette::Base, c(Token::Surface));
    palette.setColor(QPalette::AlternateBase, c(Token::Window));
    palette.setColor(QPalette::Text, c(Token::Text));
    palette.setColor(QPalette::PlaceholderText, c(Token::Muted));
    palette.setColor(QPalette::Button, c(Token::Surface));
    palette.setColor(QPalette::ButtonText, c(Token::Text));
    palette.setColor(QPalette::BrightText, c(Token::DangerText));
    palette.setColor(QPalette::Highlight, c(Token::Accent));
    palette.setColor(QPalette::HighlightedText, c(Token::OnAccent));
    palette.setColor(QPalette::Link, c(Token::Accent));
    palette.setColor(QPalette::LinkVisited, c(Token::Accent));
    palette.setColor(QPalette::ToolTipBase, c(Token::Tip));
    palette.setColor(QPalette::ToolTipText, c(Token::OnTip));
    palette.setColor(QPalette::Light, c(Token::Surface));
    palette.setColor(QPalette::Midlight, c(Token::Hover));
    palette.setColor(QPalette::Mid, c(Token::Line));
    palette.setColor(QPalette::Dark, c(Token::ControlLine));
    palette.setColor(QPalette::Shadow, c(Token::Line));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c(Token::Disabled));
    palette.setColor(QPalette::Disabled, QPalette::Base, c(Token::Window));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c(Token::Pressed));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, c(Token::Text));
    return palette;
}

QFont Theme::font(FontRole role)
{
    static const QStringList textFaces = faces();
    static const QStringList tabularFaces = figureFaces();
    QFont font;
    const bool figures = role == FontRole::Figures || role == FontRole::FiguresStrong || role == FontRole::Total;
    font.setFamilies(figures ? tabularFaces : textFaces);
    int pixels = 13;
    QFont::Weight weight = QFont::Normal;
    switch (role) {
    case FontRole::Base:
    case FontRole::Figures:
        break;
    case FontRole::Strong:
    case FontRole::FiguresStrong:
        weight = QFont::DemiBold;
        break;
    case FontRole::Caption:
        pixels = 11;
        break;
    case FontRole::Section:
        pixels = 15;
        weight = QFont::DemiBold;
        break;
    case FontRole::Title:
        pixels = 20;
        weight = QFont::DemiBold;
        break;
    case FontRole::Total:
        pixels = 28;
        weight = QFont::DemiBold;
        break;
    case FontRole::Verdict:
        pixels = 96;
        weight = QFont::Bold;
        break;
    }
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

int Theme::motion()
{
    const bool wanted = !qApp || QApplication::isEffectEnabled(Qt::UI_General);
    return wanted ? 120 : 0;
}

double Theme::contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (qMax(first, second) + 0.05) / (qMin(first, second) + 0.05);
}

QList<Theme::Pair> Theme::textPairs(Scheme scheme)
{
    QList<Pair> pairs;
    const auto add = [&pairs, scheme](const char *name, Token text, Token ground) {
        pairs.append({QString::fromLatin1(name), color(text, scheme), color(ground, scheme)});
    };
    for (const Token ground : {Token::Window, Token::Surface, Token::Hover, Token::AccentSoft}) {
        add("text", Token::Text, ground);
        add("muted", Token::Muted, ground);
        add("accent", Token::Accent, ground);
        add("danger text", Token::DangerText, ground);
        add("success", Token::Success, ground);
        add("warning", Token::Warning, ground);
    }
    add("text on pressed", Token::Text, Token::Pressed);
    add("accent on pressed", Token::Accent, Token::Pressed);
    add("text on glow", Token::Text, Token::Glow);
    add("disabled on window", Token::Disabled, Token::Window);
    add("disabled on surface", Token::Disabled, Token::Surface);
    for (const Token ground : {Token::Accent, Token::AccentHover, Token::AccentPressed})
        add("on accent", Token::OnAccent, ground);
    add("on danger", Token::OnDanger, Token::Danger);
    add("on danger under the pointer", Token::OnDanger, Token::DangerHover);
    for (const Token ground : {Token::DangerSoft, Token::SuccessSoft, Token::WarningSoft}) {
        add("text on a message", Token::Text, ground);
        add("link on a message", Token::Accent, ground);
    }
    add("danger on its message", Token::DangerText, Token::DangerSoft);
    add("success on its message", Token::Success, Token::SuccessSoft);
    add("warning on its message", Token::Warning, Token::WarningSoft);
    add("tool tip", Token::OnTip, Token::Tip);
    const auto addSlot = [&pairs](const QString &name, const SlotStyle &style) {
        pairs.append({name, style.text, style.ground});
        pairs.append({name + QStringLiteral(", price"), style.accentText, style.ground});
        if (style.pattern == SlotStyle::Pattern::ShareFill || style.pattern == SlotStyle::Pattern::Hatch)
            pairs.append({name + QStringLiteral(", fill"), style.text, style.fill});
    };
    for (int state = static_cast<int>(SlotState::Free); state <= static_cast<int>(SlotState::Past); ++state)
        addSlot(QStringLiteral("slot state %1").arg(state), slotStyle(static_cast<SlotState>(state), scheme));
    addSlot(QStringLiteral("slot in the cart"), cartStyle(scheme));
    for (const VerdictKind kind :
        {VerdictKind::Admitted, VerdictKind::Refused, VerdictKind::Attention, VerdictKind::Provisional}) {
        const VerdictStyle style = verdictStyle(kind);
        pairs.append({QStringLiteral("verdict %1").arg(static_cast<int>(kind)), style.text, style.ground});
    }
    return pairs;
}

} // namespace vd::ui
