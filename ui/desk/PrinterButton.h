#pragma once

#include "ui/common/TicketPrintOptions.h"

#include <QToolButton>

namespace vd::ui {

class TicketExport;

/// Chooses printer and paper, and remembers them on this computer under a name of its own.
class PrinterButton : public QToolButton
{
    Q_OBJECT

public:
    PrinterButton(TicketExport &output, const QString &rememberedAs, QWidget *parent = nullptr);

    /// Empty for the computer's usual one.
    [[nodiscard]] QString printer() const;
    [[nodiscard]] TicketPaper paper() const;

Q_SIGNALS:
    void chosen();
    /// No printer is set up on this computer.
    void noneThere();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void choose();

    TicketExport &m_output;
    QString m_key;
};

} // namespace vd::ui
