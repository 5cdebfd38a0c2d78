// Whatever a keyboard or a scanner types: WedgeBurst and WedgeReading. Three bytes are one key: what it is, the pause
// before it, its character.

#include "ui/scan/WedgeBurst.h"

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::ui;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

// Follows a burst with a count of its own: no key is lost, none is given back twice, and no scan is made of a few.
class Keyboard
{
public:
    void strike(std::uint8_t kind, std::uint8_t pause, std::uint8_t character)
    {
        m_time += pause < 200 ? pause : pause * 100;
        obey(m_burst.pause(m_time));
        if (kind < 200)
            keep(character);
        else if (kind < 240)
            end();
        else
            giveBack();
        demand(m_burst.isOpen() == (m_kept > 0));
    }

    void finish()
    {
        m_time += 10'000;
        obey(m_burst.pause(m_time));
        demand(m_kept == 0 && !m_burst.isOpen());
    }

private:
    void keep(std::uint8_t character)
    {
        // Latin, full width, a control or a letter of another script, by the upper bits.
        const char16_t c = character < 128
            ? character
            : static_cast<char16_t>(character < 192 ? 0xff00 + character - 96 : 0x0400 + character);
        m_burst.character(m_time, character == 255 ? QString() : QString(QChar(c)), character);
        ++m_kept;
    }

    void end()
    {
        switch (m_burst.end(m_time)) {
        case WedgeBurst::Answer::Scan:
            scan();
            break;
        case WedgeBurst::Answer::Drop:
            demand(m_kept == 0);
            break;
        case WedgeBurst::Answer::Pass:
            demand(m_kept < WedgeBurst::shortest);
            m_kept = 0;
            break;
        default:
            demand(false);
        }
    }

    void obey(WedgeBurst::Answer answer)
    {
        if (answer == WedgeBurst::Answer::Scan) {
            demand(m_kept >= WedgeBurst::surely);
            scan();
        } else if (answer == WedgeBurst::Answer::Pass) {
            demand(m_kept > 0 && m_kept < WedgeBurst::surely);
            m_kept = 0;
        }
    }

    void scan()
    {
        demand(m_kept >= WedgeBurst::shortest);
        const bool overlong = m_kept > WedgeBurst::longest;
        const Result<QString> text = m_burst.take();
        demand(!overlong || text.error().code == QLatin1String("code_too_long"));
        demand(!text || (!text->isEmpty() && text->size() <= 4 * WedgeBurst::longest));
        m_kept = 0;
    }

    void giveBack()
    {
        m_burst.other();
        m_kept = 0;
    }

    WedgeBurst m_burst{KeyCodes::Evdev};
    qint64 m_time = 0;
    int m_kept = 0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Keyboard keyboard;
    for (std::size_t i = 0; i + 2 < size; i += 3)
        keyboard.strike(data[i], data[i + 1], data[i + 2]);
    keyboard.finish();
    return 0;
}
