#pragma once

#include "models/catalog/CatalogGateway.h"

#include <QDialog>

class QPushButton;

namespace vd::ui {

class MessageStrip;
class SpacePicker;
class TextLabel;

/// Which spaces a door leads to; without a tick it leads to all.
class SpacesDialog : public QDialog
{
    Q_OBJECT

public:
    SpacesDialog(
        catalog::CatalogGateway &gateway, VenueId venue, const QList<SpaceId> &chosen, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QList<vd::SpaceId> &spaces);

private:
    QList<SpaceId> m_before;
    SpacePicker *m_picker = nullptr;
    MessageStrip *m_strip = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace vd::ui
