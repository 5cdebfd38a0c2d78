#include "tests/support/fakes/FakePapersGateway.h"

namespace vd::test {

Future<int> FakePapersGateway::record(const QUuid &request, orders::Paper paper, qint64 subject, orders::PaperWay way)
{
    if (answers.error)
        return answers.give<int>(0);
    if (const auto known = m_done.constFind(request); known != m_done.cend())
        return answers.give<int>(*known);
    int copy = 1;
    for (const Print &print : std::as_const(prints))
        copy += print.paper == paper && print.subject == subject ? 1 : 0;
    prints.append({paper, subject, way, copy});
    m_done.insert(request, copy);
    return answers.give<int>(copy);
}

} // namespace vd::test
