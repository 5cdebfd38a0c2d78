#include "ui/door/SpacesDialog.h"

#include "models/base/WhenDone.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vd::ui {

SpacesDialog::SpacesDialog(
    catalog::CatalogGateway &gateway, VenueId venue, const QList<SpaceId> &before, QWidget *parent)
    : QDialog(parent)
    , m_before(before)
    , m_picker(new SpacePicker(this))
    , m_strip(new MessageStrip(this))
    , m_accept(new QPushButton(tr("Use this choice"), this))
{
    setObjectName(QStringLiteral("spacesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Spaces of this door"));
    auto *text = new TextLabel(
        tr("Tickets for other spaces are shown the way instead of let in. Without a tick the door leads to all."),
        FontRole::Base, Token::Muted, this);
    text->setWordWrap(true);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    setVariant(m_accept, Variant::Primary);
    m_accept->setObjectName(QStringLiteral("useSpaces"));
    m_accept->setEnabled(false);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(cancel);
    foot->addWidget(m_accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::page, Theme::page, Theme::group);
    column->setSpacing(Theme::group);
    column->addWidget(text);
    column->addWidget(m_strip);
    column->addWidget(m_picker, 1);
    column->addLayout(foot);
    resize(420, 520);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        const QList<SpaceId> spaces = m_picker->chosen();
        accept();
        Q_EMIT chosen(spaces);
    });
    whenDone(gateway.spaces(venue), this, [this](const Result<QList<catalog::Space>> &spaces) {
        if (!spaces)
            return m_strip->tellError(spaces.error());
        m_picker->setSpaces(*spaces);
        m_picker->choose(m_before);
        m_accept->setEnabled(true);
    });
}

} // namespace vd::ui
