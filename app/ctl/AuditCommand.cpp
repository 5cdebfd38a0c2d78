#include "app/ctl/AuditCommand.h"

#include "app/CtlTarget.h"
#include "db/proof/AuditCheck.h"
#include "models/base/Pass.h"

namespace vd::app {

using db::AuditCheck;

namespace {

QString wordsFor(const AuditCheck::Break &found)
{
    using Damage = AuditCheck::Damage;
    switch (found.damage) {
    case Damage::RowsMissing:
        return QStringLiteral("%1 of %2 rows are gone").arg(found.rowsSealed - found.rowsFound).arg(found.rowsSealed);
    case Damage::RowsAdded:
        return QStringLiteral("%1 rows were put in afterwards").arg(found.rowsFound - found.rowsSealed);
    case Damage::RowChanged:
        return QStringLiteral("a row was changed");
    case Damage::SealMissing:
        return QStringLiteral("the seal before it is gone");
    case Damage::Unsealed:
        return QStringLiteral("rows were put in afterwards");
    case Damage::HeadUnknown:
        return QStringLiteral("the printed head is not in the chain: its end is gone, or it was made anew");
    }
    Q_UNREACHABLE();
}

void print(QTextStream &out, const AuditCheck::Report &report)
{
    out << "seals that hold: " << report.seals << ", rows in them: " << report.rows
        << ", not sealed yet: " << report.waiting
        << "\nhead: " << (report.head.isEmpty() ? QStringLiteral("none") : report.head) << '\n';
    if (!report.firstBreak) {
        out << "the audit is whole\n";
        return;
    }
    const AuditCheck::Break &found = *report.firstBreak;
    out << "BROKEN";
    if (found.fromId > 0)
        out << " in entries " << found.fromId << " to " << found.untilId;
    if (found.sealedAt.isValid())
        out << ", seal " << found.seal << " of " << found.sealedAt.toString(Qt::ISODate);
    out << ": " << wordsFor(found) << '\n';
}

} // namespace

QString AuditCommand::name() const
{
    return QStringLiteral("audit");
}

QString AuditCommand::usage() const
{
    return QStringLiteral("audit verify");
}

QString AuditCommand::help() const
{
    return QStringLiteral("make every hash of the audit again and name the first range that was changed");
}

QList<QCommandLineOption> AuditCommand::options() const
{
    return {{QStringLiteral("head"),
        QStringLiteral("audit verify: the head on a printed report (128:5f3a…); the chain must still contain it."),
        QStringLiteral("head")}};
}

QString AuditCommand::fault(const CtlContext &context) const
{
    const QString duty = context.dutyFault({QStringLiteral("verify")});
    return duty.isEmpty() ? context.wordsFault({QString()}) : duty;
}

Result<ExitCode> AuditCommand::run(CtlContext &context)
{
    const auto target = CtlTarget::from(context.parser);
    if (!target)
        return pass(target);
    const auto superuser = (*target)->superuser();
    if (!superuser)
        return pass(superuser);
    const auto report = AuditCheck(*superuser).run(context.parser.value(QStringLiteral("head")).trimmed());
    if (!report)
        return pass(report);
    print(context.out, *report);
    return report->firstBreak ? ExitCode::Failed : ExitCode::Done;
}

} // namespace vd::app
