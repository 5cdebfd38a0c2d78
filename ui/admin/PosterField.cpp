#include "ui/admin/PosterField.h"

#include "models/base/WhenDone.h"
#include "models/catalog/RecordsController.h"
#include "ui/admin/PosterReader.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/TextLabel.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

namespace vd::ui {

namespace {

constexpr QSize pictureSize(112, 84);

} // namespace

PosterField::PosterField(const FieldSpec &spec)
    : FieldEditor(spec)
    , m_widget(new QWidget)
    , m_picture(new QLabel(m_widget))
    , m_size(new TextLabel(FontRole::Caption, Token::Muted, m_widget))
    , m_choose(new QPushButton(m_widget))
    , m_remove(new QPushButton(m_widget))
{
    m_picture->setFixedSize(pictureSize);
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_picture->setAlignment(Qt::AlignCenter);
    m_choose->setObjectName(QStringLiteral("choosePoster"));
    m_choose->setIcon(Icon::get(QStringLiteral("image")));
    m_remove->setObjectName(QStringLiteral("removePoster"));
    m_remove->setIcon(Icon::get(QStringLiteral("trash")));
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(Theme::tight);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_size);
    buttons->addStretch(1);
    auto *row = new QHBoxLayout(m_widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::group);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addLayout(buttons, 1);
    m_widget->setAcceptDrops(true);
    m_widget->installEventFilter(this);
    m_widget->setFocusProxy(m_choose);
    connect(m_choose, &QPushButton::clicked, this, &PosterField::choose);
    connect(m_remove, &QPushButton::clicked, this, &PosterField::remove);
    retranslate();
    show({});
}

QWidget *PosterField::widget() const
{
    return m_widget;
}

void PosterField::setSpec(const FieldSpec &spec)
{
    FieldEditor::setSpec(spec);
    retranslate();
}

void PosterField::retranslate()
{
    m_choose->setText(tr("Choose a picture …"));
    m_remove->setText(tr("Take it away"));
    m_picture->setAccessibleName(spec().label);
}

void PosterField::setContext(const FieldContext &context, const catalog::Record &edited)
{
    FieldEditor::setContext(context, edited);
    refresh();
}

void PosterField::setValue(const QJsonValue &)
{
    m_value = QJsonValue(QJsonValue::Undefined);
    m_error.reset();
    m_shown = -1;
    refresh();
}

void PosterField::refresh()
{
    const qint64 stored = edited().values.value(QLatin1String("poster_bytes")).toInteger() > 0 ? edited().id : 0;
    if (!m_value.isUndefined() || m_shown == stored)
        return;
    m_shown = stored;
    show({});
    if (stored == 0 || !context().records)
        return;
    whenDone(context().records->gateway().poster(stored), this, [this, stored](const Result<QByteArray> &jpeg) {
        if (jpeg && stored == m_shown && m_value.isUndefined())
            show(*jpeg);
    });
}

Result<QJsonValue> PosterField::value() const
{
    if (m_error)
        return tl::unexpected<Error>(*m_error);
    return m_value;
}

void PosterField::show(const QByteArray &jpeg)
{
    const QPixmap picture = QPixmap::fromImage(QImage::fromData(jpeg, "JPEG"));
    if (picture.isNull())
        m_picture->setPixmap(Icon::get(QStringLiteral("image"), Token::Muted).pixmap(Theme::icon * 2));
    else
        m_picture->setPixmap(picture.scaled(pictureSize * 0.95, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    m_remove->setEnabled(!picture.isNull());
    m_size->setText(picture.isNull() ? QString()
                                     : tr("%1 × %2 pixels, %3 kB")
                                           .arg(picture.width())
                                           .arg(picture.height())
                                           .arg(FormatText::number((jpeg.size() + 1023) / 1024)));
}

void PosterField::choose()
{
    auto *dialog = new QFileDialog(m_widget, tr("Choose a poster"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (*.jpg *.jpeg *.png *.webp *.bmp *.gif)"));
    connect(dialog, &QFileDialog::fileSelected, this, &PosterField::load);
    dialog->open();
}

void PosterField::load(const QString &path)
{
    if (m_loading)
        return;
    if (!m_thread)
        m_thread = std::make_unique<WorkerThread>(QStringLiteral("poster"));
    m_loading = true;
    m_choose->setEnabled(false);
    whenDone(m_thread->run([path] { return PosterReader::read(path); }), this,
        [this](const Result<QByteArray> &poster) { loaded(poster); });
}

void PosterField::loaded(const Result<QByteArray> &poster)
{
    m_loading = false;
    m_choose->setEnabled(true);
    if (poster) {
        m_error.reset();
        m_value = QJsonValue(QString::fromLatin1(poster->toBase64()));
        show(*poster);
    } else {
        m_error = poster.error();
    }
    Q_EMIT changed();
}

void PosterField::remove()
{
    m_value = QJsonValue();
    m_error.reset();
    show({});
    Q_EMIT changed();
}

bool PosterField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event);
        const QList<QUrl> urls = drop->mimeData()->urls();
        if (urls.size() == 1 && urls.first().isLocalFile()) {
            drop->acceptProposedAction();
            if (event->type() == QEvent::Drop)
                load(urls.first().toLocalFile());
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace vd::ui
