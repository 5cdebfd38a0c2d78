#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>

class QWidget;

namespace vd::ui {

/// Where exports go on this computer: asks for the folder and shows it.
class ExportPlace
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::ExportPlace)

public:
    /// Opens a folder dialog over the page; the answer is remembered, then told.
    static void choose(QWidget *page, std::function<void(const QString &folder)> chosen);
    /// Shows a written file's folder in the system's file manager.
    static void open(const QString &file);
};

} // namespace vd::ui
