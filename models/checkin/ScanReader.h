#pragma once

#include "models/checkin/KeyRing.h"
#include "models/checkin/ScanReading.h"

#include <QList>
#include <QStringList>
#include <QThreadPool>

namespace vd::checkin {

/// Tells tokens, short codes and foreign codes apart and verifies signatures, on a thread of its own.
class ScanReader
{
public:
    ScanReader();

    /// Reads each text; the answer has as many readings, in the same order, and never is an error.
    [[nodiscard]] Future<QList<ScanReading>> read(const QStringList &texts, const KeyRing &ring);

    /// The same for one text, at once, in the calling thread.
    [[nodiscard]] static ScanReading readNow(const QString &text, const KeyRing &ring);

private:
    QThreadPool m_thread; // Waits for its work when it goes, so nothing outlives the reader.
};

} // namespace vd::checkin
