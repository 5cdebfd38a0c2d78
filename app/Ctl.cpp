#include "app/Ctl.h"

#include "app/ctl/AuditCommand.h"
#include "app/ctl/BackupCommand.h"
#include "app/ctl/CatalogCommand.h"
#include "app/ctl/CustomerCommand.h"
#include "app/ctl/DoctorCommand.h"
#include "app/ctl/ExportCommand.h"
#include "app/ctl/InitServerCommand.h"
#include "app/ctl/KeysCommand.h"
#include "app/ctl/RetentionCommand.h"
#include "app/ctl/SelfTestCommand.h"
#include "app/DoorSim.h"
#include "app/TypedPassword.h"
#include "db/client/FirstSetup.h"
#include "db/client/Migrator.h"
#include "db/gateways/PgCatalogGateway.h"
#include "models/base/Pass.h"
#include "ui/common/ErrorText.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <limits>

namespace vd::app {

using db::ConnectionSettings;

namespace {

const char *const description = R"(Venuedesk without a window: set up, migrate and look after its server.

Commands:
  init                      make and start this computer's server, or set up the one named by --host
                            (asks for the first administrator's password)
  migrate                   bring the database to this program's schema
  demo --size small|large   load the demo data into an empty database
  serve                     run until told to stop, sweeping holds that ran out every 5 seconds
  sweep                     sweep once
  door-sim                  rehearse the venue's doors: --doors of them let --scans guests of today in and lose the
                            server --outages times each (-1: all day), --duplicates tickets come twice. It really
                            checks tickets in; take a copy or the demo. Needs a login with a door's right
  status                    say what runs and at which schema it is
  stop                      stop this computer's server
%1
Exit codes: 0 done, 1 failed or refused, 2 wrong arguments, 3 no server answers, 4 user, password or right missing,
5 database and program do not fit together.)";

constexpr int fullBatch = 100;

} // namespace

Ctl::Ctl()
    : m_out(stdout)
    , m_err(stderr)
{
    m_commands.push_back(std::make_unique<SelfTestCommand>());
    m_commands.push_back(std::make_unique<AuditCommand>());
    m_commands.push_back(std::make_unique<KeysCommand>());
    m_commands.push_back(std::make_unique<RetentionCommand>());
    m_commands.push_back(std::make_unique<CustomerCommand>());
    m_commands.push_back(std::make_unique<BackupCommand>(BackupCommand::Way::Save));
    m_commands.push_back(std::make_unique<BackupCommand>(BackupCommand::Way::Restore));
    m_commands.push_back(std::make_unique<CatalogCommand>());
    m_commands.push_back(std::make_unique<InitServerCommand>());
    m_commands.push_back(std::make_unique<DoctorCommand>());
    m_commands.push_back(std::make_unique<ExportCommand>());
    QString more;
    for (const auto &command : m_commands) {
        more += QStringLiteral("  %1 %2\n").arg(command->usage().leftJustified(25), command->help());
        m_parser.addOptions(command->options());
    }
    m_parser.setApplicationDescription(QString::fromUtf8(description).arg(more));
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    m_parser.addPositionalArgument(QStringLiteral("command"), QStringLiteral("One of the commands above."));
    m_parser.addOption({QStringLiteral("size"), QStringLiteral("How much demo data: small or large."),
        QStringLiteral("size"), QStringLiteral("small")});
    m_parser.addOptions({
        {QStringLiteral("venue"),
            QStringLiteral(
                "init: the first venue's name, where there is none yet; retention, customer, export: which venue."),
            QStringLiteral("name")},
        {QStringLiteral("zone"), QStringLiteral("init: its time zone."), QStringLiteral("zone"),
            QString::fromLatin1(QTimeZone::systemTimeZoneId())},
        {QStringLiteral("currency"), QStringLiteral("init: its currency."), QStringLiteral("code"),
            QStringLiteral("CNY")},
        {QStringLiteral("region"), QStringLiteral("init: the country of its phone numbers."), QStringLiteral("code"),
            QStringLiteral("CN")},
    });
    m_parser.addOption({QStringLiteral("if-empty"), QStringLiteral("demo: do nothing when there are venues already.")});
    m_parser.addOption({QStringLiteral("owner"), QStringLiteral("init: the first administrator's login."),
        QStringLiteral("login"), EmbeddedServer::ownerName()});
    const auto number = [](const char *name, const char *what, const char *value) {
        return QCommandLineOption(
            QString::fromLatin1(name), QString::fromLatin1(what), QStringLiteral("number"), QString::fromLatin1(value));
    };
    m_parser.addOptions(
        {number("doors", "door-sim: how many doors.", "3"), number("scans", "door-sim: how many scans in all.", "300"),
            number("duplicates", "door-sim: how many tickets come twice.", "15"),
            number("outages", "door-sim: how often each door loses the server; -1: all day.", "1"),
            number("seed", "door-sim: the same seed scans the same tickets.", "1")});
    CtlTarget::addOptions(m_parser);
}

QString Ctl::fault(const QStringList &arguments)
{
    if (m_parser.parse(arguments))
        return faultOfParsed();
    QString text = m_parser.errorText();
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString Ctl::faultOfParsed()
{
    static const QStringList commands{QStringLiteral("init"), QStringLiteral("migrate"), QStringLiteral("demo"),
        QStringLiteral("serve"), QStringLiteral("sweep"), QStringLiteral("door-sim"), QStringLiteral("status"),
        QStringLiteral("stop")};
    const QStringList words = m_parser.positionalArguments();
    if (words.isEmpty())
        return QStringLiteral("a command is missing");
    const CtlContext context{m_parser, words.mid(1), m_out, m_err};
    if (const QString port = context.numberFault(QStringLiteral("port"), 1, 65535); !port.isEmpty())
        return port;
    if (const CtlCommand *own = commandNamed(words.first())) {
        const QString wrong = own->fault(context);
        return wrong.isEmpty() ? wrong : QStringLiteral("%1: %2 (%3)").arg(own->name(), wrong, own->usage());
    }
    if (!commands.contains(words.first()))
        return QStringLiteral("there is no command '%1'").arg(words.first());
    if (const QString more = context.wordsFault({}); !more.isEmpty())
        return more;
    const QString size = m_parser.value(QStringLiteral("size"));
    if (size != QLatin1String("small") && size != QLatin1String("large"))
        return QStringLiteral("--size must be small or large, not '%1'").arg(size);
    for (const char *option : {"doors", "scans", "duplicates", "outages", "seed"}) {
        const int least = QLatin1String(option) == QLatin1String("outages") ? -1 : 0;
        const QString wrong = context.numberFault(QLatin1String(option), least, std::numeric_limits<int>::max());
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

std::optional<ExitCode> Ctl::run(const QStringList &arguments)
{
    // Help and version are asked for whatever else stands there.
    if (m_parser.parse(arguments))
        m_parser.process(arguments);
    if (const QString wrong = fault(arguments); !wrong.isEmpty()) {
        m_err << "venuedeskctl: " << wrong << "; see --help\n";
        return ExitCode::Usage;
    }
    const QStringList words = m_parser.positionalArguments();
    if (commandNamed(words.first()))
        return runOwn(words);
    Result<std::unique_ptr<CtlTarget>> target = CtlTarget::from(m_parser);
    if (!target) {
        report(target.error());
        return exitCodeOf(target.error());
    }
    m_target = std::move(*target);
    if (const Result<Done> done = dispatch(words.first()); !done) {
        report(done.error());
        return exitCodeOf(done.error());
    }
    return m_service ? std::nullopt : std::optional(ExitCode::Done);
}

CtlCommand *Ctl::commandNamed(const QString &name) const
{
    for (const auto &command : m_commands) {
        if (command->name() == name)
            return command.get();
    }
    return nullptr;
}

std::optional<ExitCode> Ctl::runOwn(const QStringList &words)
{
    CtlCommand *command = commandNamed(words.first());
    CtlContext context{m_parser, words.mid(1), m_out, m_err};
    const Result<ExitCode> ended = command->run(context);
    m_out.flush();
    if (ended)
        return *ended;
    report(ended.error());
    return exitCodeOf(ended.error());
}

Result<Done> Ctl::dispatch(const QString &command)
{
    if (command == QLatin1String("init"))
        return m_target->isEmbedded() ? init() : initRemote();
    if (command == QLatin1String("migrate"))
        return migrate();
    if (command == QLatin1String("demo"))
        return demo();
    if (command == QLatin1String("serve"))
        return serve();
    if (command == QLatin1String("sweep"))
        return sweep();
    if (command == QLatin1String("door-sim"))
        return doorSim();
    return command == QLatin1String("status") ? status() : stop();
}

void Ctl::report(const Error &error)
{
    m_err << "venuedeskctl: " << ui::ErrorText::sentence(error) << " [" << error.code << "]\n";
    const QString reason = error.facts.value(QLatin1String("reason")).toString();
    for (const QString &line : {error.facts.value(QLatin1String("file")).toString(), reason, error.detail}) {
        if (!line.isEmpty())
            m_err << "  " << line << '\n';
    }
}

Result<Done> Ctl::init()
{
    const Result<ConnectionSettings> owner = m_target->embedded()->prepare().result();
    if (!owner)
        return pass(owner);
    const Result<ConnectionSettings> superuser = m_target->embedded()->superuser().result();
    if (!superuser)
        return pass(superuser);
    if (const auto venue = firstVenue(*superuser, owner->user); !venue)
        return venue;
    m_out << "ready: database " << owner->database << " at " << owner->hosts.first() << ", login " << owner->user
          << '\n';
    return Done{};
}

Result<Done> Ctl::firstVenue(const ConnectionSettings &superuser, const QString &owner)
{
    const QString name = m_parser.value(QStringLiteral("venue")).trimmed();
    const db::FirstSetup setup(superuser);
    if (name.isEmpty())
        return Done{};
    const Result<bool> full = setup.hasVenues();
    if (!full || *full)
        return full ? Result<Done>(Done{}) : pass(full);
    const auto made = setup.createVenue(name, m_parser.value(QStringLiteral("zone")),
        m_parser.value(QStringLiteral("currency")), m_parser.value(QStringLiteral("region")), m_target->isEmbedded());
    return made ? setup.grantAllVenues(owner) : made;
}

Result<Done> Ctl::initRemote()
{
    const Result<ConnectionSettings> superuser = m_target->superuser();
    if (!superuser)
        return pass(superuser);
    if (const auto made = db::FirstSetup(*superuser).createDatabase(); !made)
        return made;
    if (const auto migrated = migrate(); !migrated)
        return migrated;
    const QString owner = m_parser.value(QStringLiteral("owner"));
    const Result<QString> password = typedPassword(QStringLiteral("New password for %1: ").arg(owner));
    if (!password)
        return pass(password);
    const auto made = db::FirstSetup(*superuser)
                          .ensureLogin(owner, *password, owner,
                              {QStringLiteral("front_desk"), QStringLiteral("desk_lead"), QStringLiteral("door"),
                                  QStringLiteral("finance"), QStringLiteral("administrator")});
    return made ? firstVenue(*superuser, owner) : made;
}

Result<Done> Ctl::migrate()
{
    const Result<ConnectionSettings> superuser = m_target->superuser();
    if (!superuser)
        return pass(superuser);
    const Result<db::SchemaFiles> schema = db::SchemaFiles::read();
    if (!schema)
        return pass(schema);
    const Result<db::MigrationReport> report = db::Migrator(*superuser, *schema).migrate();
    if (!report)
        return pass(report);
    for (const QString &file : report->applied)
        m_out << "applied " << file << '\n';
    m_out << "schema " << report->to << (report->codeApplied ? ", functions renewed" : ", functions unchanged") << '\n';
    return Done{};
}

Result<Done> Ctl::demo()
{
    const Result<ConnectionSettings> superuser = m_target->superuser();
    if (!superuser)
        return pass(superuser);
    const db::FirstSetup setup(*superuser);
    if (m_parser.isSet(QStringLiteral("if-empty"))) {
        const Result<bool> full = setup.hasVenues();
        if (!full || *full)
            return full ? Result<Done>(Done{}) : pass(full);
    }
    // On this computer only its own user reaches the server, so the demo's password may be a known one; a shared
    // server gets one that somebody chose.
    QString password = QStringLiteral("venuedesk");
    QHash<QString, QString> passwords;
    if (m_target->isEmbedded()) {
        const Result<ConnectionSettings> owner = m_target->embedded()->prepare().result();
        if (!owner)
            return pass(owner);
        passwords.insert(owner->user, owner->password);
    } else {
        const Result<QString> typed = typedPassword(QStringLiteral("Password for the demo's logins: "));
        if (!typed)
            return pass(typed);
        password = *typed;
    }
    for (const QString &login : db::FirstSetup::demoLogins()) {
        if (!passwords.contains(login))
            passwords.insert(login, password);
    }
    if (const auto loaded = setup.loadDemo(m_parser.value(QStringLiteral("size")), passwords); !loaded)
        return loaded;
    m_out << "demo data loaded; logins: " << db::FirstSetup::demoLogins().join(QLatin1String(", ")) << '\n';
    return Done{};
}

Result<Done> Ctl::serve()
{
    const Result<ConnectionSettings> login = m_target->service();
    if (!login)
        return pass(login);
    m_service = std::make_unique<Service>(*login);
    m_service->start();
    return Done{};
}

Result<Done> Ctl::sweep()
{
    const Result<ConnectionSettings> login = m_target->service();
    if (!login)
        return pass(login);
    db::Lane lane(QStringLiteral("sweep"), *login);
    db::PgInventoryGateway inventory(lane);
    int closed = 0;
    for (int batch = fullBatch; batch >= fullBatch; closed += batch) {
        const Result<int> swept = inventory.sweep().result();
        if (!swept)
            return pass(swept);
        batch = *swept;
    }
    m_out << "closed " << closed << '\n';
    return Done{};
}

Result<Done> Ctl::doorSim()
{
    const Result<ConnectionSettings> login
        = m_target->isEmbedded() ? m_target->embedded()->prepare().result() : m_target->superuser();
    if (!login)
        return pass(login);
    const auto number = [this](const char *name) { return m_parser.value(QString::fromLatin1(name)).toInt(); };
    DoorSim::Plan plan;
    plan.login = *login;
    plan.doors = qBound(1, number("doors"), 32);
    plan.scans = qMax(1, number("scans"));
    plan.duplicates = qMax(0, number("duplicates"));
    plan.outages = number("outages");
    plan.seed = quint32(number("seed"));
    db::Lane lane(QStringLiteral("door-sim"), *login);
    const auto venues = db::PgCatalogGateway(lane).venues().result();
    if (!venues)
        return pass(venues);
    const QString name = m_parser.value(QStringLiteral("venue"));
    const auto venue = std::find_if(venues->cbegin(), venues->cend(),
        [&name](const catalog::Venue &v) { return name.isEmpty() || v.name == name; });
    if (venue == venues->cend())
        return fail(Fault::Missing, QStringLiteral("no_venue"));
    plan.venue = venue->id;
    DoorSim sim(plan);
    const Result<Done> done
        = sim.prepare().and_then([&sim](Done) { return sim.scan(); }).and_then([&sim](Done) { return sim.comeBack(); });
    if (!done)
        return done;
    const DoorSim::Report &r = sim.report();
    QStringList reasons;
    for (auto reason = r.reasons.cbegin(); reason != r.reasons.cend(); ++reason)
        reasons << QStringLiteral("%1 %2").arg(reason.value()).arg(reason.key());
    m_out << "venue " << venue->name << ", " << r.tickets << " tickets on the list\n"
          << r.scans << " scans, " << r.offline << " of them without the server: " << r.admitted << " let in, "
          << r.refused << " refused"
          << (reasons.isEmpty() ? QString() : QStringLiteral(": ") + reasons.join(QStringLiteral(", "))) << '\n'
          << r.entered << " entries counted, " << r.conflicts << " conflicts for a lead, " << r.lost << " lost, "
          << r.unknownAgain << " changed by uploading twice\n"
          << "upload " << r.uploadMs << " ms\n";
    return r.lost + r.unknownAgain == 0
        ? Result<Done>(Done{})
        : fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("door-sim"));
}

Result<Done> Ctl::status()
{
    if (m_target->isEmbedded()) {
        const Result<EmbeddedCluster::Status> state = m_target->embedded()->status().result();
        if (!state)
            return pass(state);
        m_out << "server: "
              << (!state->created         ? "not made yet"
                         : state->running ? "running"
                                          : "stopped")
              << '\n'
              << "data: " << state->dataFolder << "\nsocket: " << state->socketFolder << '\n';
        if (!state->running)
            return fail(Fault::Offline, QStringLiteral("server_stopped"));
    }
    const Result<ConnectionSettings> superuser
        = m_target->isEmbedded() ? m_target->embedded()->superuser().result() : m_target->superuser();
    const Result<db::SchemaFiles> schema = db::SchemaFiles::read();
    if (!superuser || !schema)
        return superuser ? pass(schema) : pass(superuser);
    const Result<int> version = db::Migrator(*superuser, *schema).check();
    if (!version)
        return pass(version);
    m_out << "schema: " << *version << " of " << schema->latestVersion() << '\n';
    return Done{};
}

Result<Done> Ctl::stop()
{
    if (!m_target->isEmbedded())
        return fail(Fault::Rule, QStringLiteral("server_not_ours"));
    const Result<Done> stopped = m_target->embedded()->stop().result();
    if (stopped)
        m_out << "stopped\n";
    return stopped;
}

} // namespace vd::app
