#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace vd::app {

/// Turns SIGTERM and SIGINT into a Qt signal, so that a service ends in order. One per process.
class StopSignals : public QObject
{
    Q_OBJECT

public:
    explicit StopSignals(QObject *parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void stopAsked();

private:
    int m_readEnd = -1;
};

} // namespace vd::app
