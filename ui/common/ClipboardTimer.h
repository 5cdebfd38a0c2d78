#pragma once

#include <QObject>
#include <QTimer>

class QClipboard;
class QImage;
class QMimeData;

namespace vd::ui {

/// Copies what must not stay on the clipboard (a ticket, a caller's number): after a minute it is taken off again,
/// unless somebody copied something else meanwhile. Also when the timer goes, at the end of the program at the latest.
/// Clipboard managers that respect the hint do not keep it either.
class ClipboardTimer : public QObject
{
    Q_OBJECT

public:
    static constexpr int clearsAfterMs = 60'000;

    explicit ClipboardTimer(QClipboard *clipboard, QObject *parent = nullptr);
    ~ClipboardTimer() override;

    void copy(const QString &text);
    void copy(const QImage &picture);
    /// Takes it off now: the desk is locked, the dialog closed.
    void clear();

    /// Runs while something is to be taken off.
    [[nodiscard]] const QTimer &timer() const { return m_timer; }

Q_SIGNALS:
    void cleared();

private:
    void set(QMimeData *data);

    QClipboard *m_clipboard;
    QByteArray m_mark; ///< Goes with what was copied, so that only that is taken off.
    QTimer m_timer;
};

} // namespace vd::ui
