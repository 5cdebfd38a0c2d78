#include "ui/desk/PrinterButton.h"

#include "models/base/WhenDone.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TicketExport.h"

#include <QEvent>
#include <QMenu>
#include <QSettings>

namespace vd::ui {

PrinterButton::PrinterButton(TicketExport &output, const QString &rememberedAs, QWidget *parent)
    : QToolButton(parent)
    , m_output(output)
    , m_key(rememberedAs)
{
    setIcon(Icon::get(QStringLiteral("down")));
    retranslate();
    connect(this, &QToolButton::clicked, this, &PrinterButton::choose);
}

void PrinterButton::retranslate()
{
    setAccessibleName(tr("Choose printer and paper"));
    setToolTip(FormatText::tip(accessibleName()));
}

void PrinterButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString PrinterButton::printer() const
{
    return QSettings().value(m_key + QStringLiteral("printer")).toString();
}

TicketPaper PrinterButton::paper() const
{
    return static_cast<TicketPaper>(qBound(0, QSettings().value(m_key + QStringLiteral("paper"), 0).toInt(), 2));
}

void PrinterButton::choose()
{
    whenDone(m_output.printers(), this, [this](const Result<QStringList> &printers) {
        if (!printers || printers->isEmpty()) {
            Q_EMIT noneThere();
            return;
        }
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        const QList<QPair<TicketPaper, QString>> papers{{TicketPaper::A4, tr("A4")},
            {TicketPaper::Roll80, tr("80 mm roll")}, {TicketPaper::Roll58, tr("58 mm roll")}};
        for (const QString &name : *printers) {
            for (const auto &[paper, word] : papers) {
                const QAction *action = menu->addAction(QStringLiteral("%1 · %2").arg(name, word));
                connect(action, &QAction::triggered, this, [this, name, chosenPaper = paper] {
                    QSettings settings;
                    settings.setValue(m_key + QStringLiteral("printer"), name);
                    settings.setValue(m_key + QStringLiteral("paper"), static_cast<int>(chosenPaper));
                    Q_EMIT chosen();
                });
            }
        }
        menu->popup(mapToGlobal(QPoint(0, height())));
    });
}

} // namespace vd::ui
