#pragma once

#include "models/checkin/CheckInGateway.h"
#include "models/checkin/TerminalKey.h"
#include "models/customers/DocumentKeyRing.h"
#include "models/customers/DocumentsGateway.h"

#include <functional>

namespace vd::app {

/// What an administrator does with an organization's document keys at a registered terminal. Blocks; may be stopped at
/// any moment and done again.
class DocumentKeyDuties
{
public:
    /// Told after each batch: how many documents are sealed anew.
    using Progress = std::function<void(int renewed)>;

    DocumentKeyDuties(customers::DocumentsGateway &gateway, checkin::CheckInGateway &terminals, VenueId venue,
        const checkin::TerminalKey &terminal);

    /// The keys this terminal holds. Errors: unknown_terminal, document_keys_missing, the gateway's.
    [[nodiscard]] Result<customers::DocumentKeyRing> ring();
    [[nodiscard]] Result<customers::DocumentKeys> state();
    /// Makes the next key for every registered terminal, seals all documents anew and ends the old key; goes on with
    /// a rotation that was not finished. Errors: seal_broken (a document no key opens), those of ring().
    [[nodiscard]] Result<Done> rotate(const Progress &progress);
    /// The organization's keys for a file that a passphrase protects (customers::KeyBackup).
    [[nodiscard]] Result<QByteArray> backup(const QString &passphrase);
    /// Gives this registered terminal the keys of such a file. Errors: key_file_other (none is in use), those of
    /// KeyBackup::read.
    [[nodiscard]] Result<Done> recover(const QByteArray &file, const QString &passphrase);

private:
    [[nodiscard]] Result<Done> begin(const customers::DocumentKeys &keys);
    [[nodiscard]] Result<int> renewBatch(const customers::DocumentKeyRing &ring);

    customers::DocumentsGateway &m_gateway;
    checkin::CheckInGateway &m_terminals;
    VenueId m_venue;
    checkin::TerminalKey m_terminal;
};

} // namespace vd::app
