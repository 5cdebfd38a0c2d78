#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"server_busy", QT_TRANSLATE_NOOP("ErrorText", "The server is busy and is being asked again. Nothing is done twice. If it goes on, wait a moment.")},
    {"offline", QT_TRANSLATE_NOOP("ErrorText", "The connection to the server is lost. It goes on by itself when the server is back, and an answer that was still open is looked up first, so nothing is done twice.")},
    {"cancelled", QT_TRANSLATE_NOOP("ErrorText", "This was cancelled before its answer came. Look whether it was done before you try again.")},
    {"unexpected", QT_TRANSLATE_NOOP("ErrorText", "Something unexpected happened and was written to the log. Look whether it was done before you try again; if it happens twice, tell your administrator the time.")},
    {"database_newer", QT_TRANSLATE_NOOP("ErrorText", "The database is newer (%2) than this program knows (%1). Nothing was opened. Update this program."), "t:client t:database"},
    {"database_newer", QT_TRANSLATE_NOOP("ErrorText", "The database is newer than this program. Nothing was opened. Update this program.")},
    {"client_newer", QT_TRANSLATE_NOOP("ErrorText", "This program (%1) is newer than the database (%2). Nothing was opened. Ask an administrator to migrate the database."), "t:client t:database"},
    {"client_newer", QT_TRANSLATE_NOOP("ErrorText", "This program is newer than the database. Nothing was opened. Ask an administrator to migrate the database.")},
    {"wrong_credentials", QT_TRANSLATE_NOOP("ErrorText", "The user name or the password is wrong. Check both, and whether caps lock is on.")},
    {"no_route", QT_TRANSLATE_NOOP("ErrorText", "No server answers at %1. Check the network, and the host and port of the server profile."), "t:host"},
    {"no_route", QT_TRANSLATE_NOOP("ErrorText", "No server answers. Check the network, and the host and port of the server profile.")},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server at %1 could not prove who it is: its certificate is made out to another name. No password was sent. Use the name in the certificate, or have one made for this name."), "cause=name t:host"},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server at %1 could not prove who it is: its certificate is out of its time. No password was sent. Check this computer's clock; if it is right, the server needs a new certificate."), "cause=expired t:host"},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server at %1 offers no protected connection. No password was sent. Have TLS switched on there; “venuedeskctl init-server” does it."), "cause=plain t:host"},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server at %1 could not prove who it is: no authority this profile trusts has signed its certificate. No password was sent. Choose the venue's certificate file in the profile; if it is chosen, this may be another server."), "cause=authority t:host"},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server at %1 could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile."), "t:host"},
    {"tls_refused", QT_TRANSLATE_NOOP("ErrorText", "The server could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.")},
    {"unknown_database", QT_TRANSLATE_NOOP("ErrorText", "The server has no database named %1. Check the server profile."), "t:database"},
    {"unknown_database", QT_TRANSLATE_NOOP("ErrorText", "The server has no database of this name. Check the server profile.")},
    {"no_role", QT_TRANSLATE_NOOP("ErrorText", "You are known here but hold no role or no venue yet. Ask an administrator to give you both.")},
    {"no_venue", QT_TRANSLATE_NOOP("ErrorText", "You are known here but may see no venue yet. Ask an administrator to add you to one.")},
    {"operator_disabled", QT_TRANSLATE_NOOP("ErrorText", "This sign-in is disabled. Ask an administrator.")},
    {"session_ended", QT_TRANSLATE_NOOP("ErrorText", "Your session was ended by the server. What you typed is kept. Sign in again.")},
    {"embedded_failed", QT_TRANSLATE_NOOP("ErrorText", "The server on this computer could not be started: %1. Nothing was changed. Look into the log or restart the computer."), "t:reason"},
    {"embedded_failed", QT_TRANSLATE_NOOP("ErrorText", "The server on this computer could not be started. Nothing was changed. Look into the log or restart the computer.")},
    {"not_kept", QT_TRANSLATE_NOOP("ErrorText", "No password is remembered for this sign-in. Type it.")},
    {"keychain_failed", QT_TRANSLATE_NOOP("ErrorText", "The system's keychain refused. The password is not remembered; signing in works all the same.")},
    {"profile_incomplete", QT_TRANSLATE_NOOP("ErrorText", "The server profile lacks a host or a database. Fill in both.")},
    {"user_required", QT_TRANSLATE_NOOP("ErrorText", "The user name is missing. Type the one your administrator gave you.")},
    {"password_required", QT_TRANSLATE_NOOP("ErrorText", "The password is missing.")},
    {"clock_differs", QT_TRANSLATE_NOOP("ErrorText", "This computer's clock differs from the server's by %1. The server's time counts. Set the clock."), "s:seconds"},
    {"printer_failed", QT_TRANSLATE_NOOP("ErrorText", "The printer did not take the job. Nothing was printed. Check paper and cable, or save as PDF.")},
    {"file_unwritable", QT_TRANSLATE_NOOP("ErrorText", "The file %1 cannot be written. Nothing was saved. Choose another place."), "t:file"},
    {"file_unwritable", QT_TRANSLATE_NOOP("ErrorText", "The file cannot be written. Nothing was saved. Choose another place.")},
    {"file_unreadable", QT_TRANSLATE_NOOP("ErrorText", "The file cannot be read. Check that it is there and not open elsewhere.")},
    {"result_too_large", QT_TRANSLATE_NOOP("ErrorText", "There are more results than can be shown. Narrow the search.")},
    {"migration_running", QT_TRANSLATE_NOOP("ErrorText", "Another computer is updating the database at this moment. Nothing was changed here. Try again in a minute.")},
    {"migration_failed", QT_TRANSLATE_NOOP("ErrorText", "Updating the database did not work and was taken back whole. The database is as it was. Tell your administrator; the log says where it stopped.")},
    {"migration_changed", QT_TRANSLATE_NOOP("ErrorText", "An update this database already has is not the one this program carries. Nothing was changed. Install the program that belongs to this database.")},
    {"schema_misnumbered", QT_TRANSLATE_NOOP("ErrorText", "This program's database updates are incomplete. Nothing was changed. Install the program again.")},
    {"schema_unreadable", QT_TRANSLATE_NOOP("ErrorText", "This program's database updates cannot be read. Nothing was changed. Install the program again.")},
    {"server_program_failed", QT_TRANSLATE_NOOP("ErrorText", "A program of the database server failed. Nothing was changed. Look into the log, or restart the computer.")},
    {"server_programs_missing", QT_TRANSLATE_NOOP("ErrorText", "The database server is not installed on this computer. Install PostgreSQL, or choose a server profile instead.")},
    {"server_user_missing", QT_TRANSLATE_NOOP("ErrorText", "The system account the database server runs as is missing. Install PostgreSQL again, or choose a server profile instead.")},
    {"folder_not_writable", QT_TRANSLATE_NOOP("ErrorText", "The folder cannot be written to. Nothing was saved. Choose another one or ask for write permission.")},
    {"server_full", QT_TRANSLATE_NOOP("ErrorText", "The server has no room for another desk at this moment. Close one that is not needed, or ask your administrator to raise the limit.")},
    {"server_version", QT_TRANSLATE_NOOP("ErrorText", "The data on this computer was made by another version of the database server. Nothing was changed. Ask your administrator to convert it to version %1."), "c:wanted"},
    {"server_stopped", QT_TRANSLATE_NOOP("ErrorText", "The server on this computer is not running.")},
    {"server_not_ours", QT_TRANSLATE_NOOP("ErrorText", "Only the server on this computer can be stopped from here.")},
    {"secret_exposed", QT_TRANSLATE_NOOP("ErrorText", "The password file %1 can be read by other people on this computer, so it is not used. Make it readable by its owner only."), "t:file"},
    {"profile_unknown", QT_TRANSLATE_NOOP("ErrorText", "There is no server profile named %1."), "t:name"},
    {"demo_not_empty", QT_TRANSLATE_NOOP("ErrorText", "The database already holds venues. Demo data goes into an empty database only; nothing was changed.")},
    {"audit_append_only", QT_TRANSLATE_NOOP("ErrorText", "Records of the past are never changed, only added to. Nothing was changed. Book a correction instead.")},
    {"ledger_append_only", QT_TRANSLATE_NOOP("ErrorText", "Records of the past are never changed, only added to. Nothing was changed. Book a correction instead.")},
    {"account_disabled", QT_TRANSLATE_NOOP("ErrorText", "This sign-in is disabled. Ask an administrator.")},
    {"request_malformed", QT_TRANSLATE_NOOP("ErrorText", "The server could not read what was sent. Nothing was changed. Check what you typed; if it happens again, tell your administrator.")},
};
// clang-format on

} // namespace

ErrorTable systemErrors()
{
    return table;
}

} // namespace vd::ui
