#pragma once

#include <QTranslator>

namespace vd::gallery {

/// English, 40 % longer: what another language may need. Shows which layouts would break.
class LongerTexts final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char *context, const char *source, const char *disambiguation, int n) const override;
};

} // namespace vd::gallery
