#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"password_change_required", QT_TRANSLATE_NOOP("ErrorText", "This is a one-time password. Choose one of your own first; until then nothing else is open.")},
    {"login_invalid", QT_TRANSLATE_NOOP("ErrorText", "A login has 2 to 32 characters: small letters, digits, dot, dash and underline, a letter first. Names of the server itself are not allowed.")},
    {"roles_required", QT_TRANSLATE_NOOP("ErrorText", "No role is chosen. Tick at least one.")},
    {"role_unknown", QT_TRANSLATE_NOOP("ErrorText", "There is no such role. Nothing was saved.")},
    {"venues_required", QT_TRANSLATE_NOOP("ErrorText", "No venue is chosen. Tick at least one.")},
    {"operator_of_other_venues", QT_TRANSLATE_NOOP("ErrorText", "This operator also works at venues that you do not administer. Nothing was changed. Ask an administrator of all of them.")},
    {"verifier_invalid", QT_TRANSLATE_NOOP("ErrorText", "The password did not arrive in its protected form. Nothing was changed. Update this program.")},
    {"own_password", QT_TRANSLATE_NOOP("ErrorText", "Your own password is changed in the menu behind your name.")},
    {"own_account", QT_TRANSLATE_NOOP("ErrorText", "Nobody can disable their own sign-in. Nothing was changed. Ask another administrator.")},
    {"own_proposal", QT_TRANSLATE_NOOP("ErrorText", "You asked for this yourself. Another administrator must approve it.")},
    {"unknown_proposal", QT_TRANSLATE_NOOP("ErrorText", "This request is not known at your venues.")},
    {"proposal_expired", QT_TRANSLATE_NOOP("ErrorText", "Nobody approved this within three days, so it is no longer asked. Ask again.")},
    {"proposal_decided", QT_TRANSLATE_NOOP("ErrorText", "%1 has already decided this."), "t:decided_by"},
    {"proposal_decided", QT_TRANSLATE_NOOP("ErrorText", "This has already been decided.")},
    {"proposal_outdated", QT_TRANSLATE_NOOP("ErrorText", "The operator was changed after this was asked. Nothing was changed now. Look at it again and ask anew.")},
    {"other_administrators", QT_TRANSLATE_NOOP("ErrorText", "This venue has another administrator, so two-person rules stay on. Nothing was saved.")},
    {"password_common", QT_TRANSLATE_NOOP("ErrorText", "This is one of the passwords that are tried first. Choose another one, such as four words that have nothing to do with each other.")},
    {"password_has_login", QT_TRANSLATE_NOOP("ErrorText", "The password contains your login name. Choose another one.")},
    {"password_same", QT_TRANSLATE_NOOP("ErrorText", "This is the password you have now. Choose another one.")},
    {"password_differs", QT_TRANSLATE_NOOP("ErrorText", "The two do not agree. Type the new password twice.")},
    {"password_too_long", QT_TRANSLATE_NOOP("ErrorText", "At most %1 characters can be used."), "c:most"},
};
// clang-format on

} // namespace

ErrorTable operatorErrors()
{
    return table;
}

} // namespace vd::ui
