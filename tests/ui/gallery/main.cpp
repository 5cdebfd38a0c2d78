// Paints every registered page in every language and scheme to PNG files and fails when a picture is blank or a text is
// cut: gallery [--out FOLDER] [--scale 1|2] [--only NAME] [--longer|--injected|--input] [--list]. With --longer every
// text is 40 % longer; with --injected hostile texts are typed into every field, and none may be read as anything but
// text; with
// --input keys and wheel are tried on every page.

#include "gallery_items.h"
#include "tests/ui/gallery/InjectedTexts.h"
#include "tests/ui/gallery/InputCheck.h"
#include "tests/ui/gallery/LongerTexts.h"
#include "tests/ui/gallery/PictureCheck.h"
#include "ui/common/Appearance.h"
#include "ui/common/LanguageSwitch.h"

#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace vd;

namespace {

struct Run
{
    QDir folder;
    QString scale;
    QString only;
    QStringList faults;
    bool longer = false; ///< Texts that take more room may make a table scroll.
    int pictures = 0;
};

// Which parts are to blame for a page that does not fit its size.
QString widest(const QWidget &page, int room)
{
    QStringList names;
    const QList<QWidget *> widgets = page.findChildren<QWidget *>();
    for (const QWidget *widget : widgets)
        if (widget->isVisible() && widget->minimumSizeHint().width() > room / 2)
            names.append(QStringLiteral("%1 %2 %3")
                             .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                                 QString::number(widget->minimumSizeHint().width())));
    return names.join(QStringLiteral("; "));
}

