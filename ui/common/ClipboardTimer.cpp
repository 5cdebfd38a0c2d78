#include "ui/common/ClipboardTimer.h"

#include <QClipboard>
#include <QImage>
#include <QMimeData>
#include <QUuid>

namespace vd::ui {

namespace {

const QLatin1String markFormat("application/x-venuedesk-mark");

} // namespace

ClipboardTimer::ClipboardTimer(QClipboard *clipboard, QObject *parent)
    : QObject(parent)
    , m_clipboard(clipboard)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(clearsAfterMs);
    connect(&m_timer, &QTimer::timeout, this, &ClipboardTimer::clear);
}

ClipboardTimer::~ClipboardTimer()
{
    clear();
}

void ClipboardTimer::copy(const QString &text)
{
    auto *data = new QMimeData;
    data->setText(text);
    set(data);
}

void ClipboardTimer::copy(const QImage &picture)
{
    auto *data = new QMimeData;
    data->setImageData(picture);
    set(data);
}

void ClipboardTimer::set(QMimeData *data)
{
    m_mark = QUuid::createUuid().toByteArray();
    data->setData(QString(markFormat), m_mark);
    data->setData(QStringLiteral("x-kde-passwordManagerHint"), "secret");
    m_clipboard->setMimeData(data);
    m_timer.start();
}

void ClipboardTimer::clear()
{
    m_timer.stop();
    if (m_mark.isEmpty())
        return;
    const QMimeData *now = m_clipboard->mimeData();
    if (now && now->data(QString(markFormat)) == m_mark)
        m_clipboard->clear();
    m_mark.clear();
    Q_EMIT cleared();
}

} // namespace vd::ui
