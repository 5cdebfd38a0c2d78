#pragma once

#include "models/base/Result.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <functional>

class QWidget;

namespace vd::ui {

/// What can be done about a refusal that is a rule of the venue and not a lack of places: sending it again with a
/// reason. Who may not do that alone is then asked for a lead's signature.
class Overruling
{
    Q_DECLARE_TR_FUNCTIONS(Overruling)

public:
    [[nodiscard]] static bool isPossible(const Error &error);
    /// For the link beside the refusal.
    [[nodiscard]] static QString words();
    /// Asks for the reason, over the page or the open dialog.
    static void ask(QWidget *parent, const Error &refusal, const QTimeZone &zone,
        std::function<void(const QString &reason)> accepted);
};

} // namespace vd::ui
