#pragma once

#include "ui/scan/CameraSource.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace vd::ui {

class CameraView;

/// The door's camera: its live picture, which camera it is, its torch where it has one. Cameras may be plugged in and
/// out while it runs. The camera is on only while the pane is wanted and in front.
class CameraPane : public QWidget
{
    Q_OBJECT

public:
    explicit CameraPane(QWidget *parent = nullptr);
    ~CameraPane() override;

    /// Wanted, as remembered for this computer.
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    void setWanted(bool wanted);
    /// Whether its page is in front; a camera that nobody looks at is off.
    void setInFront(bool front);
    [[nodiscard]] bool isRunning() const { return m_source != nullptr; }

    // What the camera says; tests say it without one.
    void showDevices(const QList<CameraSource::Device> &devices, const QByteArray &current);
    void showState(CameraSource::State state, const Error &error, bool torch);
    void showPicture(const QImage &picture);

Q_SIGNALS:
    void wantedChanged(bool wanted);
    void found(const QStringList &texts);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void follow();
    void switchOn();
    void retranslate();
    void say();

    std::unique_ptr<CameraSource> m_source;
    CameraView *m_view = nullptr;
    QComboBox *m_device = nullptr;
    QToolButton *m_torch = nullptr;
    QToolButton *m_close = nullptr;
    CameraSource::State m_state = CameraSource::State::Off;
    Error m_error;
    bool m_wanted = false;
    bool m_front = false;
};

} // namespace vd::ui
