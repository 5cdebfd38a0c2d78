#include "app/ctl/DoctorWords.h"

#include <array>

namespace vd::app {

namespace {

struct Words
{
    const char *code;
    const char *what;
    const char *why;
    const char *remedy;
};

// clang-format off
constexpr std::array table{
    Words{"server_silent", "the server does not answer where desks look for it (%1)", "no desk can work", "check the name, the port, listen_addresses and the firewall"},
    Words{"plain_connections", "%1 takes connections without TLS", "names and phone numbers can be read on the network", "write only hostssl lines into pg_hba.conf and set ssl = on"},
    Words{"let_in_without_password", "%1 comes in without a password", "anybody on the network can be that person", "replace trust by scram-sha-256 in pg_hba.conf"},
    Words{"no_tls", "%1 offers no TLS", "desks refuse to send anything to it", "run venuedeskctl init-server on its data folder, or set ssl = on with a certificate"},
    Words{"authority_unknown", "the server's certificate is not signed by the authority desks trust (%1)", "desks cannot tell this server from an impostor and refuse it", "give desks the right authority's file, or the server a certificate signed by it"},
    Words{"name_wrong", "the server's certificate is made out to another name (%1)", "desks that use this name refuse it", "make a certificate for this name, or let desks use the name in the certificate"},
    Words{"certificate_expired", "the server's certificate is out of its time (%1)", "desks refuse it", "make a new one, and check the clocks"},
    Words{"certificate_expires", "the server's certificate ends on %1", "from then on no desk can sign in", "make a new one before that day"},
    Words{"certificate_refused", "the TLS connection fails (%1)", "desks cannot sign in", "look at the server's certificate and its log"},
    Words{"password_weak", "new passwords are kept in a weak form (%1)", "whoever reads a backup finds them out", "set password_encryption = 'scram-sha-256'"},
    Words{"login_md5", "the login %1 still has an MD5 password", "its hash is as good as the password", "give it a new password after password_encryption is set"},
    Words{"tls_off", "TLS is off (%1)", "everything on the network can be read", "set ssl = on with a certificate, or run venuedeskctl init-server"},
    Words{"tls_old", "TLS below version 1.2 is accepted (%1)", "old versions are broken", "set ssl_min_protocol_version = 'TLSv1.2'"},
    Words{"auth_delay_missing", "wrong passwords are answered at once (shared_preload_libraries = %1)", "passwords can be guessed quickly", "add auth_delay to shared_preload_libraries with auth_delay.milliseconds = 500"},
    Words{"log_statements", "statements are written to the log (%1)", "they hold names and phone numbers", "set log_statement = 'none', log_min_duration_statement = -1, log_min_error_statement = panic"},
    Words{"log_values", "values of statements are written to the log (%1)", "they are names, phone numbers and documents", "set log_parameter_max_length and log_parameter_max_length_on_error to 0"},
    Words{"log_connections", "sign-ins are not logged (%1)", "an attack leaves no trace", "set log_connections = on"},
    Words{"log_readers", "messages of level LOG are kept out of the server's log (%1)", "who read documents is told there too, where nobody who owns the database can take it away", "set log_min_messages = warning"},
    Words{"power_cut", "a power cut can lose what was confirmed (%1)", "a paid booking would be gone", "set it on"},
    Words{"checksums_off", "pages have no checksums (%1)", "a broken disk changes data unnoticed", "run pg_checksums --enable while the server is stopped"},
    Words{"messages_language", "the server speaks a language programs do not read (%1)", "its log cannot be searched for errors", "set lc_messages = 'C'"},
    Words{"encoding", "the database is not in UTF-8 (%1)", "names cannot be stored", "make the database anew with encoding UTF8"},
    Words{"keepalive_off", "a forgotten transaction is kept for ever (%1)", "one desk that hangs stops sales", "set idle_in_transaction_session_timeout = '60s'"},
    Words{"connections_few", "too few connections for the desks there are (%1)", "the last desks cannot sign in on a busy day", "set max_connections to three for each desk and ten to spare"},
    Words{"server_version", "the server is PostgreSQL %1", "Venuedesk is built and tested with 15", "use PostgreSQL 15"},
    Words{"rule_trust", "a rule lets people in without a password (%1)", "anybody it fits is whoever they say", "replace trust by scram-sha-256 in pg_hba.conf"},
    Words{"rule_weak_method", "a rule uses a weak method (%1)", "passwords can be read or replayed", "replace it by scram-sha-256 in pg_hba.conf"},
    Words{"rule_replication", "a rule lets somebody copy the whole server (%1)", "a copy holds every customer", "remove it unless a standby needs it, and then name that standby only"},
    Words{"rule_plain", "a rule accepts connections without TLS (%1)", "what they carry can be read", "make it hostssl"},
    Words{"rule_broken", "a rule of pg_hba.conf cannot be read (%1)", "the server will not start with it", "correct it"},
    Words{"rules_unseen", "%1 may not see the rules of pg_hba.conf", "weak ones stay unnoticed", "run doctor as the superuser on the server itself"},
    Words{"logins_unseen", "%1 may not see the logins", "weak ones stay unnoticed", "run doctor as the superuser on the server itself"},
    Words{"database_unseen", "%1 may not look into the database", "wrong rights stay unnoticed", "run doctor as the superuser on the server itself"},
    Words{"superuser_logins", "the login %1 is a superuser", "no rule of the database holds for it", "take it away: alter role … nosuperuser"},
    Words{"powerful_logins", "the login %1 may make roles or databases, copy the server, or pass the row rules", "it can give itself any right", "take those rights away"},
    Words{"staff_superuser", "%1 of the staff is a superuser", "the audit and every limit can be got round", "give that person a login without it"},
    Words{"public_create", "anybody may make objects in schema public of %1", "a planted function can run in somebody else's name", "revoke create on schema public from public"},
    Words{"public_functions", "anybody may run %1", "it bypasses the doors", "run venuedeskctl migrate, which sets the rights again"},
    Words{"public_locks", "anybody may take advisory locks (%1)", "one login can stop every sale", "run venuedeskctl migrate on this database"},
    Words{"public_tables", "anybody may read or write %1", "it bypasses the doors", "revoke the right, then run venuedeskctl migrate"},
    Words{"extension_missing", "the extension %1 is missing", "bookings cannot be kept apart", "install postgresql-contrib and run venuedeskctl migrate"},
    Words{"test_clock", "the database carries the shifted clock of tests (%1)", "times of bookings can be made wrong", "drop that table and run venuedeskctl migrate"},
    Words{"schema_missing", "the database %1 was never set up", "no desk can work", "run venuedeskctl init"},
    Words{"schema_other", "the database's schema is another one than this program's (%1)", "old and new desks refuse to work", "run venuedeskctl migrate, or update the program"},
    Words{"clock_skew", "the server's clock differs from this computer's by %1", "holds run out too early or too late", "set both by NTP"},
    Words{"zone_data", "server and program know other rules for %1", "bookings would shift by an hour in summer or winter", "update tzdata on both"},
};
// clang-format on

} // namespace

QString DoctorWords::sentence(const db::Weakness &weakness)
{
    for (const Words &words : table) {
        if (weakness.code != QLatin1String(words.code))
            continue;
        QString what = QString::fromUtf8(words.what);
        if (what.contains(QLatin1String("%1")))
            what = what.arg(weakness.detail);
        what[0] = what.at(0).toUpper();
        return QStringLiteral("%1: %2; %3.").arg(what, QString::fromUtf8(words.why), QString::fromUtf8(words.remedy));
    }
    return weakness.code + QLatin1Char(' ') + weakness.detail;
}

QStringList DoctorWords::codes()
{
    QStringList all;
    for (const Words &words : table)
        all << QString::fromLatin1(words.code);
    return all;
}

} // namespace vd::app
