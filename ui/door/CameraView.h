#pragma once

#include <QImage>
#include <QWidget>

namespace vd::ui {

/// The live picture with the corners of where to hold a code, or why there is none.
class CameraView : public QWidget
{
    Q_OBJECT

public:
    explicit CameraView(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    /// Shown while there is no picture.
    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintCorners(QPainter *painter) const;

    QImage m_picture;
    QString m_text;
};

} // namespace vd::ui
