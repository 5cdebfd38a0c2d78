#include "models/finance/StatementMapping.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace vd::finance {

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

struct TextField
{
    const char *name;
    QString StatementMapping::*field;
};

constexpr std::initializer_list<TextField> textFields{{"channel", &StatementMapping::channel},
    {"encoding", &StatementMapping::encoding}, {"comment", &StatementMapping::comment}, {"end", &StatementMapping::end},
    {"time", &StatementMapping::time}, {"amount", &StatementMapping::amount}, {"our_no", &StatementMapping::ourNo},
    {"channel_no", &StatementMapping::channelNo}, {"kind", &StatementMapping::kind},
    {"refund_amount", &StatementMapping::refundAmount}, {"refund_our_no", &StatementMapping::refundOurNo},
    {"refund_channel_no", &StatementMapping::refundChannelNo}, {"state", &StatementMapping::state},
    {"refund_state", &StatementMapping::refundState}};

struct WordsField
{
    const char *name;
    QStringList StatementMapping::*field;
};

constexpr std::initializer_list<WordsField> wordsFields{{"refund_words", &StatementMapping::refundWords},
    {"success_words", &StatementMapping::successWords}, {"failure_words", &StatementMapping::failureWords}};

struct Headings
{
    QString StatementMapping::*field;
    QStringList words; ///< Without blanks, marks and capitals; the likeliest first.
};

const QList<Headings> &commonHeadings()
{
    const auto words = [](const char *list) { return text(list).split(QLatin1Char(' ')); };
    static const QList<Headings> all{
        {&StatementMapping::time,
            words("transactiontime paymenttime transactiondate paymentdate bookingdate datetime date time completedat "
                  "交易时间 支付时间 付款时间 完成时间 入账时间 记账时间 交易日期 支付日期 付款日期 入账日期 记账日期 "
                  "日期时间 日期 时间")},
        {&StatementMapping::amount,
            words("transactionamount paymentamount grossamount amount gross sum total 交易金额 支付金额 付款金额 "
                  "订单金额 "
                  "收款金额 发生额 总金额 金额")},
        {&StatementMapping::ourNo,
            words("ournumber ourno merchantordernumber merchantorderno merchantreference ordernumber orderno orderid "
                  "ourreference reference 商户订单号 商家订单号 我方单号 订单号 订单编号")},
        {&StatementMapping::channelNo,
            words("channelsnumber channelnumber channelno transactionnumber transactionno transactionid "
                  "transactionreference paymentid tradenumber tradeno serialnumber number 渠道单号 交易单号 交易流水号 "
                  "交易号 交易编号 银行流水号 流水号 凭证号 编号")},
        {&StatementMapping::kind,
            words("kind transactiontype transactionkind paymenttype type 交易类型 业务类型 收支类型 类型")}};
    return all;
}

// "Amount (EUR)", "transaction_date" and "金额（元）" are what they are without their dress.
QString bare(const QString &heading)
{
    static const QRegularExpression unit(QStringLiteral("[(（\\[].*$"));
    static const QRegularExpression dress(QStringLiteral("[^\\p{L}\\p{N}]"));
    return QString(heading).remove(unit).remove(dress).toLower();
}

// Whether the file writes "1.200,50": some field does, and none is written "1,200.50". Between commas nobody can tell.
bool hasDecimalComma(const QString &lines, QChar delimiter)
{
    if (delimiter == QLatin1Char(','))
        return false;
    const auto field = [&lines, edge = QRegularExpression::escape(QString(delimiter))](const char *number) {
        const QString form
            = QStringLiteral("(?:^|%1)\\s*\"?\\s*[-+]?%2\\s*\"?\\s*(?:%1|$)").arg(edge, QLatin1String(number));
        return QRegularExpression(form, QRegularExpression::MultilineOption).match(lines).hasMatch();
    };
    return field("\\d{1,3}(?:\\.?\\d{3})*,\\d{2}") && !field("\\d{1,3}(?:,?\\d{3})*\\.\\d{2}");
}

bool isSign(const QString &text)
{
    return text.size() == 1;
}

} // namespace

StatementMapping StatementMapping::wechat(const QString &currency)
{
    StatementMapping m;
    m.channel = QStringLiteral("wechat");
    m.currency = currency;
    m.backtick = true;
    m.end = text("总交易单数");
    m.time = text("交易时间");
    m.amount = text("订单金额|应结订单金额|总金额");
    m.ourNo = text("商户订单号");
    m.channelNo = text("微信订单号");
    m.kind = text("交易状态");
    m.refundWords = {QStringLiteral("REFUND"), QStringLiteral("REVOKED")};
    m.refundAmount = text("申请退款金额|退款金额");
    m.refundOurNo = text("商户退款单号");
    m.refundChannelNo = text("微信退款单号");
    m.state = text("交易状态");
    m.successWords = {QStringLiteral("SUCCESS"), QStringLiteral("REFUND"), QStringLiteral("REVOKED")};
    m.failureWords = {QStringLiteral("FAIL"), QStringLiteral("CHANGE"), QStringLiteral("PROCESSING")};
    m.refundState = text("退款状态");
    return m;
}