void paintOne(Run &run, const gallery::GalleryItem &item, const QString &suffix)
{
    std::unique_ptr<QWidget> page = item.factory();
    page->resize(item.size);
    page->show();
    QTest::qWait(item.settle);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    // On a busy machine the last layout may still be on its way; a text that stays cut is a fault.
    const auto sideways
        = [&run, &page] { return run.longer ? QStringList() : gallery::PictureCheck::sideways(page.get()); };
    (void)QTest::qWaitFor(
        [&] { return gallery::PictureCheck::clipped(page.get()).isEmpty() && sideways().isEmpty(); }, 20'000);
    const QString name = item.name + QLatin1Char('-') + suffix + QLatin1Char('-') + run.scale;
    const QStringList clipped = gallery::PictureCheck::clipped(page.get());
    for (const QString &text : clipped)
        run.faults.append(name + QStringLiteral(": cut: ") + text);
    const QStringList scrolling = sideways();
    for (const QString &table : scrolling)
        run.faults.append(name + QStringLiteral(": scrolls sideways: ") + table);
    const QStringList unnamed = gallery::PictureCheck::unnamed(page.get());
    for (const QString &widget : unnamed)
        run.faults.append(name + QStringLiteral(": no accessible name: ") + widget);
    const QImage picture = page->grab().toImage();
    if (gallery::PictureCheck::isBlank(picture))
        run.faults.append(name + QStringLiteral(": blank"));
    if (page->width() > item.size.width() || page->height() > item.size.height())
        run.faults.append(name + QStringLiteral(": needs %1 x %2: ").arg(page->width()).arg(page->height())
            + widest(*page, item.size.width()));
    if (!picture.save(run.folder.filePath(name + QStringLiteral(".png"))))
        run.faults.append(name + QStringLiteral(": not written"));
    ++run.pictures;
}

void tryOne(Run &run, const gallery::GalleryItem &item)
{
    std::unique_ptr<QWidget> page = item.factory();
    page->resize(item.size);
    page->show();
    page->activateWindow();
    QTest::qWait(item.settle);
    // A dialog in front of the page is what can be used.
    QWidget *front = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : page.get();
    (void)QTest::qWaitForWindowActive(front, 60'000);
    using gallery::InputCheck;
    for (const auto &[what, found] :
        {std::pair(QStringLiteral("turned by the wheel"), InputCheck::turnedByTheWheel(front)),
            std::pair(QStringLiteral("sent while composing"), InputCheck::sentWhileComposing(front)),
            std::pair(QStringLiteral("has the focus unseen"), InputCheck::focusUnseen(front))}) {
        for (const QString &widget : found)
            run.faults.append(QStringLiteral("%1: %2: %3").arg(item.name, what, widget));
    }
    ++run.pictures;
}

void tryItems(Run &run)
{
    const gallery::GalleryItems items = gallery::allItems();
    for (const gallery::GalleryItem &item : items)
        if (run.only.isEmpty() || item.name.contains(run.only))
            tryOne(run, item);
}

void paintItems(Run &run, const QString &suffix)
{
    const gallery::GalleryItems items = gallery::allItems();
    for (const gallery::GalleryItem &item : items)
        if (run.only.isEmpty() || item.name.contains(run.only))
            paintOne(run, item, suffix);
}

void paintLonger(Run &run, ui::Appearance &appearance)
{
    gallery::LongerTexts longer;
    QCoreApplication::installTranslator(&longer);
    appearance.setMode(ui::ThemeMode::Light);
    run.longer = true;
    QCoreApplication::processEvents();
    paintItems(run, QStringLiteral("longer"));
}

void paintAll(Run &run, ui::Appearance &appearance, ui::LanguageSwitch &language)
{
    for (const ui::Language spoken : {ui::Language::English, ui::Language::Chinese}) {
        language.set(spoken);
        for (const ui::ThemeMode mode : {ui::ThemeMode::Light, ui::ThemeMode::Dark}) {
            appearance.setMode(mode);
            QCoreApplication::processEvents();
            paintItems(run,
                QStringLiteral("%1-%2").arg(
                    spoken == ui::Language::English ? QStringLiteral("en") : QStringLiteral("zh"),
                    mode == ui::ThemeMode::Light ? QStringLiteral("light") : QStringLiteral("dark")));
        }
    }
}

void typeEverywhere(Run &run, ui::Appearance &appearance)
{
    appearance.setMode(ui::ThemeMode::Light);
    int fields = 0;
    const gallery::GalleryItems items = gallery::allItems();
    for (const gallery::GalleryItem &item : items) {
        if (!run.only.isEmpty() && !item.name.contains(run.only))
            continue;
        // Return may end a dialog, which then is gone.
        const QPointer<QWidget> page = item.factory().release();
        page->resize(item.size);
        page->show();
        QTest::qWait(item.settle);
        fields += gallery::InjectedTexts::typeInto(page);
        QTest::qWait(0);
        if (page) {
            (void)page->grab();
            const QStringList faults = gallery::InjectedTexts::readAsMarkup(page);
            for (const QString &fault : faults)
                run.faults.append(item.name + QStringLiteral(": ") + fault);
            delete page;
        }
        ++run.pictures;
    }
    if (run.only.isEmpty() && fields < 200)
        run.faults.append(QStringLiteral("only %1 fields were typed into").arg(fields));
}

QString argumentAfter(int argc, char **argv, const char *name, const QString &otherwise)
{
    for (int i = 1; i + 1 < argc; ++i)
        if (qstrcmp(argv[i], name) == 0)
            return QString::fromLocal8Bit(argv[i + 1]);
    return otherwise;
}

} // namespace

int main(int argc, char **argv)
{
    // The scale must be known before the application is there.
    const QString scale = argumentAfter(argc, argv, "--scale", QStringLiteral("1"));
    qputenv("QT_SCALE_FACTOR", scale.toLatin1());
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("venuedesk-gallery"));
    // What is typed and clicked here is kept for nobody: several galleries run at a time, and the next starts anew.
    const QTemporaryDir kept;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, kept.path());
    QTextStream out(stdout);
    Run run;
    run.only = argumentAfter(argc, argv, "--only", QString());
    run.folder = QDir(argumentAfter(argc, argv, "--out", QStringLiteral("gallery")));
    run.scale = QString::number(qRound(scale.toDouble() * 100));
    if (QCoreApplication::arguments().contains(QStringLiteral("--list"))) {
        const gallery::GalleryItems items = gallery::allItems();
        for (const gallery::GalleryItem &item : items)
            out << item.name << Qt::endl;
        return 0;
    }
    if (!run.folder.mkpath(QStringLiteral("."))) {
        out << "cannot write to " << run.folder.absolutePath() << Qt::endl;
        return 1;
    }
    ui::Appearance appearance(application);
    ui::LanguageSwitch language;
    if (QCoreApplication::arguments().contains(QStringLiteral("--longer")))
        paintLonger(run, appearance);
    else if (QCoreApplication::arguments().contains(QStringLiteral("--injected")))
        typeEverywhere(run, appearance);
    else if (QCoreApplication::arguments().contains(QStringLiteral("--input")))
        tryItems(run);
    else
        paintAll(run, appearance, language);
    for (const QString &fault : std::as_const(run.faults))
        out << fault << Qt::endl;
    out << run.pictures << " pictures in " << run.folder.absolutePath() << ", " << run.faults.size() << " faults"
        << Qt::endl;
    return run.faults.isEmpty() && run.pictures > 0 ? 0 : 1;
}
