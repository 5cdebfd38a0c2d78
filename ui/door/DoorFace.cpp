#include "ui/door/DoorFace.h"

#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"
#include "ui/door/DoorInput.h"
#include "ui/door/VerdictText.h"

#include <QCoreApplication>

namespace vd::ui {

using checkin::DoorState;

namespace {

QString say(const char *source)
{
    return QCoreApplication::translate("DoorFace", source);
}

VerdictKind styleKind(checkin::VerdictKind kind)
{
    switch (kind) {
    case checkin::VerdictKind::Admitted:
        return VerdictKind::Admitted;
    case checkin::VerdictKind::Refused:
        return VerdictKind::Refused;
    case checkin::VerdictKind::Attention:
        return VerdictKind::Attention;
    case checkin::VerdictKind::Provisional:
        break;
    }
    return VerdictKind::Provisional;
}

Sign signOf(checkin::VerdictKind kind)
{
    switch (kind) {
    case checkin::VerdictKind::Admitted:
        return Sign::Tick;
    case checkin::VerdictKind::Refused:
        return Sign::Cross;
    case checkin::VerdictKind::Attention:
        return Sign::Exclamation;
    case checkin::VerdictKind::Provisional:
        break;
    }
    return Sign::Tilde;
}

QString corner(const DoorState &state, const QTimeZone &zone)
{
    return QStringLiteral("%1   #%2")
        .arg(state.at.toTimeZone(zone).time().toString(QStringLiteral("HH:mm:ss")))
        .arg(state.number);
}

// The dark ground in both themes: never mistaken for a verdict's, and readable in a dim hall.
void setTrouble(DoorFace &face)
{
    face.ground = Theme::color(Token::Window, Scheme::Dark);
    face.text = Theme::color(Token::Text, Scheme::Dark);
    face.sign = Sign::Unplugged;
    face.banded = true;
}

DoorFace idle(const DoorFace::Setting &setting)
{
    DoorFace face;
    if (setting.reachable) {
        face.ground = Theme::color(Token::Surface);
        face.text = Theme::color(Token::Muted);
        face.quiet = true;
        face.sign = Sign::Frame;
        face.word = say(QT_TRANSLATE_NOOP("DoorFace", "Ready"));
        face.sentence = say(
            QT_TRANSLATE_NOOP("DoorFace", "Scan a ticket, type its short code, or drop or paste a picture of it."));
        if (setting.exit) {
            face.word = say(QT_TRANSLATE_NOOP("DoorFace", "Going out"));
            face.sentence = say(QT_TRANSLATE_NOOP(
                "DoorFace", "Scan the tickets of guests who leave; they are not counted as inside any more."));
        }
    } else {
        setTrouble(face);
        face.word = say(QT_TRANSLATE_NOOP("DoorFace", "No connection"));
        face.sentence = say(QT_TRANSLATE_NOOP("DoorFace",
            "Without the server no ticket can be checked: let nobody in on a code. It is tried again all the time."));
    }
    return face;
}

DoorFace checking()
{
    DoorFace face;
    face.ground = Theme::color(Token::Surface);
    face.text = Theme::color(Token::Muted);
    face.quiet = true;
    face.sign = Sign::Dots;
    face.word = say(QT_TRANSLATE_NOOP("DoorFace", "Checking"));
    return face;
}

// Codes get forwarded; the document tells whose ticket it is.
QString compare(const checkin::Verdict &verdict)
{
    QStringList known{verdict.fullName, verdict.documents.join(QStringLiteral(", "))};
    known.removeAll(QString());
    for (QString &one : known)
        one = FormatText::isolated(one);
    return known.isEmpty()
        ? say(QT_TRANSLATE_NOOP("DoorFace", "Compare the last digits of the document"))
        : say(QT_TRANSLATE_NOOP("DoorFace", "Compare the document: %1")).arg(known.join(QStringLiteral(" · ")));
}

DoorFace answered(const DoorState &state, const DoorFace::Setting &setting)
{
    const checkin::Verdict &verdict = state.verdict;
    const VerdictStyle style = Theme::verdictStyle(styleKind(verdict.kind));
    DoorFace face;
    face.ground = style.ground;
    face.text = style.text;
    face.sign = signOf(verdict.kind);
    face.word = VerdictText::word(verdict);
    face.party = VerdictText::party(verdict);
    face.place = VerdictText::place(verdict, setting.zone, setting.now);
    face.holder = FormatText::isolated(verdict.holder);
    if (!verdict.ticketType.isEmpty())
        face.holder += (face.holder.isEmpty() ? QString() : QStringLiteral(" · ")) + verdict.ticketType;
    const bool plainYes = verdict.kind == checkin::VerdictKind::Admitted && !face.place.isEmpty();
    if (!plainYes)
        face.sentence = VerdictText::sentence(verdict, setting.zone);
    face.enters = verdict.kind == checkin::VerdictKind::Admitted || verdict.kind == checkin::VerdictKind::Provisional;
    if (verdict.documentCheck && face.enters)
        face.hint = compare(verdict);
    if (verdict.offline)
        face.note = say(QT_TRANSLATE_NOOP("DoorFace", "Offline: by this door's list"));
    if (verdict.repeated)
        face.note = say(QT_TRANSLATE_NOOP("DoorFace", "Same scan again, counted once"));
    face.corner = corner(state, setting.zone);
    face.spoken = VerdictText::spoken(verdict, setting.zone, setting.now);
    return face;
}

DoorFace undone(const DoorState &state, const DoorFace::Setting &setting)
{
    DoorFace face;
    face.ground = Theme::color(Token::Surface);
    face.text = Theme::color(Token::Text);
    face.sign = Sign::Back;
    checkin::Verdict verdict = state.verdict;
    verdict.kind = checkin::VerdictKind::Attention;
    verdict.code = QStringLiteral("undone");
    face.word = VerdictText::word(verdict);
    face.place = VerdictText::place(verdict, setting.zone, setting.now);
    face.holder = verdict.holder;
    face.sentence = VerdictText::sentence(verdict, setting.zone);
    face.corner = corner(state, setting.zone);
    return face;
}

DoorFace noAnswer(const DoorState &state, const DoorFace::Setting &setting)
{
    DoorFace face;
    setTrouble(face);
    const bool offline = state.error.fault == Fault::Offline;
    face.word = offline ? say(QT_TRANSLATE_NOOP("DoorFace", "No connection"))
                        : say(QT_TRANSLATE_NOOP("DoorFace", "No answer"));
    if (offline)
        face.sentence = say(QT_TRANSLATE_NOOP("DoorFace",
            "This ticket was not checked: let nobody in on it. The scan is kept. When the server is back, ask again."));
    else
        face.sentence = ErrorText::sentence(state.error, setting.zone) + QLatin1Char(' ')
            + say(QT_TRANSLATE_NOOP("DoorFace", "Let nobody in on this scan. It is kept: ask again."));
    if (offline && setting.reachable)
        face.note = say(QT_TRANSLATE_NOOP("DoorFace", "The server is back: ask again"));
    face.corner = corner(state, setting.zone);
    return face;
}

// Nothing is known of the ticket; what counts is that nobody takes the verdict before it for this one's.
DoorFace turnedAway(const DoorState &state, const DoorFace::Setting &setting)
{
    const VerdictStyle style = Theme::verdictStyle(VerdictKind::Attention);
    DoorFace face;
    face.ground = style.ground;
    face.text = style.text;
    face.sign = Sign::Exclamation;
    face.word = say(QT_TRANSLATE_NOOP("DoorFace", "Not checked"));
    face.sentence = DoorInput::sentence(state.error);
    face.corner = corner(state, setting.zone);
    return face;
}

} // namespace

DoorFace DoorFace::of(const DoorState &state, const Setting &setting)
{
    DoorFace face;
    switch (state.phase) {
    case DoorState::Phase::Idle:
        face = idle(setting);
        break;
    case DoorState::Phase::Checking:
        face = checking();
        break;
    case DoorState::Phase::Answered:
        face = state.undone ? undone(state, setting) : answered(state, setting);
        break;
    case DoorState::Phase::NoAnswer:
        face = noAnswer(state, setting);
        break;
    case DoorState::Phase::TurnedAway:
        face = turnedAway(state, setting);
        break;
    }
    if (face.spoken.isEmpty())
        face.spoken = face.word + QStringLiteral(". ") + face.sentence;
    return face;
}

} // namespace vd::ui