StatementMapping StatementMapping::alipay(const QString &currency)
{
    StatementMapping m;
    m.channel = QStringLiteral("alipay");
    m.currency = currency;
    m.encoding = QStringLiteral("GB18030");
    m.comment = QStringLiteral("#");
    m.time = text("完成时间|创建时间");
    m.amount = text("订单金额（元）|订单金额(元)");
    m.ourNo = text("商户订单号");
    m.channelNo = text("支付宝交易号");
    m.kind = text("业务类型");
    m.refundWords = {text("退款")};
    // A refund carries the payment's trade number, so its own is the number it was asked for under.
    m.refundOurNo = text("退款批次号/请求号|退款批次号");
    m.refundChannelNo = QStringLiteral("#0");
    return m;
}

StatementMapping StatementMapping::guess(const QByteArray &head, const QString &currency)
{
    const StatementMapping wechatBill = wechat(currency);
    if (head.contains(wechatBill.channelNo.toUtf8()))
        return wechatBill;
    // GB18030 of the heading "支付宝交易号" and of "支付宝".
    if (head.contains(QByteArray::fromHex("d6a7b8b6b1a6bdbbd2d7bac5")))
        return alipay(currency);
    if (head.contains(alipay(currency).channelNo.toUtf8())) {
        StatementMapping utf8 = alipay(currency);
        utf8.encoding = QStringLiteral("UTF-8");
        return utf8;
    }
    StatementMapping generic;
    generic.channel = QStringLiteral("transfer");
    generic.currency = currency;
    const QByteArray first = head.left(head.indexOf('\n'));
    qsizetype most = first.count(',');
    for (const char each : {';', '\t', '|'}) {
        if (first.count(each) > most) {
            most = first.count(each);
            generic.delimiter = QLatin1Char(each);
        }
    }
    // The head may end inside a character, so its last line does not count.
    const QByteArray whole = head.left(head.lastIndexOf('\n') + 1);
    if (QString::fromUtf8(whole).contains(QChar(QChar::ReplacementCharacter)))
        generic.encoding = QStringLiteral("GB18030");
    if (hasDecimalComma(QString::fromLatin1(whole), generic.delimiter))
        generic.decimalSign = QLatin1Char(',');
    return generic;
}

void StatementMapping::guessColumns(const QStringList &headings)
{
    QStringList names;
    for (const QString &heading : headings)
        names << bare(heading);
    for (const Headings &each : commonHeadings()) {
        for (const QString &word : each.words) {
            const qsizetype at = names.indexOf(word);
            if (at < 0)
                continue;
            this->*each.field = columnName(headings, at);
            break;
        }
    }
    if (!kind.isEmpty() && refundWords.isEmpty())
        refundWords = {QStringLiteral("refund"), text("退款")};
}

QString StatementMapping::columnName(const QStringList &headings, qsizetype at)
{
    const QString &name = headings.at(at);
    const bool named = !name.isEmpty() && headings.count(name) == 1 && !name.contains(QLatin1Char('|'));
    return named ? name : QStringLiteral("#%1").arg(at + 1);
}

QJsonObject StatementMapping::toJson() const
{
    QJsonObject json{{QStringLiteral("delimiter"), QString(delimiter)},
        {QStringLiteral("decimal_sign"), QString(decimalSign)}, {QStringLiteral("header_lines"), headerLines},
        {QStringLiteral("backtick"), backtick}};
    for (const TextField &each : textFields)
        json.insert(QLatin1String(each.name), this->*each.field);
    for (const WordsField &each : wordsFields)
        json.insert(QLatin1String(each.name), QJsonArray::fromStringList(this->*each.field));
    return json;
}

Result<StatementMapping> StatementMapping::fromJson(const QJsonObject &json, const QString &currency)
{
    StatementMapping m;
    m.currency = currency;
    for (const TextField &each : textFields)
        m.*each.field = json.value(QLatin1String(each.name)).toString().left(200);
    for (const WordsField &each : wordsFields) {
        const QJsonArray words = json.value(QLatin1String(each.name)).toArray();
        for (const QJsonValue &word : words)
            (m.*each.field) << word.toString().left(60);
    }
    const QString delimiter = json.value(QLatin1String("delimiter")).toString();
    const QString decimalSign = json.value(QLatin1String("decimal_sign")).toString();
    m.headerLines = json.value(QLatin1String("header_lines")).toInt(-1);
    m.backtick = json.value(QLatin1String("backtick")).toBool();
    const bool known = m.encoding == QLatin1String("UTF-8") || m.encoding == QLatin1String("GB18030");
    if (!isSign(delimiter) || !isSign(decimalSign) || !known || m.headerLines < 0 || m.headerLines > 1000)
        return fail(Fault::Rule, QStringLiteral("mapping_invalid"));
    m.delimiter = delimiter.at(0);
    m.decimalSign = decimalSign.at(0);
    return m;
}

} // namespace vd::finance
