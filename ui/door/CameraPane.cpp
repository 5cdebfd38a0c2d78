#include "ui/door/CameraPane.h"

#include "ui/common/ErrorText.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"
#include "ui/door/CameraView.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

namespace {

QString deviceKey()
{
    return QStringLiteral("door/camera-device");
}

QString wantedKey()
{
    return QStringLiteral("door/camera");
}

} // namespace

CameraPane::CameraPane(QWidget *parent)
    : QWidget(parent)
    , m_view(new CameraView(this))
    , m_device(new QComboBox(this))
    , m_torch(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("cameraPane"));
    build();
    connect(m_device, &QComboBox::activated, this, [this](int index) {
        const QByteArray id = m_device->itemData(index).toByteArray();
        QSettings().setValue(deviceKey(), id);
        if (m_source)
            m_source->start(id);
    });
    connect(m_torch, &QToolButton::toggled, this, [this](bool on) {
        if (m_source)
            m_source->setTorch(on);
    });
    connect(m_close, &QToolButton::clicked, this, [this] { setWanted(false); });
    retranslate();
    m_wanted = QSettings().value(wantedKey(), false).toBool();
    setVisible(m_wanted);
}

CameraPane::~CameraPane() = default;

void CameraPane::build()
{
    m_device->setObjectName(QStringLiteral("cameraDevice"));
    m_device->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_device->setMinimumContentsLength(8);
    m_torch->setObjectName(QStringLiteral("torch"));
    m_torch->setIcon(Icon::get(QStringLiteral("torch")));
    m_torch->setCheckable(true);
    m_torch->hide();
    m_close->setObjectName(QStringLiteral("cameraOff"));
    m_close->setIcon(Icon::get(QStringLiteral("close")));
    for (QToolButton *button : {m_torch, m_close})
        button->setFixedSize(Theme::control, Theme::control);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::gap);
    head->addWidget(m_device, 1);
    head->addWidget(m_torch);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, Theme::gap);
    column->setSpacing(Theme::gap);
    column->addWidget(m_view);
    column->addLayout(head);
}

void CameraPane::setWanted(bool wanted)
{
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    QSettings().setValue(wantedKey(), wanted);
    setVisible(wanted);
    follow();
    Q_EMIT wantedChanged(wanted);
}

void CameraPane::setInFront(bool front)
{
    m_front = front;
    follow();
}

void CameraPane::follow()
{
    if (m_wanted && m_front) {
        if (!m_source)
            switchOn();
        return;
    }
    if (!m_source)
        return;
    m_source.reset();
    m_torch->setChecked(false);
    showPicture({});
    showState(CameraSource::State::Off, {}, false);
}

void CameraPane::switchOn()
{
    m_source = std::make_unique<CameraSource>();
    const auto devices = [this] { showDevices(m_source->devices(), m_source->device()); };
    connect(m_source.get(), &CameraSource::devicesChanged, this, devices);
    connect(m_source.get(), &CameraSource::stateChanged, this, [this, devices](CameraSource::State state) {
        devices();
        showState(state, m_source->error(), m_source->hasTorch());
    });
    connect(m_source.get(), &CameraSource::previewed, this, &CameraPane::showPicture);
    connect(m_source.get(), &CameraSource::found, this, [this](const QList<FoundCode> &codes) {
        QStringList texts;
        for (const FoundCode &code : codes)
            texts << code.text;
        Q_EMIT found(texts);
    });
    m_source->start(QSettings().value(deviceKey()).toByteArray());
    devices();
    showState(m_source->state(), m_source->error(), m_source->hasTorch());
}

void CameraPane::showDevices(const QList<CameraSource::Device> &devices, const QByteArray &current)
{
    const QSignalBlocker quiet(m_device);
    m_device->clear();
    for (const CameraSource::Device &device : devices)
        m_device->addItem(device.name, device.id);
    m_device->setCurrentIndex(std::max(0, m_device->findData(current)));
    m_device->setEnabled(devices.size() > 1);
    if (devices.isEmpty())
        m_device->addItem(tr("No camera"));
}

void CameraPane::showState(CameraSource::State state, const Error &error, bool torch)
{
    m_state = state;
    m_error = error;
    m_torch->setVisible(torch);
    if (state != CameraSource::State::Running)
        m_view->setPicture({});
    say();
}

void CameraPane::showPicture(const QImage &picture)
{
    m_view->setPicture(picture);
}

void CameraPane::say()
{
    switch (m_state) {
    case CameraSource::State::Starting:
        m_view->setText(tr("The camera is starting."));
        break;
    case CameraSource::State::Missing:
    case CameraSource::State::Failed:
        m_view->setText(ErrorText::sentence(m_error));
        break;
    case CameraSource::State::Off:
    case CameraSource::State::Running:
        m_view->setText({});
    }
}

void CameraPane::retranslate()
{
    m_device->setAccessibleName(tr("Camera"));
    m_device->setToolTip(tr("Which camera looks for codes"));
    m_torch->setToolTip(tr("Light of the camera"));
    m_torch->setAccessibleName(m_torch->toolTip());
    m_close->setToolTip(tr("Switch the camera off (F8)"));
    m_close->setAccessibleName(m_close->toolTip());
    m_view->setAccessibleName(tr("Picture of the camera"));
    say();
}

void CameraPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace vd::ui
