#pragma once

#include "models/finance/ReportsGateway.h"
#include "models/operators/VenueInfo.h"

#include <QFrame>

class QGridLayout;
class QPushButton;

namespace vd::ui {

class LineEdit;
class MessageStrip;
class PageScroll;
class TextLabel;

/// The small form of the journal's accounts: a number for each channel, for money received in advance, for each
/// category's revenue and for fees.
class AccountsPane : public QFrame
{
    Q_OBJECT

public:
    explicit AccountsPane(finance::ReportsGateway &gateway, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void reload();
    void retranslate();

private:
    void fill();
    void save();
    [[nodiscard]] QList<finance::Account> edited() const;
    void showChanged();

    finance::ReportsGateway &m_gateway;
    operators::VenueInfo m_venue;
    QList<finance::Account> m_accounts;
    QList<LineEdit *> m_edits; ///< One for each account.
    TextLabel *m_title = nullptr;
    TextLabel *m_explain = nullptr;
    MessageStrip *m_strip = nullptr;
    PageScroll *m_scroll = nullptr;
    QPushButton *m_save = nullptr;
    int m_serial = 0;
    QUuid m_request; ///< Made when the form was filled: saving twice is saving once.
};

} // namespace vd::ui
