#include "ui/scan/WedgeReading.h"

#include "models/checkin/ShortCode.h"
#include "models/checkin/TicketToken.h"

#include <array>

namespace vd::ui {

namespace {

// Rows of keys from the left; both kinds of codes number each row without gaps.
struct KeyRow
{
    quint32 first; // Linux key code, which is also the scan code of set 1.
    QLatin1String characters;
};

const std::array rows{
    KeyRow{2, QLatin1String("1234567890")},
    KeyRow{16, QLatin1String("QWERTYUIOP")},
    KeyRow{30, QLatin1String("ASDFGHJKL")},
    KeyRow{44, QLatin1String("ZXCVBNM")},
    KeyRow{71, QLatin1String("789")},
    KeyRow{75, QLatin1String("456")},
    KeyRow{79, QLatin1String("1230")},
};

bool isOurs(const QString &text)
{
    return checkin::TicketToken::isWellFormed(text) || checkin::ShortCode::parse(text);
}

} // namespace

std::optional<QChar> WedgeReading::usCharacter(quint32 scanCode, KeyCodes codes)
{
    if (codes == KeyCodes::None || (codes == KeyCodes::Evdev && scanCode < 8))
        return std::nullopt;
    const quint32 key = codes == KeyCodes::Evdev ? scanCode - 8 : scanCode;
    for (const KeyRow &row : rows) {
        if (key >= row.first && key - row.first < static_cast<quint32>(row.characters.size()))
            return row.characters[static_cast<qsizetype>(key - row.first)];
    }
    return std::nullopt;
}

void WedgeReading::add(const QString &text, quint32 scanCode)
{
    ++m_size;
    // Full-width forms of an input method are the same characters.
    const QString folded = text.normalized(QString::NormalizationForm_KC);
    for (const QChar c : folded)
        m_garbled = m_garbled || c < QLatin1Char(' ') || c > QLatin1Char('~');
    m_garbled = m_garbled || folded.isEmpty();
    m_text += folded;
    const std::optional<QChar> byPlace = usCharacter(scanCode, m_codes);
    m_placesKnown = m_placesKnown && byPlace.has_value();
    if (byPlace)
        m_byPlace += *byPlace;
}

void WedgeReading::clear()
{
    *this = WedgeReading(m_codes);
}

Result<QString> WedgeReading::best() const
{
    if (isOurs(m_text))
        return m_text;
    if (m_placesKnown && isOurs(m_byPlace))
        return m_byPlace;
    if (m_garbled)
        return fail(Fault::Rule, QStringLiteral("code_unreadable"), {{QStringLiteral("scanner"), true}});
    return m_text;
}

} // namespace vd::ui
