#pragma once

#include "models/base/Result.h"

#include <QString>

#include <optional>

namespace vd::ui {

/// Where a key's place on the keyboard is taken from.
enum class KeyCodes {
    None, ///< The platform tells no places.
    Evdev, ///< X11 and Wayland: Linux key codes plus 8.
    Windows, ///< Scan code set 1.
};

/// What a scanner that types sent, read twice: as the keyboard layout has it, and by the places of the keys as a US
/// keyboard has them, which is what scanners send unless told otherwise. One of the two is right whatever the layout
/// of this computer.
class WedgeReading
{
public:
    explicit WedgeReading(KeyCodes codes = KeyCodes::None)
        : m_codes(codes)
    {
    }

    /// Adds one key: the text the layout made of it (empty if none) and its native scan code (0 if unknown).
    void add(const QString &text, quint32 scanCode);
    [[nodiscard]] int size() const { return m_size; }
    void clear();

    /// The reading that is one of our codes, else the layout's text. Error: code_unreadable (facts: scanner, true) when
    /// neither is ours and the layout's text has characters no code and no document number has.
    [[nodiscard]] Result<QString> best() const;

    /// The character a US keyboard has at a key's place: a digit or a capital letter.
    [[nodiscard]] static std::optional<QChar> usCharacter(quint32 scanCode, KeyCodes codes);

private:
    KeyCodes m_codes;
    QString m_text;
    QString m_byPlace;
    bool m_placesKnown = true;
    bool m_garbled = false;
    int m_size = 0;
};

} // namespace vd::ui
