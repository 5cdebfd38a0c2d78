#pragma once

#include "models/base/Gateways.h"
#include "models/finance/PeriodExporter.h"

#include <QObject>

#include <functional>

class QPushButton;
class QWidget;

namespace vd::ui {

class ExportMenu;
class MessageStrip;

/// The export button with its choice of format and folder, and what it tells: progress with cancel, the file it wrote,
/// what went wrong. The first export asks for a folder; later ones go to the same folder in one action.
class ExportBar : public QObject
{
    Q_OBJECT

public:
    /// The buttons and the strip are placed by the page; they belong to parent.
    ExportBar(const Gateways &gateways, QWidget *parent);

    [[nodiscard]] QPushButton *button() const { return m_button; }
    /// Beside the button: the format, and export into another folder.
    [[nodiscard]] ExportMenu *folderButton() const { return m_elsewhere; }
    [[nodiscard]] MessageStrip *strip() const { return m_strip; }

    /// Asked whose figures of which days are exported when an export starts.
    void setPeriod(std::function<finance::ExportPeriod()> period) { m_period = std::move(period); }
    void setEnabled(bool enabled);

    /// Exports into the known folder, or asks for one first.
    void run();
    void chooseFolder();
    void retranslate();

Q_SIGNALS:
    void exported(const QString &path);

private:
    void start();
    void told(const exporting::ExportedFile &file);
    void act();

    QWidget *m_page;
    finance::PeriodExporter m_exporter;
    QPushButton *m_button = nullptr;
    ExportMenu *m_elsewhere = nullptr;
    MessageStrip *m_strip = nullptr;
    std::function<finance::ExportPeriod()> m_period;
    QString m_written;
    bool m_placeIsWrong = false; ///< The last export failed for its folder.
};

} // namespace vd::ui
