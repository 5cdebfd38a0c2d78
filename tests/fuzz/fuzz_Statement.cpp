// A channel's file: whatever the bytes, reading ends, holds its bounds, and what it hands out is whole.

#include "models/finance/StatementReader.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::finance;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

void read(QByteArray bytes, const StatementMapping &mapping)
{
    QBuffer file(&bytes);
    demand(file.open(QIODevice::ReadOnly));
    StatementReader reader(file, mapping);
    int last = 0;
    for (;;) {
        const Result<StatementBatch> batch = reader.next(7);
        if (!batch) {
            demand(!batch.error().code.isEmpty());
            return;
        }
        demand(batch->lines.size() + batch->bad.size() <= 7);
        for (const StatementLine &line : batch->lines) {
            demand(line.number > last || !batch->bad.isEmpty());
            demand(line.amount.minor() > 0 && line.day.isValid() && line.time.isValid());
            demand(line.ourNo.size() <= 190 && line.channelNo.size() <= 190);
            last = std::max(last, line.number);
        }
        for (const BadLine &bad : batch->bad)
            demand(bad.number > 0 && !bad.code.isEmpty() && bad.text.size() <= 160);
        if (batch->last)
            return;
        demand(!batch->lines.isEmpty() || !batch->bad.isEmpty());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString currency = QStringLiteral("CNY");
    read(bytes, StatementMapping::wechat(currency));
    read(bytes, StatementMapping::alipay(currency));
    StatementMapping own = StatementMapping::guess(bytes, currency);
    read(bytes, own);
    own.time = QStringLiteral("#1");
    own.amount = QStringLiteral("#2");
    own.ourNo = QStringLiteral("#3");
    own.channelNo = QStringLiteral("#4");
    own.headerLines = static_cast<int>(size % 3);
    read(bytes, own);
    own.encoding = QStringLiteral("GB18030");
    own.decimalSign = QLatin1Char(',');
    own.delimiter = QLatin1Char(';');
    read(bytes, own);
    const Result<StatementMapping> again = StatementMapping::fromJson(own.toJson(), currency);
    demand(again && *again == own);
    return 0;
}
