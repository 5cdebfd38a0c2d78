#include "tests/support/Patience.h"
#include "ui/common/Appearance.h"
#include "ui/common/Icon.h"
#include "ui/common/Style.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPushButton>

using namespace vd;
using namespace vd::ui;

class tst_Theme : public QObject
{
    Q_OBJECT

private:
    static QImage drawn(QWidget &widget)
    {
        widget.adjustSize();
        return widget.grab().toImage().convertToFormat(QImage::Format_ARGB32);
    }
    static bool contains(const QImage &picture, const QColor &colour)
    {
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) == colour.rgb())
                    return true;
        return false;
    }

private Q_SLOTS:
    void everyTextReachesTheContrastOfWcagAa_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            int number = 0;
            const QList<Theme::Pair> pairs = Theme::textPairs(scheme);
            for (const Theme::Pair &pair : pairs)
                QTest::addRow(
                    "%s %d %s", scheme == Scheme::Light ? "light" : "dark", number++, qUtf8Printable(pair.name))
                    << pair.text << pair.ground;
        }
    }
    void everyTextReachesTheContrastOfWcagAa()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        const double contrast = Theme::contrast(text, ground);
        QVERIFY2(
            contrast >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(contrast)));
    }

    void contrastIsThatOfWcag()
    {
        QCOMPARE(Theme::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(Theme::contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(Theme::contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void framesOfInputsStandOutThreeToOne()
    {
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark})
            for (const Token ground : {Token::Window, Token::Surface})
                QVERIFY(Theme::contrast(Theme::color(Token::ControlLine, scheme), Theme::color(ground, scheme)) >= 3.0);
    }

    void textOnTheHeatMapReadsAtEveryShare()
    {
        Appearance appearance(*qApp);
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            appearance.setMode(mode);
            for (int percent = 0; percent <= 100; ++percent)
                QVERIFY2(Theme::contrast(Theme::onHeat(percent / 100.0), Theme::heat(percent / 100.0)) >= 4.5,
                    qPrintable(QStringLiteral("%1 %").arg(percent)));
        }
    }

    void theSchemeSwitchesAtRunTime()
    {
        Appearance appearance(*qApp);
        QSignalSpy switched(&appearance, &Appearance::schemeChanged);
        TextLabel label(QStringLiteral("text"), FontRole::Base, Token::Muted);
        label.show();
        appearance.setMode(ThemeMode::Light);
        QTRY_COMPARE(label.palette().color(QPalette::WindowText), Theme::color(Token::Muted, Scheme::Light));
        appearance.setMode(ThemeMode::Dark);
        QTRY_COMPARE(label.palette().color(QPalette::WindowText), Theme::color(Token::Muted, Scheme::Dark));
        QCOMPARE(Theme::scheme(), Scheme::Dark);
        appearance.setMode(ThemeMode::System);
        QCOMPARE(Theme::scheme(), appearance.systemScheme());
        QCOMPARE(switched.count(), 3);
    }

    void buttonsStandOutByTheirVariant()
    {
        Appearance appearance(*qApp);
        appearance.setMode(ThemeMode::Light);
        QPushButton button(QStringLiteral("Refund"));
        QVERIFY(contains(drawn(button), Theme::color(Token::Surface)));
        setVariant(&button, Variant::Danger);
        QVERIFY(contains(drawn(button), Theme::color(Token::Danger)));
        setVariant(&button, Variant::Primary);
        QVERIFY(contains(drawn(button), Theme::color(Token::Accent)));
        QCOMPARE(button.sizeHint().height(), Theme::control);
        setLarge(&button);
        QCOMPARE(button.sizeHint().height(), Theme::primary);
    }

    void anIconTakesItsColourWhenItIsPainted()
    {
        Appearance appearance(*qApp);
        const QIcon icon = Icon::get(QStringLiteral("desk"), Token::Accent);
        appearance.setMode(ThemeMode::Light);
        QVERIFY(contains(icon.pixmap(80).toImage().convertToFormat(QImage::Format_ARGB32),
            Theme::color(Token::Accent, Scheme::Light)));
        appearance.setMode(ThemeMode::Dark);
        QVERIFY(contains(icon.pixmap(80).toImage().convertToFormat(QImage::Format_ARGB32),
            Theme::color(Token::Accent, Scheme::Dark)));
        QVERIFY(Icon::get(QStringLiteral("no-such-icon")).isNull());
    }

    void everySlotStateAndVerdictHasItsSign()
    {
        for (int state = 0; state <= static_cast<int>(SlotState::Past); ++state) {
            const SlotStyle style = Theme::slotStyle(static_cast<SlotState>(state), Scheme::Light);
            QVERIFY(style.ground.isValid() && style.text.isValid());
            QVERIFY(style.icon.isEmpty() || Icon::exists(style.icon));
        }
        for (const VerdictKind kind :
            {VerdictKind::Admitted, VerdictKind::Refused, VerdictKind::Attention, VerdictKind::Provisional})
            QVERIFY(Icon::exists(Theme::verdictStyle(kind).icon));
    }

    void figuresHaveDigitsOfOneWidth()
    {
        for (const FontRole role : {FontRole::Figures, FontRole::FiguresStrong, FontRole::Total}) {
            const QFontMetrics metrics(Theme::font(role));
            for (char digit = '1'; digit <= '9'; ++digit)
                QCOMPARE(metrics.horizontalAdvance(QLatin1Char(digit)), metrics.horizontalAdvance(QLatin1Char('0')));
        }
    }
};

QTEST_MAIN(tst_Theme)
#include "tst_Theme.moc"
