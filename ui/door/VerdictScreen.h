#pragma once

#include "ui/door/DoorFace.h"
#include "ui/door/FittedText.h"

#include <QWidget>

class QVariantAnimation;

namespace vd::ui {

/// The door's big screen: ground, sign, word and what belongs to it, as large as the place allows. Read from three
/// metres; told to screen readers when it changes.
class VerdictScreen : public QWidget
{
    Q_OBJECT

public:
    /// The word of a verdict is never smaller than this where the screen has the place.
    static constexpr int leastWord = 96;

    explicit VerdictScreen(QWidget *parent = nullptr);

    /// Shows a face. announce: tell it to screen readers and glow for a moment, also when it looks like the last one.
    void setFace(const DoorFace &face, bool announce);
    [[nodiscard]] const DoorFace &face() const { return m_face; }

    /// The word's size in pixels as it is laid out now.
    [[nodiscard]] int wordPixels() const;
    /// Whether every text has the place it needs.
    [[nodiscard]] bool fits() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 320}; }
    [[nodiscard]] QSize sizeHint() const override { return {960, 600}; }

Q_SIGNALS:
    /// Screen readers were told this.
    void announced(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Block
    {
        FittedText text;
        double gap = 0; ///< Above it.
        bool framed = false;
    };

    void layOut();
    [[nodiscard]] double layOut(double scale);
    void add(const QString &text, const QFont &font, double pixels, int lines, double gap, bool framed = false);
    void paintBands(QPainter *painter) const;
    void paintCorners(QPainter *painter) const;
    void paintBlocks(QPainter *painter) const;
    [[nodiscard]] QRectF content() const;

    DoorFace m_face;
    QList<Block> m_blocks; // The first is the word.
    double m_signSide = 0;
    double m_glow = 0;
    QVariantAnimation *m_glowing = nullptr;
};

} // namespace vd::ui
