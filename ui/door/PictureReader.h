#pragma once

#include "models/base/Result.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

class QMimeData;

namespace vd::ui {

/// Finds codes in pictures from files, from the clipboard and from drops, on a thread of its own.
class PictureReader : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype mostFiles = 8; ///< Of one drop; further ones are not opened.

    explicit PictureReader(QObject *parent = nullptr);
    ~PictureReader() override;

    void readFiles(const QStringList &paths);
    void readImage(const QImage &image);
    /// Takes a picture, files or a text. False when there is none of these.
    bool readMime(const QMimeData *data);
    [[nodiscard]] static bool accepts(const QMimeData *data);
    [[nodiscard]] bool isBusy() const { return m_running > 0; }

Q_SIGNALS:
    /// All codes found, in reading order, each once; at least one.
    void found(const QStringList &texts);
    /// Errors: no_code_in_image and those of PictureFile::load.
    void failed(const vd::Error &error);
    void busyChanged(bool busy);

private:
    using Codes = Result<QStringList>;

    void run(const std::function<Codes()> &work);
    [[nodiscard]] static Codes codesOf(const QImage &image);
    [[nodiscard]] static Codes codesOfFile(const QString &path);
    [[nodiscard]] static Codes codesOfFiles(const QStringList &paths);

    QThreadPool m_thread;
    int m_running = 0;
};

} // namespace vd::ui
