#include "ui/desk/BlockDialog.h"

#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"

#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace vd::ui {

BlockDialog::BlockDialog(inventory::StopsController &stops, const inventory::Cell &cell, const QString &space,
    const QTimeZone &zone, QWidget *parent)
    : FormDialog(QStringLiteral("blockDialog"), tr("Keep places back"), parent)
    , m_stops(stops)
    , m_cell(cell)
    , m_zone(zone)
{
    build(space);
    using Controller = inventory::StopsController;
    connect(m_places, &QSpinBox::valueChanged, this, &BlockDialog::refresh);
    connect(m_reason, &LineEdit::submitted, this, &BlockDialog::submit);
    connect(m_accept, &QPushButton::clicked, this, &BlockDialog::submit);
    connect(&m_stops, &Controller::busyChanged, this, &BlockDialog::refresh);
    connect(&m_stops, &Controller::blocked, this, &QDialog::accept);
    connect(&m_stops, &Controller::failed, this, [this](const Error &error) {
        if (error.code == QLatin1String("reason_required"))
            m_reasonField->setError(error);
        else
            messages()->tellError(error, m_zone);
    });
    refresh();
    m_places->setFocus();
    m_places->selectAll();
}

void BlockDialog::build(const QString &space)
{
    auto *slot = new TextLabel(QStringLiteral("%1   %2  %3")
                                   .arg(space, FormatText::date(m_cell.businessDate),
                                       FormatText::range(m_cell.businessDate, m_cell.startsAt, m_cell.endsAt, m_zone)),
        FontRole::Strong, Token::Text, this);
    m_places = new QSpinBox(this);
    m_places->setObjectName(QStringLiteral("blockPlaces"));
    m_places->setRange(0, 1'000'000);
    m_places->setValue(m_cell.blocked);
    m_effect = new TextLabel(FontRole::Base, Token::Muted, this);
    m_effect->setObjectName(QStringLiteral("blockEffect"));
    m_effect->setWordWrap(true);
    m_effect->setMinimumWidth(380);
    m_reason = new LineEdit(this);
    m_reason->setObjectName(QStringLiteral("blockReason"));
    m_reason->setMaxLength(400);
    m_reasonField = new FormField(tr("Reason"), m_reason, this);
    column()->addWidget(slot);
    column()->addWidget(new FormField(tr("Places kept back"), m_places, this));
    column()->addWidget(m_effect);
    column()->addWidget(m_reasonField);
    m_accept = finish(tr("Cancel"), "blockAccept");
}

void BlockDialog::refresh()
{
    const int taken = m_cell.held + m_cell.sold;
    const int left = m_cell.capacity - taken - m_places->value();
    QString text
        = tr("%1 of %2 places are taken; then %3 can be sold.").arg(taken).arg(m_cell.capacity).arg(std::max(0, left));
    if (left < 0)
        text += QLatin1Char(' ')
            + tr("%n place(s) more are kept back than there are: they stay kept back as they become free.", nullptr,
                -left);
    m_effect->setText(text);
    m_accept->setText(m_places->value() == 0 ? tr("Keep none back") : tr("Keep %n back", nullptr, m_places->value()));
    m_accept->setEnabled(!m_stops.isBusy());
}

void BlockDialog::submit()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_reasonField->setError({Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    m_stops.block(m_cell.slot, m_places->value(), reason);
}

} // namespace vd::ui
