#include "app/BackupArchive.h"

#include <QDateTime>

#include <unistd.h>

namespace vd::app {

namespace {

constexpr qint64 block = 512;
constexpr qint64 largestOctal = 077777777777LL;

void octal(QByteArray &header, int at, int width, qint64 value)
{
    header.replace(at, width - 1, QByteArray::number(value, 8).rightJustified(width - 1, '0'));
}

void putSize(QByteArray &header, qint64 size)
{
    constexpr int at = 124, width = 12;
    if (size <= largestOctal)
        return octal(header, at, width, size);
    for (int i = width - 1; i > 0; --i, size >>= 8)
        header[at + i] = static_cast<char>(size & 0xff);
    header[at] = static_cast<char>(0x80);
}

qint64 sizeOf(const QByteArray &header)
{
    const QByteArray field = header.mid(124, 12);
    if (!(static_cast<unsigned char>(field[0]) & 0x80))
        return field.left(11).toLongLong(nullptr, 8);
    qint64 size = 0;
    for (int i = 4; i < 12; ++i)
        size = size << 8 | static_cast<unsigned char>(field[i]);
    return size;
}

QByteArray checksum(QByteArray header)
{
    header.replace(148, 8, QByteArray(8, ' '));
    qint64 sum = 0;
    for (const char c : std::as_const(header))
        sum += static_cast<unsigned char>(c);
    return QByteArray::number(sum, 8).rightJustified(6, '0');
}

QByteArray headerOf(const QString &name, qint64 size)
{
    QByteArray header(block, '\0');
    const QByteArray bytes = name.toUtf8().left(99);
    header.replace(0, bytes.size(), bytes);
    octal(header, 100, 8, 0600);
    octal(header, 108, 8, 0);
    octal(header, 116, 8, 0);
    putSize(header, size);
    octal(header, 136, 12, QDateTime::currentSecsSinceEpoch());
    header[156] = '0';
    header.replace(257, 8,
        QByteArray("ustar\0"
                   "00",
            8));
    header.replace(148, 8, checksum(header) + QByteArray("\0 ", 2));
    return header;
}

qint64 paddingOf(qint64 size)
{
    return (block - size % block) % block;
}

} // namespace

BackupWriter::BackupWriter(const QString &path)
    : m_path(path)
    , m_file(path + QStringLiteral(".part"))
{
}

BackupWriter::~BackupWriter()
{
    if (m_file.isOpen())
        m_file.remove();
}

tl::unexpected<Error> BackupWriter::failed() const
{
    return fail(Fault::Denied, QStringLiteral("backup_not_written"),
        {{QStringLiteral("file"), m_path}, {QStringLiteral("reason"), m_file.errorString()}});
}

Result<Done> BackupWriter::open()
{
    if (QFile::exists(m_path))
        return fail(Fault::Conflict, QStringLiteral("backup_exists"), {{QStringLiteral("file"), m_path}});
    // A part that a killed run left behind is of no use to anybody.
    QFile::remove(m_file.fileName());
    const auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerOnly))
        return failed();
    return Done{};
}

Result<Done> BackupWriter::put(const QByteArray &bytes)
{
    return m_file.write(bytes) == bytes.size() ? Result<Done>(Done{}) : failed();
}

Result<Done> BackupWriter::add(const QString &name, const QByteArray &bytes)
{
    return beginEntry(name).and_then([&](Done) { return write(bytes); }).and_then([&](Done) { return endEntry(); });
}

Result<Done> BackupWriter::beginEntry(const QString &name)
{
    m_entry = name;
    m_header = m_file.pos();
    m_size = 0;
    return put(headerOf(name, 0));
}

Result<Done> BackupWriter::write(const QByteArray &bytes)
{
    m_size += bytes.size();
    return put(bytes);
}

Result<Done> BackupWriter::endEntry()
{
    if (const auto padded = put(QByteArray(paddingOf(m_size), '\0')); !padded)
        return padded;
    const qint64 end = m_file.pos();
    if (!m_file.seek(m_header))
        return failed();
    if (const auto written = put(headerOf(m_entry, m_size)); !written)
        return written;
    return m_file.seek(end) ? Result<Done>(Done{}) : failed();
}

Result<Done> BackupWriter::finish()
{
    if (const auto ended = put(QByteArray(2 * block, '\0')); !ended)
        return ended;
    if (!m_file.flush() || fsync(m_file.handle()) != 0)
        return failed();
    // Unlike a rename, a link never takes the place of a file that is there.
    const QByteArray part = QFile::encodeName(m_file.fileName());
    if (link(part.constData(), QFile::encodeName(m_path).constData()) != 0)
        return fail(Fault::Conflict, QStringLiteral("backup_exists"), {{QStringLiteral("file"), m_path}});
    m_file.remove();
    return Done{};
}

tl::unexpected<Error> BackupReader::unreadable() const
{
    return fail(Fault::Rule, QStringLiteral("backup_unreadable"), {{QStringLiteral("file"), m_file.fileName()}});
}

Result<Done> BackupReader::open()
{
    return m_file.open(QIODevice::ReadOnly) ? Result<Done>(Done{}) : unreadable();
}

Result<std::optional<BackupReader::Entry>> BackupReader::next()
{
    if (!m_file.seek(m_file.pos() + m_left + m_padding))
        return unreadable();
    const QByteArray header = m_file.read(block);
    if (header == QByteArray(block, '\0'))
        return std::nullopt;
    const qint64 size = header.size() == block ? sizeOf(header) : -1;
    const bool whole = size >= 0 && header.mid(257, 5) == "ustar" && header.mid(148, 6) == checksum(header)
        && m_file.pos() + size <= m_file.size();
    if (!whole)
        return unreadable();
    m_left = size;
    m_padding = paddingOf(size);
    return Entry{QString::fromUtf8(header.left(100).constData()), size};
}

QByteArray BackupReader::read(qint64 most)
{
    const QByteArray bytes = m_file.read(qMin(most, m_left));
    m_left -= bytes.size();
    return bytes;
}

} // namespace vd::app
