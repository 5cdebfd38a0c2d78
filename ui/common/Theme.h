#pragma once

#include "models/inventory/Board.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QPalette>
#include <QString>

namespace vd::ui {

enum class Scheme { Light, Dark };

/// Every colour the product uses. The values live in Theme.cpp and nowhere else.
enum class Token {
    Window, ///< Ground of the window and of the rail.
    Surface, ///< Ground of cards, tables and inputs.
    Text, ///< Text on window and surface.
    Muted, ///< Captions and secondary text on window and surface.
    Disabled, ///< Text of what cannot be used now; readable all the same.
    Line, ///< One-pixel lines between things.
    ControlLine, ///< Frame of inputs and check boxes; three to one against its ground.
    Accent, ///< Focus ring, primary button, links.
    AccentHover,
    AccentPressed,
    OnAccent, ///< Text on accent.
    AccentSoft, ///< Selected rows, the chosen workspace, checked tool buttons.
    Hover, ///< Ground under the pointer.
    Pressed,
    Danger,
    DangerHover,
    OnDanger,
    DangerText, ///< Danger as text on window and surface.
    DangerSoft, ///< Ground of an error message.
    Success,
    SuccessSoft,
    Warning,
    WarningSoft,
    Tip, ///< Ground of tool tips.
    OnTip,
    Scrim, ///< What dims the window behind the palette; has an alpha.
    Glow, ///< A changed cell for its one second.
    HeatLow,
    HeatHigh,
    HeatPaper, ///< Text on a dark part of the heat map.
    HeatInk, ///< Text on a light part of it; mid tones need the whole span.
    Series1,
    Series2,
    Series3,
    Series4,
    Series5,
    Series6, ///< Chart series, in this order; apart from each other for colour-blind eyes too.
    Count
};

using SlotState = inventory::SlotState;

/// How a cell is painted. Pattern and sign carry the meaning too, so that it reads in greyscale.
struct SlotStyle
{
    enum class Pattern { Plain, ShareFill, Hatch, Bar, Frame };
    QColor ground;
    QColor text;
    QColor accentText; ///< The price of a free slot; elsewhere the same as text.
    QColor fill; ///< ShareFill: the taken share from the left. Hatch and Bar: the lines. Frame: the frame.
    Pattern pattern = Pattern::Plain;
    QString icon; ///< Name of the sign beside the colour; empty for none.
};

enum class VerdictKind { Admitted, Refused, Attention, Provisional };

/// The full-screen answer at a door; the same in light and dark.
struct VerdictStyle
{
    QColor ground;
    QColor text;
    QString icon;
};

enum class FontRole { Base, Strong, Caption, Section, Title, Figures, FiguresStrong, Total, Verdict };

/// The one table of colours, sizes and faces; palette, style, delegates and charts read it.
class Theme
{
public:
    /// The scheme the application's palette was made from.
    [[nodiscard]] static Scheme scheme();

    [[nodiscard]] static QColor color(Token token) { return color(token, scheme()); }
    [[nodiscard]] static QColor color(Token token, Scheme scheme);
    [[nodiscard]] static SlotStyle slotStyle(SlotState state) { return slotStyle(state, scheme()); }
    [[nodiscard]] static SlotStyle slotStyle(SlotState state, Scheme scheme);
    /// A free cell that is in the cart of this desk: a frame and a tick.
    [[nodiscard]] static SlotStyle cartStyle() { return cartStyle(scheme()); }
    [[nodiscard]] static SlotStyle cartStyle(Scheme scheme);
    [[nodiscard]] static VerdictStyle verdictStyle(VerdictKind kind);
    /// Heat maps: from none (0) to full (1), and a text colour that reads on it.
    [[nodiscard]] static QColor heat(double share) { return heat(share, scheme()); }
    [[nodiscard]] static QColor heat(double share, Scheme scheme);
    [[nodiscard]] static QColor onHeat(double share) { return onHeat(share, scheme()); }
    [[nodiscard]] static QColor onHeat(double share, Scheme scheme);

    [[nodiscard]] static QPalette palette(Scheme scheme);

    /// The application's face with the Chinese fallback, at the role's size. Figures roles have digits of one width.
    [[nodiscard]] static QFont font(FontRole role);

    // Spacing in logical pixels.
    static constexpr int tight = 4; ///< Inside a control group.
    static constexpr int gap = 8; ///< Between controls.
    static constexpr int group = 16; ///< Between groups.
    static constexpr int page = 24; ///< Page margin.
    static constexpr int overhang = 10; ///< From a quiet button's edge to its text.
    static constexpr int control = 32; ///< Control height.
    static constexpr int dense = 28; ///< Control and row height in tables.
    static constexpr int primary = 40; ///< The one primary action of a page.
    static constexpr int radius = 6;
    static constexpr int cellRadius = 3;
    static constexpr int icon = 20;

    /// Milliseconds an animation may take: 120, or 0 when the system asks for less motion.
    [[nodiscard]] static int motion();

    /// WCAG 2 contrast of two opaque colours, 1 to 21.
    [[nodiscard]] static double contrast(const QColor &a, const QColor &b);

    struct Pair
    {
        QString name;
        QColor text;
        QColor ground;
    };
    /// Every combination of text and ground the product paints; each must reach 4.5.
    [[nodiscard]] static QList<Pair> textPairs(Scheme scheme);
};

} // namespace vd::ui
