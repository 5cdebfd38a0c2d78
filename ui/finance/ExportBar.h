#pragma once

#include "models/finance/DayExporter.h"

#include <QObject>

#include <functional>

class QPushButton;
class QToolButton;
class QWidget;

namespace vd::ui {

class MessageStrip;

/// The export button with its choice of folder, and what it tells: progress with cancel, the file it wrote, what went
/// wrong. The first export asks for a folder; later ones go to the same folder in one action.
class ExportBar : public QObject
{
    Q_OBJECT

public:
    /// The buttons and the strip are placed by the page; they belong to parent.
    ExportBar(finance::FinanceGateway &gateway, QWidget *parent);

    [[nodiscard]] QPushButton *button() const { return m_button; }
    /// Beside the button: export into another folder.
    [[nodiscard]] QToolButton *folderButton() const { return m_elsewhere; }
    [[nodiscard]] MessageStrip *strip() const { return m_strip; }

    /// Asked for venue, zone and day when an export starts; the folder is filled in here.
    void setRequest(std::function<finance::ExportRequest()> request) { m_request = std::move(request); }
    void setEnabled(bool enabled);

    [[nodiscard]] QString folder() const;
    /// Remembered for the next sessions.
    void setFolder(const QString &folder);
    /// Exports into the known folder, or asks for one first.
    void run();
    void chooseFolder();
    void retranslate();

Q_SIGNALS:
    void exported(const QString &path);

private:
    void start();
    void told(const finance::ExportedFile &file);
    void act();

    QWidget *m_page;
    finance::DayExporter m_exporter;
    QPushButton *m_button = nullptr;
    QToolButton *m_elsewhere = nullptr;
    MessageStrip *m_strip = nullptr;
    std::function<finance::ExportRequest()> m_request;
    QString m_written;
    bool m_placeIsWrong = false; ///< The last export failed for its folder.
};

} // namespace vd::ui
