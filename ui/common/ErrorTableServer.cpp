#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"selftest_not_allowed", QT_TRANSLATE_NOOP("ErrorText", "The self-test makes a scratch database with roles of its own, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres."), "t:user"},
    {"selftest_running", QT_TRANSLATE_NOOP("ErrorText", "Another self-test is running on this server. Nothing was done. Wait until it has ended.")},
    {"root_certificate_missing", QT_TRANSLATE_NOOP("ErrorText", "The certificate file “%1” of this profile is not there or holds no certificate. No password was sent. Choose the venue's certificate file again."), "t:path"},
    {"root_certificate_changed", QT_TRANSLATE_NOOP("ErrorText", "The certificate file “%1” holds another certificate than at the last sign-in. No password was sent. Ask who looks after the server whether it was renewed; if so, choose the file again in the profile."), "t:path"},
    {"client_older_than_pinned", QT_TRANSLATE_NOOP("ErrorText", "Version %1 has already signed in with this profile; this program is %2, which is older. Nothing was sent. Update this program."), "t:pinned t:client"},
    {"server_running", QT_TRANSLATE_NOOP("ErrorText", "The server in “%1” is running. Nothing was changed. Stop it first, then try again."), "t:path"},
    {"folder_not_empty", QT_TRANSLATE_NOOP("ErrorText", "The folder “%1” is not empty and holds no PostgreSQL data. Nothing was changed. Choose an empty or a new folder."), "t:path"},
    {"certificate_failed", QT_TRANSLATE_NOOP("ErrorText", "The certificates could not be made. Nothing was changed. Check the host names, and that the OpenSSL library is whole.")},
    {"backup_exists", QT_TRANSLATE_NOOP("ErrorText", "The file “%1” exists already and was not touched. Choose another name."), "t:file"},
    {"backup_not_written", QT_TRANSLATE_NOOP("ErrorText", "The backup could not be written to “%1” and nothing of it is left. Check the folder, its rights and the free space."), "t:file"},
    {"backup_unreadable", QT_TRANSLATE_NOOP("ErrorText", "“%1” is no whole backup of Venuedesk. Nothing was restored. Choose another file."), "t:file"},
    {"backup_newer", QT_TRANSLATE_NOOP("ErrorText", "The backup “%1” was made by a newer program. Nothing was restored. Install that program and try again."), "t:file"},
    {"restore_exists", QT_TRANSLATE_NOOP("ErrorText", "The database “%1” exists already and was not touched. Restore under another name with --database, or rename it first."), "t:database"},
    {"restore_not_allowed", QT_TRANSLATE_NOOP("ErrorText", "A restore makes a database and logins, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres."), "t:user"},
    {"export_too_large", QT_TRANSLATE_NOOP("ErrorText", "There are more than %1 rows. Nothing was written. Choose a shorter time, a person or a kind, and export in parts."), "c:most"},
    {"unknown_terminal_id", QT_TRANSLATE_NOOP("ErrorText", "This terminal is not registered here. Nothing was changed. Load the list again with F5.")},
    {"terminal_revoked", QT_TRANSLATE_NOOP("ErrorText", "“%1” was revoked already. Nothing was changed; a revoked key stays revoked."), "t:name"},
};
// clang-format on

} // namespace

ErrorTable serverErrors()
{
    return table;
}

} // namespace vd::ui
