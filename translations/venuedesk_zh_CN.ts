<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>ApprovalWords</name>
        <message numerus="yes">
            <source>Refund %1 for %n line(s); a fee of %2 is kept.</source>
            <translation>
                <numerusform>退款 %1（%n 项），扣除手续费 %2。</numerusform>
            </translation>
        </message>
        <message>
            <source>Change the price from %1 to %2.</source>
            <translation>价格由 %1 改为 %2。</translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time at the old price.</source>
            <translation>
                <numerusform>按原价改期 %n 项。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time.</source>
            <translation>
                <numerusform>改期 %n 项。</numerusform>
            </translation>
        </message>
        <message>
            <source>Allow what the rules refuse, this once.</source>
            <translation>本次允许规则之外的操作。</translation>
        </message>
        <message numerus="yes">
            <source>Book %n line(s) against a rule of the venue.</source>
            <translation>
                <numerusform>突破场馆规则预订 %n 条明细。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put a party of %n on the waitlist against a rule of the venue.</source>
            <translation>
                <numerusform>突破场馆规则为 %n 人登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>Let an offer be taken against a rule of the venue.</source>
            <translation>突破场馆规则兑现一个候补名额。</translation>
        </message>
        <message>
            <source>Confirm the order with its rest of %1 written off.</source>
            <translation>确认订单，核销其余款 %1。</translation>
        </message>
        <message numerus="yes">
            <source>Add %n line(s) to an order against a rule of the venue.</source>
            <translation>
                <numerusform>违反场馆规则，给订单加 %n 项。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time; %1 goes back.</source>
            <translation>
                <numerusform>改期 %n 项，退还 %1。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CatalogWords</name>
        <message>
            <source>Exclusive</source>
            <translation>独占</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>器材</translation>
        </message>
        <message>
            <source>Instructor</source>
            <translation>教练</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>a ticket type and where it is sold</extracomment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>草稿</translation>
        </message>
        <message>
            <source>On sale</source>
            <translation>在售</translation>
        </message>
        <message>
            <source>Off sale</source>
            <translation>停售</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>已结束</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Its venues share their customers and the keys that seal documents.</source>
            <translation>各场馆共用客户资料和证件密钥。</translation>
        </message>
        <message>
            <source>Spaces, prices, rules, people's roles and money are each venue's own.</source>
            <translation>场地、价格、规则、人员角色和款项由各场馆自行管理。</translation>
        </message>
    </context>
    <context>
        <name>CatalogueSpecs</name>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>Organization</source>
            <translation>集团</translation>
        </message>
        <message>
            <source>Show the organization</source>
            <translation>查看集团</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>C&amp;ountry (ISO 3166)</source>
            <translation>国家/地区（ISO 3166）(&amp;O)</translation>
        </message>
        <message>
            <source>Phone numbers are read by it.</source>
            <translation>据此识别电话号码。</translation>
        </message>
        <message>
            <source>&amp;Currency (ISO 4217)</source>
            <translation>货币（ISO 4217）(&amp;C)</translation>
        </message>
        <message>
            <source>Fixed once there are orders.</source>
            <translation>有订单后不可更改。</translation>
        </message>
        <message>
            <source>One person runs this venue</source>
            <translation>本场馆由一人经营</translation>
        </message>
        <message>
            <source>Two-person rules are off then, and every report says so.</source>
            <translation>将停用双人规则，且每份报表都会注明。</translation>
        </message>
        <message>
            <source>&amp;Policy unless another is set</source>
            <translation>默认规则(&amp;P)</translation>
        </message>
        <message>
            <source>As it is</source>
            <translation>保持不变</translation>
        </message>
        <message>
            <source>Price &amp;list of new slots</source>
            <translation>新场次的价目表(&amp;L)</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Show the venues</source>
            <translation>查看场馆</translation>
        </message>
        <message>
            <source>New venue</source>
            <translation>新建场馆</translation>
        </message>
        <message>
            <source>Ask an administrator to add you to one.</source>
            <translation>请管理员将您加入一个场馆。</translation>
        </message>
        <message>
            <source>Time &amp;zone (IANA)</source>
            <translation>时区（IANA）(&amp;Z)</translation>
        </message>
        <message>
            <source>A &amp;hold lasts, minutes</source>
            <translation>预占时长（分钟）(&amp;H)</translation>
        </message>
        <message>
            <source>Opening hours</source>
            <translation>营业时间</translation>
        </message>
        <message>
            <source>Several stretches a day are separated by commas; the last may end after midnight.</source>
            <translation>一天有多个时段时用逗号分隔；最后一段可以跨过零点。</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>休息</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <source>Holds last</source>
            <translation>预占时长</translation>
        </message>
        <message>
            <source>Two-person rules</source>
            <translation>双人规则</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>停用</translation>
        </message>
        <message>
            <source>On</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Categories</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Show the categories</source>
            <translation>查看分类</translation>
        </message>
        <message>
            <source>New category</source>
            <translation>新建分类</translation>
        </message>
        <message>
            <source>Categories group spaces on the board and share ticket types: badminton, pool, rental.</source>
            <translation>分类在看板上归组场地，并共用票种：羽毛球、游泳、租赁。</translation>
        </message>
        <message>
            <source>&amp;Place on the board</source>
            <translation>看板上的次序(&amp;P)</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>次序</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>类型(&amp;K)</translation>
        </message>
        <message>
            <source>Exclusive: one party has it for itself</source>
            <translation>独占：由一方单独使用</translation>
        </message>
        <message>
            <source>Places: many parties share it</source>
            <translation>名额：多方共用</translation>
        </message>
        <message>
            <source>Equipment: units to lend</source>
            <translation>器材：可出租的数量</translation>
        </message>
        <message>
            <source>Instructor: a person one party books</source>
            <translation>教练：由一方预约的人</translation>
        </message>
        <message>
            <source>&amp;Category</source>
            <translation>分类(&amp;C)</translation>
        </message>
        <message>
            <source>Choose a category</source>
            <translation>请选择分类</translation>
        </message>
        <message>
            <source>&amp;Most places or units</source>
            <translation>名额或数量上限(&amp;M)</translation>
        </message>
        <message>
            <source>Made of</source>
            <translation>由以下部分组成</translation>
        </message>
        <message>
            <source>Selling it takes all its parts, and each part sold takes it. None: it is one thing.</source>
            <translation>售出整体即占用全部组成部分，售出任一部分也会占用整体。都不选：它不可分割。</translation>
        </message>
        <message>
            <source>On sale, days &amp;ahead</source>
            <translation>提前几天开售(&amp;A)</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>at this &amp;time</source>
            <translation>开售时刻(&amp;T)</translation>
        </message>
        <message>
            <source>Free &amp;before, minutes</source>
            <translation>前置缓冲（分钟）(&amp;B)</translation>
        </message>
        <message>
            <source>Free a&amp;fter, minutes</source>
            <translation>后置缓冲（分钟）(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Entry before start, minutes</source>
            <translation>开场前可入场（分钟）(&amp;E)</translation>
        </message>
        <message>
            <source>Entry after end, minutes</source>
            <translation>结束后可入场（分钟）</translation>
        </message>
        <message>
            <source>Sale ends before the start, minutes</source>
            <translation>开场前停售（分钟）</translation>
        </message>
        <message>
            <source>One live order per customer and slot</source>
            <translation>每位客户每场限一张有效订单</translation>
        </message>
        <message>
            <source>Real names: each place names a document</source>
            <translation>实名制：每个名额登记一个证件</translation>
        </message>
        <message>
            <source>&amp;Policy</source>
            <translation>规则(&amp;P)</translation>
        </message>
        <message>
            <source>As the venue's</source>
            <translation>随场馆</translation>
        </message>
        <message>
            <source>Place on the board</source>
            <translation>看板上的次序</translation>
        </message>
        <message>
            <source>Retired: offered no more</source>
            <translation>停用：不再提供</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Show the spaces</source>
            <translation>查看场地</translation>
        </message>
        <message>
            <source>New space</source>
            <translation>新建场地</translation>
        </message>
        <message>
            <source>Courts, lanes, rooms, rental items and coaches are listed here. Make the first one, then generate its slots.</source>
            <translation>这里列出球场、泳道、房间、租赁物品和教练。先新建一个，再生成它的场次。</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Parts</source>
            <translation>组成</translation>
        </message>
        <message>
            <source>Sale opens</source>
            <translation>开售</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) ahead</source>
            <translation>
                <numerusform>提前 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>At once</source>
            <translation>立即</translation>
        </message>
        <message>
            <source>Real names</source>
            <translation>实名</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Retired</source>
            <translation>已停用</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Sold in the &amp;category</source>
            <translation>在此分类销售(&amp;C)</translation>
        </message>
        <message>
            <source>One space only</source>
            <translation>仅限一个场地</translation>
        </message>
        <message>
            <source>Sold in the &amp;space</source>
            <translation>在此场地销售(&amp;S)</translation>
        </message>
        <message>
            <source>Choose a space</source>
            <translation>请选择场地</translation>
        </message>
        <message>
            <source>Own &amp;quota in a slot, places</source>
            <translation>每场专属配额（名额）(&amp;Q)</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>For early birds: 20 of 200. Slots to come take it.</source>
            <translation>用于早鸟票：200 个中的 20 个。对未来场次生效。</translation>
        </message>
        <message>
            <source>Entry c&amp;odes it yields</source>
            <translation>生成的入场码数(&amp;O)</translation>
        </message>
        <message>
            <source>0: nothing to scan.</source>
            <translation>0：无需扫码。</translation>
        </message>
        <message>
            <source>Ticket types</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Show the ticket types</source>
            <translation>查看票种</translation>
        </message>
        <message>
            <source>New ticket type</source>
            <translation>新建票种</translation>
        </message>
        <message>
            <source>Adult, child, family, court hour, early bird: what is sold in a category or in one space, each with a price of its own.</source>
            <translation>成人、儿童、家庭、场地小时、早鸟：在某分类或某场地销售的票，各有其价。</translation>
        </message>
        <message>
            <source>&amp;Places it takes</source>
            <translation>占用名额(&amp;P)</translation>
        </message>
        <message>
            <source>People one code lets in</source>
            <translation>一个入场码可入场人数</translation>
        </message>
        <message>
            <source>Sold &amp;from</source>
            <translation>开售时间(&amp;F)</translation>
        </message>
        <message>
            <source>Sold &amp;until</source>
            <translation>停售时间(&amp;U)</translation>
        </message>
        <message>
            <source>Sold unless another is asked for</source>
            <translation>默认销售此票种</translation>
        </message>
        <message>
            <source>May leave and come in again</source>
            <translation>可离场后再次入场</translation>
        </message>
        <message>
            <source>Polic&amp;y</source>
            <translation>规则(&amp;Y)</translation>
        </message>
        <message>
            <source>As the space's</source>
            <translation>随场地</translation>
        </message>
        <message>
            <source>Place in the list</source>
            <translation>列表中的次序</translation>
        </message>
        <message>
            <source>Retired: sold no more</source>
            <translation>停用：不再销售</translation>
        </message>
        <message>
            <source>Sold in</source>
            <translation>销售于</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Codes</source>
            <translation>入场码</translation>
        </message>
        <message>
            <source>Quota</source>
            <translation>配额</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Policy</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Activities</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Show the activities</source>
            <translation>查看活动</translation>
        </message>
        <message>
            <source>New activity</source>
            <translation>新建活动</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>标题(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Description</source>
            <translation>介绍(&amp;D)</translation>
        </message>
        <message>
            <source>Poster</source>
            <translation>海报</translation>
        </message>
        <message>
            <source>On sale &amp;from</source>
            <translation>开售时间(&amp;F)</translation>
        </message>
        <message>
            <source>On sale &amp;until</source>
            <translation>停售时间(&amp;U)</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>Hours of its own</source>
            <translation>专属时间</translation>
        </message>
        <message>
            <source>A coach's working hours, or when this can be had at all. All empty: whenever the venue is open.</source>
            <translation>教练的工作时间，或该资源可用的时间。全部留空：与场馆开放时间相同。</translation>
        </message>
        <message>
            <source>Lent from the stoc&amp;k of</source>
            <translation>库存取自(&amp;K)</translation>
        </message>
        <message>
            <source>Units of its own</source>
            <translation>自有库存</translation>
        </message>
        <message>
            <source>To lend the same units by the hour and by the day: together never more than there are.</source>
            <translation>同一批器材按小时和按天出租时使用：合计不会超过实有数量。</translation>
        </message>
        <message>
            <source>What belongs to it</source>
            <translation>所属内容</translation>
        </message>
        <message>
            <source>Country</source>
            <translation>国家/地区</translation>
        </message>
        <message>
            <source>Price list</source>
            <translation>价目表</translation>
        </message>
        <message>
            <source>Programmes and exhibitions with a title, a description and a poster; they group slots. They are put on sale under When › Programme.</source>
            <translation>带标题、介绍和海报的活动与展览，用于归集场次。在“时间安排 › 活动状态”中上架。</translation>
        </message>
        <message>
            <source>It is put on and off sale under When › Programme.</source>
            <translation>上架和下架在“时间安排 › 活动状态”中进行。</translation>
        </message>
        <message>
            <source>as the venue</source>
            <translation>同场馆</translation>
        </message>
        <message>
            <source>“Standard”, made with the venue</source>
            <translation>随场馆新建的“Standard”</translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message>
            <source>from %1</source>
            <comment>a slot whose sale opens later</comment>
            <translation>%1 起售</translation>
        </message>
        <message>
            <source>not on sale</source>
            <translation>未开售</translation>
        </message>
        <message>
            <source>no price</source>
            <translation>无价格</translation>
        </message>
        <message>
            <source>taken</source>
            <comment>by a booking that overlaps in time</comment>
            <translation>已占用</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>a customer</source>
            <translation>一位客户</translation>
        </message>
        <message>
            <source>free, %1</source>
            <translation>空闲，%1</translation>
        </message>
        <message>
            <source>free, no price is set</source>
            <translation>空闲，未设价格</translation>
        </message>
        <message>
            <source>%1 of %2 places taken</source>
            <translation>已占 %1 / %2</translation>
        </message>
        <message>
            <source>full, %1 places taken</source>
            <translation>已满，共 %1 个名额</translation>
        </message>
        <message>
            <source>held by you for %1, %2 left</source>
            <translation>您为 %1 预占，剩余 %2</translation>
        </message>
        <message>
            <source>held for %1 by %2, %3 left</source>
            <translation>%2 为 %1 预占，剩余 %3</translation>
        </message>
        <message>
            <source>sold to %1</source>
            <translation>已售给 %1</translation>
        </message>
        <message>
            <source>taken by a booking that overlaps in time</source>
            <translation>已被时间重叠的预订占用</translation>
        </message>
        <message>
            <source>closed: %1</source>
            <translation>关闭：%1</translation>
        </message>
        <message>
            <source>stopped: %1</source>
            <translation>停场：%1</translation>
        </message>
        <message>
            <source>over</source>
            <translation>已结束</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>%1, %2, %3</source>
            <translation>%1，%2，%3</translation>
        </message>
        <message numerus="yes">
            <source>, %n waiting</source>
            <translation>
                <numerusform>，%n 人候补</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2%3.</source>
            <comment>space and time: state, people waiting</comment>
            <translation>%1：%2%3。</translation>
        </message>
        <message>
            <source>sale opens %1</source>
            <translation>%1 起售</translation>
        </message>
        <message>
            <source>buffer</source>
            <comment>kept free before or after another booking</comment>
            <translation>预留</translation>
        </message>
        <message>
            <source>Kept free until %1 after the booking of %2.</source>
            <translation>%2 的预订之后预留至 %1。</translation>
        </message>
        <message>
            <source>Kept free from %1 before the booking of %2.</source>
            <translation>%2 的预订之前自 %1 起预留。</translation>
        </message>
        <message>
            <source>kept free as a buffer of %1, %2, booked for %3</source>
            <comment>space, time, customer</comment>
            <translation>为 %1（%2，%3）前后预留，不可预订</translation>
        </message>
        <message>
            <source>taken: %1, %2, is booked for %3</source>
            <comment>space, time, customer</comment>
            <translation>已占用：%1（%2）已由 %3 预订</translation>
        </message>
        <message>
            <source>begun</source>
            <comment>a slot under way that has free places</comment>
            <translation>已开始</translation>
        </message>
        <message>
            <source>begun; sold only with a reason</source>
            <translation>已开始；须写明原因才能出售</translation>
        </message>
        <message>
            <source>held for %1 from the waitlist, %2 left</source>
            <translation>候补名额，为 %1 预占，剩余 %2</translation>
        </message>
        <message>
            <source>WL</source>
            <comment>two letters for the waitlist, in place of a colleague's initials</comment>
            <translation>候补</translation>
        </message>
    </context>
    <context>
        <name>DoorFace</name>
        <message>
            <source>Ready</source>
            <translation>请扫码</translation>
        </message>
        <message>
            <source>Scan a ticket, type its short code, or drop or paste a picture of it.</source>
            <translation>扫描入场凭证、输入短码，或拖入、粘贴入场凭证图片。</translation>
        </message>
        <message>
            <source>No connection</source>
            <translation>无连接</translation>
        </message>
        <message>
            <source>Without the server no ticket can be checked: let nobody in on a code. It is tried again all the time.</source>
            <translation>服务器不可用，无法核验任何入场凭证，请勿凭码放行。系统正在不断重试连接。</translation>
        </message>
        <message>
            <source>Checking</source>
            <translation>正在核验</translation>
        </message>
        <message>
            <source>Compare the last digits of the document</source>
            <translation>请核对证件号码末几位</translation>
        </message>
        <message>
            <source>Same scan again, counted once</source>
            <translation>重复扫描，只计一次</translation>
        </message>
        <message>
            <source>No answer</source>
            <translation>无应答</translation>
        </message>
        <message>
            <source>This ticket was not checked: let nobody in on it. The scan is kept. When the server is back, ask again.</source>
            <translation>此票未经核验，请勿放行。扫描已保留，服务器恢复后请重新核验。</translation>
        </message>
        <message>
            <source>Let nobody in on this scan. It is kept: ask again.</source>
            <translation>请勿凭此次扫描放行。扫描已保留，可重新核验。</translation>
        </message>
        <message>
            <source>The server is back: ask again</source>
            <translation>服务器已恢复：请重新核验</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>离场</translation>
        </message>
        <message>
            <source>Scan the tickets of guests who leave; they are not counted as inside any more.</source>
            <translation>扫描离场客人的票，之后不再计为在场。</translation>
        </message>
        <message>
            <source>Compare the document: %1</source>
            <translation>请核对证件：%1</translation>
        </message>
        <message>
            <source>Offline: by this door's list</source>
            <translation>离线：依据本入口名单</translation>
        </message>
        <message>
            <source>Not checked</source>
            <translation>未核验</translation>
        </message>
    </context>
    <context>
        <name>ErrorText</name>
        <message>
            <source>This slot was just taken: no place is left. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次刚刚被订走，已无余位。未生成预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</source>
            <translation>
                <numerusform>所需 %1 个名额中只剩 %n 个。未生成预订。请减少数量、选择其他场次或登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot is sold out. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>该场次已售罄。未生成预订。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</source>
            <translation>
                <numerusform>票种“%1”只剩 %n 个名额。未生成预订。请减少数量或选择其他票种。</numerusform>
            </translation>
        </message>
        <message>
            <source>This ticket type is sold out for the slot. Nothing was booked. Choose another ticket type.</source>
            <translation>该场次的此票种已售罄。未生成预订。请选择其他票种。</translation>
        </message>
        <message>
            <source>This slot is closed: %1. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭：%1。未生成预订。请选择其他场次；主管可注明原因后开放。</translation>
        </message>
        <message>
            <source>This slot is closed for sale. Nothing was booked. Choose another slot; a lead can open it with a reason.</source>
            <translation>该场次已关闭销售。未生成预订。请选择其他场次；主管可注明原因后开放。</translation>
        </message>
        <message>
            <source>This slot has begun. It is sold only with permission and a reason. Choose a later one or ask a lead.</source>
            <translation>该场次已开始，须有权限并注明原因才能售出。请选择更晚的场次或请主管处理。</translation>
        </message>
        <message>
            <source>This slot is stopped: %1. Nothing was booked. Choose another slot.</source>
            <translation>该场次已停场：%1。未生成预订。请选择其他场次。</translation>
        </message>
        <message>
            <source>This slot is stopped and cannot be sold. Choose another slot.</source>
            <translation>该场次已停场，不能售出。请选择其他场次。</translation>
        </message>
        <message>
            <source>The remaining places of this slot are kept back by staff. Nothing was booked. A lead can release them.</source>
            <translation>该场次剩余的名额已由员工保留。未生成预订。主管可以释放。</translation>
        </message>
        <message>
            <source>This slot was changed by someone else a moment ago. Nothing of yours was saved. Look at it again and repeat what is still needed.</source>
            <translation>该场次刚被他人修改。您的改动未保存。请重新查看，再做仍需要的操作。</translation>
        </message>
        <message>
            <source>Sale of this slot opens on %1. Nothing was booked. Call back then, or ask a lead to sell it earlier.</source>
            <translation>该场次于 %1 开售。未生成预订。请届时再联系，或请主管提前售出。</translation>
        </message>
        <message>
            <source>Sale of this slot closed on %1. Nothing was booked. Choose a later slot, or ask a lead.</source>
            <translation>该场次已于 %1 停售。未生成预订。请选择更晚的场次，或请主管处理。</translation>
        </message>
        <message>
            <source>This slot is not on sale now. Nothing was booked. Choose another slot, or ask a lead.</source>
            <translation>该场次目前不在销售期。未生成预订。请选择其他场次，或请主管处理。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number from 1 to %1. Change it and try again.</source>
            <translation>数量须为 1 到 %1 的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number of at least 1. Change it and try again.</source>
            <translation>数量须为不小于 1 的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>This order has too many lines. Nothing was booked. Split it into two orders.</source>
            <translation>这张订单的行数过多。未生成预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>Nothing is selected yet. Choose a slot on the board first.</source>
            <translation>尚未选择。请先在场次表上选择场次。</translation>
        </message>
        <message>
            <source>This customer may have at most %1 of these and already has %2. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>该客户最多可订 %1 个，现已有 %2 个。未生成预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This is more than one customer may buy. Nothing was booked. A lead can allow more with a reason.</source>
            <translation>超过单个客户的限购数量。未生成预订。主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>Too many unpaid bookings are being held at once. Nothing was booked. Finish or let go of one first.</source>
            <translation>同时预占的未付款订单过多。未生成预订。请先完成或放弃其中一张。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait %1 and try again.</source>
            <translation>最近一分钟内预订过多。未生成预订。请等待 %1 后重试。</translation>
        </message>
        <message>
            <source>Too many bookings were made in the last minute. Nothing was booked. Wait a moment and try again.</source>
            <translation>最近一分钟内预订过多。未生成预订。请稍候再试。</translation>
        </message>
        <message>
            <source>This slot is not there any more. Nothing was booked. The board is loaded again; choose another slot.</source>
            <translation>该场次已不存在。未生成预订。场次表已重新加载，请选择其他场次。</translation>
        </message>
        <message>
            <source>No order of this number was found at this venue. Check the number or search by phone.</source>
            <translation>本场馆没有此编号的订单。请核对编号，或按电话查找。</translation>
        </message>
        <message>
            <source>This customer is not there any more, perhaps merged with another. Search for the phone number again.</source>
            <translation>该客户已不存在，可能已与其他客户合并。请重新按电话查找。</translation>
        </message>
        <message>
            <source>This belongs to another venue. Switch to that venue, or choose something of this one.</source>
            <translation>此内容属于其他场馆。请切换到该场馆，或选择本场馆的内容。</translation>
        </message>
        <message>
            <source>One order holds slots of one venue only. Nothing was booked. Make an order for each venue.</source>
            <translation>一张订单只能包含同一场馆的场次。未生成预订。请为每个场馆各下一单。</translation>
        </message>
        <message>
            <source>This form was already sent with other contents. Nothing was booked twice. Look at the order that was made, or start a new booking.</source>
            <translation>此表单已以不同内容提交过，没有重复预订。请查看已生成的订单，或重新开始预订。</translation>
        </message>
        <message>
            <source>This customer already has order %1 for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单 %1。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>This customer already has an order for this slot. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户在此场次已有订单。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>%1 is already taken for part of this time by another booking. Nothing was booked. Choose another time or space.</source>
            <translation>“%1”在此时段内已被其他预订占用一部分。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>This space is already taken for part of this time. Nothing was booked. Choose another time or space.</source>
            <translation>该场地在此时段内已被占用一部分。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>Seat %1 was just taken. Nothing was booked. Choose another seat.</source>
            <translation>座位 %1 刚被订走。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>This seat was just taken. Nothing was booked. Choose another seat.</source>
            <translation>该座位刚被订走。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>None is free at %1. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>%1 没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>None is free at this time. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>此时段没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>The hold ran out at %1 and the places were given back. Book them again if they are still free.</source>
            <translation>预占已于 %1 到期，名额已释放。如仍有空位请重新预订。</translation>
        </message>
        <message>
            <source>The hold has run out and the places were given back. Book them again if they are still free.</source>
            <translation>预占已到期，名额已释放。如仍有空位请重新预订。</translation>
        </message>
        <message>
            <source>This hold was already extended once. It cannot be extended again. Take the payment before it ends.</source>
            <translation>该预占已延长过一次，不能再延。请在到期前收款。</translation>
        </message>
        <message>
            <source>The order is now “%1”; for this it would have to be “%2”. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单现为“%1”；此操作需要“%2”。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order is now “%1”, and this cannot be done to it any more. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单现为“%1”，已不能进行此操作。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>The order's state does not allow this. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单的状态不允许此操作。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>This is what is already booked. Nothing was changed and no reschedule was used up.</source>
            <translation>与现有预订相同。未作任何更改，也未占用改期次数。</translation>
        </message>
        <message>
            <source>This order was already rescheduled as often as its rules allow (%1). Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单的改期次数已达规则上限（%1 次）。未作任何更改。主管可再批准一次。</translation>
        </message>
        <message>
            <source>This order may not be rescheduled again. Nothing was changed. A lead can allow it once more.</source>
            <translation>该订单不能再改期。未作任何更改。主管可再批准一次。</translation>
        </message>
        <message>
            <source>Free cancellation ended on %1. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>免费取消已于 %1 截止。未作任何更改。主管可破例批准。</translation>
        </message>
        <message>
            <source>The time to cancel is over. Nothing was changed. A lead can approve it outside the rules.</source>
            <translation>已过可取消的时间。未作任何更改。主管可破例批准。</translation>
        </message>
        <message>
            <source>This customer is already on the waitlist of this slot. Nothing was added.</source>
            <translation>该客户已在此场次的候补名单中。未重复登记。</translation>
        </message>
        <message>
            <source>The offer ran out and the place went to the next in line. The customer keeps no place; join the waitlist again if wanted.</source>
            <translation>候补名额已过期，并已转给下一位。该客户未保留名额；如仍需要请重新登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</source>
            <translation>
                <numerusform>已有 %n 个名额被预占或售出，容量不能更小。未作任何更改。请填写更大的数字。</numerusform>
            </translation>
        </message>
        <message>
            <source>This space is not there any more. Nothing was changed. Load the page again.</source>
            <translation>该场地已不存在。未作任何更改。请重新加载页面。</translation>
        </message>
        <message>
            <source>The scan cannot be read. Nothing was checked in. Scan again, or check the scanner's keyboard layout, or type the short code.</source>
            <translation>无法读取扫描内容。未核销。请重新扫描，检查扫码枪的键盘布局，或输入短码。</translation>
        </message>
        <message>
            <source>The code has a typing mistake: its check character does not fit. Nothing was checked in. Read it again.</source>
            <translation>短码输入有误：校验位不符。未核销。请再读一遍。</translation>
        </message>
        <message>
            <source>This is far longer than any code of ours. Nothing was checked in. Scan the ticket's code.</source>
            <translation>内容远长于本馆入场码。未核销。请扫描入场凭证上的码。</translation>
        </message>
        <message>
            <source>This code was not issued here. Nothing was checked in. Ask for the ticket of this venue.</source>
            <translation>此码不是本馆签发的。未核销。请出示本场馆的入场凭证。</translation>
        </message>
        <message>
            <source>No code was found in this picture. Nothing was checked in. Use a sharper picture, or type the short code.</source>
            <translation>图片中没有找到入场码。未核销。请使用更清晰的图片，或输入短码。</translation>
        </message>
        <message>
            <source>This file is not a picture that can be opened. Use PNG or JPEG, or type the short code.</source>
            <translation>该文件不是可以打开的图片。请使用 PNG 或 JPEG，或输入短码。</translation>
        </message>
        <message>
            <source>This picture is too large to be read. Use a smaller one, or type the short code.</source>
            <translation>图片过大，无法读取。请使用较小的图片，或输入短码。</translation>
        </message>
        <message>
            <source>No camera is connected. Connect one, or use the scanner or the short code.</source>
            <translation>没有连接摄像头。请连接摄像头，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>The camera stopped: %1. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation>摄像头已停止：%1。请拔下重新连接，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>The camera stopped. Unplug it and plug it in again, or use the scanner or the short code.</source>
            <translation>摄像头已停止。请拔下重新连接，或使用扫码枪或短码。</translation>
        </message>
        <message>
            <source>Already used at %1, %2. Let nobody in; a lead can decide.</source>
            <translation>已于 %1 在“%2”使用。请勿放行，由主管决定。</translation>
        </message>
        <message>
            <source>Undo works for 15 minutes at the own door. A lead can still undo it with a reason.</source>
            <translation>入场只能在 15 分钟内于本入口撤销。主管仍可注明原因撤销。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the code.</source>
            <translation>短码输错次数过多。请等待 %1，或扫描入场码。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the code.</source>
            <translation>短码输错次数过多。请稍候，或扫描入场码。</translation>
        </message>
        <message>
            <source>The key to this computer's door list has changed, so it cannot be opened. Waiting scans are kept. Ask an administrator to restore the key.</source>
            <translation>本机入口名单的密钥已更改，无法打开。待上传的扫描已保留。请管理员恢复密钥。</translation>
        </message>
        <message>
            <source>The door list on this computer is damaged. Waiting scans are kept. Download the list again.</source>
            <translation>本机的入口名单已损坏。待上传的扫描已保留。请重新下载名单。</translation>
        </message>
        <message>
            <source>There is no door list for today on this computer yet. Connect once to download it.</source>
            <translation>本机还没有今天的入口名单。请联网一次以下载。</translation>
        </message>
        <message>
            <source>Nothing was scanned or typed. Scan the ticket's code, or type the short code printed below it.</source>
            <translation>没有扫描或输入内容。请扫描入场码，或输入入场码下方的短码。</translation>
        </message>
        <message>
            <source>This code was put together in a way ours never are. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的编码方式不对，不是本馆入场码。请勿放行，请客人出示原票。</translation>
        </message>
        <message>
            <source>The signature of this code is not ours: it is forged or damaged. Let nobody in on it; ask for the original ticket.</source>
            <translation>此码的签名不符，可能是伪造或已损坏。请勿放行，请客人出示原票。</translation>
        </message>
        <message>
            <source>This ticket was issued by a desk this door does not know. Connect once to learn the desks, then scan again.</source>
            <translation>本入口尚未登记签发此票的前台。请联网一次更新前台信息，再重新扫描。</translation>
        </message>
        <message>
            <source>This ticket is not known here. Nothing was checked in. Look the holder up by name or phone.</source>
            <translation>查无此票。未核销。请按姓名或电话查找持票人。</translation>
        </message>
        <message>
            <source>This computer is not registered to issue tickets. An administrator can register it under Terminals.</source>
            <translation>本机未登记为出票终端。管理员可在“终端”中登记。</translation>
        </message>
        <message>
            <source>This check-in is not there any more. Nothing was undone. Load the list again.</source>
            <translation>该核销记录已不存在。未撤销。请重新加载列表。</translation>
        </message>
        <message>
            <source>This was checked in at another door. Nothing was undone. A lead can undo it with a reason.</source>
            <translation>此票在另一入口核销。未撤销。主管可注明原因撤销。</translation>
        </message>
        <message>
            <source>This check-in was already undone. Nothing more is to be done.</source>
            <translation>该核销已经撤销，无需再做。</translation>
        </message>
        <message>
            <source>This computer's signing key cannot be used, so no tickets can be issued here. An administrator can register a new one.</source>
            <translation>本机的签名密钥无法使用，不能在此出票。管理员可登记新的密钥。</translation>
        </message>
        <message>
            <source>This ticket's data cannot be put into a code. Nothing was issued. Tell your administrator the order number.</source>
            <translation>此票的数据无法编成入场码。未出票。请将订单号告知管理员。</translation>
        </message>
        <message>
            <source>The amount is missing. Type it in figures, for example 120.50.</source>
            <translation>未填写金额。请用数字输入，例如 120.50。</translation>
        </message>
        <message>
            <source>“%1” is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50.</source>
            <translation>“%1”无法识别为金额。请用数字输入，小数用点，例如 1,200.50。</translation>
        </message>
        <message>
            <source>This currency has no decimals. Type a whole amount.</source>
            <translation>该币种没有小数。请输入整数金额。</translation>
        </message>
        <message numerus="yes">
            <source>This currency has %n decimal(s). Type the amount with no more than that.</source>
            <translation>
                <numerusform>该币种有 %n 位小数。请勿输入更多小数位。</numerusform>
            </translation>
        </message>
        <message>
            <source>This amount is larger than any a desk can take. Check the figures.</source>
            <translation>金额超出前台可收的范围。请核对数字。</translation>
        </message>
        <message>
            <source>The amount must be more than zero. Check the figures.</source>
            <translation>金额须大于零。请核对数字。</translation>
        </message>
        <message>
            <source>Only %1 is still to be paid. Take that amount, or less.</source>
            <translation>只剩 %1 待付。请按此金额或更少收取。</translation>
        </message>
        <message>
            <source>The amount is now %1; it was %2 when you opened this. Nothing was done. Check it and confirm again.</source>
            <translation>金额现为 %1；您打开时为 %2。未执行操作。请核对后重新确认。</translation>
        </message>
        <message>
            <source>The amount is in %1, the order in %2. Nothing was booked to the order; finance finds it among the unapplied payments.</source>
            <translation>金额为 %1，订单为 %2。未记入订单；财务可在未入单款项中找到。</translation>
        </message>
        <message>
            <source>Payment %1 was already recorded. It counts once; nothing more is to be done.</source>
            <translation>付款 %1 已登记过，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>This payment was already recorded. It counts once; nothing more is to be done.</source>
            <translation>该付款已登记过，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>The order was closed before this payment came in. The money is listed as unapplied with a refund due; the order stays closed.</source>
            <translation>付款到达前订单已关闭。款项列为未入单并待退款；订单保持关闭。</translation>
        </message>
        <message>
            <source>No payment of this number is known. Check the number on the slip.</source>
            <translation>没有此编号的付款。请核对小票上的编号。</translation>
        </message>
        <message>
            <source>The customer paid %1 too much. The order is paid; finance sees the surplus and refunds it.</source>
            <translation>客户多付了 %1。订单已付清；财务会看到多付款并退回。</translation>
        </message>
        <message>
            <source>The customer paid more than was due. The order is paid; finance sees the surplus and refunds it.</source>
            <translation>客户付款超过应付。订单已付清；财务会看到多付款并退回。</translation>
        </message>
        <message>
            <source>Nothing is left to pay on this order. Nothing was recorded.</source>
            <translation>该订单没有待付金额。未登记。</translation>
        </message>
        <message>
            <source>The member's balance is %1, less than what is due. Take the rest by another means.</source>
            <translation>会员余额为 %1，少于应付。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>The member's balance does not cover this. Take the rest by another means.</source>
            <translation>会员余额不足。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>At most %1 can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation>最多还可退 %1。未退款。请减少金额。</translation>
        </message>
        <message>
            <source>This is more than can still be refunded. Nothing was refunded. Lower the amount.</source>
            <translation>超过可退金额。未退款。请减少金额。</translation>
        </message>
        <message>
            <source>Refundable is now %1; it was %2 when you opened this. Nothing was refunded. Check it and decide again.</source>
            <translation>可退金额现为 %1；您打开时为 %2。未退款。请核对后再决定。</translation>
        </message>
        <message>
            <source>Refunds above %1 need a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation>超过 %1 的退款须主管批准。未退款。请主管批准。</translation>
        </message>
        <message>
            <source>This refund needs a lead's approval. Nothing was refunded. Ask a lead to approve it.</source>
            <translation>该退款须主管批准。未退款。请主管批准。</translation>
        </message>
        <message>
            <source>What you asked for yourself must be approved by someone else. Nothing was changed. Ask another lead.</source>
            <translation>本人提出的申请须由他人批准。未作任何更改。请另一位主管处理。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk since %1. Close it before opening another.</source>
            <translation>本前台自 %1 起已开班。请先交班再开新班。</translation>
        </message>
        <message>
            <source>A shift is already open at this desk. Close it before opening another.</source>
            <translation>本前台已开班。请先交班再开新班。</translation>
        </message>
        <message>
            <source>Line %1 of the statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation>对账单第 %1 行无法读取。未导入。请确认是该渠道的原始文件。</translation>
        </message>
        <message>
            <source>The statement cannot be read. Nothing was imported. Check that it is the channel's own file.</source>
            <translation>对账单无法读取。未导入。请确认是该渠道的原始文件。</translation>
        </message>
        <message>
            <source>This statement was already imported on %1. Nothing was imported twice.</source>
            <translation>该对账单已于 %1 导入。未重复导入。</translation>
        </message>
        <message>
            <source>The folder %1 cannot be written to. Nothing was exported. Choose another folder or ask for write permission.</source>
            <translation>无法写入文件夹 %1。未导出。请选择其他文件夹或申请写入权限。</translation>
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was exported. Choose another folder.</source>
            <translation>无法写入该文件夹。未导出。请选择其他文件夹。</translation>
        </message>
        <message>
            <source>The disk is full. The file was not written and no half file was left. Make room or choose another folder.</source>
            <translation>磁盘已满。文件未写入，也没有留下不完整的文件。请清理空间或选择其他文件夹。</translation>
        </message>
        <message>
            <source>%1 was given, but %2 is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>实收 %1，应付 %2。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>Less was given than is due. Nothing was recorded. Take the rest, or record it as a part payment.</source>
            <translation>实收少于应付。未登记。请收足，或登记为部分付款。</translation>
        </message>
        <message>
            <source>A phone number is needed, so that the customer can be called back. Type it as the caller says it.</source>
            <translation>请填写电话号码，以便回电。按来电者所说输入即可。</translation>
        </message>
        <message>
            <source>“%1” is too short, too long or no phone number at all. Ask the caller to repeat it.</source>
            <translation>“%1”过短、过长或不是电话号码。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>This is not a phone number. Ask the caller to repeat it.</source>
            <translation>这不是电话号码。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>A phone number has no letters. Type the digits the caller says.</source>
            <translation>电话号码没有字母。请输入来电者所说的数字。</translation>
        </message>
        <message>
            <source>This is a country code alone. Type the rest of the number too.</source>
            <translation>这只是国家区号。请输入其余号码。</translation>
        </message>
        <message>
            <source>The number has only %1 digits; the shortest have %2. Ask the caller to repeat it.</source>
            <translation>号码只有 %1 位；最短为 %2 位。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number is too short. Ask the caller to repeat it.</source>
            <translation>号码过短。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number has %1 digits; the longest have %2. Ask the caller to repeat it.</source>
            <translation>号码有 %1 位；最长为 %2 位。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>The number is too long. Ask the caller to repeat it.</source>
            <translation>号码过长。请来电者再说一遍。</translation>
        </message>
        <message>
            <source>This number looks unusual for this country. It is accepted; read it back to the caller to be sure.</source>
            <translation>此号码在本国不常见，但已接受；请向来电者复述确认。</translation>
        </message>
        <message>
            <source>A name is needed. One word is enough; write what you hear.</source>
            <translation>请填写姓名。一个字也可以，听到什么写什么。</translation>
        </message>
        <message>
            <source>The name has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation>姓名有 %1 个字符；最多可存 %2 个。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The name is longer than 200 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>姓名超过 200 个字符。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off.</source>
            <translation>文字有 %1 个字符；最多可存 %2 个。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text is too long. Shorten it yourself, nothing is cut off.</source>
            <translation>文字过长。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>The text contains a character that cannot be stored. Remove what was pasted last and type it instead.</source>
            <translation>文字含有无法保存的字符。请删除最后粘贴的内容并改为手动输入。</translation>
        </message>
        <message>
            <source>This space asks for real names: each place needs a document. Type the document's number.</source>
            <translation>该场地要求实名：每个名额需要证件。请输入证件号码。</translation>
        </message>
        <message>
            <source>This is not a valid document number. Check it against the document.</source>
            <translation>这不是有效的证件号码。请对照证件核对。</translation>
        </message>
        <message>
            <source>This document already has a place in this slot. Nothing was booked. One document holds one place.</source>
            <translation>该证件在此场次已有名额。未生成预订。一个证件只能占一个名额。</translation>
        </message>
        <message>
            <source>This customer let too many bookings expire lately. A lead can confirm the booking.</source>
            <translation>该客户近期超时未付过多。主管可确认此预订。</translation>
        </message>
        <message>
            <source>A customer cannot be merged with itself. Choose two different ones.</source>
            <translation>客户不能与自己合并。请选择两位不同的客户。</translation>
        </message>
        <message>
            <source>Your role does not allow this: it needs %1. Nothing was changed. Ask a colleague with that role.</source>
            <translation>您的角色不允许此操作，须为%1。未作任何更改。请有该角色的同事处理。</translation>
        </message>
        <message>
            <source>Your role does not allow this. Nothing was changed. Ask a lead or an administrator.</source>
            <translation>您的角色不允许此操作。未作任何更改。请主管或管理员处理。</translation>
        </message>
        <message>
            <source>This needs a lead's approval. Nothing was changed. A lead can approve it at this desk.</source>
            <translation>此操作须主管批准。未作任何更改。主管可在本前台批准。</translation>
        </message>
        <message>
            <source>This takes two different people. Nothing was changed. Ask a colleague to approve it.</source>
            <translation>此操作须由两个人完成。未作任何更改。请同事批准。</translation>
        </message>
        <message>
            <source>Nobody can change their own rights. Nothing was changed. Ask another administrator.</source>
            <translation>不能更改自己的权限。未作任何更改。请另一位管理员处理。</translation>
        </message>
        <message>
            <source>This is the last active administrator. Nothing was changed. Name another one first.</source>
            <translation>这是最后一位启用的管理员。未作任何更改。请先指定另一位。</translation>
        </message>
        <message>
            <source>The login name %1 is already in use. Choose another one.</source>
            <translation>登录名 %1 已被使用。请换一个。</translation>
        </message>
        <message>
            <source>This login name is already in use. Choose another one.</source>
            <translation>该登录名已被使用。请换一个。</translation>
        </message>
        <message>
            <source>The password is too easy to guess. Take a longer one.</source>
            <translation>密码太容易猜到。请使用更长的密码。</translation>
        </message>
        <message>
            <source>These settings make no slots at all. Check the dates, the weekdays and the times.</source>
            <translation>这些设置不会生成任何场次。请检查日期、星期和时间。</translation>
        </message>
        <message>
            <source>This would make %1 slots; at most %2 are made at once. Choose fewer spaces or a shorter range.</source>
            <translation>将生成 %1 个场次；一次最多 %2 个。请减少场地或缩短范围。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</source>
            <translation>
                <numerusform>有 %n 个场次会与现有场次重叠。未生成。请查看预览中的冲突。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot would overlap with one that is already there. Nothing was made. Choose another time.</source>
            <translation>该场次会与现有场次重叠。未生成。请选择其他时间。</translation>
        </message>
        <message>
            <source>The end lies before the start. Change one of them.</source>
            <translation>结束早于开始。请修改其中之一。</translation>
        </message>
        <message numerus="yes">
            <source>At most %n day(s) can be chosen at once. Choose a shorter range.</source>
            <translation>
                <numerusform>一次最多可选 %n 天。请缩短范围。</numerusform>
            </translation>
        </message>
        <message>
            <source>This range is too long. Choose a shorter one.</source>
            <translation>范围过长。请缩短。</translation>
        </message>
        <message>
            <source>This is not a date. Type it as 2026-12-05 or choose it in the calendar.</source>
            <translation>这不是日期。请按 2026-12-05 输入，或在日历中选择。</translation>
        </message>
        <message>
            <source>This is not a time of day. Type it as 18:00.</source>
            <translation>这不是时间。请按 18:00 输入。</translation>
        </message>
        <message>
            <source>The name “%1” is already in use here. Choose another one.</source>
            <translation>名称“%1”在此已被使用。请换一个。</translation>
        </message>
        <message>
            <source>This name is already in use here. Choose another one.</source>
            <translation>该名称在此已被使用。请换一个。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) or order(s) still use this. Nothing was removed. Take it out of use instead.</source>
            <translation>
                <numerusform>仍有 %n 个场次或订单在使用。未删除。请改为停用。</numerusform>
            </translation>
        </message>
        <message>
            <source>This is still in use. Nothing was removed. Take it out of use instead.</source>
            <translation>仍在使用中。未删除。请改为停用。</translation>
        </message>
        <message>
            <source>This version is already in use and stays as it is. Make a new version instead.</source>
            <translation>该版本已在使用，保持不变。请新建一个版本。</translation>
        </message>
        <message>
            <source>Somebody else saved this while you were editing. Nothing of yours was saved; your text is still here. Compare and save again.</source>
            <translation>您编辑期间他人已保存。您的内容未保存，但文字仍在。请对比后重新保存。</translation>
        </message>
        <message>
            <source>The value must lie between %1 and %2. Change it and try again.</source>
            <translation>数值须在 %1 与 %2 之间。请修改后重试。</translation>
        </message>
        <message>
            <source>The value is out of its range. Change it and try again.</source>
            <translation>数值超出范围。请修改后重试。</translation>
        </message>
        <message>
            <source>This time zone is not known. Choose one from the list, for example Asia/Shanghai.</source>
            <translation>没有此时区。请从列表中选择，例如 Asia/Shanghai。</translation>
        </message>
        <message>
            <source>The slot does not fit between start and end. Make it shorter or the day longer.</source>
            <translation>场次在开始与结束之间放不下。请缩短场次或延长时段。</translation>
        </message>
        <message>
            <source>The capacity must be a whole number from 1 to the space's maximum. Change it and try again.</source>
            <translation>容量须为 1 到场地上限之间的整数。请修改后重试。</translation>
        </message>
        <message>
            <source>This would make too many slots at once. Choose fewer spaces or a shorter range.</source>
            <translation>一次生成的场次过多。请减少场地或缩短范围。</translation>
        </message>
        <message>
            <source>The server is busy and is being asked again. Nothing is done twice. If it goes on, wait a moment.</source>
            <translation>服务器繁忙，正在重试，不会重复执行。如持续出现，请稍候再试。</translation>
        </message>
        <message>
            <source>The database is newer (%2) than this program knows (%1). Nothing was opened. Update this program.</source>
            <translation>数据库版本（%2）比本程序（%1）新。未打开。请更新本程序。</translation>
        </message>
        <message>
            <source>The database is newer than this program. Nothing was opened. Update this program.</source>
            <translation>数据库比本程序新。未打开。请更新本程序。</translation>
        </message>
        <message>
            <source>This program (%1) is newer than the database (%2). Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation>本程序（%1）比数据库（%2）新。未打开。请管理员升级数据库。</translation>
        </message>
        <message>
            <source>This program is newer than the database. Nothing was opened. Ask an administrator to migrate the database.</source>
            <translation>本程序比数据库新。未打开。请管理员升级数据库。</translation>
        </message>
        <message>
            <source>The user name or the password is wrong. Check both, and whether caps lock is on.</source>
            <translation>用户名或密码有误。请核对，并检查大写锁定是否开启。</translation>
        </message>
        <message>
            <source>No server answers at %1. Check the network, and the host and port of the server profile.</source>
            <translation>%1 没有服务器应答。请检查网络，以及服务器配置中的主机和端口。</translation>
        </message>
        <message>
            <source>No server answers. Check the network, and the host and port of the server profile.</source>
            <translation>没有服务器应答。请检查网络，以及服务器配置中的主机和端口。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation>无法验证 %1 的服务器身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
        </message>
        <message>
            <source>The server could not prove who it is, so no password was sent. Check the host name and the certificate in the server profile.</source>
            <translation>无法验证服务器的身份，因此未发送密码。请检查服务器配置中的主机名和证书。</translation>
        </message>
        <message>
            <source>The server has no database named %1. Check the server profile.</source>
            <translation>服务器上没有名为 %1 的数据库。请检查服务器配置。</translation>
        </message>
        <message>
            <source>The server has no database of this name. Check the server profile.</source>
            <translation>服务器上没有此名称的数据库。请检查服务器配置。</translation>
        </message>
        <message>
            <source>You are known here but may see no venue yet. Ask an administrator to add you to one.</source>
            <translation>系统中有您的账号，但尚未分配场馆。请联系管理员添加。</translation>
        </message>
        <message>
            <source>This sign-in is disabled. Ask an administrator.</source>
            <translation>该账号已停用。请联系管理员。</translation>
        </message>
        <message>
            <source>Your session was ended by the server. What you typed is kept. Sign in again.</source>
            <translation>您的会话已被服务器结束。输入的内容已保留。请重新登录。</translation>
        </message>
        <message>
            <source>The server on this computer could not be started: %1. Nothing was changed. Look into the log or restart the computer.</source>
            <translation>本机的服务器无法启动：%1。未作任何更改。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>The server on this computer could not be started. Nothing was changed. Look into the log or restart the computer.</source>
            <translation>本机的服务器无法启动。未作任何更改。请查看日志或重启电脑。</translation>
        </message>
        <message>
            <source>No password is remembered for this sign-in. Type it.</source>
            <translation>未保存此登录的密码，请输入。</translation>
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation>系统钥匙串拒绝了请求。密码未被记住；仍可正常登录。</translation>
        </message>
        <message>
            <source>The server profile lacks a host or a database. Fill in both.</source>
            <translation>服务器配置未填写主机或数据库，请补全。</translation>
        </message>
        <message>
            <source>The user name is missing. Type the one your administrator gave you.</source>
            <translation>未填写用户名。请输入管理员给您的用户名。</translation>
        </message>
        <message>
            <source>The password is missing.</source>
            <translation>未填写密码。</translation>
        </message>
        <message>
            <source>This computer's clock differs from the server's by %1. The server's time counts. Set the clock.</source>
            <translation>本机时钟与服务器相差 %1。以服务器时间为准。请校准时钟。</translation>
        </message>
        <message>
            <source>The printer did not take the job. Nothing was printed. Check paper and cable, or save as PDF.</source>
            <translation>打印机未接受任务。未打印。请检查纸张和连接，或另存为 PDF。</translation>
        </message>
        <message>
            <source>The file %1 cannot be written. Nothing was saved. Choose another place.</source>
            <translation>无法写入文件 %1。未保存。请选择其他位置。</translation>
        </message>
        <message>
            <source>The file cannot be written. Nothing was saved. Choose another place.</source>
            <translation>无法写入文件。未保存。请选择其他位置。</translation>
        </message>
        <message>
            <source>The file cannot be read. Check that it is there and not open elsewhere.</source>
            <translation>无法读取文件。请确认文件存在且未在别处打开。</translation>
        </message>
        <message>
            <source>There are more results than can be shown. Narrow the search.</source>
            <translation>结果过多，无法全部显示。请缩小查找范围。</translation>
        </message>
        <message>
            <source>Another computer is updating the database at this moment. Nothing was changed here. Try again in a minute.</source>
            <translation>另一台电脑正在升级数据库。此处未作任何更改。请一分钟后重试。</translation>
        </message>
        <message>
            <source>Updating the database did not work and was taken back whole. The database is as it was. Tell your administrator; the log says where it stopped.</source>
            <translation>升级数据库未成功，已全部撤回。数据库保持原样。请告知管理员；日志中记录了中断的位置。</translation>
        </message>
        <message>
            <source>An update this database already has is not the one this program carries. Nothing was changed. Install the program that belongs to this database.</source>
            <translation>该数据库已有的某次升级与本程序所带的不同。未作任何更改。请安装与该数据库相配的程序。</translation>
        </message>
        <message>
            <source>This program's database updates are incomplete. Nothing was changed. Install the program again.</source>
            <translation>本程序的数据库升级不完整。未作任何更改。请重新安装程序。</translation>
        </message>
        <message>
            <source>This program's database updates cannot be read. Nothing was changed. Install the program again.</source>
            <translation>无法读取本程序的数据库升级。未作任何更改。请重新安装程序。</translation>
        </message>
        <message>
            <source>A program of the database server failed. Nothing was changed. Look into the log, or restart the computer.</source>
            <translation>数据库服务器的某个程序出错。未作任何更改。请查看日志，或重启电脑。</translation>
        </message>
        <message>
            <source>The database server is not installed on this computer. Install PostgreSQL, or choose a server profile instead.</source>
            <translation>本机没有安装数据库服务器。请安装 PostgreSQL，或改选服务器配置。</translation>
        </message>
        <message>
            <source>The system account the database server runs as is missing. Install PostgreSQL again, or choose a server profile instead.</source>
            <translation>缺少运行数据库服务器的系统账户。请重新安装 PostgreSQL，或改选服务器配置。</translation>
        </message>
        <message>
            <source>The folder cannot be written to. Nothing was saved. Choose another one or ask for write permission.</source>
            <translation>无法写入该文件夹。未保存。请选择其他文件夹或申请写入权限。</translation>
        </message>
        <message>
            <source>A rule of the venue does not allow this. Nothing was changed. Ask a lead if it must be done.</source>
            <translation>场馆的规则不允许此操作。未作任何更改。确有需要请找主管。</translation>
        </message>
        <message>
            <source>Somebody else changed this a moment ago. Nothing of yours was saved. Look at what is true now and try again.</source>
            <translation>他人刚刚做了修改。您的内容未保存。请查看最新情况后重试。</translation>
        </message>
        <message>
            <source>This is not there any more, or not yours to see. Reload the list and look again.</source>
            <translation>内容已不存在，或您无权查看。请重新加载列表后再看。</translation>
        </message>
        <message>
            <source>The server did not answer in time. Trying again is safe: nothing is done twice.</source>
            <translation>服务器未及时答复。可以放心重试：不会重复执行。</translation>
        </message>
        <message>
            <source>This ticket has no code that a QR can hold. Nothing was printed. Issue the ticket again; if that does not help, tell your administrator the order number.</source>
            <translation>此票没有可写入二维码的入场码。未打印。请重新出票；若仍不行，请将订单号告知管理员。</translation>
        </message>
        <message>
            <source>The connection to the server is lost. It goes on by itself when the server is back, and an answer that was still open is looked up first, so nothing is done twice.</source>
            <translation>与服务器的连接已断开。恢复后会自动继续，并先查询未完成的答复，不会重复执行。</translation>
        </message>
        <message>
            <source>This was cancelled before its answer came. Look whether it was done before you try again.</source>
            <translation>在得到答复前已取消。重试前请先查看是否已完成。</translation>
        </message>
        <message>
            <source>Something unexpected happened and was written to the log. Look whether it was done before you try again; if it happens twice, tell your administrator the time.</source>
            <translation>发生意外错误，已写入日志。重试前请先查看是否已完成；如再次发生，请将时间告知管理员。</translation>
        </message>
        <message>
            <source>This takes one party at a time, so its capacity is 1.</source>
            <translation>此类场地一次只接待一方，容量为 1。</translation>
        </message>
        <message>
            <source>The capacity must be a whole number from 1 to %1.</source>
            <translation>容量必须是 1 到 %1 之间的整数。</translation>
        </message>
        <message>
            <source>Slots to come offer more than %1 places. Nothing was saved. Lower their capacity first.</source>
            <translation>未来的场次名额超过 %1。未保存。请先降低这些场次的容量。</translation>
        </message>
        <message>
            <source>Type whole minutes from %1 to %2.</source>
            <translation>请输入 %1 到 %2 之间的整数分钟。</translation>
        </message>
        <message>
            <source>Type whole minutes, at most %1.</source>
            <translation>请输入整数分钟，最多 %1。</translation>
        </message>
        <message>
            <source>This is empty. Type a whole number.</source>
            <translation>此项为空。请输入整数。</translation>
        </message>
        <message>
            <source>“%1” is not a whole number. Type figures only, for example 60.</source>
            <translation>“%1”不是整数。请只输入数字，例如 60。</translation>
        </message>
        <message>
            <source>The category is missing. Choose one or type a new name of at most 120 characters.</source>
            <translation>未填写分类。请选择一个，或输入不超过 120 个字符的新名称。</translation>
        </message>
        <message>
            <source>This kind is not known. Choose one from the list.</source>
            <translation>没有此类型。请从列表中选择。</translation>
        </message>
        <message>
            <source>The kind of a space stays as it was made, because its bookings depend on it. Make a new space instead.</source>
            <translation>场地类型创建后不能更改，因为预订依赖于它。请新建场地。</translation>
        </message>
        <message>
            <source>This country code is not known. Choose one from the list, for example CN.</source>
            <translation>未知的国家/地区代码。请从列表中选择，例如 CN。</translation>
        </message>
        <message>
            <source>This currency is not known. Choose one from the list, for example CNY.</source>
            <translation>未知的货币。请从列表中选择，例如 CNY。</translation>
        </message>
        <message>
            <source>A hold lasts from 1 to 1,440 minutes. Change the minutes.</source>
            <translation>预占时长为 1 到 1,440 分钟。请修改分钟数。</translation>
        </message>
        <message>
            <source>No space is chosen. Tick at least one.</source>
            <translation>未选择场地。请至少勾选一个。</translation>
        </message>
        <message>
            <source>No weekday is chosen. Press at least one.</source>
            <translation>未选择星期。请至少选择一天。</translation>
        </message>
        <message>
            <source>The last day must not lie before the first, nor more than ten years after it. Nothing was made for %1 to %2. Change the dates.</source>
            <translation>结束日期不能早于开始日期，也不能晚十年以上。未生成 %1 至 %2 的场次。请修改日期。</translation>
        </message>
        <message>
            <source>The last day lies before the first. Change one of them.</source>
            <translation>结束日期早于开始日期。请修改其中之一。</translation>
        </message>
        <message>
            <source>None of the chosen weekdays lies between these two days. Choose other days or another weekday.</source>
            <translation>这两天之间没有所选的星期。请更换日期或星期。</translation>
        </message>
        <message>
            <source>These are %1 days; at most %2 are made at once. Choose a shorter range.</source>
            <translation>共 %1 天；一次最多 %2 天。请缩短范围。</translation>
        </message>
        <message>
            <source>A slot of %1 minutes does not fit into the %2 minutes between start and end. Make the slot shorter or the time longer.</source>
            <translation>%1 分钟的场次放不进开始与结束之间的 %2 分钟。请缩短场次或延长时间。</translation>
        </message>
        <message>
            <source>The file %1 could not be written: %2. Nothing half-written was left.</source>
            <translation>无法写入文件 %1：%2。没有留下不完整的文件。</translation>
        </message>
        <message>
            <source>Money kept coming in while the day was read, so its lines did not add up yet. Nothing was exported. Try again.</source>
            <translation>读取当日数据时不断有款项进入，明细尚未与合计一致。未导出。请重试。</translation>
        </message>
        <message>
            <source>All %1 places are gone: %2 sold, %3 held, %4 kept back by staff. Choose another slot or put the customer on the waitlist.</source>
            <translation>%1 个名额已无空余：已售 %2，预占 %3，员工保留 %4。请选择其他场次，或为客户登记候补。</translation>
        </message>
        <message numerus="yes">
            <source>No place is left, but %n are only held, not paid, and may come free again. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>
                <numerusform>已无余位，其中 %n 个名额仅为预占、尚未付款，可能重新释放。未生成预订。请选择其他场次，或为客户登记候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>This slot began at %1. It is sold only with permission and a reason. Choose a later one or ask a lead.</source>
            <translation>该场次已于 %1 开始，须有权限并注明原因才能售出。请选择更晚的场次，或请主管处理。</translation>
        </message>
        <message>
            <source>Line %1: the quantity must be a whole number from 1 to %2. Nothing was booked. Change it and try again.</source>
            <translation>第 %1 行：数量须为 1 到 %2 的整数。未生成预订。请修改后重试。</translation>
        </message>
        <message>
            <source>The quantity must be a whole number, at most %1. Change it and try again.</source>
            <translation>数量须为整数，最多 %1。请修改后重试。</translation>
        </message>
        <message>
            <source>This order has %1 lines; one order takes at most %2. Nothing was booked. Split it into two orders.</source>
            <translation>这张订单有 %1 行，一张订单最多 %2 行。未生成预订。请分成两张订单。</translation>
        </message>
        <message>
            <source>From 1 to %1 can be handled at once. Nothing was changed. Choose fewer, or at least one.</source>
            <translation>一次可处理 1 到 %1 项。未作任何更改。请减少所选，或至少选择一项。</translation>
        </message>
        <message>
            <source>This customer already has order %1 for %2 on %3. Nothing was booked. Open that order and change it instead.</source>
            <translation>该客户已有订单 %1（%2，%3）。未生成预订。请打开该订单进行修改。</translation>
        </message>
        <message>
            <source>%1 is already taken from %2 to %3 by a booking of %4. Nothing was booked. Choose another time or space.</source>
            <translation>“%1”在 %2 至 %3 已被“%4”的预订占用。未生成预订。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>This time is taken from %1 to %2 by a booking of %3. Choose another time or space.</source>
            <translation>%1 至 %2 已被“%3”的预订占用。请选择其他时间或场地。</translation>
        </message>
        <message>
            <source>Nothing is free in “%1” at %2. Nothing was booked. Choose another time or use the waitlist.</source>
            <translation>“%1”在 %2 没有空位。未生成预订。请选择其他时间或登记候补。</translation>
        </message>
        <message>
            <source>This needs a reason of at most 400 characters. Write briefly why, then try again.</source>
            <translation>此操作须填写原因，不超过 400 个字符。请简要写明后重试。</translation>
        </message>
        <message>
            <source>The hold of order %1 was already extended once and ends at %2. It cannot be extended again. Take the payment before then.</source>
            <translation>订单 %1 的预占已延长过一次，将于 %2 到期，不能再延。请在此之前收款。</translation>
        </message>
        <message>
            <source>No price is set for %1 at this time. Nothing was booked. An administrator can add one to the price list.</source>
            <translation>“%1”此时段没有定价。未生成预订。管理员可在价目表中添加。</translation>
        </message>
        <message>
            <source>No price is set for this slot. It cannot be booked. An administrator can add one to the price list.</source>
            <translation>该场次没有定价，不能预订。管理员可在价目表中添加。</translation>
        </message>
        <message>
            <source>The form lost its key, which keeps it from being sent twice. Nothing was done. Open the form again.</source>
            <translation>表单丢失了防止重复提交的标识。未执行任何操作。请重新打开表单。</translation>
        </message>
        <message>
            <source>The ticket type “%1” is sold out for this slot. Nothing was booked. Choose another ticket type.</source>
            <translation>该场次的票种“%1”已售罄。未生成预订。请选择其他票种。</translation>
        </message>
        <message>
            <source>Sale of this slot is over; it starts at %1. Nothing was booked. Choose a later slot; a lead can still sell it with a reason.</source>
            <translation>该场次（%1 开始）已停售。未生成预订。请选择更晚的场次；主管可注明原因后售出。</translation>
        </message>
        <message>
            <source>Sale of this slot is over. Nothing was booked. Choose a later slot; a lead can still sell it with a reason.</source>
            <translation>该场次已停售。未生成预订。请选择更晚的场次；主管可注明原因后售出。</translation>
        </message>
        <message>
            <source>The booking is empty. Nothing was booked. Choose a slot on the board first.</source>
            <translation>预订内容为空。未生成预订。请先在场次表上选择场次。</translation>
        </message>
        <message>
            <source>This ticket type is not sold for the slot. Nothing was booked. Choose another one; an administrator can add one.</source>
            <translation>该场次不售此票种。未生成预订。请选择其他票种；管理员可以添加。</translation>
        </message>
        <message>
            <source>%1 has no booking rules yet. Nothing was booked. An administrator can publish some for it.</source>
            <translation>“%1”还没有预订规则。未生成预订。管理员可为其发布规则。</translation>
        </message>
        <message>
            <source>There are no booking rules for this yet. Nothing was booked. An administrator can publish some.</source>
            <translation>此处还没有预订规则。未生成预订。管理员可以发布规则。</translation>
        </message>
        <message numerus="yes">
            <source>This customer already has %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>该客户已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You already hold %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>您已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This desk already holds %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>本前台已有 %n 张未付款订单，达到场馆同时允许的上限。未生成预订。请先收款或放弃其中一张；主管可注明原因放宽。</numerusform>
            </translation>
        </message>
        <message>
            <source>Too many bookings were made within a minute. Nothing was booked. Wait a minute and try again; a lead can allow it with a reason.</source>
            <translation>一分钟内预订过多。未生成预订。请一分钟后再试；主管可注明原因放行。</translation>
        </message>
        <message>
            <source>This customer would have %1 places in this slot; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户在此场次将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This customer would have %1 places on this day; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户当天将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>This customer would have %1 places in this activity; at most %2 are allowed. Nothing was booked. Take fewer; a lead can allow more with a reason.</source>
            <translation>该客户在此活动中将有 %1 个名额，最多允许 %2 个。未生成预订。请减少数量；主管可注明原因放宽。</translation>
        </message>
        <message numerus="yes">
            <source>This customer let %n booking(s) run out unpaid in the last %1 days. Nothing was booked. A lead can confirm the booking with a reason.</source>
            <translation>
                <numerusform>该客户最近 %1 天内有 %n 张订单超时未付。未生成预订。主管可注明原因确认此预订。</numerusform>
            </translation>
        </message>
        <message>
            <source>Paying on arrival is not allowed for this booking. Nothing was booked. Book it with the normal hold and take the payment before that ends.</source>
            <translation>此预订不允许到店付款。未生成预订。请按普通预占下单，并在到期前收款。</translation>
        </message>
        <message>
            <source>Paying on arrival was possible until %1. Nothing was booked. Book it with the normal hold, or take the payment now.</source>
            <translation>到店付款的截止时间为 %1，现已过。未生成预订。请按普通预占下单，或现在收款。</translation>
        </message>
        <message>
            <source>It is too late to pay on arrival. Nothing was booked. Book it with the normal hold, or take the payment now.</source>
            <translation>已过可选到店付款的时间。未生成预订。请按普通预占下单，或现在收款。</translation>
        </message>
        <message>
            <source>Line %1 books %2 places, but names another number of seats or people. Nothing was booked. Name one for each place.</source>
            <translation>第 %1 行预订 %2 个名额，但填写的座位或人员数量不符。未生成预订。请为每个名额各填一个。</translation>
        </message>
        <message>
            <source>Another number of seats or people is named than places are booked. Nothing was booked. Name one for each place.</source>
            <translation>填写的座位或人员数量与名额不符。未生成预订。请为每个名额各填一个。</translation>
        </message>
        <message>
            <source>This seat is not there or not for sale. Nothing was booked. Choose another seat.</source>
            <translation>没有此座位或此座位不出售。未生成预订。请选择其他座位。</translation>
        </message>
        <message>
            <source>An order that is “%1” cannot become “%2”. Nothing was changed. Look at the order as it is now.</source>
            <translation>“%1”的订单不能变为“%2”。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>This line of the order was refunded, moved or given back meanwhile. Nothing was changed. Look at the order as it is now.</source>
            <translation>订单中的这一行已被退款、改期或释放。未作任何更改。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>By its rules this booking cannot be rescheduled. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>按规则此预订不能改期。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>Rescheduling was possible until %1. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>改期的截止时间为 %1，现已过。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>It is too late to reschedule. Nothing was changed. A lead can allow it with a reason.</source>
            <translation>已过可改期的时间。未作任何更改。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>The new date is further away than the rules of this booking allow. Nothing was changed. Choose an earlier date; a lead can allow it with a reason.</source>
            <translation>新日期超出此预订规则允许的范围。未作任何更改。请选择更早的日期；主管可注明原因批准。</translation>
        </message>
        <message>
            <source>%1 places are wanted, but the slot has only %2 in all, so waiting would not help. Nothing was added. Take fewer, or spread them over several slots.</source>
            <translation>需要 %1 个名额，但该场次总共只有 %2 个，候补也无法满足。未登记候补。请减少数量，或分到多个场次。</translation>
        </message>
        <message>
            <source>More places are wanted than the slot has, so waiting would not help. Nothing was added. Take fewer, or spread them over several slots.</source>
            <translation>所需名额超过该场次的总数，候补也无法满足。未登记候补。请减少数量，或分到多个场次。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are free in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</source>
            <translation>
                <numerusform>该场次还有 %n 个空位，无需候补。未登记候补。请直接预订。</numerusform>
            </translation>
        </message>
        <message>
            <source>There are free places in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</source>
            <translation>该场次还有空位，无需候补。未登记候补。请直接预订。</translation>
        </message>
        <message>
            <source>This waitlist entry is not there any more. Nothing was changed. Load the waitlist again.</source>
            <translation>该候补登记已不存在。未作任何更改。请重新加载候补名单。</translation>
        </message>
        <message>
            <source>This offer was already taken. Nothing was changed. Look at the customer's orders.</source>
            <translation>该候补名额已被接受。未作任何更改。请查看该客户的订单。</translation>
        </message>
        <message>
            <source>This waitlist entry was already cancelled. Nothing was changed. Let the customer join again if wanted.</source>
            <translation>该候补登记已取消。未作任何更改。如仍需要，请为客户重新登记。</translation>
        </message>
        <message>
            <source>This customer is still waiting: no place is offered yet. Nothing was changed. The call list shows when there is one.</source>
            <translation>该客户仍在排队，尚无可提供的名额。未作任何更改。有名额时会出现在回电名单中。</translation>
        </message>
        <message>
            <source>This waitlist entry changed meanwhile. Nothing was changed. Load the waitlist again.</source>
            <translation>该候补登记已有变化。未作任何更改。请重新加载候补名单。</translation>
        </message>
        <message>
            <source>This stop is not there any more. Nothing was changed. Load the list of stops again.</source>
            <translation>该停场已不存在。未作任何更改。请重新加载停场列表。</translation>
        </message>
        <message>
            <source>This stop was already withdrawn. Nothing was changed. Load the list of stops again.</source>
            <translation>该停场已撤回。未作任何更改。请重新加载停场列表。</translation>
        </message>
        <message>
            <source>The unfinished booking cannot be kept on this computer, so it would be lost with the window. Finish it now, or make room in %1.</source>
            <translation>未完成的预订无法保存在本机，关闭窗口就会丢失。请现在完成，或在 %1 中清理空间。</translation>
        </message>
        <message>
            <source>The unfinished booking cannot be kept on this computer, so it would be lost with the window. Finish it now.</source>
            <translation>未完成的预订无法保存在本机，关闭窗口就会丢失。请现在完成。</translation>
        </message>
        <message>
            <source>This slot was booked before, so it is kept for the records. Nothing was deleted. Close it instead.</source>
            <translation>该场次曾被预订，须留作记录。未删除。请改为关闭该场次。</translation>
        </message>
        <message>
            <source>A ticket of this order was already used. Nothing was refunded. A lead can approve the refund with a reason.</source>
            <translation>该订单已有票入场。未退款。主管可注明原因批准退款。</translation>
        </message>
        <message>
            <source>A ticket of this booking was already used, so it cannot be moved. Nothing was changed.</source>
            <translation>该预订已有票入场，不能改期。未作任何更改。</translation>
        </message>
        <message>
            <source>A ticket was already used. Nothing was changed; a lead can decide.</source>
            <translation>已有票被使用。未作任何更改，由主管决定。</translation>
        </message>
        <message numerus="yes">
            <source>An entry can be taken back for %n minute(s) at its own door. Nothing was undone. A lead can still undo it with a reason.</source>
            <translation>
                <numerusform>入场只能在 %n 分钟内于本入口撤销。未撤销。主管仍可注明原因撤销。</numerusform>
            </translation>
        </message>
        <message>
            <source>The signing key of the desk that issued this was withdrawn. Let nobody in on its tickets; a desk with a valid key can issue new ones.</source>
            <translation>签发前台的签名密钥已被撤销。请勿凭其票放行；可由密钥有效的前台重新出票。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n person(s) can still enter on this ticket. Nobody was counted. Let that many in, or fewer.</source>
            <translation>
                <numerusform>此票还可入场 %n 人。本次未计入任何人。请按此人数或更少放行。</numerusform>
            </translation>
        </message>
        <message>
            <source>This is not a number of people that this ticket admits. Nobody was counted. Change it and scan again.</source>
            <translation>人数与此票不符。本次未计入任何人。请修改后重新扫描。</translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) still wait for the server, as many as this door keeps, so this one was not taken. Ask the unanswered ones again, then scan it again.</source>
            <translation>
                <numerusform>已有 %n 次扫描在等待服务器，达到本入口的上限，未接收本次扫描。请先重新核验无应答的扫描，再扫一次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Too many scans wait for the server, so this one was not taken. Ask the unanswered ones again, then scan it again.</source>
            <translation>等待服务器的扫描过多，未接收本次扫描。请先重新核验无应答的扫描，再扫一次。</translation>
        </message>
        <message>
            <source>This signing key or its number has not the right form. Nothing was registered. Let the computer make a new key.</source>
            <translation>该签名密钥或其编号格式不符。未登记。请在该电脑上重新生成密钥。</translation>
        </message>
        <message>
            <source>The number of this signing key is already in use. Nothing was registered. Let the computer make a new key.</source>
            <translation>该签名密钥的编号已被使用。未登记。请在该电脑上重新生成密钥。</translation>
        </message>
        <message>
            <source>A pass or free hours pay a whole line, not a part of it. Nothing was recorded. Choose the full amount of the line.</source>
            <translation>次卡或免费时长须支付整行，不能只付一部分。未入账。请选择该行的全额。</translation>
        </message>
        <message>
            <source>The amount is missing, below zero or too large. Nothing was recorded. Check the figures.</source>
            <translation>金额缺失、小于零或过大。未入账。请核对数字。</translation>
        </message>
        <message>
            <source>This is more than is still to be paid. Take what is due, or less.</source>
            <translation>超过待付金额。请按待付金额或更少收取。</translation>
        </message>
        <message>
            <source>The payment is in %1, the order in %2. Nothing was recorded. Take it in the order's currency, or leave it among the unapplied payments.</source>
            <translation>付款币种为 %1，订单为 %2。未入账。请按订单币种收取，或将其留在未入单款项中。</translation>
        </message>
        <message>
            <source>The payment is in another currency than the order. Nothing was recorded. Take it in the order's currency.</source>
            <translation>付款与订单的币种不同。未入账。请按订单币种收取。</translation>
        </message>
        <message>
            <source>This shift is closed already, or it is somebody else's. Nothing was recorded. Load the page again.</source>
            <translation>该班次已交班，或属于他人。未入账。请重新加载页面。</translation>
        </message>
        <message>
            <source>This shift is not there any more. Nothing was recorded. Load the page again.</source>
            <translation>该班次已不存在。未入账。请重新加载页面。</translation>
        </message>
        <message>
            <source>Nothing is to be paid for this change. Nothing was changed. Take the payment out and confirm again.</source>
            <translation>此次改动无需付款。未作任何更改。请去掉付款后重新确认。</translation>
        </message>
        <message>
            <source>This change costs %1, but %2 is being paid. Nothing was changed. Take exactly the difference.</source>
            <translation>此次改动需补 %1，现收 %2。未作任何更改。请按差额收取。</translation>
        </message>
        <message>
            <source>The payment is not the difference that this change costs. Nothing was changed. Take exactly the difference.</source>
            <translation>所收金额与此次改动的差额不符。未作任何更改。请按差额收取。</translation>
        </message>
        <message>
            <source>This way of paying is not offered here. Nothing was recorded. Choose another one.</source>
            <translation>此处不支持该支付方式。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This payment is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该付款已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment already belongs to an order. Nothing was changed. Load the list again.</source>
            <translation>该付款已记入某张订单。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment failed, so there is no money to use. Nothing was changed. Take the payment again.</source>
            <translation>该付款未成功，没有可用款项。未作任何更改。请重新收款。</translation>
        </message>
        <message>
            <source>This payment is still under way. Nothing was changed. Wait for the channel's answer.</source>
            <translation>该付款仍在处理中。未作任何更改。请等待渠道答复。</translation>
        </message>
        <message>
            <source>This payment was already refunded, at least in part. Nothing was changed. Load the list again.</source>
            <translation>该付款已全部或部分退回。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This payment changed meanwhile. Nothing was changed. Load the list again.</source>
            <translation>该付款已有变化。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>The refundable amount changed while this was open. Nothing was refunded. Check it and decide again.</source>
            <translation>可退金额在您打开期间已变化。未退款。请核对后再决定。</translation>
        </message>
        <message>
            <source>By its rules this booking is not refunded. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订不可退款。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules this booking was refundable until %1. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订的退款截止时间为 %1，现已过。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules it is too late to refund this booking. Nothing was refunded. A lead can approve it with a reason.</source>
            <translation>按规则此预订已过退款时间。未退款。主管可注明原因批准。</translation>
        </message>
        <message>
            <source>By its rules this order is refunded whole or not at all. Nothing was refunded. Choose all lines; a lead can approve a part with a reason.</source>
            <translation>按规则此订单只能整单退款。未退款。请选择全部明细；主管可注明原因批准部分退款。</translation>
        </message>
        <message>
            <source>This refund is not there any more. Nothing was recorded. Load the list again.</source>
            <translation>该退款已不存在。未入账。请重新加载列表。</translation>
        </message>
        <message>
            <source>This refund goes back through the payment channel by itself. Nothing was recorded. Wait for the channel's answer.</source>
            <translation>该退款由支付渠道自动退回。无需登记。请等待渠道答复。</translation>
        </message>
        <message>
            <source>This refund was closed as failed. Nothing was recorded. Start a new one if the money is still owed.</source>
            <translation>该退款已按失败结案。未入账。如仍需退款，请重新发起。</translation>
        </message>
        <message>
            <source>This refund is already settled. It counts once; nothing more is to be done.</source>
            <translation>该退款已办结，只计一次，无需再做。</translation>
        </message>
        <message>
            <source>“%1” does not hold enough for this. Nothing was recorded. Pay the rest by another means.</source>
            <translation>“%1”的余额不足。未入账。其余请用其他方式收取。</translation>
        </message>
        <message>
            <source>This member benefit is not there any more, or not this customer's. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益已不存在，或不属于此客户。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” is valid from %2 to %3 only. Nothing was recorded. Choose another means.</source>
            <translation>“%1”仅在 %2 至 %3 有效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” is valid from %2 on only. Nothing was recorded. Choose another means.</source>
            <translation>“%1”自 %2 起有效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>“%1” was valid until %2. Nothing was recorded. Choose another means.</source>
            <translation>“%1”的有效期至 %2。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This member benefit is not valid today. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益今天无效。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>A benefit already paid this line. Nothing was recorded twice. Look at the order as it is now.</source>
            <translation>此行已由会员权益支付，没有重复入账。请查看订单的最新状态。</translation>
        </message>
        <message>
            <source>“%1” is not for this kind of space, day or time. Nothing was recorded. Choose another means.</source>
            <translation>“%1”不适用于此类场地、日期或时段。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This member benefit is not for this kind of space, day or time. Nothing was recorded. Choose another means.</source>
            <translation>该会员权益不适用于此类场地、日期或时段。未入账。请选择其他方式。</translation>
        </message>
        <message>
            <source>This alert is not there any more. Nothing was changed. Load the page again.</source>
            <translation>该提醒已不存在。未作任何更改。请重新加载页面。</translation>
        </message>
        <message>
            <source>This is longer than %1 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>超过 %1 个字符。请自行缩短，系统不会截断。</translation>
        </message>
        <message>
            <source>The text is longer than %1 characters. Shorten it yourself, nothing is cut off.</source>
            <translation>文字超过 %1 个字符。请自行缩短，不会自动截断。</translation>
        </message>
        <message>
            <source>%1 asks for real names: each of the %2 places needs a document. Nothing was booked. Type the missing document numbers.</source>
            <translation>“%1”须实名：%2 个名额均须登记证件。未生成预订。请补全证件号码。</translation>
        </message>
        <message>
            <source>This time range cannot be used: the end must lie after the start, by at most 400 days. Nothing was changed. Check both times, and that a space is chosen.</source>
            <translation>此时间范围不可用：结束须晚于开始，且不超过 400 天。未作任何更改。请检查起止时间，以及是否已选择场地。</translation>
        </message>
        <message>
            <source>What was once set up is kept for the records. Nothing was deleted. Take it out of use instead.</source>
            <translation>已设置的内容须留作记录。未删除。请改为停用。</translation>
        </message>
        <message>
            <source>You are known here but hold no role or no venue yet. Ask an administrator to give you both.</source>
            <translation>系统中有您的账号，但尚未分配角色或场馆。请联系管理员分配。</translation>
        </message>
        <message>
            <source>The server has no room for another desk at this moment. Close one that is not needed, or ask your administrator to raise the limit.</source>
            <translation>服务器此刻接不下更多前台。请关闭不用的前台，或请管理员提高上限。</translation>
        </message>
        <message>
            <source>The data on this computer was made by another version of the database server. Nothing was changed. Ask your administrator to convert it to version %1.</source>
            <translation>本机数据由另一版本的数据库服务器建立，未作任何更改。请管理员将其转换为版本 %1。</translation>
        </message>
        <message>
            <source>The server on this computer is not running.</source>
            <translation>本机服务器未运行。</translation>
        </message>
        <message>
            <source>Only the server on this computer can be stopped from here.</source>
            <translation>在此只能停止本机服务器。</translation>
        </message>
        <message>
            <source>The password file %1 can be read by other people on this computer, so it is not used. Make it readable by its owner only.</source>
            <translation>密码文件 %1 可被本机其他人读取，因此未使用。请设为仅所有者可读。</translation>
        </message>
        <message>
            <source>There is no server profile named %1.</source>
            <translation>没有名为“%1”的服务器配置。</translation>
        </message>
        <message>
            <source>The database already holds venues. Demo data goes into an empty database only; nothing was changed.</source>
            <translation>数据库中已有场馆。演示数据只能载入空数据库，未作任何更改。</translation>
        </message>
        <message>
            <source>Records of the past are never changed, only added to. Nothing was changed. Book a correction instead.</source>
            <translation>既往记录不可更改，只能追加。未作任何更改。请改为登记更正。</translation>
        </message>
        <message>
            <source>The server could not read what was sent. Nothing was changed. Check what you typed; if it happens again, tell your administrator.</source>
            <translation>服务器无法识别提交的内容。未作任何更改。请检查输入；如再次发生，请告知管理员。</translation>
        </message>
        <message>
            <source>front desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>desk lead</source>
            <translation>主管</translation>
        </message>
        <message>
            <source>door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>administrator</source>
            <translation>管理员</translation>
        </message>
        <message>
            <source>auditor</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>one role and the next of a list</comment>
            <translation>%1、%2</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>the last two roles of a list</comment>
            <translation>%1或%2</translation>
        </message>
        <message>
            <source>The rules of %1 do not allow paying on arrival. Nothing was booked. Book it with the normal hold and take the payment before that ends.</source>
            <translation>按规则“%1”不允许到店付款。未生成预订。请按普通预占下单，并在到期前收款。</translation>
        </message>
        <message>
            <source>Cash, card and transfer refunds are confirmed by staff once they are paid out. Nothing was recorded.</source>
            <translation>现金、刷卡和转账退款由工作人员付出后确认。未做任何记录。</translation>
        </message>
        <message>
            <source>The self-test makes a scratch database with roles of its own, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres.</source>
            <translation>自检需要建立临时数据库及其角色，而“%1”没有此权限。未做任何更改。请以服务器超级用户登录，例如 --user postgres。</translation>
        </message>
        <message>
            <source>Another self-test is running on this server. Nothing was done. Wait until it has ended.</source>
            <translation>此服务器上已有自检在运行。未做任何更改。请等待其结束。</translation>
        </message>
        <message>
            <source>%1 is more than the %2 that the front desk may give back. Nothing was changed. A lead other than you can approve it at this desk.</source>
            <translation>%1 超过前台可自行退还的 %2。未做任何更改。可由您以外的值班主管在本机批准。</translation>
        </message>
        <message>
            <source>This is outside the rules it was sold under. Nothing was changed. A lead other than you can approve it at this desk.</source>
            <translation>这超出了售出时的规则。未做任何更改。可由您以外的值班主管在本机批准。</translation>
        </message>
        <message>
            <source>A lead has to approve this. Nothing was changed. A lead can sign it at this desk.</source>
            <translation>这需要值班主管批准。未做任何更改。主管可在本机签批。</translation>
        </message>
        <message>
            <source>The approval is older than five minutes. Nothing was changed. Ask the lead to sign again.</source>
            <translation>批准已超过五分钟。未做任何更改。请主管重新签批。</translation>
        </message>
        <message>
            <source>The approval has been used. Nothing was changed. Each action is signed once; ask the lead to sign this one.</source>
            <translation>该批准已被使用。未做任何更改。每次操作单独签批，请主管为这次操作签批。</translation>
        </message>
        <message>
            <source>The lead approved something else: an amount, a time or a line has changed since. Nothing was changed. Ask the lead to sign again.</source>
            <translation>主管批准的内容与此不同：金额、时间或明细之后有变化。未做任何更改。请主管重新签批。</translation>
        </message>
        <message>
            <source>This approval was not given to you. Nothing was changed. Ask a lead to sign.</source>
            <translation>该批准不是给您的。未做任何更改。请主管签批。</translation>
        </message>
        <message>
            <source>Nobody approves what they asked for themselves. Nothing was changed. Ask another lead.</source>
            <translation>任何人不得批准自己提出的事项。未做任何更改。请另一位主管批准。</translation>
        </message>
        <message>
            <source>This cannot be approved by somebody else. Nothing was changed.</source>
            <translation>此操作不能由他人批准。未做任何更改。</translation>
        </message>
        <message>
            <source>%1 does not work at this venue. Nothing was changed.</source>
            <translation>%1 不在本场馆任职。未做任何更改。</translation>
        </message>
        <message>
            <source>This person does not work at this venue. Nothing was changed.</source>
            <translation>此人不在本场馆任职。未做任何更改。</translation>
        </message>
        <message>
            <source>This terminal is not registered here. Nothing was changed. Load the list again with F5.</source>
            <translation>此终端未在此登记。未做任何更改。请按 F5 重新加载列表。</translation>
        </message>
        <message>
            <source>“%1” was revoked already. Nothing was changed; a revoked key stays revoked.</source>
            <translation>“%1”此前已被吊销。未做任何更改；已吊销的密钥不会恢复。</translation>
        </message>
        <message>
            <source>Place %1 of this booking has the same document. Check both numbers.</source>
            <translation>本预订中第 %1 位使用了同一证件。请核对两个号码。</translation>
        </message>
        <message>
            <source>Another place of this booking has the same document. Check both numbers.</source>
            <translation>本预订中另一位使用了同一证件。请核对两个号码。</translation>
        </message>
        <message>
            <source>The server takes documents only as this program seals them. Nothing was booked. Update Venuedesk on this computer.</source>
            <translation>服务器只接收由本程序加密的证件。未生成预订。请更新本机的 Venuedesk。</translation>
        </message>
        <message>
            <source>The keys that documents are sealed with were changed at this moment. Nothing was booked. Try again.</source>
            <translation>证件加密密钥刚刚更换。未生成预订。请重试。</translation>
        </message>
        <message>
            <source>This computer has no key for documents yet. Sign in once at a computer that has it; it hands the key on by itself.</source>
            <translation>本机还没有证件密钥。请在已有密钥的电脑上登录一次，密钥会自动转交到本机。</translation>
        </message>
        <message>
            <source>Another change of the document key is under way. Finish it first.</source>
            <translation>证件密钥正在更换中。请先完成该次更换。</translation>
        </message>
        <message>
            <source>Documents still need this key. Nothing was changed. Let the renewal run to its end first.</source>
            <translation>仍有证件使用此密钥。未做更改。请先让重新加密全部完成。</translation>
        </message>
        <message>
            <source>This document cannot be opened: it was sealed with another key or is damaged.</source>
            <translation>无法打开此证件：它由另一密钥加密，或已损坏。</translation>
        </message>
        <message>
            <source>This computer's encryption did not work. Nothing was changed. Try again; if it stays, ask your administrator.</source>
            <translation>本机加密功能出错。未做更改。请重试；若仍如此，请联系管理员。</translation>
        </message>
        <message>
            <source>This is no file of document keys, or it is damaged. Nothing was changed.</source>
            <translation>这不是证件密钥文件，或文件已损坏。未做更改。</translation>
        </message>
        <message>
            <source>This file holds no key that this organization uses now. Nothing was changed. Take the newest file.</source>
            <translation>此文件中没有本集团正在使用的密钥。未做更改。请使用最新的文件。</translation>
        </message>
        <message>
            <source>The passphrase does not open this file. Type it again.</source>
            <translation>该口令无法打开此文件。请重新输入。</translation>
        </message>
        <message>
            <source>The passphrase needs at least %1 characters. Several words are easiest to remember.</source>
            <translation>口令至少需要 %1 个字符。几个词语连在一起最容易记住。</translation>
        </message>
        <message>
            <source>The passphrase is too short. Several words are easiest to remember.</source>
            <translation>口令太短。几个词语连在一起最容易记住。</translation>
        </message>
        <message>
            <source>%1 places need a document each; one booking takes %2. Make several bookings.</source>
            <translation>有 %1 个名额需登记证件；一次预订最多 %2 个。请分几次预订。</translation>
        </message>
        <message>
            <source>Too many places need a document each. Make several bookings.</source>
            <translation>需登记证件的名额太多。请分几次预订。</translation>
        </message>
        <message>
            <source>Customers are kept from %1 to %2 days, or for good. Nothing was saved.</source>
            <translation>客户资料可保留 %1 至 %2 天，或永久保留。未保存。</translation>
        </message>
        <message>
            <source>Customers cannot be kept for this many days. Nothing was saved.</source>
            <translation>客户资料不能保留这么多天。未保存。</translation>
        </message>
        <message>
            <source>This customer still has something open: %1. Nothing was erased. Finish or cancel it first.</source>
            <translation>该客户还有未了结的订单：%1。未删除资料。请先完成或取消。</translation>
        </message>
        <message>
            <source>This customer still has something open: an order, money, a place on the waitlist or a benefit. Nothing was erased. Finish it first.</source>
            <translation>该客户还有未了结的事项：订单、款项、候补或会员权益。未删除资料。请先处理完毕。</translation>
        </message>
        <message>
            <source>There is no venue of this name, or it is not one of yours.</source>
            <translation>没有这个名称的场馆，或您无权使用。</translation>
        </message>
        <message>
            <source>Several venues are yours. Say which one is meant.</source>
            <translation>您有多个场馆。请指明是哪一个。</translation>
        </message>
        <message>
            <source>This is a one-time password. Choose one of your own first; until then nothing else is open.</source>
            <translation>这是一次性密码。请先设置自己的密码，在此之前不能进行其他操作。</translation>
        </message>
        <message>
            <source>A login has 2 to 32 characters: small letters, digits, dot, dash and underline, a letter first. Names of the server itself are not allowed.</source>
            <translation>登录名为 2 到 32 个字符：小写字母、数字、点、短横线和下划线，以字母开头。不能使用服务器自身的名称。</translation>
        </message>
        <message>
            <source>No role is chosen. Tick at least one.</source>
            <translation>未选择角色。请至少勾选一个。</translation>
        </message>
        <message>
            <source>There is no such role. Nothing was saved.</source>
            <translation>没有这个角色。未保存。</translation>
        </message>
        <message>
            <source>No venue is chosen. Tick at least one.</source>
            <translation>未选择场馆。请至少勾选一个。</translation>
        </message>
        <message>
            <source>This operator also works at venues that you do not administer. Nothing was changed. Ask an administrator of all of them.</source>
            <translation>该操作员还在您不管理的场馆工作。未作更改。请找管理所有这些场馆的管理员。</translation>
        </message>
        <message>
            <source>The password did not arrive in its protected form. Nothing was changed. Update this program.</source>
            <translation>密码未以受保护的形式送达。未作更改。请更新本程序。</translation>
        </message>
        <message>
            <source>Your own password is changed in the menu behind your name.</source>
            <translation>请在您姓名的菜单中修改自己的密码。</translation>
        </message>
        <message>
            <source>Nobody can disable their own sign-in. Nothing was changed. Ask another administrator.</source>
            <translation>不能停用自己的登录。未作更改。请找另一位管理员。</translation>
        </message>
        <message>
            <source>You asked for this yourself. Another administrator must approve it.</source>
            <translation>这是您自己提出的，须由另一位管理员批准。</translation>
        </message>
        <message>
            <source>This request is not known at your venues.</source>
            <translation>您的场馆没有这项申请。</translation>
        </message>
        <message>
            <source>Nobody approved this within three days, so it is no longer asked. Ask again.</source>
            <translation>三天内无人批准，申请已失效。请重新申请。</translation>
        </message>
        <message>
            <source>%1 has already decided this.</source>
            <translation>%1 已经作出决定。</translation>
        </message>
        <message>
            <source>This has already been decided.</source>
            <translation>此项已有决定。</translation>
        </message>
        <message>
            <source>The operator was changed after this was asked. Nothing was changed now. Look at it again and ask anew.</source>
            <translation>提出申请后该操作员已被修改。此次未作更改。请重新查看后再次申请。</translation>
        </message>
        <message>
            <source>This venue has another administrator, so two-person rules stay on. Nothing was saved.</source>
            <translation>该场馆还有另一位管理员，双人复核保持启用。未保存。</translation>
        </message>
        <message>
            <source>This is one of the passwords that are tried first. Choose another one, such as four words that have nothing to do with each other.</source>
            <translation>这是最先被猜测的密码之一。请换一个，例如四个互不相关的词。</translation>
        </message>
        <message>
            <source>The password contains your login name. Choose another one.</source>
            <translation>密码中包含您的登录名。请换一个。</translation>
        </message>
        <message>
            <source>This is the password you have now. Choose another one.</source>
            <translation>这就是您现在的密码。请换一个。</translation>
        </message>
        <message>
            <source>The two do not agree. Type the new password twice.</source>
            <translation>两次输入不一致。请输入两次新密码。</translation>
        </message>
        <message>
            <source>At most %1 characters can be used.</source>
            <translation>最多可用 %1 个字符。</translation>
        </message>
        <message>
            <source>This venue has slots or orders in its currency already, so the currency stays. Nothing was saved.</source>
            <translation>本场馆已有该货币的场次或订单，货币不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>This venue has slots or orders in %1 already, so its time zone stays. Nothing was saved.</source>
            <translation>本场馆已有 %1 的场次或订单，时区不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>This venue has slots or orders already, so its time zone stays. Nothing was saved.</source>
            <translation>本场馆已有场次或订单，时区不可更改。未保存任何内容。</translation>
        </message>
        <message>
            <source>The order has changed since this refund failed, so it cannot be tried again as it was. Nothing was refunded. Start a new refund from the order.</source>
            <translation>该退款失败后订单已有变化，无法按原样重试。未退任何款。请从订单重新发起退款。</translation>
        </message>
        <message>
            <source>This conflict is not there any more. Nothing was decided. Load the list again.</source>
            <translation>该冲突已不存在，未作裁定。请重新加载列表。</translation>
        </message>
        <message>
            <source>%1 has decided this already. Nothing was changed.</source>
            <translation>%1 已作出裁定，未作更改。</translation>
        </message>
        <message>
            <source>This guest is not on the list any more. Load the list again.</source>
            <translation>该客人已不在名单中。请重新加载列表。</translation>
        </message>
        <message>
            <source>The certificate file “%1” of this profile is not there or holds no certificate. No password was sent. Choose the venue's certificate file again.</source>
            <translation>此配置的证书文件“%1”不存在或不含证书。未发送密码。请重新选择场馆的证书文件。</translation>
        </message>
        <message>
            <source>The certificate file “%1” holds another certificate than at the last sign-in. No password was sent. Ask who looks after the server whether it was renewed; if so, choose the file again in the profile.</source>
            <translation>证书文件“%1”中的证书与上次登录时不同。未发送密码。请询问服务器管理人员是否已更换证书；如已更换，请在配置中重新选择该文件。</translation>
        </message>
        <message>
            <source>Version %1 has already signed in with this profile; this program is %2, which is older. Nothing was sent. Update this program.</source>
            <translation>版本 %1 已使用此配置登录过；本程序为 %2，版本较旧。未发送任何内容。请更新本程序。</translation>
        </message>
        <message>
            <source>The server in “%1” is running. Nothing was changed. Stop it first, then try again.</source>
            <translation>“%1”中的服务器正在运行。未做任何更改。请先停止服务器再试。</translation>
        </message>
        <message>
            <source>The folder “%1” is not empty and holds no PostgreSQL data. Nothing was changed. Choose an empty or a new folder.</source>
            <translation>文件夹“%1”不为空，且没有 PostgreSQL 数据。未做任何更改。请选择空文件夹或新文件夹。</translation>
        </message>
        <message>
            <source>The certificates could not be made. Nothing was changed. Check the host names, and that the OpenSSL library is whole.</source>
            <translation>无法生成证书。未做任何更改。请检查主机名，并确认 OpenSSL 库完整。</translation>
        </message>
        <message>
            <source>The file “%1” exists already and was not touched. Choose another name.</source>
            <translation>文件“%1”已存在，未被改动。请使用其他名称。</translation>
        </message>
        <message>
            <source>The backup could not be written to “%1” and nothing of it is left. Check the folder, its rights and the free space.</source>
            <translation>无法将备份写入“%1”，未留下任何残留。请检查文件夹、权限和剩余空间。</translation>
        </message>
        <message>
            <source>“%1” is no whole backup of Venuedesk. Nothing was restored. Choose another file.</source>
            <translation>“%1”不是完整的 Venuedesk 备份。未恢复任何内容。请选择其他文件。</translation>
        </message>
        <message>
            <source>The backup “%1” was made by a newer program. Nothing was restored. Install that program and try again.</source>
            <translation>备份“%1”由更新版本的程序制作。未恢复任何内容。请安装该版本后再试。</translation>
        </message>
        <message>
            <source>The database “%1” exists already and was not touched. Restore under another name with --database, or rename it first.</source>
            <translation>数据库“%1”已存在，未被改动。请用 --database 恢复为其他名称，或先将其改名。</translation>
        </message>
        <message>
            <source>A restore makes a database and logins, and “%1” may not. Nothing was done. Sign in as the server's superuser, for example with --user postgres.</source>
            <translation>恢复需要建立数据库和登录名，而“%1”没有此权限。未做任何更改。请以服务器超级用户登录，例如 --user postgres。</translation>
        </message>
        <message>
            <source>There are more than %1 rows. Nothing was written. Choose a shorter time, a person or a kind, and export in parts.</source>
            <translation>记录超过 %1 行。未写入任何内容。请选择更短的时间、某个人员或某类操作，分批导出。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: its certificate is made out to another name. No password was sent. Use the name in the certificate, or have one made for this name.</source>
            <translation>%1 的服务器无法证明身份：其证书属于另一个名称。未发送密码。请使用证书中的名称，或为此名称签发证书。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: its certificate is out of its time. No password was sent. Check this computer's clock; if it is right, the server needs a new certificate.</source>
            <translation>%1 的服务器无法证明身份：其证书不在有效期内。未发送密码。请检查本机时钟；若时钟正确，服务器需要新证书。</translation>
        </message>
        <message>
            <source>The server at %1 offers no protected connection. No password was sent. Have TLS switched on there; “venuedeskctl init-server” does it.</source>
            <translation>%1 的服务器不提供加密连接。未发送密码。请在服务器上启用 TLS，可用“venuedeskctl init-server”。</translation>
        </message>
        <message>
            <source>The server at %1 could not prove who it is: no authority this profile trusts has signed its certificate. No password was sent. Choose the venue's certificate file in the profile; if it is chosen, this may be another server.</source>
            <translation>%1 的服务器无法证明身份：其证书并非由此配置信任的机构签发。未发送密码。请在配置中选择场馆的证书文件；若已选择，则这可能是另一台服务器。</translation>
        </message>
        <message>
            <source>A file in this computer's door folder is not one of ours, so it was not opened. The door list is downloaded again.</source>
            <translation>本机入口文件夹中有一个不属于本系统的文件，未予打开。入场名单将重新下载。</translation>
        </message>
        <message>
            <source>This computer could not keep the scan; its disk may be full. Nobody was checked in. Free some space, then scan again.</source>
            <translation>本机无法保存此次扫描，磁盘可能已满。未核销任何人。请腾出空间后重新扫描。</translation>
        </message>
        <message>
            <source>The scans that waited on this computer cannot be read. They were not deleted but kept as %1. Tell your administrator; the door goes on with a new file.</source>
            <translation>本机待上传的扫描无法读取。它们未被删除，已另存为 %1。请告知管理员；入口将使用新文件继续工作。</translation>
        </message>
        <message numerus="yes">
            <source>The server is away, and the last sign-in here is more than %n hour(s) ago. Connect once and sign in, then the door works without it again.</source>
            <translation>
                <numerusform>服务器不可用，且上次在此登录已超过 %n 小时。请连接一次并登录，之后入口即可再次离线工作。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody has a ticket for today or tomorrow, so there is nothing to rehearse. Load the demo, or sell a ticket.</source>
            <translation>今天和明天都没有售出的票，无法演练。请载入演示数据或先售票。</translation>
        </message>
        <message>
            <source>The %1 is closed and sealed. Nothing was changed. Corrections are booked on today and point back to it.</source>
            <translation>%1 已关账封存。未作任何更改。更正记在今天，并指回该日。</translation>
        </message>
        <message>
            <source>This day is closed and sealed. Nothing was changed. Corrections are booked on today and point back to it.</source>
            <translation>该日已关账封存。未作任何更改。更正记在今天，并指回该日。</translation>
        </message>
        <message>
            <source>This day is not over yet. Nothing was sealed. Seal it after the venue's midnight.</source>
            <translation>这一天还没有结束。未封存。请在场馆的午夜之后再封存。</translation>
        </message>
        <message>
            <source>The shift of %1 at %2 is still open. Nothing was sealed. Have its drawer counted and the shift closed first.</source>
            <translation>%1 在 %2 的班次仍未结束。未封存。请先清点钱箱并结束该班次。</translation>
        </message>
        <message>
            <source>A shift of this day is still open. Nothing was sealed. Have its drawer counted and the shift closed first.</source>
            <translation>当天仍有班次未结束。未封存。请先清点钱箱并结束该班次。</translation>
        </message>
        <message>
            <source>This file was already imported for another channel. Nothing was imported. Discard that statement first, or choose its channel.</source>
            <translation>该文件已按其他渠道导入。未导入任何内容。请先作废那份账单，或选择它的渠道。</translation>
        </message>
        <message>
            <source>This statement is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该账单已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This statement was already accepted. Nothing was changed. Load the list again.</source>
            <translation>该账单已被采纳。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This statement was discarded. Nothing was changed. Import the file again if it is needed.</source>
            <translation>该账单已作废。未作任何更改。如有需要请重新导入文件。</translation>
        </message>
        <message>
            <source>This statement is not at that step. Nothing was changed. Load the list again.</source>
            <translation>该账单不在这一步。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>No line of this file could be read as a payment or refund. Nothing was matched. Check the columns, the encoding and the channel.</source>
            <translation>文件中没有一行能读作支付或退款。未进行匹配。请检查列、编码和渠道。</translation>
        </message>
        <message>
            <source>This difference is not there any more, or belongs to another venue. Nothing was changed. Load the list again.</source>
            <translation>该差异已不存在，或属于其他场馆。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>The note is empty or too long. Nothing was saved. Write up to 2,000 characters.</source>
            <translation>备注为空或过长。未保存。最多可写 2,000 个字符。</translation>
        </message>
        <message>
            <source>Somebody has dealt with this difference meanwhile. Nothing was changed. Load the list again.</source>
            <translation>其他人已处理该差异。未作任何更改。请重新加载列表。</translation>
        </message>
        <message>
            <source>This difference cannot be put right in that way. Nothing was changed. Choose one of the ways that are offered.</source>
            <translation>该差异不能以这种方式更正。未作任何更改。请选择所列的方式之一。</translation>
        </message>
        <message>
            <source>The figures have moved since this correction was proposed. Nothing was changed. Refuse it and propose it again.</source>
            <translation>自提出更正以来数字已变动。未作任何更改。请拒绝后重新提出。</translation>
        </message>
        <message>
            <source>The slot holds more than it has room for, so its counter cannot be set. Nothing was changed. Move or refund an order of the slot first.</source>
            <translation>该场次的占用超过容量，无法更正计数。未作任何更改。请先改签或退掉其中一个订单。</translation>
        </message>
        <message>
            <source>A schedule has from one to %1 blocks. Add or remove one.</source>
            <translation>一份排期有 1 到 %1 个时段块。请添加或删除一个。</translation>
        </message>
        <message>
            <source>Block %1 and block %2 are partly on the same days at the same time. Change the times or the weekdays of one.</source>
            <translation>时段块 %1 与时段块 %2 在相同日期有重叠的时间。请修改其中一个的时间或星期。</translation>
        </message>
        <message>
            <source>Two blocks are partly on the same days at the same time. Change the times or the weekdays of one.</source>
            <translation>有两个时段块在相同日期时间重叠。请修改其中一个的时间或星期。</translation>
        </message>
        <message>
            <source>The week from %1 has no slots of these spaces to copy. Choose another week.</source>
            <translation>从 %1 起的一周没有这些场地的场次可供复制。请选择另一周。</translation>
        </message>
        <message>
            <source>Type from %1 to %2 weeks, or nothing for by hand only.</source>
            <translation>请输入 %1 到 %2 周；留空表示仅手动生成。</translation>
        </message>
        <message>
            <source>This schedule template is not there any more. Nothing was changed. Choose another one.</source>
            <translation>该排期模板已不存在。未作任何更改。请选择其他模板。</translation>
        </message>
        <message>
            <source>One of the chosen calendars is not there any more. Nothing was changed. Choose the calendars again.</source>
            <translation>所选日历中有一个已不存在。未作任何更改。请重新选择日历。</translation>
        </message>
        <message>
            <source>This activity is not there any more, or is over. Nothing was changed. Choose another one.</source>
            <translation>该活动已不存在或已结束。未作任何更改。请选择其他活动。</translation>
        </message>
        <message>
            <source>Type from 1 to 366 days.</source>
            <translation>请输入 1 到 366 天。</translation>
        </message>
        <message>
            <source>Entry %1 is on 29 February, which is not in every year. Nothing was saved. Choose 28 February or 1 March for every year, or the one day of a leap year.</source>
            <translation>第 %1 条为 2 月 29 日，并非每年都有。未保存。请改为每年 2 月 28 日或 3 月 1 日，或仅保留闰年的那一天。</translation>
        </message>
        <message>
            <source>29 February is not in every year. Choose 28 February or 1 March, or take the tick for every year away.</source>
            <translation>2 月 29 日并非每年都有。请改为 2 月 28 日或 3 月 1 日，或取消“每年”。</translation>
        </message>
        <message>
            <source>Entry %1 has no name, no day, or more than 366 days. Nothing was saved. Change it.</source>
            <translation>第 %1 条没有名称、没有日期或超过 366 天。未保存。请修改。</translation>
        </message>
        <message>
            <source>These are %1 entries; a calendar holds at most %2. Nothing was saved. Remove some or make a second calendar.</source>
            <translation>共 %1 条；一个日历最多 %2 条。未保存。请删除一些或另建一个日历。</translation>
        </message>
        <message>
            <source>The file is too large for a calendar: at most %1 bytes are read. Nothing was taken from it.</source>
            <translation>文件过大，不像日历：最多读取 %1 字节。未导入任何内容。</translation>
        </message>
        <message>
            <source>The file is neither an iCalendar file nor a table of days (first day, days, yearly, name). Nothing was taken from it.</source>
            <translation>该文件既不是 iCalendar 文件，也不是日期表（首日、天数、每年、名称）。未导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: this is not a day. Write it as 2027-10-01. Nothing was taken from the file.</source>
            <translation>第 %1 行：不是有效日期，请写成 2027-10-01。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: the end lies before the start. Nothing was taken from the file.</source>
            <translation>第 %1 行：结束早于开始。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: the number of days must be from 1 to 366. Nothing was taken from the file.</source>
            <translation>第 %1 行：天数必须为 1 到 366。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: the name is missing or longer than 120 characters. Nothing was taken from the file.</source>
            <translation>第 %1 行：名称缺失或超过 120 个字符。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: yearly must be yes or no. Nothing was taken from the file.</source>
            <translation>第 %1 行：“每年”只能是 yes 或 no。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1 has more than four columns. Nothing was taken from the file.</source>
            <translation>第 %1 行超过四列。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: this repetition cannot be kept; only “every year on this day” can. Nothing was taken from the file.</source>
            <translation>第 %1 行：无法保留这种重复方式；只支持“每年的这一天”。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: 29 February is not in every year. Nothing was taken from the file.</source>
            <translation>第 %1 行：2 月 29 日并非每年都有。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: a calendar holds at most 2,000 entries. Nothing was taken from the file.</source>
            <translation>第 %1 行：一个日历最多 2,000 条。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1 cannot be read. Nothing was taken from the file.</source>
            <translation>第 %1 行无法读取。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>The second time must be later than the first, on the same day. Change one of them.</source>
            <translation>第二个时间必须晚于第一个，且在同一天。请修改其中之一。</translation>
        </message>
        <message>
            <source>These are %1 slots; at most %2 are changed at once. Nothing was changed. Choose fewer spaces or a shorter range.</source>
            <translation>共 %1 个场次；一次最多更改 %2 个。未作任何更改。请减少场地或缩短日期范围。</translation>
        </message>
        <message>
            <source>This activity cannot go to that state from where it is. Nothing was changed. Reload to see its state.</source>
            <translation>该活动无法从当前状态转为该状态。未作任何更改。请重新加载查看。</translation>
        </message>
        <message>
            <source>The activity is in that state already; somebody else may have been first. Reload to see it.</source>
            <translation>该活动已处于该状态，可能有人先操作了。请重新加载查看。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) to come are still booked, so the activity has not ended. Nothing was changed. Take it off sale, or cancel it.</source>
            <translation>
                <numerusform>还有 %n 个未开始的场次已被预订，活动尚未结束。未作任何更改。请将其下架或取消。</numerusform>
            </translation>
        </message>
        <message>
            <source>The stop that cancelled this activity is still published. Nothing was changed. A lead withdraws the stop first.</source>
            <translation>取消该活动的停场仍在生效。未作任何更改。请主管先撤回停场。</translation>
        </message>
        <message>
            <source>The pattern gives a file no name. Use words and {venue}, {what}, {day}, {from} or {until}.</source>
            <translation>该格式没有给出文件名。请使用文字以及 {venue}、{what}、{day}、{from} 或 {until}。</translation>
        </message>
        <message>
            <source>The pattern does not know %1. It knows {venue}, {what}, {day}, {from} and {until}.</source>
            <translation>文件名格式不认识 %1，可用的有 {venue}、{what}、{day}、{from} 和 {until}。</translation>
        </message>
        <message>
            <source>The pattern has a word it does not know. It knows {venue}, {what}, {day}, {from} and {until}.</source>
            <translation>文件名格式含有不认识的字段，可用的有 {venue}、{what}、{day}、{from} 和 {until}。</translation>
        </message>
        <message>
            <source>A series is of 1 to %1 further weeks. Choose a number between.</source>
            <translation>每周预订可再延续 1 到 %1 周。请在此范围内选择。</translation>
        </message>
        <message>
            <source>There is no slot of %1 at this time on %2.</source>
            <translation>%2 的这个时间没有 %1 的场次。</translation>
        </message>
        <message>
            <source>There is no slot at this time on that day.</source>
            <translation>当天这个时间没有场次。</translation>
        </message>
        <message>
            <source>Type a whole number from %1 to %2.</source>
            <translation>请输入 %1 到 %2 之间的整数。</translation>
        </message>
        <message>
            <source>Type a percentage from 0 to 100, for example 12.5.</source>
            <translation>请输入 0 到 100 的百分比，例如 12.5。</translation>
        </message>
        <message>
            <source>This is not a moment. Type it as 2026-12-05 18:00, in the time of the venue.</source>
            <translation>这不是有效的时间。请按场馆时间输入，例如 2026-12-05 18:00。</translation>
        </message>
        <message>
            <source>“%1” is none of the choices here: %2.</source>
            <translation>“%1”不在可选项之内：%2。</translation>
        </message>
        <message>
            <source>This is none of the choices here.</source>
            <translation>不在可选项之内。</translation>
        </message>
        <message>
            <source>These hours cannot be read. Type them as 09:00-12:00, 13:00-22:00, or leave the day empty.</source>
            <translation>无法识别这些时间。请输入如 09:00-12:00, 13:00-22:00，或将当天留空。</translation>
        </message>
        <message>
            <source>A stretch that begins and ends at %1 is empty. Change its end.</source>
            <translation>从 %1 开始又在同一时刻结束的时段是空的。请修改结束时间。</translation>
        </message>
        <message>
            <source>A stretch that ends when it begins is empty. Change its end.</source>
            <translation>开始与结束相同的时段是空的。请修改结束时间。</translation>
        </message>
        <message>
            <source>The stretch from %1 begins before the one ahead of it has ended. Put them in order; only the last of a day may end after midnight.</source>
            <translation>从 %1 开始的时段与前一段重叠。请按顺序填写；只有当天最后一段可以跨过零点。</translation>
        </message>
        <message>
            <source>Two stretches overlap. Put them in order; only the last of a day may end after midnight.</source>
            <translation>两个时段重叠。请按顺序填写；只有当天最后一段可以跨过零点。</translation>
        </message>
        <message>
            <source>The end does not lie after the start, so nothing is in between. Change one of them.</source>
            <translation>结束不在开始之后，中间没有任何时间。请修改其一。</translation>
        </message>
        <message>
            <source>What was chosen here does not belong to this venue or is gone. Choose again.</source>
            <translation>所选内容不属于本场馆或已不存在。请重新选择。</translation>
        </message>
        <message>
            <source>Choose the category or the one space it is sold in.</source>
            <translation>请选择在哪个分类或哪个场地销售。</translation>
        </message>
        <message>
            <source>One ticket type is sold unless another is asked for. Make another one that first.</source>
            <translation>必须有一个默认票种。请先将另一个设为默认。</translation>
        </message>
        <message>
            <source>A fee by time left needs steps, each with hours and a percentage, from the longest time left to the shortest.</source>
            <translation>按剩余时间收费需要分档，每档含小时数和百分比，从剩余时间最长到最短排列。</translation>
        </message>
        <message>
            <source>A divisible space is made of two or more other courts that are not divided themselves.</source>
            <translation>可拆分场地须由两个或以上本身不可拆分的其他场地组成。</translation>
        </message>
        <message>
            <source>There are bookings to come, or this is part of another space, so what it is made of stays. Nothing was saved.</source>
            <translation>它还有未来的预订，或者是其他场地的一部分，因此组成不能更改。未保存。</translation>
        </message>
        <message>
            <source>This picture is too large. Choose one of at most 20 MB.</source>
            <translation>图片过大。请选择不超过 20 MB 的图片。</translation>
        </message>
        <message>
            <source>This file is not a picture that can be read. Choose a JPEG, PNG or WebP.</source>
            <translation>此文件不是可读取的图片。请选择 JPEG、PNG 或 WebP。</translation>
        </message>
        <message>
            <source>The price is missing. For nothing, type 0.</source>
            <translation>缺少价格。免费请输入 0。</translation>
        </message>
        <message>
            <source>Nothing is called “%1” here. What there is: %2.</source>
            <translation>这里没有名为“%1”的字段。可用字段：%2。</translation>
        </message>
        <message>
            <source>The file names “%1”, but holds nothing of that name.</source>
            <translation>文件提到“%1”，但其中没有此名称的内容。</translation>
        </message>
        <message>
            <source>There is a venue called “%1” already, and it is left as it is. Give the copy another name.</source>
            <translation>已有名为“%1”的场馆，它保持不变。请为副本另取名称。</translation>
        </message>
        <message>
            <source>This is not a catalogue of Venuedesk.</source>
            <translation>这不是 Venuedesk 的目录文件。</translation>
        </message>
        <message>
            <source>This catalogue is of another form (%1) than this program reads (1).</source>
            <translation>此目录文件的格式（%1）与本程序所读的格式（1）不同。</translation>
        </message>
        <message>
            <source>This catalogue does not say which form it is of.</source>
            <translation>此目录文件没有说明其格式。</translation>
        </message>
        <message>
            <source>The file holds no venue.</source>
            <translation>文件中没有场馆。</translation>
        </message>
        <message>
            <source>The file holds %1 venues; only one can be given another name.</source>
            <translation>文件中有 %1 个场馆；只有单个场馆才能另取名称。</translation>
        </message>
        <message>
            <source>The file is larger than %1 MB.</source>
            <translation>文件大于 %1 MB。</translation>
        </message>
        <message>
            <source>The file is not JSON: %1.</source>
            <translation>文件不是 JSON：%1。</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>无法读取文件 %1：%2。</translation>
        </message>
        <message>
            <source>This ticket lets nobody in: only its time can be overruled. Nobody was counted. Scan it again to see why.</source>
            <translation>此票不能入场：只有时间可以破例。未计入任何人。请再次扫描查看原因。</translation>
        </message>
        <message>
            <source>This shift is closed, and a closed shift never changes. Nothing was recorded.</source>
            <translation>该班次已结束，结束后不可更改。未做任何记录。</translation>
        </message>
        <message>
            <source>There is not that much in the drawer. Nothing was recorded. Check the amount.</source>
            <translation>钱箱中没有这么多现金。未做任何记录。请核对金额。</translation>
        </message>
        <message>
            <source>The notes and coins do not add up to what was counted. Nothing was closed. Count again.</source>
            <translation>各面额合计与清点金额不符。班次未结束。请重新清点。</translation>
        </message>
        <message>
            <source>The file cannot be read: %1. Nothing was imported. Check that it is there and that you may read it.</source>
            <translation>无法读取文件：%1。未导入任何内容。请确认文件存在且您有权读取。</translation>
        </message>
        <message>
            <source>The file is larger than 2 GB. Nothing was imported. Ask the channel for fewer days in one file.</source>
            <translation>文件大于 2 GB。未导入任何内容。请让渠道按较少天数出具文件。</translation>
        </message>
        <message>
            <source>The file has no column “%1”. Nothing was imported. Check the format, the encoding and the heading lines.</source>
            <translation>文件没有“%1”列。未导入任何内容。请检查格式、编码和标题行数。</translation>
        </message>
        <message>
            <source>This saved way of reading cannot be used any more. Nothing was imported. Choose the columns and save it again.</source>
            <translation>保存的读取方式已不可用。未导入任何内容。请重新选择列并保存。</translation>
        </message>
        <message>
            <source>The account number "%1" cannot be used. Give it 1 to 40 characters.</source>
            <translation>科目编号“%1”不可用，请输入 1 到 40 个字符。</translation>
        </message>
        <message>
            <source>An account number has 1 to 40 characters.</source>
            <translation>科目编号须为 1 到 40 个字符。</translation>
        </message>
        <message>
            <source>The venue has no such channel or category any more. Reload the accounts.</source>
            <translation>场馆已没有该渠道或类别，请重新载入科目。</translation>
        </message>
        <message>
            <source>The payment channel cannot be reached. Nothing was collected and the hold stands. Try again, or take the payment another way.</source>
            <translation>无法连接支付渠道。未收款，预占保留。请重试，或改用其他方式收款。</translation>
        </message>
        <message>
            <source>This is no pay code, or it has run out. Nothing was collected. Ask for a fresh one and scan it again.</source>
            <translation>这不是付款码，或已失效。未收款。请顾客刷新付款码后重新扫描。</translation>
        </message>
        <message>
            <source>The customer's bank refused the payment. Nothing was collected and the hold stands. Take it another way.</source>
            <translation>顾客的银行拒绝了付款。未收款，预占保留。请改用其他方式收款。</translation>
        </message>
        <message>
            <source>This is the same profile. Nothing was merged. Choose the other one.</source>
            <translation>这是同一份资料。未合并。请选择另一份。</translation>
        </message>
        <message>
            <source>Both are booked or waiting for %1 at %2. Nothing was merged. End one of the two first.</source>
            <translation>两份资料都已预订或候补 %1（%2）。未合并。请先结束其中一个。</translation>
        </message>
        <message>
            <source>Both are booked or waiting for %1. Nothing was merged. End one of the two first.</source>
            <translation>两份资料都已预订或候补 %1。未合并。请先结束其中一个。</translation>
        </message>
        <message>
            <source>Both are booked or waiting for the same slot. Nothing was merged. End one of the two first.</source>
            <translation>两份资料都已预订或候补同一场次。未合并。请先结束其中一个。</translation>
        </message>
        <message>
            <source>Type a whole number from 1 to 999.</source>
            <translation>请输入 1 到 999 的整数。</translation>
        </message>
        <message>
            <source>The row's name is missing or longer than 20 characters. Type A, AA or a number.</source>
            <translation>排号缺失或超过 20 个字符。请输入 A、AA 或数字。</translation>
        </message>
        <message>
            <source>These would be %1 seats; a plan holds at most %2. Add fewer.</source>
            <translation>将有 %1 个座位；一张座位图最多 %2 个。请减少。</translation>
        </message>
        <message>
            <source>The plan has %1 seats to sell, the space holds %2. Nothing was saved. Block or remove some, or raise the space's capacity.</source>
            <translation>座位图有 %1 个可售座位，而场地容量为 %2。未保存。请封锁或删除一些，或提高场地容量。</translation>
        </message>
        <message>
            <source>Only a space that holds several people can have a seat plan. Nothing was saved.</source>
            <translation>只有可容纳多人的场地才能有座位图。未保存。</translation>
        </message>
        <message>
            <source>Seat %1 in row %2 has no row, no number or a name that is too long. Nothing was saved. Change it.</source>
            <translation>%2 排 %1 座缺少排号、座号或名称过长。未保存。请修改。</translation>
        </message>
        <message>
            <source>One seat has no row, no number or a name that is too long. Nothing was saved. Change it.</source>
            <translation>有座位缺少排号、座号或名称过长。未保存。请修改。</translation>
        </message>
        <message>
            <source>Seat %1 in row %2 is there twice. Nothing was saved. Give one of them another number.</source>
            <translation>%2 排 %1 座重复。未保存。请修改其中一个的座号。</translation>
        </message>
        <message>
            <source>One seat is there twice. Nothing was saved. Give one of them another number.</source>
            <translation>有座位重复。未保存。请修改其中一个的座号。</translation>
        </message>
        <message>
            <source>Two seats lie on one another. Nothing was saved. Move one of them.</source>
            <translation>有两个座位重叠。未保存。请移动其中一个。</translation>
        </message>
        <message>
            <source>Seat %1 in row %2 is booked for a time to come, so it stays as it is. Nothing was saved. Undo the change of this seat.</source>
            <translation>%2 排 %1 座已有未来的预订，不能更改。未保存。请撤销对该座位的更改。</translation>
        </message>
        <message>
            <source>A changed seat is booked for a time to come, so it stays as it is. Nothing was saved. Undo the change.</source>
            <translation>有被更改的座位已有未来的预订，不能更改。未保存。请撤销更改。</translation>
        </message>
        <message>
            <source>The file is too large for a seat plan: at most %1 bytes are read. Nothing was taken from it.</source>
            <translation>文件过大，不像座位图：最多读取 %1 字节。未导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: a seat has block, row, number, x, y, category and blocked. Nothing was taken from the file.</source>
            <translation>第 %1 行：座位应有区、排、座号、x、y、类别和封锁。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: x and y must be whole numbers from 0 to 999. Nothing was taken from the file.</source>
            <translation>第 %1 行：x 和 y 必须是 0 到 999 的整数。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: this seat is there already. Nothing was taken from the file.</source>
            <translation>第 %1 行：该座位已存在。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: another seat lies on this spot already. Nothing was taken from the file.</source>
            <translation>第 %1 行：此位置已有其他座位。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: blocked must be yes or no. Nothing was taken from the file.</source>
            <translation>第 %1 行：封锁只能是 yes 或 no。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>Line %1: the row, the number or a name is missing or too long. Nothing was taken from the file.</source>
            <translation>第 %1 行：排号、座号或名称缺失或过长。未从文件导入任何内容。</translation>
        </message>
        <message>
            <source>%1 is not to be had from %2 to %3: that lies outside its hours. Nothing was booked. Choose another time, or ask a lead.</source>
            <translation>%1 在 %2 至 %3 不可预订：该时间不在其工作或开放时间内。未生成预订。请选择其他时间，或请主管处理。</translation>
        </message>
        <message>
            <source>This time lies outside the working or opening hours. Nothing was booked. Choose another time, or ask a lead.</source>
            <translation>该时间不在工作或开放时间内。未生成预订。请选择其他时间，或请主管处理。</translation>
        </message>
        <message numerus="yes">
            <source>Seats are numbered in %1, and no seat is named for %n place(s). Nothing was booked. Choose the seats.</source>
            <translation>
                <numerusform>%1 对号入座，有 %n 个名额未选座位。未生成预订。请选座。</numerusform>
            </translation>
        </message>
        <message>
            <source>Seats are numbered here. Nothing was booked. Choose a seat for each place.</source>
            <translation>此处对号入座。未生成预订。请为每个名额选一个座位。</translation>
        </message>
        <message>
            <source>Choose equipment that has units of its own to lend from, and that does not lend from this.</source>
            <translation>请选择自有库存的器材；该器材不能又取自本器材的库存。</translation>
        </message>
        <message>
            <source>There are bookings to come, so the stock they are taken from stays. Nothing was saved.</source>
            <translation>尚有未到期的预订，其所用库存不能更改。未保存。</translation>
        </message>
        <message>
            <source>WeChat Pay and Alipay are recorded with the number of the payment. Nothing was recorded. Type the number that the customer's phone or your terminal shows.</source>
            <translation>微信支付和支付宝须连同支付单号一起记录。尚未记录任何款项。请输入顾客手机或终端显示的单号。</translation>
        </message>
        <message>
            <source>This slot ended at %1 and is closed for sale; a lead may take it all the same. Otherwise choose a later one.</source>
            <translation>该场次已于 %1 结束并停止销售；主管仍可选用，否则请选择更晚的场次。</translation>
        </message>
        <message>
            <source>This slot is over and closed for sale; a lead may take it all the same. Otherwise choose a later one.</source>
            <translation>该场次已结束并停止销售；主管仍可选用，否则请选择更晚的场次。</translation>
        </message>
        <message>
            <source>One of these people would have %1 places on this day, by the identity document; at most %2 are allowed. Nothing was booked. Take that person out; a lead can allow more with a reason.</source>
            <translation>按身份证件，其中一人当天将有 %1 个名额，最多允许 %2 个。未生成预订。请去掉此人；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>One of these people would have %1 places in this activity, by the identity document; at most %2 are allowed. Nothing was booked. Take that person out; a lead can allow more with a reason.</source>
            <translation>按身份证件，其中一人在该活动中将有 %1 个名额，最多允许 %2 个。未生成预订。请去掉此人；主管可注明原因放宽。</translation>
        </message>
        <message>
            <source>A pass or free hours have paid %1 of this order, and the total cannot be lower. Nothing was changed. Take less off.</source>
            <translation>次卡或免费时长已支付本订单的 %1，总额不能更低。未作任何更改。请减少优惠金额。</translation>
        </message>
        <message>
            <source>This needs an open shift of yours. Nothing was recorded. Open your shift first.</source>
            <translation>此操作需要您已开班。未作任何记录。请先开班。</translation>
        </message>
        <message numerus="yes">
            <source>The password is too short or too easy to guess. Take at least %n character(s): a few words that nobody would guess.</source>
            <translation>
                <numerusform>密码太短或太容易猜到。请至少使用 %n 个字符，例如几个别人想不到的词。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 more, after %2 that this order has had back, is above the %3 that the front desk may give back. Nothing was changed. A lead other than you can approve it at this desk.</source>
            <translation>此订单已退 %2，再退 %1 将超过前台可自行退还的 %3。未做任何更改。可由您以外的值班主管在本机批准。</translation>
        </message>
        <message>
            <source>Whoever signed this may not sign it any more. Nothing was changed. Ask another lead to sign.</source>
            <translation>签字人已无权批准此操作。未做任何更改。请另一位值班主管签字。</translation>
        </message>
        <message>
            <source>%1 has no ticket type yet, so it has no price. Nothing was booked. An administrator can add one among the ticket types.</source>
            <translation>%1尚无票种，因此没有价格。未生成预订。管理员可在“票种”中添加。</translation>
        </message>
        <message>
            <source>Somebody who was to leave is not in this line any more. Nothing was refunded. Choose again from who is in it now.</source>
            <translation>要退的人或座位已不在这一行中。未做任何退款。请按现在的情况重新选择。</translation>
        </message>
        <message>
            <source>Those of one entry code leave together. Nothing was refunded. Choose all of them or none.</source>
            <translation>同一入场码的人须一起退。未做任何退款。请全选或全不选。</translation>
        </message>
        <message>
            <source>%1 places go back, but %2 people or seats are named. Nothing was refunded. Choose one for each place.</source>
            <translation>要退 %1 个位置，但选了 %2 个人或座位。未做任何退款。请为每个位置选一个。</translation>
        </message>
        <message>
            <source>It is not clear who leaves. Nothing was refunded. Choose again, each one once.</source>
            <translation>不清楚退的是谁。未做任何退款。请重新选择，每个只选一次。</translation>
        </message>
    </context>
    <context>
        <name>ExplainWords</name>
        <message>
            <source>It was held and waits for its payment.</source>
            <translation>已预占，等待支付。</translation>
        </message>
        <message>
            <source>Nothing was to be paid.</source>
            <translation>无需支付。</translation>
        </message>
        <message>
            <source>A payment was started with a channel and is not answered yet.</source>
            <translation>已向支付渠道发起支付，尚未收到结果。</translation>
        </message>
        <message>
            <source>The payment failed; the hold still stands.</source>
            <translation>支付失败；预占仍然有效。</translation>
        </message>
        <message>
            <source>It was paid in full.</source>
            <translation>已全额支付。</translation>
        </message>
        <message>
            <source>It was not paid in time; the sweep closed it and gave the places back.</source>
            <translation>未按时支付；系统清理时已关闭并归还名额。</translation>
        </message>
        <message>
            <source>It was cancelled.</source>
            <translation>已取消。</translation>
        </message>
        <message>
            <source>A refund of all of it was asked for and is not confirmed yet.</source>
            <translation>已申请全额退款，尚未确认。</translation>
        </message>
        <message>
            <source>All of it was refunded.</source>
            <translation>已全部退款。</translation>
        </message>
        <message>
            <source>The refund was refused for good; the order is what it was before.</source>
            <translation>退款被最终拒绝；订单恢复为之前的状态。</translation>
        </message>
        <message>
            <source>A ticket was used at a door.</source>
            <translation>已有一张票在入口使用。</translation>
        </message>
        <message>
            <source>Its last check-in was taken back.</source>
            <translation>最后一次核销已撤销。</translation>
        </message>
        <message>
            <source>Its time is over.</source>
            <translation>场次时间已过。</translation>
        </message>
        <message>
            <source>Somebody marked it as a no-show.</source>
            <translation>已由人工标记为未到场。</translation>
        </message>
        <message>
            <source>The no-show was taken back.</source>
            <translation>未到场标记已撤销。</translation>
        </message>
        <message>
            <source>A stop hit it; the customer has to choose another time or a refund.</source>
            <translation>受停场影响；客户须另选时间或退款。</translation>
        </message>
        <message>
            <source>It was moved, so the stop does not hit it any more.</source>
            <translation>已改期，不再受停场影响。</translation>
        </message>
        <message>
            <source>The stop was withdrawn.</source>
            <translation>停场已撤回。</translation>
        </message>
        <message>
            <source>Pay</source>
            <translation>支付</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>放弃预占</translation>
        </message>
        <message>
            <source>Change the price</source>
            <translation>改价</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Tickets</source>
            <translation>出票</translation>
        </message>
        <message>
            <source>Mark as a no-show</source>
            <translation>标记未到场</translation>
        </message>
        <message>
            <source>Take a no-show back</source>
            <translation>撤销未到场</translation>
        </message>
        <message>
            <source>%1 more held</source>
            <translation>预占增加 %1</translation>
        </message>
        <message>
            <source>%1 fewer held</source>
            <translation>预占减少 %1</translation>
        </message>
        <message>
            <source>%1 more sold</source>
            <translation>已售增加 %1</translation>
        </message>
        <message>
            <source>%1 fewer sold</source>
            <translation>已售减少 %1</translation>
        </message>
        <message>
            <source>Places: %1; then %2 held, %3 sold</source>
            <translation>名额：%1；之后预占 %2，已售 %3</translation>
        </message>
        <message>
            <source>Payment: %1%2</source>
            <translation>支付：%1%2</translation>
        </message>
        <message>
            <source>Scanned at %1: %2</source>
            <translation>在 %1 扫码：%2</translation>
        </message>
        <message>
            <source>%1: refused. %2</source>
            <translation>%1：被拒绝。%2</translation>
        </message>
        <message>
            <source>What happened, the latest first</source>
            <translation>经过（最近的在前）</translation>
        </message>
        <message>
            <source>Nothing yet.</source>
            <translation>暂无记录。</translation>
        </message>
        <message>
            <source>The figures</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>%1 places: %2 held, %3 sold, %4 kept back by staff, %5 free.</source>
            <translation>共 %1 个名额：预占 %2，已售 %3，员工保留 %4，空闲 %5。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are.</source>
            <translation>
                <numerusform>保留数比实有名额多 %n 个。</numerusform>
            </translation>
        </message>
        <message>
            <source>Counted again from the bookings: the same.</source>
            <translation>按预订重新清点：一致。</translation>
        </message>
        <message>
            <source>Counted again from the bookings: %1 held, %2 sold. This is a difference; finance sees it.</source>
            <translation>按预订重新清点：预占 %1，已售 %2。存在差异，财务可见。</translation>
        </message>
        <message numerus="yes">
            <source>%n part(ies) wait for it.</source>
            <translation>
                <numerusform>%n 位在候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>Can it be booked?</source>
            <translation>能否预订？</translation>
        </message>
        <message numerus="yes">
            <source>Yes, %n place(s) are free.</source>
            <translation>
                <numerusform>可以，空闲 %n 个名额。</numerusform>
            </translation>
        </message>
        <message>
            <source>Who has it</source>
            <translation>占用者</translation>
        </message>
        <message>
            <source>held by %1 until %2</source>
            <translation>由 %1 预占至 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n 个名额</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>另有 %n 位</numerusform>
            </translation>
        </message>
        <message>
            <source>Why it is “%1”</source>
            <translation>为何是“%1”</translation>
        </message>
        <message>
            <source>The hold ends at %1.</source>
            <translation>预占截止于 %1。</translation>
        </message>
        <message>
            <source>%1 in all, %2 paid, %3 still to pay.</source>
            <translation>共 %1，已付 %2，尚欠 %3。</translation>
        </message>
        <message numerus="yes">
            <source>The sweep tried %n time(s) to close it: %1</source>
            <translation>
                <numerusform>系统清理已尝试关闭 %n 次：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>What may be done now</source>
            <translation>现在可以做什么</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>可以</translation>
        </message>
        <message>
            <source>Nothing: it is closed.</source>
            <translation>无：订单已关闭。</translation>
        </message>
        <message>
            <source>Sold under</source>
            <translation>适用规则</translation>
        </message>
        <message>
            <source>%1, version %2; prices version %3</source>
            <translation>%1，版本 %2；价格版本 %3</translation>
        </message>
        <message>
            <source>refund window until %1</source>
            <translation>退款期限至 %1</translation>
        </message>
        <message>
            <source>Waive the rest</source>
            <translation>免收余款</translation>
        </message>
        <message>
            <source>Add lines</source>
            <translation>加项</translation>
        </message>
        <message>
            <source>held from the waitlist until %1</source>
            <translation>候补预占至 %1</translation>
        </message>
    </context>
    <context>
        <name>FormatText</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Payment pending</source>
            <translation>待支付</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已支付</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Expired</source>
            <translation>超时关闭</translation>
        </message>
        <message>
            <source>Refund under way</source>
            <translation>退款中</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>停场挂起</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source>%1 d</source>
            <translation>%1 天</translation>
        </message>
        <message>
            <source>%1 h</source>
            <translation>%1 小时</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分钟</translation>
        </message>
    </context>
    <context>
        <name>OfflineWords</name>
        <message>
            <source>Connected</source>
            <translation>已连接</translation>
        </message>
        <message>
            <source>Connected · list %1 old</source>
            <translation>已连接 · 名单更新于 %1前</translation>
        </message>
        <message>
            <source>Connected · the list is being fetched</source>
            <translation>已连接 · 正在下载名单</translation>
        </message>
        <message>
            <source>By the list of %1, %2 old</source>
            <translation>依据 %1 的名单，%2前</translation>
        </message>
        <message>
            <source>No connection: nobody can be checked in</source>
            <translation>无连接：无法核销入场</translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) to be sent</source>
            <translation>
                <numerusform>%n 次扫描待上传</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) kept that the server did not understand</source>
            <translation>
                <numerusform>%n 次扫描服务器无法识别，已保留</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer's clock is %1 fast. Scans are corrected by it; please set it.</source>
            <translation>本机时钟快 %1。扫描时间会自动校正，请调整时钟。</translation>
        </message>
        <message>
            <source>This computer's clock is %1 slow. Scans are corrected by it; please set it.</source>
            <translation>本机时钟慢 %1。扫描时间会自动校正，请调整时钟。</translation>
        </message>
        <message>
            <source>Whom other doors have let in since: the same ticket can enter once at each door.</source>
            <translation>此后其他入口已放行的人：同一张票在每个入口都可能入场一次。</translation>
        </message>
        <message>
            <source>Refunds, cancellations, moves, stops and payments since then.</source>
            <translation>此后发生的退款、取消、改期、停场和付款。</translation>
        </message>
        <message>
            <source>Desks that were shut out since then: their tickets still count.</source>
            <translation>此后被停用的柜台：其出的票仍视为有效。</translation>
        </message>
        <message>
            <source>Tickets sold since then: a genuine QR is let in provisionally; a short code or a document is unknown.</source>
            <translation>此后售出的票：真实二维码先放行待确认；短码和证件无法识别。</translation>
        </message>
        <message>
            <source>Short codes of other days and venues, and documents of other days: they read as unknown.</source>
            <translation>其他日期和其他场馆的短码、其他日期的证件：显示为未知。</translation>
        </message>
        <message>
            <source>How often somebody guesses short codes or documents.</source>
            <translation>有人反复试猜短码或证件的次数。</translation>
        </message>
    </context>
    <context>
        <name>OperatorWords</name>
        <message>
            <source>Front desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Desk lead</source>
            <translation>前台主管</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>检票员</translation>
        </message>
        <message>
            <source>Finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>Administrator</source>
            <translation>管理员</translation>
        </message>
        <message>
            <source>Auditor</source>
            <translation>审计员</translation>
        </message>
        <message>
            <source>Books, takes payment, cancels and refunds within the rules, keeps a shift.</source>
            <translation>预订、收款，按规则取消和退款，负责班次。</translation>
        </message>
        <message>
            <source>Also approves what is outside the rules, publishes stops, changes prices with a reason.</source>
            <translation>另可批准规则外的操作、发布停场、注明原因后改价。</translation>
        </message>
        <message>
            <source>Scans tickets and sees the day's lists, names masked.</source>
            <translation>检票，查看当日名单，姓名已遮蔽。</translation>
        </message>
        <message>
            <source>Sees all money, exports it, settles refunds and differences.</source>
            <translation>查看和导出全部账目，处理退款和差异。</translation>
        </message>
        <message>
            <source>Sets up venues, prices, schedules, operators. No refunds, no corrections.</source>
            <translation>设置场馆、价格、场次和操作员。不能退款或更正。</translation>
        </message>
        <message>
            <source>Reads everything unmasked, changes nothing.</source>
            <translation>可读取未遮蔽的全部内容，不能更改。</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <source>Disabled</source>
            <translation>已停用</translation>
        </message>
        <message>
            <source>Waits for approval</source>
            <translation>等待批准</translation>
        </message>
        <message>
            <source>One-time password</source>
            <translation>一次性密码</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>You asked for a one-time password</source>
            <translation>您申请了一次性密码</translation>
        </message>
        <message>
            <source>%1 asks for a one-time password</source>
            <translation>%1 申请一次性密码</translation>
        </message>
        <message>
            <source>You asked for: %1</source>
            <translation>您申请：%1</translation>
        </message>
        <message>
            <source>%1 asks for: %2</source>
            <translation>%1 申请：%2</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Login</source>
            <translation>登录名</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>others</source>
            <translation>其他场馆</translation>
        </message>
        <message>
            <source>Last sign-in</source>
            <translation>最近登录</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从未</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>You asked to let this person in again</source>
            <translation>您申请了重新启用此人</translation>
        </message>
        <message>
            <source>%1 asks to let this person in again</source>
            <translation>%1 申请重新启用此人</translation>
        </message>
        <message>
            <source>What gives rights has to be approved by another administrator, and there is none at these venues. If you run the venue alone, tick “One person runs this venue” on the page “Venues”; then save here again.</source>
            <translation>给予权限须由另一位管理员批准，而这些场馆没有其他管理员。如果场馆由您一人经营，请在“场馆”页面勾选“本场馆由一人经营”，然后在此重新保存。</translation>
        </message>
    </context>
    <context>
        <name>OrderReceipt</name>
        <message>
            <source>Price agreed on</source>
            <translation>议定价格</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Fee kept: %1</source>
            <translation>扣除手续费：%1</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>处理中</translation>
        </message>
    </context>
    <context>
        <name>OrderWords</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Hold extended</source>
            <translation>预占已延长</translation>
        </message>
        <message>
            <source>Payment recorded</source>
            <translation>已收款</translation>
        </message>
        <message>
            <source>Confirmed, tickets issued</source>
            <translation>已确认并出票</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Hold ran out, places given back</source>
            <translation>预占超时，名额已退回</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已核销</translation>
        </message>
        <message>
            <source>Check-in taken back</source>
            <translation>核销已撤销</translation>
        </message>
        <message>
            <source>Did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Tickets shown or printed</source>
            <translation>已显示或打印入场凭证</translation>
        </message>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>转账</translation>
        </message>
        <message>
            <source>WeChat Pay</source>
            <translation>微信支付</translation>
        </message>
        <message>
            <source>Alipay</source>
            <translation>支付宝</translation>
        </message>
        <message>
            <source>Member benefit</source>
            <translation>会员权益</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>given back</source>
            <translation>已退回</translation>
        </message>
        <message>
            <source>used</source>
            <translation>已使用</translation>
        </message>
        <message>
            <source>partly used</source>
            <translation>部分使用</translation>
        </message>
        <message>
            <source>did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Payment started</source>
            <translation>已发起支付</translation>
        </message>
        <message>
            <source>Payment moved to this order</source>
            <translation>款项已转入本订单</translation>
        </message>
        <message>
            <source>Refund asked for</source>
            <translation>已申请退款</translation>
        </message>
        <message>
            <source>Refund answered</source>
            <translation>退款有结果</translation>
        </message>
        <message>
            <source>Refund paid out</source>
            <translation>退款已支付</translation>
        </message>
        <message>
            <source>Rest waived</source>
            <translation>余款已免</translation>
        </message>
        <message>
            <source>Moved to another slot</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>Price changed</source>
            <translation>已改价</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>因停场挂起</translation>
        </message>
        <message>
            <source>Stop withdrawn</source>
            <translation>停场已撤回</translation>
        </message>
        <message>
            <source>Waitlist offer taken</source>
            <translation>候补已兑现</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>Admitted by a lead against the time</source>
            <translation>主管破例放行</translation>
        </message>
        <message>
            <source>Lines added</source>
            <translation>已加项</translation>
        </message>
        <message>
            <source>Tickets printed</source>
            <translation>已打印入场凭证</translation>
        </message>
        <message>
            <source>Tickets printed again</source>
            <translation>入场凭证重新打印</translation>
        </message>
        <message>
            <source>Over</source>
            <translation>已结束</translation>
        </message>
        <message>
            <source>Payment arrived</source>
            <translation>款项到账</translation>
        </message>
        <message>
            <source>Payment failed</source>
            <translation>付款失败</translation>
        </message>
        <message>
            <source>Payment moved to another order</source>
            <translation>款项转到另一订单</translation>
        </message>
        <message>
            <source>Payment belongs to no order</source>
            <translation>款项无对应订单</translation>
        </message>
        <message>
            <source>Payment given back</source>
            <translation>款项已退回</translation>
        </message>
        <message>
            <source>Refund failed</source>
            <translation>退款失败</translation>
        </message>
        <message>
            <source>Refund not answered by the channel</source>
            <translation>渠道未答复退款</translation>
        </message>
        <message>
            <source>Refund tried again</source>
            <translation>再次尝试退款</translation>
        </message>
        <message>
            <source>Customer called</source>
            <translation>已致电客户</translation>
        </message>
        <message>
            <source>Documents looked at</source>
            <translation>已查看证件</translation>
        </message>
        <message>
            <source>Signed by a lead</source>
            <translation>主管已签字</translation>
        </message>
        <message>
            <source>A lead's signature used</source>
            <translation>已使用主管签字</translation>
        </message>
        <message>
            <source>Sent from the door to the desk</source>
            <translation>由入口转前台处理</translation>
        </message>
        <message>
            <source>Door conflict decided</source>
            <translation>入口冲突已裁定</translation>
        </message>
        <message>
            <source>Went out</source>
            <translation>已离场</translation>
        </message>
        <message>
            <source>Let in at two doors</source>
            <translation>两个入口重复放行</translation>
        </message>
        <message>
            <source>Left the waitlist</source>
            <translation>退出候补</translation>
        </message>
        <message>
            <source>Offered from the waitlist</source>
            <translation>候补兑现</translation>
        </message>
        <message>
            <source>Hold cancelled by a stop</source>
            <translation>停场取消预占</translation>
        </message>
        <message>
            <source>Refund begun by a stop</source>
            <translation>因停场开始退款</translation>
        </message>
        <message>
            <source>Refunded by a stop</source>
            <translation>因停场已退款</translation>
        </message>
        <message>
            <source>Not touched by the stop</source>
            <translation>未受停场影响</translation>
        </message>
        <message>
            <source>Stopped while already in</source>
            <translation>入场后停场</translation>
        </message>
        <message>
            <source>Payment that came early matched</source>
            <translation>先到的付款已对应</translation>
        </message>
        <message>
            <source>Refund paid by the channel after all</source>
            <translation>渠道最终付出了退款</translation>
        </message>
        <message>
            <source>Refund of late money started by itself</source>
            <translation>迟到款项的退款已自动发起</translation>
        </message>
    </context>
    <context>
        <name>Overruling</name>
        <message>
            <source>Allow it with a reason…</source>
            <translation>说明理由后放行…</translation>
        </message>
        <message>
            <source>Allow it all the same?</source>
            <translation>仍要放行吗？</translation>
        </message>
        <message>
            <source>This once only: the rule stands for everybody else.</source>
            <translation>仅此一次，规则对其他人照常有效。</translation>
        </message>
        <message>
            <source>The reason and your name stand in the order's history.</source>
            <translation>理由和您的姓名会记入订单历史。</translation>
        </message>
        <message>
            <source>Without the rights of a lead, a lead signs it next.</source>
            <translation>没有主管权限时，接下来须由主管签批。</translation>
        </message>
        <message>
            <source>Allow it</source>
            <translation>放行</translation>
        </message>
    </context>
    <context>
        <name>OwnServer</name>
        <message>
            <source>My venue</source>
            <translation>我的场馆</translation>
        </message>
    </context>
    <context>
        <name>PlanSentence</name>
        <message numerus="yes">
            <source>The clocks change on %1: %n slot(s) there.</source>
            <translation>
                <numerusform>%1 调整时钟，当日 %n 场。</numerusform>
            </translation>
        </message>
        <message>
            <source>Copies the slots of the week from %1 to the same weekdays from %2 to %3. What is there already stays.</source>
            <translation>把从 %1 起一周的场次复制到 %2 至 %3 的相同星期。已有的场次保持不变。</translation>
        </message>
        <message>
            <source>%1 in each of %2 on %3: %4 in all.</source>
            <extracomment>%1 "Makes 14 slots a day", %2 "3 spaces", %3 "28 days", %4 the number of all slots</extracomment>
            <translation>%1，%2，%3，共 %4 场。</translation>
        </message>
        <message numerus="yes">
            <source>Makes %n slot(s) a day</source>
            <translation>
                <numerusform>每天 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n 个场地</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 at the end of each day stay free.</source>
            <translation>每天末尾余 %1 不安排场次。</translation>
        </message>
        <message>
            <source>%1 in %2: %3 slots in all.</source>
            <extracomment>%1 "2 blocks", %2 "3 spaces", %3 the number of all slots</extracomment>
            <translation>%2 中 %1：共 %3 个场次。</translation>
        </message>
        <message numerus="yes">
            <source>%n block(s)</source>
            <translation>
                <numerusform>%n 个时段块</numerusform>
            </translation>
        </message>
        <message>
            <source>Less the days that the calendars close.</source>
            <translation>日历中的闭馆日除外。</translation>
        </message>
    </context>
    <context>
        <name>PolicyWords</name>
        <message>
            <source>%1 per ticket</source>
            <translation>每张 %1</translation>
        </message>
        <message>
            <source>%1 from %2 before the start on</source>
            <translation>开场前 %2 起 %1</translation>
        </message>
        <message>
            <source>everything later than that</source>
            <translation>更晚则全部</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the steps of a fee</comment>
            <translation>，</translation>
        </message>
        <message>
            <source>By its rules this is not refunded.</source>
            <translation>按规则不予退款。</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) before</source>
            <translation>
                <numerusform>提前 %n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before the start</source>
            <translation>
                <numerusform>开场前 %n 小时</numerusform>
            </translation>
        </message>
        <message>
            <source>Free of charge until %1 (%2).</source>
            <translation>%1 之前免费（%2）。</translation>
        </message>
        <message>
            <source>Until %1 (%2) this is kept: %3.</source>
            <translation>%1 之前（%2）扣除：%3。</translation>
        </message>
        <message>
            <source>After that nothing is given back.</source>
            <translation>之后不予退还。</translation>
        </message>
        <message>
            <source>After that this is kept: %1.</source>
            <translation>之后扣除：%1。</translation>
        </message>
        <message>
            <source>%1, version %2</source>
            <comment>name of a set of rules</comment>
            <translation>%1，版本 %2</translation>
        </message>
        <message>
            <source>By its rules this cannot be moved.</source>
            <translation>按规则不可改期。</translation>
        </message>
        <message numerus="yes">
            <source>By its rules it can be moved %n time(s), until %1, to a date at most %2 later. Moved so far: %3.</source>
            <translation>
                <numerusform>按规则可改期 %n 次，截止 %1，新日期最多晚 %2。已改期：%3 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>The order is “%1”.</source>
            <translation>订单状态为“%1”。</translation>
        </message>
        <message>
            <source>The hold was extended once already.</source>
            <translation>预占已延长过一次。</translation>
        </message>
        <message>
            <source>It was refundable until %1.</source>
            <translation>可退款期限为 %1 之前。</translation>
        </message>
        <message>
            <source>A ticket was used already.</source>
            <translation>已有票被使用。</translation>
        </message>
        <message>
            <source>By its rules it is refunded whole or not at all.</source>
            <translation>按规则只能整单退款。</translation>
        </message>
        <message>
            <source>It was moved %1 of %2 times allowed.</source>
            <translation>已改期 %1 次，共允许 %2 次。</translation>
        </message>
        <message>
            <source>It could be moved until %1.</source>
            <translation>可改期期限为 %1 之前。</translation>
        </message>
        <message>
            <source>The new date is further away than its rules allow.</source>
            <translation>新日期超出规则允许的范围。</translation>
        </message>
        <message>
            <source>A lead can allow it.</source>
            <translation>主管可以批准。</translation>
        </message>
    </context>
    <context>
        <name>ReceiptPainter</name>
        <message>
            <source>Refund receipt</source>
            <translation>退款收据</translation>
        </message>
        <message>
            <source>Receipt</source>
            <translation>收据</translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
        <message>
            <source>Receipt number</source>
            <translation>收据号</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Cashier</source>
            <translation>收银员</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Given</source>
            <translation>实收</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>找零</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>副本 %1</translation>
        </message>
    </context>
    <context>
        <name>RuleSpecs</name>
        <message>
            <source>An amount per ticket</source>
            <translation>每张固定金额</translation>
        </message>
        <message>
            <source>A percentage</source>
            <translation>百分比</translation>
        </message>
        <message>
            <source>Steps by the time left</source>
            <translation>按剩余时间分档</translation>
        </message>
        <message>
            <source>Amount per ticket</source>
            <translation>每张金额</translation>
        </message>
        <message>
            <source>Percent</source>
            <translation>百分比</translation>
        </message>
        <message>
            <source>so many before the start</source>
            <translation>开场前多少</translation>
        </message>
        <message>
            <source>Steps of the fee</source>
            <translation>手续费分档</translation>
        </message>
        <message>
            <source>From so many hours before</source>
            <translation>开场前多少小时起</translation>
        </message>
        <message>
            <source>Percent kept</source>
            <translation>扣留百分比</translation>
        </message>
        <message>
            <source>Add a step</source>
            <translation>添加一档</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Cancelling is possible until</source>
            <translation>可取消的期限(&amp;C)</translation>
        </message>
        <message>
            <source>hours</source>
            <translation>小时</translation>
        </message>
        <message>
            <source>whole days</source>
            <translation>整天</translation>
        </message>
        <message>
            <source>never</source>
            <translation>不可取消</translation>
        </message>
        <message>
            <source>&amp;Fee up to then</source>
            <translation>期限内手续费(&amp;F)</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Fee &amp;later than that</source>
            <translation>逾期手续费(&amp;L)</translation>
        </message>
        <message>
            <source>Nothing is given back</source>
            <translation>不予退还</translation>
        </message>
        <message>
            <source>Only the whole order can be cancelled</source>
            <translation>只能整单取消</translation>
        </message>
        <message>
            <source>Can be &amp;moved, times</source>
            <translation>可改期次数(&amp;M)</translation>
        </message>
        <message>
            <source>to at most so many days later</source>
            <translation>最多延后多少天</translation>
        </message>
        <message>
            <source>Moving until so many hours before the start</source>
            <translation>开场前多少小时可改期</translation>
        </message>
        <message>
            <source>If the venue has to &amp;close</source>
            <translation>场馆停场时(&amp;C)</translation>
        </message>
        <message>
            <source>The money goes back at once</source>
            <translation>立即退款</translation>
        </message>
        <message>
            <source>Another time is offered first</source>
            <translation>先提供其他时间</translation>
        </message>
        <message>
            <source>&amp;Stock is free again</source>
            <translation>名额何时释放(&amp;S)</translation>
        </message>
        <message>
            <source>when the refund has succeeded</source>
            <translation>退款成功时</translation>
        </message>
        <message>
            <source>as soon as the cancellation is accepted</source>
            <translation>受理取消时</translation>
        </message>
        <message>
            <source>A &amp;hold lasts, minutes</source>
            <translation>预占时长（分钟）(&amp;H)</translation>
        </message>
        <message>
            <source>as the venue's</source>
            <translation>随场馆</translation>
        </message>
        <message>
            <source>An &amp;offer lasts, minutes</source>
            <translation>候补保留时长（分钟）(&amp;O)</translation>
        </message>
        <message>
            <source>Pay on arrival: kept until so many minutes before</source>
            <translation>到场付款：保留到开场前多少分钟</translation>
        </message>
        <message>
            <source>not possible</source>
            <translation>不支持</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>不可</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) before</source>
            <translation>
                <numerusform>提前 %n 天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before</source>
            <translation>
                <numerusform>提前 %n 小时</numerusform>
            </translation>
        </message>
        <message>
            <source>Policies</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Show the policies</source>
            <translation>查看规则</translation>
        </message>
        <message>
            <source>New policy</source>
            <translation>新建规则</translation>
        </message>
        <message>
            <source>Policies say how what is sold can be cancelled, moved and held. What was sold keeps its version.</source>
            <translation>规则规定如何取消、改期和预占。已售出的保持其规则版本。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Free until</source>
            <translation>免费取消期限</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Price of one ticket</source>
            <translation>单张票价</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>优先级</translation>
        </message>
        <message>
            <source>Weekdays</source>
            <translation>星期</translation>
        </message>
        <message>
            <source>Begins from</source>
            <translation>开场不早于</translation>
        </message>
        <message>
            <source>and before</source>
            <translation>且早于</translation>
        </message>
        <message>
            <source>From the day</source>
            <translation>起始日期</translation>
        </message>
        <message>
            <source>to the day</source>
            <translation>截止日期</translation>
        </message>
        <message>
            <source>Price lists</source>
            <translation>价目表</translation>
        </message>
        <message>
            <source>Show the price lists</source>
            <translation>查看价目表</translation>
        </message>
        <message>
            <source>New price list</source>
            <translation>新建价目表</translation>
        </message>
        <message>
            <source>A price list is a set of rules; the fitting one of the highest priority is the price. Slots keep the version they were given.</source>
            <translation>价目表是一组规则；符合条件且优先级最高的即为票价。场次保持其被赋予的版本。</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>规则(&amp;R)</translation>
        </message>
        <message>
            <source>The highest priority wins; at the same one the most special rule, then the lower one.</source>
            <translation>优先级最高者生效；相同时取最具体的，再取靠下的。</translation>
        </message>
        <message>
            <source>Add a rule</source>
            <translation>添加规则</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>The desk gives back by itself up to</source>
            <translation>前台可自行退款的上限</translation>
        </message>
        <message>
            <source>Empty: any amount. Above it a second person signs.</source>
            <translation>留空：不限金额。超过时须第二人签字。</translation>
        </message>
        <message>
            <source>Purchase limits</source>
            <translation>购票限制</translation>
        </message>
        <message>
            <source>Show the purchase limits</source>
            <translation>查看购票限制</translation>
        </message>
        <message>
            <source>Places of one customer in a &amp;slot</source>
            <translation>每位客户每场名额(&amp;S)</translation>
        </message>
        <message>
            <source>on a &amp;day</source>
            <translation>每天(&amp;D)</translation>
        </message>
        <message>
            <source>of an &amp;activity</source>
            <translation>每个活动(&amp;A)</translation>
        </message>
        <message>
            <source>Unpaid bookings at once of a &amp;customer</source>
            <translation>每位客户同时未付预订(&amp;C)</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>每分钟</translation>
        </message>
        <message>
            <source>of an &amp;operator</source>
            <translation>每位操作员(&amp;O)</translation>
        </message>
        <message>
            <source>of a &amp;terminal</source>
            <translation>每台终端(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Unpaid closures are counted over, days</source>
            <translation>未付关闭统计天数(&amp;U)</translation>
        </message>
        <message>
            <source>from so many on holds get short</source>
            <translation>达到多少次后缩短预占</translation>
        </message>
        <message>
            <source>to so many minutes</source>
            <translation>缩短到多少分钟</translation>
        </message>
        <message>
            <source>from so many on a lead confirms</source>
            <translation>达到多少次后须主管确认</translation>
        </message>
        <message>
            <source>&amp;Money for a closed order goes back by itself after, minutes</source>
            <translation>已关闭订单收到的款项自动退回，间隔（分钟）(&amp;M)</translation>
        </message>
        <message>
            <source>Where its channel can. Until then it can be moved to another order.</source>
            <translation>限渠道支持时。在此之前可转到其他订单。</translation>
        </message>
    </context>
    <context>
        <name>RuleWords</name>
        <message>
            <source>This is not refunded.</source>
            <translation>此票不予退款。</translation>
        </message>
        <message numerus="yes">
            <source>the end of the day %n day(s) before</source>
            <translation>
                <numerusform>前 %n 天当日结束</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before the start</source>
            <translation>
                <numerusform>开场前 %n 小时</numerusform>
            </translation>
        </message>
        <message>
            <source>You can cancel free of charge until %1.</source>
            <translation>%1之前可免费取消。</translation>
        </message>
        <message>
            <source>You can cancel until %1; this is kept: %2.</source>
            <translation>%1之前可以取消，扣留：%2。</translation>
        </message>
        <message>
            <source>Later than that nothing is given back.</source>
            <translation>逾期不予退还。</translation>
        </message>
        <message>
            <source>Later than that this is kept: %1.</source>
            <translation>逾期扣留：%1。</translation>
        </message>
        <message>
            <source>Only the whole order can be cancelled.</source>
            <translation>只能整单取消。</translation>
        </message>
        <message>
            <source>Single tickets can be cancelled.</source>
            <translation>可以取消单张票。</translation>
        </message>
        <message>
            <source>It cannot be moved to another time.</source>
            <translation>不能改期。</translation>
        </message>
        <message numerus="yes">
            <source>It can be moved %n time(s), until %1 before the start, to a date at most %2 later.</source>
            <translation>
                <numerusform>可改期 %n 次，须在开场前 %1之前提出，最多延后 %2。</numerusform>
            </translation>
        </message>
        <message>
            <source>We keep the place for %1 until it is paid.</source>
            <translation>名额为您保留 %1等待付款。</translation>
        </message>
        <message>
            <source>Whoever pays on arrival keeps it until %1 before the start.</source>
            <translation>到场付款的，保留到开场前 %1。</translation>
        </message>
        <message>
            <source>Whoever waits has %1 to take an offer.</source>
            <translation>候补客户有 %1时间接受名额。</translation>
        </message>
        <message>
            <source>If we have to close, we offer another time first, else the money goes back.</source>
            <translation>如需停场，先提供其他时间，否则退款。</translation>
        </message>
        <message>
            <source>If we have to close, the money goes back at once.</source>
            <translation>如需停场，立即退款。</translation>
        </message>
        <message>
            <source>cancel until %1</source>
            <translation>可取消至 %1</translation>
        </message>
        <message>
            <source>move until %1</source>
            <translation>可改期至 %1</translation>
        </message>
        <message>
            <source>For example %1: %2.</source>
            <translation>例如 %1：%2。</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the moments of an example</comment>
            <translation>，</translation>
        </message>
        <message>
            <source>until it begins</source>
            <translation>直到开场</translation>
        </message>
        <message>
            <source>until %1 before it begins</source>
            <translation>直到开场前 %1</translation>
        </message>
        <message numerus="yes">
            <source>On sale from %n day(s) before at %1, %2.</source>
            <extracomment>%n days before the date, %1 a time of day, %2 until when</extracomment>
            <translation>
                <numerusform>提前 %n 天 %1 开售，%2。</numerusform>
            </translation>
        </message>
        <message>
            <source>On sale as soon as it is scheduled, %1.</source>
            <translation>排期后即开售，%1。</translation>
        </message>
        <message>
            <source>For example %1: from %2 until %3.</source>
            <translation>例如 %1：自 %2 至 %3。</translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) at one time.</source>
            <translation>
                <numerusform>每场最多 %n 个名额。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) on one day.</source>
            <translation>
                <numerusform>每天最多 %n 个名额。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) of one activity.</source>
            <translation>
                <numerusform>每个活动最多 %n 个名额。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>We keep at most %n unpaid booking(s) for you at once.</source>
            <translation>
                <numerusform>最多同时为您保留 %n 个未付预订。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can make at most %n booking(s) a minute.</source>
            <translation>
                <numerusform>每分钟最多 %n 个预订。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n booking(s) that were not paid we keep a place for %1 only.</source>
            <translation>
                <numerusform>有 %n 个预订未付款后，名额只保留 %1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n booking(s) that were not paid a lead has to confirm.</source>
            <translation>
                <numerusform>有 %n 个预订未付款后，须主管确认。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Counted over the last %n day(s).</source>
            <translation>
                <numerusform>按最近 %n 天统计。</numerusform>
            </translation>
        </message>
        <message>
            <source>The desk gives back up to %1 by itself; above that a second person signs.</source>
            <translation>前台可自行退款至 %1；超过时须第二人签字。</translation>
        </message>
        <message>
            <source>There are no limits.</source>
            <translation>没有限制。</translation>
        </message>
        <message>
            <source>from %1 on</source>
            <translation>自 %1 起</translation>
        </message>
        <message>
            <source>until %1</source>
            <translation>至 %1</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>priority %1</source>
            <translation>优先级 %1</translation>
        </message>
        <message>
            <source>%1: %2, by rule %3 (%4).</source>
            <translation>%1：%2，依据规则 %3（%4）。</translation>
        </message>
        <message>
            <source>%1: not sold, because no rule fits.</source>
            <translation>%1：不销售，因为没有符合的规则。</translation>
        </message>
        <message>
            <source>The slot asks %1 now.</source>
            <translation>该场次现价 %1。</translation>
        </message>
        <message>
            <source>From %1 before the start on: %2 % kept</source>
            <translation>开场前 %1起：扣留 %2%</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 至 %2</translation>
        </message>
        <message>
            <source>Money that comes for a closed order goes back at once where its channel can.</source>
            <translation>订单关闭后收到的款项，渠道支持时立即退回。</translation>
        </message>
        <message>
            <source>Money that comes for a closed order goes back after %1 where its channel can.</source>
            <translation>订单关闭后收到的款项，渠道支持时 %1后退回。</translation>
        </message>
    </context>
    <context>
        <name>ScanDelegate</name>
        <message>
            <source>taken back</source>
            <translation>已撤销</translation>
        </message>
        <message numerus="yes">
            <source>%n people</source>
            <translation>
                <numerusform>%n 人</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatWords</name>
        <message>
            <source>row %1</source>
            <translation>%1 排</translation>
        </message>
        <message>
            <source>seat %1</source>
            <translation>%1 座</translation>
        </message>
        <message>
            <source>blocked</source>
            <translation>封锁</translation>
        </message>
        <message>
            <source>free</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>held, %1</source>
            <translation>预占，%1</translation>
        </message>
        <message>
            <source>sold, %1</source>
            <translation>已售，%1</translation>
        </message>
    </context>
    <context>
        <name>ShiftSlip</name>
        <message>
            <source>Shift report</source>
            <translation>班次报告</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>副本 %1</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>Desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Cashier</source>
            <translation>收银员</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>结班</translation>
        </message>
        <message>
            <source>Closed by</source>
            <translation>结班人</translation>
        </message>
        <message>
            <source>%1: taken over from %2 at %3 by %4 at %5</source>
            <translation>%1：由 %5 的 %4 接管 %3 的 %2</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Cash taken</source>
            <translation>现金收入</translation>
        </message>
        <message>
            <source>Cash given back</source>
            <translation>现金退还</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应有</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>清点</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差额</translation>
        </message>
        <message>
            <source>Checked by</source>
            <translation>复核人</translation>
        </message>
        <message>
            <source>The record of this shift is closed and cannot be changed.</source>
            <translation>本班次记录已封存，不可更改。</translation>
        </message>
        <message>
            <source>Audit up to: %1</source>
            <translation>审计截至：%1</translation>
        </message>
        <message>
            <source>This venue is run by one person: its rules for two are off.</source>
            <translation>本场馆由一人经营，双人规则已关闭。</translation>
        </message>
        <message>
            <source>Times are those of the venue (%1).</source>
            <translation>时间均为场馆当地时间（%1）。</translation>
        </message>
    </context>
    <context>
        <name>StopWords</name>
        <message>
            <source>waiting to be worked on</source>
            <translation>等待处理</translation>
        </message>
        <message>
            <source>hold cancelled</source>
            <translation>预占已取消</translation>
        </message>
        <message>
            <source>to be called: another time or a refund</source>
            <translation>待致电：改期或退款</translation>
        </message>
        <message>
            <source>called, has still to decide</source>
            <translation>已致电，客户尚未决定</translation>
        </message>
        <message>
            <source>already in; part refund to decide</source>
            <translation>已入场；部分退款待定</translation>
        </message>
        <message>
            <source>refund under way</source>
            <translation>退款进行中</translation>
        </message>
        <message>
            <source>refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>moved</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>stands again</source>
            <translation>已恢复</translation>
        </message>
        <message>
            <source>nothing to do</source>
            <translation>无需处理</translation>
        </message>
        <message>
            <source>reached</source>
            <translation>已联系上</translation>
        </message>
        <message>
            <source>no answer</source>
            <translation>无人接听</translation>
        </message>
        <message>
            <source>Unexpected fault %1. Try again; if it stays, tell who looks after the server.</source>
            <translation>意外故障 %1。请重试；若仍失败，请告知服务器负责人。</translation>
        </message>
        <message>
            <source>money that counts towards no order</source>
            <translation>未计入任何订单的款项</translation>
        </message>
        <message>
            <source>%1 (%2 of %3 in)</source>
            <comment>what became of an order</comment>
            <translation>%1（%3 人中 %2 人已入场）</translation>
        </message>
        <message numerus="yes">
            <source>%n hold(s) also have lines that are not hit; they go too.</source>
            <translation>
                <numerusform>%n 个预占还有未受影响的明细，将一并取消。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TicketPainter</name>
        <message>
            <source>Ticket %1 of %2</source>
            <translation>第 %1 张，共 %2 张</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Admits</source>
            <translation>可入场</translation>
        </message>
        <message>
            <source>%1 people</source>
            <translation>%1 人</translation>
        </message>
        <message>
            <source>Holder</source>
            <translation>持票人</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>票价</translation>
        </message>
        <message>
            <source>If scanning fails, staff can type this.</source>
            <translation>二维码无法识别时，工作人员可输入此短码。</translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>副本 %1</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>座位</translation>
        </message>
    </context>
    <context>
        <name>VerdictText</name>
        <message>
            <source>Admitted</source>
            <translation>可入场</translation>
        </message>
        <message>
            <source>The ticket is good. Let them in.</source>
            <translation>入场凭证有效，请放行。</translation>
        </message>
        <message>
            <source>Admitted, to be confirmed</source>
            <translation>已放行，待确认</translation>
        </message>
        <message>
            <source>The server is away. Let them in; the scan is sent when it is back.</source>
            <translation>服务器不可用。请放行，恢复后自动上传此次扫描。</translation>
        </message>
        <message>
            <source>Unknown code</source>
            <translation>查无此票</translation>
        </message>
        <message>
            <source>No ticket has this code. The front desk can look the booking up.</source>
            <translation>没有入场凭证使用此码。可请前台查询预订。</translation>
        </message>
        <message>
            <source>Not one of ours</source>
            <translation>非本馆入场码</translation>
        </message>
        <message>
            <source>This code was not issued here. Ask for the ticket of this venue.</source>
            <translation>此码不是本馆签发的，请出示本馆入场凭证。</translation>
        </message>
        <message>
            <source>Not genuine</source>
            <translation>入场码不符</translation>
        </message>
        <message>
            <source>The code was altered or made by somebody else. Send them to the front desk.</source>
            <translation>此码被改动过或由他人制作，请引导客人到前台。</translation>
        </message>
        <message>
            <source>No desk of this venue signed this code. Send them to the front desk.</source>
            <translation>此码不是由本馆前台签发的，请引导客人到前台。</translation>
        </message>
        <message>
            <source>Ticket void</source>
            <translation>票已作废</translation>
        </message>
        <message>
            <source>The desk that printed it has been shut out. The front desk can print a new ticket.</source>
            <translation>签发此票的终端已被停用，前台可以重新出票。</translation>
        </message>
        <message>
            <source>Cannot read</source>
            <translation>无法识别</translation>
        </message>
        <message>
            <source>The scan is garbled. Scan again, check the scanner's keyboard layout, or type the short code.</source>
            <translation>扫描内容混乱。请重新扫描、检查扫码枪的键盘布局，或输入短码。</translation>
        </message>
        <message>
            <source>The short code was misread: its last character does not fit. Read it again.</source>
            <translation>短码读错了：校验位不符，请重新读取。</translation>
        </message>
        <message>
            <source>This is far longer than any code of ours. Ask for the ticket of this venue.</source>
            <translation>内容远长于本馆入场码，请出示本馆入场凭证。</translation>
        </message>
        <message>
            <source>Empty scan</source>
            <translation>空扫描</translation>
        </message>
        <message>
            <source>The scanner sent nothing. Scan again, or type the short code.</source>
            <translation>扫码枪没有发送内容。请重新扫描，或输入短码。</translation>
        </message>
        <message>
            <source>No code was found in the picture. Type the short code printed under the QR.</source>
            <translation>图片中未找到入场码。请输入二维码下方的短码。</translation>
        </message>
        <message>
            <source>Other venue</source>
            <translation>其他场馆</translation>
        </message>
        <message>
            <source>This ticket is for %1, %2.</source>
            <translation>此票属于%1，%2。</translation>
        </message>
        <message>
            <source>This ticket is for another venue.</source>
            <translation>此票属于其他场馆。</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>The money went back. This ticket admits nobody.</source>
            <translation>票款已退回，此票不能入场。</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>The booking was cancelled. This ticket admits nobody.</source>
            <translation>预订已取消，此票不能入场。</translation>
        </message>
        <message>
            <source>Session stopped</source>
            <translation>已停场</translation>
        </message>
        <message>
            <source>The session does not take place. The front desk offers another time or the money back.</source>
            <translation>本场次停场。前台可改期或退款。</translation>
        </message>
        <message>
            <source>Not paid</source>
            <translation>未支付</translation>
        </message>
        <message>
            <source>The booking waits for its payment. Pay at the front desk, then scan again.</source>
            <translation>预订尚未付款。请先到前台付款，再重新扫描。</translation>
        </message>
        <message>
            <source>Other day</source>
            <translation>日期不符</translation>
        </message>
        <message>
            <source>This ticket is for %1. The front desk can move it.</source>
            <translation>此票的时间是%1，前台可以改期。</translation>
        </message>
        <message>
            <source>This ticket is for another day. The front desk can move it.</source>
            <translation>此票是其他日期的，前台可以改期。</translation>
        </message>
        <message>
            <source>Too early</source>
            <translation>时间未到</translation>
        </message>
        <message>
            <source>Entry opens at %1.</source>
            <translation>%1 开始入场。</translation>
        </message>
        <message>
            <source>Entry has not opened yet.</source>
            <translation>尚未开始入场。</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>已过时间</translation>
        </message>
        <message>
            <source>Entry ended at %1.</source>
            <translation>入场已于 %1 结束。</translation>
        </message>
        <message>
            <source>Entry has ended.</source>
            <translation>入场已结束。</translation>
        </message>
        <message>
            <source>Already used</source>
            <translation>已使用</translation>
        </message>
        <message>
            <source>Used at %1, %2. Everybody is in.</source>
            <translation>%1 已在 %2 使用，人员均已入场。</translation>
        </message>
        <message>
            <source>Used at %1. Everybody is in.</source>
            <translation>%1 已使用，人员均已入场。</translation>
        </message>
        <message>
            <source>Everybody on this ticket is in.</source>
            <translation>此票人员均已入场。</translation>
        </message>
        <message>
            <source>Too many people</source>
            <translation>人数超出</translation>
        </message>
        <message>
            <source>%1 were asked for, %2 of this ticket may still enter. Nobody was counted.</source>
            <translation>要求放行 %1 人，此票还可入场 %2 人。本次未计入任何人。</translation>
        </message>
        <message>
            <source>So many of this ticket may not enter any more. Nobody was counted.</source>
            <translation>此票剩余人数不足，本次未计入任何人。</translation>
        </message>
        <message>
            <source>Wait</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait %1, or scan the QR.</source>
            <translation>输错次数过多。请等待 %1，或扫描二维码。</translation>
        </message>
        <message>
            <source>Too many wrong codes were typed. Wait a moment, or scan the QR.</source>
            <translation>输错次数过多。请稍等片刻，或扫描二维码。</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>已撤销</translation>
        </message>
        <message>
            <source>This entry was taken back. The ticket can be used again.</source>
            <translation>此次入场已撤销，入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Stop and look</source>
            <translation>请留意</translation>
        </message>
        <message>
            <source>No entry</source>
            <translation>不可入场</translation>
        </message>
        <message numerus="yes">
            <source>Let %n people in</source>
            <translation>
                <numerusform>放行 %n 人</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 are in</source>
            <translation>已入 %1/%2 人</translation>
        </message>
        <message>
            <source>Ticket %1 of %2</source>
            <translation>第 %1/%2 张票</translation>
        </message>
        <message>
            <source>Other door</source>
            <translation>其他入口</translation>
        </message>
        <message>
            <source>This door does not lead to %1. Show them the way.</source>
            <translation>此入口不通往%1，请为客人指路。</translation>
        </message>
        <message>
            <source>This door does not lead there. Show them the way.</source>
            <translation>此入口不通往那里，请为客人指路。</translation>
        </message>
        <message>
            <source>Gone out</source>
            <translation>已离场</translation>
        </message>
        <message>
            <source>They are not counted as inside any more.</source>
            <translation>不再计为在场。</translation>
        </message>
        <message>
            <source>Not inside</source>
            <translation>不在场内</translation>
        </message>
        <message>
            <source>Nobody on this ticket is counted as inside.</source>
            <translation>此票没有在场人员。</translation>
        </message>
        <message numerus="yes">
            <source>%n people went out</source>
            <translation>
                <numerusform>%n 人离场</numerusform>
            </translation>
        </message>
        <message>
            <source>No booking</source>
            <translation>无预订</translation>
        </message>
        <message>
            <source>No ticket was booked with this document. Check the number; the front desk can look the booking up.</source>
            <translation>没有用此证件预订的票。请核对号码；前台可以查询预订。</translation>
        </message>
        <message>
            <source>Not undone</source>
            <translation>未撤销</translation>
        </message>
        <message>
            <source>The entry was too long ago to be taken back at a door. It still counts; a lead can undo it.</source>
            <translation>该入场时间过久，不能在入口撤销，仍然有效；主管可以撤销。</translation>
        </message>
        <message>
            <source>The entry was made at another door. It still counts; a lead can undo it.</source>
            <translation>该入场在另一入口核销，仍然有效；主管可以撤销。</translation>
        </message>
    </context>
    <context>
        <name>vd::app::Composition</name>
        <message>
            <source>Making this computer's own server. This is done once and takes a moment.</source>
            <translation>正在建立本机服务器。只需一次，请稍候。</translation>
        </message>
        <message>
            <source>Starting this computer's own server.</source>
            <translation>正在启动本机服务器。</translation>
        </message>
        <message>
            <source>Preparing the database of this computer's own server.</source>
            <translation>正在准备本机服务器的数据库。</translation>
        </message>
    </context>
    <context>
        <name>vd::app::EmbeddedServer</name>
        <message>
            <source>Owner</source>
            <translation>负责人</translation>
        </message>
        <message>
            <source>Service</source>
            <translation>后台服务</translation>
        </message>
    </context>
    <context>
        <name>vd::app::StatusWatch</name>
        <message>
            <source>Show</source>
            <translation>查看</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::ChartBuilder</name>
        <message>
            <source>Takings by day and channel</source>
            <translation>每日各渠道收款</translation>
        </message>
        <message>
            <source>Occupancy by space and hour</source>
            <translation>各场地分时上座率</translation>
        </message>
        <message>
            <source>Sell-through by activity</source>
            <translation>各活动售出率</translation>
        </message>
        <message>
            <source>Cancellations and no-shows</source>
            <translation>取消与未到场</translation>
        </message>
        <message>
            <source>Lead time of bookings</source>
            <translation>提前预订天数</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Week from %1</source>
            <translation>%1 起的一周</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>收款笔数</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款笔数</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>Places offered</source>
            <translation>可售名额</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>占比</translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Slots</source>
            <translation>场次</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>已售</translation>
        </message>
        <message>
            <source>Left over</source>
            <translation>未售</translation>
        </message>
        <message>
            <source>%1, without activity</source>
            <translation>%1（无活动）</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Expired unpaid</source>
            <translation>超时未付</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Orders made</source>
            <translation>下单数</translation>
        </message>
        <message>
            <source>Share lost</source>
            <translation>流失占比</translation>
        </message>
        <message>
            <source>Amount of orders made</source>
            <translation>下单金额</translation>
        </message>
        <message>
            <source>Same day</source>
            <translation>当天</translation>
        </message>
        <message>
            <source>1 day</source>
            <translation>1 天</translation>
        </message>
        <message>
            <source>2-3 days</source>
            <translation>2-3 天</translation>
        </message>
        <message>
            <source>4-7 days</source>
            <translation>4-7 天</translation>
        </message>
        <message>
            <source>8-14 days</source>
            <translation>8-14 天</translation>
        </message>
        <message>
            <source>15-30 days</source>
            <translation>15-30 天</translation>
        </message>
        <message>
            <source>Over 30 days</source>
            <translation>30 天以上</translation>
        </message>
        <message>
            <source>Booked before</source>
            <translation>提前</translation>
        </message>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Offered</source>
            <translation>可售</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::JournalExport</name>
        <message>
            <source>Payments, %1</source>
            <translation>收款，%1</translation>
        </message>
        <message>
            <source>Refunds, %1</source>
            <translation>退款，%1</translation>
        </message>
        <message>
            <source>Fees kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Revenue earned</source>
            <translation>确认收入</translation>
        </message>
        <message>
            <source>Revenue given back</source>
            <translation>冲回收入</translation>
        </message>
        <message>
            <source>Revenue, %1</source>
            <translation>收入，%1</translation>
        </message>
        <message>
            <source>Money received in advance</source>
            <translation>预收账款</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>会计分录</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Entry</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Account</source>
            <translation>科目</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Debit</source>
            <translation>借方</translation>
        </message>
        <message>
            <source>Credit</source>
            <translation>贷方</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <source>Corrections, %1</source>
            <translation>更正，%1</translation>
        </message>
        <message>
            <source>Differences with channels</source>
            <translation>与渠道的差额</translation>
        </message>
        <message>
            <source>Journal in %1</source>
            <translation>日记账（%1）</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::MoneyWords</name>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Card terminal</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Bank transfer</source>
            <translation>银行转账</translation>
        </message>
        <message>
            <source>WeChat Pay</source>
            <translation>微信支付</translation>
        </message>
        <message>
            <source>Alipay</source>
            <translation>支付宝</translation>
        </message>
        <message>
            <source>Member benefit</source>
            <translation>会员权益</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Payment pending</source>
            <translation>待支付</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已支付</translation>
        </message>
        <message>
            <source>Checked in</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Expired</source>
            <translation>超时关闭</translation>
        </message>
        <message>
            <source>Refund under way</source>
            <translation>退款中</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退款</translation>
        </message>
        <message>
            <source>Suspended by a stop</source>
            <translation>停场挂起</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Payment corrected</source>
            <translation>收款更正</translation>
        </message>
        <message>
            <source>Refund corrected</source>
            <translation>退款更正</translation>
        </message>
        <message>
            <source>%1 in %2</source>
            <translation>%1（%2）</translation>
        </message>
    </context>
    <context>
        <name>vd::finance::PeriodExport</name>
        <message>
            <source>Daily reconciliation</source>
            <translation>每日对账</translation>
        </message>
        <message>
            <source>Reconciliation of a period</source>
            <translation>期间对账</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <translation>制表人</translation>
        </message>
        <message>
            <source>Checked by</source>
            <translation>复核人</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>汇总</translation>
        </message>
        <message>
            <source>Venue</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>From</source>
            <translation>起</translation>
        </message>
        <message>
            <source>Until</source>
            <translation>止</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <source>Fees kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>Places offered</source>
            <translation>可售名额</translation>
        </message>
        <message>
            <source>Stock differences</source>
            <translation>库存差异</translation>
        </message>
        <message>
            <source>Money differences</source>
            <translation>资金差异</translation>
        </message>
        <message>
            <source>Sealed on</source>
            <translation>封账日期</translation>
        </message>
        <message>
            <source>Sealed at</source>
            <translation>封账时间</translation>
        </message>
        <message>
            <source>Two-person rules</source>
            <translation>双人复核</translation>
        </message>
        <message>
            <source>Audit head</source>
            <translation>审计链头</translation>
        </message>
        <message>
            <source>switched off</source>
            <translation>已关闭</translation>
        </message>
        <message>
            <source>on</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>收款笔数</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款笔数</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>Of which unapplied</source>
            <translation>其中未入单款</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Takings by day</source>
            <translation>每日收款</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Orders made, by state</source>
            <translation>当日订单（按状态）</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单数</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Payments and refunds</source>
            <translation>收款与退款</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Applied</source>
            <translation>已入单</translation>
        </message>
        <message>
            <source>Request number</source>
            <translation>请求号</translation>
        </message>
        <message>
            <source>Channel number</source>
            <translation>渠道流水号</translation>
        </message>
        <message>
            <source>By</source>
            <translation>经手人</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <source>Rests waived</source>
            <translation>免收余款</translation>
        </message>
        <message>
            <source>Cash by shift</source>
            <translation>各班次现金</translation>
        </message>
        <message>
            <source>Desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Opened on</source>
            <translation>开班日期</translation>
        </message>
        <message>
            <source>Opened at</source>
            <translation>开班时间</translation>
        </message>
        <message>
            <source>Closed on</source>
            <translation>交班日期</translation>
        </message>
        <message>
            <source>Closed at</source>
            <translation>交班时间</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Cash taken</source>
            <translation>收现金</translation>
        </message>
        <message>
            <source>Cash paid out</source>
            <translation>退现金</translation>
        </message>
        <message>
            <source>Put in</source>
            <translation>存入</translation>
        </message>
        <message>
            <source>Taken out</source>
            <translation>取出</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应有</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>实数</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差额</translation>
        </message>
        <message>
            <source>Money in other currencies</source>
            <translation>其他币种的款项</translation>
        </message>
    </context>
    <context>
        <name>vd::operators::AuditExporter</name>
        <message>
            <source>Audit</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>编号</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Login</source>
            <translation>登录名</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Terminal</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>In words</source>
            <translation>说明</translation>
        </message>
        <message>
            <source>Facts</source>
            <translation>详情数据</translation>
        </message>
        <message>
            <source>What</source>
            <translation>项目</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Time zone</source>
            <translation>时区</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <source>Audit head</source>
            <translation>审计封条</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AccountsPane</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Account of %1</source>
            <translation>%1 的科目</translation>
        </message>
        <message>
            <source>The accounts are saved.</source>
            <translation>科目已保存。</translation>
        </message>
        <message>
            <source>Accounts of the journal</source>
            <translation>分录科目</translation>
        </message>
        <message>
            <source>Payments are booked as money received in advance; on the day they were made for they become revenue of their category. Every entry's debit equals its credit.</source>
            <translation>收款先记为预收账款，到所订日期再确认为相应类别的收入。每笔分录借贷相等。</translation>
        </message>
        <message>
            <source>Save the accounts</source>
            <translation>保存科目</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ActivitiesPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>End “%1”?</source>
            <translation>结束“%1”？</translation>
        </message>
        <message>
            <source>Take “%1” off sale?</source>
            <translation>下架“%1”？</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) to come are closed.</source>
            <translation>
                <numerusform>关闭 %n 个未开始的场次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are booked: their orders stay as they are.</source>
            <translation>
                <numerusform>已订 %n 个名额：订单保持不变。</numerusform>
            </translation>
        </message>
        <message>
            <source>End it</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>Take off sale</source>
            <translation>下架</translation>
        </message>
        <message>
            <source>“%1” is now: %2.</source>
            <translation>“%1”现在的状态：%2。</translation>
        </message>
        <message>
            <source>Reload</source>
            <translation>重新加载</translation>
        </message>
        <message>
            <source>“%1” is cancelled.</source>
            <translation>“%1”已取消。</translation>
        </message>
        <message numerus="yes">
            <source>“%1” is cancelled. %n order(s) wait on the leads' stop list.</source>
            <translation>
                <numerusform>“%1”已取消。%n 个订单在主管的停场名单中等待处理。</numerusform>
            </translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>草稿</translation>
        </message>
        <message>
            <source>On sale</source>
            <translation>在售</translation>
        </message>
        <message>
            <source>Off sale</source>
            <translation>停售</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>已结束</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Slots to come</source>
            <translation>未开始场次</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>预占</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>已售</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>最近</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>最后</translation>
        </message>
        <message>
            <source>Programme</source>
            <translation>活动状态</translation>
        </message>
        <message>
            <source>Show what the activities are doing</source>
            <translation>显示活动状态</translation>
        </message>
        <message>
            <source>Put on sale</source>
            <translation>上架</translation>
        </message>
        <message>
            <source>Take off sale…</source>
            <translation>下架…</translation>
        </message>
        <message>
            <source>End…</source>
            <translation>结束…</translation>
        </message>
        <message>
            <source>Cancel…</source>
            <translation>取消…</translation>
        </message>
        <message>
            <source>A stop over its slots to come; shows first what it hits</source>
            <translation>对其未开始场次的停场；先显示影响</translation>
        </message>
        <message>
            <source>No activities yet</source>
            <translation>还没有活动</translation>
        </message>
        <message>
            <source>Courses, sessions and exhibitions are listed here with their state. A draft's slots are closed; they open when it is put on sale.</source>
            <translation>课程、场次和展览及其状态列在这里。草稿的场次是关闭的；上架后开放。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AdminWorkspace</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Administration</source>
            <translation>管理</translation>
        </message>
        <message>
            <source>Generate slots</source>
            <translation>生成场次</translation>
        </message>
        <message>
            <source>Save what is being edited</source>
            <translation>保存正在编辑的内容</translation>
        </message>
        <message>
            <source>Schedule</source>
            <translation>排期</translation>
        </message>
        <message>
            <source>Set up what the venue sells: its spaces, the venue itself, and the slots of the weeks to come; and who may sign in. The generator shows what it would do before it writes anything, and never touches what is already there.</source>
            <translation>设置场馆所售内容：场地、场馆信息和未来几周的场次，以及谁可以登录。生成器在写入前先显示将做什么，绝不改动已有场次。</translation>
        </message>
        <message>
            <source>New record on this page</source>
            <translation>在此页新建</translation>
        </message>
        <message>
            <source>Go to the list of pages</source>
            <translation>转到页面列表</translation>
        </message>
        <message>
            <source>What is sold</source>
            <translation>销售内容</translation>
        </message>
        <message>
            <source>How it is sold</source>
            <translation>销售规则</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间安排</translation>
        </message>
        <message>
            <source>People and records</source>
            <translation>人员与记录</translation>
        </message>
        <message>
            <source>Pages of the administration</source>
            <translation>管理页面</translation>
        </message>
        <message>
            <source>Preview the slots to generate or change</source>
            <translation>预览要生成或修改的场次</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ApplyDialog</name>
        <message>
            <source>Apply %1 to an order</source>
            <translation>将 %1 用于某个订单</translation>
        </message>
        <message>
            <source>Order number, phone, last four digits or name</source>
            <translation>订单号、手机号、后四位或姓名</translation>
        </message>
        <message>
            <source>Find an order</source>
            <translation>查找订单</translation>
        </message>
        <message>
            <source>Orders that wait for money</source>
            <translation>等待付款的订单</translation>
        </message>
        <message>
            <source>No order waits for money</source>
            <translation>没有等待付款的订单</translation>
        </message>
        <message>
            <source>Only held orders and those with a payment pending can take it. Search by number, phone or name.</source>
            <translation>只有保留中和待支付的订单可以接收。请按订单号、手机号或姓名查找。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>%1 is paid of %2; with this it is %3.</source>
            <translation>应付 %2，已付 %1；加上这笔为 %3。</translation>
        </message>
        <message>
            <source>%1 stays outstanding and the order goes on waiting.</source>
            <translation>仍欠 %1，订单继续等待。</translation>
        </message>
        <message>
            <source>The order is confirmed.</source>
            <translation>订单将被确认。</translation>
        </message>
        <message>
            <source>The order is confirmed; %1 is too much and is listed as surplus.</source>
            <translation>订单将被确认；多出的 %1 列为多收款。</translation>
        </message>
        <message>
            <source>Choose the order the money is for.</source>
            <translation>请选择这笔款项所属的订单。</translation>
        </message>
        <message>
            <source>Apply to %1</source>
            <translation>用于 %1</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>下单时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>总额</translation>
        </message>
        <message>
            <source>Outstanding</source>
            <translation>未付</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ApprovalPrompt</name>
        <message>
            <source>A lead signs this one action</source>
            <translation>主管批准本次操作</translation>
        </message>
        <message>
            <source>The lead signs in for this one action only. The desk stays signed in as before, and the password is not kept. Both names stand in the order's history.</source>
            <translation>主管仅为本次操作登录。本前台保持原登录，密码不会保存。订单经过中记录双方姓名。</translation>
        </message>
        <message>
            <source>Lead's user name</source>
            <translation>主管用户名</translation>
        </message>
        <message>
            <source>Lead's password</source>
            <translation>主管密码</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Sign</source>
            <translation>批准</translation>
        </message>
        <message>
            <source>Type the lead's user name.</source>
            <translation>请输入主管用户名。</translation>
        </message>
        <message>
            <source>Type the lead's password.</source>
            <translation>请输入主管密码。</translation>
        </message>
        <message>
            <source>This person is no lead at this venue. Ask somebody who is one.</source>
            <translation>此人不是本场馆的主管。请找本场馆的主管。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditFilterBar</name>
        <message>
            <source>From</source>
            <translation>从</translation>
        </message>
        <message>
            <source>to</source>
            <translation>至</translation>
        </message>
        <message>
            <source>First day</source>
            <translation>起始日</translation>
        </message>
        <message>
            <source>Last day</source>
            <translation>截止日</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>所有人</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>人员</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Order number, terminal or words</source>
            <translation>订单号、终端或关键词</translation>
        </message>
        <message>
            <source>Search the audit</source>
            <translation>搜索审计</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Exporting, %1 rows read …</source>
            <translation>正在导出，已读取 %1 行…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>The export was cancelled. Nothing was written.</source>
            <translation>导出已取消，未写入任何内容。</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Audit</source>
            <translation>审计</translation>
        </message>
        <message>
            <source>Show the audit</source>
            <translation>显示审计</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s), newest first</source>
            <extracomment>%n rows are listed</extracomment>
            <translation>
                <numerusform>%n 条，最新在前</numerusform>
            </translation>
        </message>
        <message>
            <source>What</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>人员</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Terminal</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>All facts of the chosen entry</source>
            <translation>所选记录的全部内容</translation>
        </message>
        <message>
            <source>Choose an entry to see all of its facts.</source>
            <translation>选择一条记录以查看其全部内容。</translation>
        </message>
        <message>
            <source>Not sealed yet</source>
            <extracomment>the number and hash of the last seal over the audit</extracomment>
            <translation>尚未封存</translation>
        </message>
        <message>
            <source>Sealed: %1</source>
            <translation>已封存：%1</translation>
        </message>
        <message>
            <source>The last seal over the audit. Reports print it; “venuedeskctl audit verify --head” proves later that nothing before it was changed or removed.</source>
            <translation>审计的最新封条，报表上会印出。日后可用“venuedeskctl audit verify --head”证明此前的记录未被更改或删除。</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Load older entries</source>
            <translation>加载更早的记录</translation>
        </message>
        <message>
            <source>Nothing was done that fits</source>
            <translation>没有符合条件的操作</translation>
        </message>
        <message>
            <source>Choose other days, another person or kind, or other words.</source>
            <translation>请选择其他日期、人员、类别或关键词。</translation>
        </message>
        <message>
            <source>Write what is listed, and older entries that fit, to a file</source>
            <translation>将所列内容及更早的相符条目写入文件</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditWords</name>
        <message>
            <source>Held</source>
            <translation>已预占</translation>
        </message>
        <message>
            <source>Hold extended</source>
            <translation>预占已延长</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已付款</translation>
        </message>
        <message>
            <source>Payment started</source>
            <translation>付款已发起</translation>
        </message>
        <message>
            <source>Payment message</source>
            <translation>付款通知</translation>
        </message>
        <message>
            <source>Payment arrived</source>
            <translation>款项到账</translation>
        </message>
        <message>
            <source>Payment failed</source>
            <translation>付款失败</translation>
        </message>
        <message>
            <source>Payment moved to another order</source>
            <translation>款项转入另一订单</translation>
        </message>
        <message>
            <source>Payment applied</source>
            <translation>款项已入账到订单</translation>
        </message>
        <message>
            <source>Price changed by hand</source>
            <translation>手动改价</translation>
        </message>
        <message>
            <source>Shortfall settled</source>
            <translation>差额已处理</translation>
        </message>
        <message>
            <source>Refund asked</source>
            <translation>申请退款</translation>
        </message>
        <message>
            <source>Payment refunded</source>
            <translation>款项退回</translation>
        </message>
        <message>
            <source>Refund answered by the channel</source>
            <translation>渠道答复退款</translation>
        </message>
        <message>
            <source>Refund failed</source>
            <translation>退款失败</translation>
        </message>
        <message>
            <source>Refund paid out</source>
            <translation>退款已付出</translation>
        </message>
        <message>
            <source>Rescheduled</source>
            <translation>已改期</translation>
        </message>
        <message>
            <source>Marked as no-show</source>
            <translation>标记为未到场</translation>
        </message>
        <message>
            <source>Joined the waitlist</source>
            <translation>加入候补</translation>
        </message>
        <message>
            <source>Left the waitlist</source>
            <translation>退出候补</translation>
        </message>
        <message>
            <source>Offered from the waitlist</source>
            <translation>候补兑现</translation>
        </message>
        <message>
            <source>Offer taken</source>
            <translation>接受候补名额</translation>
        </message>
        <message>
            <source>Places kept back</source>
            <translation>预留名额</translation>
        </message>
        <message>
            <source>Stop published</source>
            <translation>发布停场</translation>
        </message>
        <message>
            <source>Stop withdrawn</source>
            <translation>撤销停场</translation>
        </message>
        <message>
            <source>Benefit topped up</source>
            <translation>权益充值</translation>
        </message>
        <message>
            <source>Admitted</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Admission taken back</source>
            <translation>撤销入场</translation>
        </message>
        <message>
            <source>Tickets printed again</source>
            <translation>凭证补打</translation>
        </message>
        <message>
            <source>Tickets signed</source>
            <translation>凭证签发</translation>
        </message>
        <message>
            <source>Shift opened</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Shift closed</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Checks run</source>
            <translation>已运行对账检查</translation>
        </message>
        <message>
            <source>Alert marked as seen</source>
            <translation>警报标记为已读</translation>
        </message>
        <message>
            <source>Stock did not fit</source>
            <translation>库存不符</translation>
        </message>
        <message>
            <source>Exported</source>
            <translation>已导出</translation>
        </message>
        <message>
            <source>Signed in</source>
            <translation>已登录</translation>
        </message>
        <message>
            <source>Approved for somebody</source>
            <translation>为他人批准</translation>
        </message>
        <message>
            <source>Customer saved</source>
            <translation>客户已保存</translation>
        </message>
        <message>
            <source>Slots generated</source>
            <translation>场次已生成</translation>
        </message>
        <message>
            <source>Terminal registered</source>
            <translation>终端已登记</translation>
        </message>
        <message>
            <source>Terminal revoked</source>
            <translation>终端已吊销</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>之前</translation>
        </message>
        <message>
            <source>After</source>
            <translation>之后</translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>缺少</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应有</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>实点</translation>
        </message>
        <message>
            <source>With</source>
            <translation>方式</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>明细数</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>People</source>
            <translation>人数</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行数</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Bookings</source>
            <translation>预订</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>款项</translation>
        </message>
        <message>
            <source>Door and tickets</source>
            <translation>门口与凭证</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>People and sign-in</source>
            <translation>人员与登录</translation>
        </message>
        <message>
            <source>Exports</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <source>Refused: %1</source>
            <translation>被拒绝：%1</translation>
        </message>
        <message>
            <source>Stop: %1</source>
            <translation>停场：%1</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系统</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <source>Admitted against the time</source>
            <translation>破例放行</translation>
        </message>
        <message>
            <source>Checks of the night</source>
            <translation>夜间核对</translation>
        </message>
        <message>
            <source>Schedule template saved</source>
            <translation>排期模板已保存</translation>
        </message>
        <message>
            <source>Calendar saved</source>
            <translation>日历已保存</translation>
        </message>
        <message>
            <source>Many slots changed</source>
            <translation>批量更改场次</translation>
        </message>
        <message>
            <source>Activity put into another state</source>
            <translation>活动状态已更改</translation>
        </message>
        <message>
            <source>Activity cancelled</source>
            <translation>活动已取消</translation>
        </message>
        <message>
            <source>Taken back</source>
            <translation>收回</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Slots</source>
            <translation>场次</translation>
        </message>
        <message>
            <source>Seat plan saved</source>
            <translation>座位图已保存</translation>
        </message>
        <message>
            <source>Lines added</source>
            <translation>已加项</translation>
        </message>
        <message>
            <source>Catalogue changed</source>
            <translation>目录已更改</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Order number</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Line of the order</source>
            <translation>订单行</translation>
        </message>
        <message>
            <source>Slot</source>
            <translation>时段</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Begins</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Ends</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>Expires</source>
            <translation>到期</translation>
        </message>
        <message>
            <source>Business date</source>
            <translation>营业日</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>天数</translation>
        </message>
        <message>
            <source>From</source>
            <translation>从</translation>
        </message>
        <message>
            <source>Until</source>
            <translation>至</translation>
        </message>
        <message>
            <source>To</source>
            <translation>到</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>付款</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Our request number</source>
            <translation>我方请求号</translation>
        </message>
        <message>
            <source>Channel number</source>
            <translation>渠道流水号</translation>
        </message>
        <message>
            <source>Asked</source>
            <translation>申请金额</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>应付</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>限额</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>现值</translation>
        </message>
        <message>
            <source>Fee</source>
            <translation>手续费</translation>
        </message>
        <message>
            <source>Currency</source>
            <translation>币种</translation>
        </message>
        <message>
            <source>Ticket</source>
            <translation>门票</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Admission</source>
            <translation>入场记录</translation>
        </message>
        <message>
            <source>Entry of the waitlist</source>
            <translation>候补记录</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>对账单</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Correction</source>
            <translation>更正</translation>
        </message>
        <message>
            <source>Conflict</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Login</source>
            <translation>登录名</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Venue</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Venues</source>
            <translation>场馆</translation>
        </message>
        <message>
            <source>Terminal</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>Approved by</source>
            <translation>批准人</translation>
        </message>
        <message>
            <source>Asked by</source>
            <translation>申请人</translation>
        </message>
        <message>
            <source>A lead can allow it</source>
            <translation>主管可放行</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>字段</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>部分</translation>
        </message>
        <message>
            <source>Typed</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>长度</translation>
        </message>
        <message>
            <source>At least</source>
            <translation>至少</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>至多</translation>
        </message>
        <message>
            <source>Wanted</source>
            <translation>需要</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>已售</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>次数</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>座位</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>号码</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Version seen</source>
            <translation>所见版本</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>记录</translation>
        </message>
        <message>
            <source>Marks</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>Applied</source>
            <translation>已入账</translation>
        </message>
        <message>
            <source>Without the server</source>
            <translation>离线</translation>
        </message>
        <message>
            <source>Payment that came early matched to its order</source>
            <translation>先到的付款已对应订单</translation>
        </message>
        <message>
            <source>Refund paid by the channel after all</source>
            <translation>渠道最终付出了退款</translation>
        </message>
        <message>
            <source>Refund of late money started by itself</source>
            <translation>迟到款项的退款已自动发起</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BenefitPicker</name>
        <message numerus="yes">
            <source>%n use(s)</source>
            <translation>
                <numerusform>%n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a member's benefit and what is left of it</comment>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BlockBar</name>
        <message>
            <source>Block %1</source>
            <translation>时段 %1</translation>
        </message>
        <message>
            <source>Blocks of the schedule</source>
            <translation>排期的时段块</translation>
        </message>
        <message>
            <source>One more block: other weekdays, times or lengths</source>
            <translation>再加一个时段块：其他星期、时间或时长</translation>
        </message>
        <message>
            <source>Add a block</source>
            <translation>添加时段块</translation>
        </message>
        <message>
            <source>Remove this block</source>
            <translation>删除此时段块</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BlockDialog</name>
        <message>
            <source>Keep places back</source>
            <translation>保留名额</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Places kept back</source>
            <translation>保留名额数</translation>
        </message>
        <message>
            <source>%1 of %2 places are taken; then %3 can be sold.</source>
            <translation>%2 个名额中已占 %1；之后可售 %3。</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are: they stay kept back as they become free.</source>
            <translation>
                <numerusform>保留数比实有名额多 %n 个：空出后仍予保留。</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep none back</source>
            <translation>不保留</translation>
        </message>
        <message numerus="yes">
            <source>Keep %n back</source>
            <translation>
                <numerusform>保留 %n 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BlockFields</name>
        <message>
            <source>No activity</source>
            <translation>无活动</translation>
        </message>
        <message>
            <source>On these &amp;weekdays</source>
            <translation>适用星期(&amp;W)</translation>
        </message>
        <message>
            <source>S&amp;tart</source>
            <translation>开始(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;End</source>
            <translation>结束(&amp;E)</translation>
        </message>
        <message>
            <source>Slot len&amp;gth, minutes</source>
            <translation>场次时长（分钟）(&amp;G)</translation>
        </message>
        <message>
            <source>Ga&amp;p between, minutes</source>
            <translation>间隔（分钟）(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Capacity</source>
            <translation>容量(&amp;C)</translation>
        </message>
        <message>
            <source>La&amp;bel</source>
            <translation>标签(&amp;B)</translation>
        </message>
        <message>
            <source>Sessi&amp;ons of</source>
            <translation>所属活动(&amp;O)</translation>
        </message>
        <message>
            <source>Each its own</source>
            <translation>各自的容量</translation>
        </message>
        <message>
            <source>Morning session</source>
            <translation>上午场</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BoardPage</name>
        <message>
            <source>Reload</source>
            <translation>重新加载</translation>
        </message>
        <message>
            <source>Show spaces of</source>
            <translation>显示场地类别</translation>
        </message>
        <message>
            <source>Smaller cells</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Larger cells</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Smaller cells (Ctrl+-)</source>
            <translation>缩小（Ctrl+-）</translation>
        </message>
        <message>
            <source>Larger cells (Ctrl++)</source>
            <translation>放大（Ctrl++）</translation>
        </message>
        <message>
            <source>Nothing is offered on this day</source>
            <translation>当天没有场次</translation>
        </message>
        <message>
            <source>Slots appear here once they are generated in Administration. PgUp and PgDn go to other days.</source>
            <translation>在“管理”中生成场次后会显示在这里。按 PgUp 和 PgDn 查看其他日期。</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日</translation>
        </message>
        <message>
            <source>Week</source>
            <translation>周</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>月</translation>
        </message>
        <message>
            <source>The week of</source>
            <translation>一周视图的场地</translation>
        </message>
        <message>
            <source>All of them</source>
            <translation>全部显示</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Spaces (%1)</source>
            <translation>场地（%1）</translation>
        </message>
        <message>
            <source>All categories</source>
            <translation>全部分类</translation>
        </message>
        <message>
            <source>as of %1</source>
            <comment>the moment of what is shown while there is no connection</comment>
            <translation>数据截至 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BoardView</name>
        <message>
            <source>Day board</source>
            <translation>当日场次表</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BookingPanel</name>
        <message>
            <source>The server is busy, trying again (%1 of %2). Nothing is booked twice.</source>
            <translation>服务器繁忙，正在重试（第 %1 次，共 %2 次）。不会重复预订。</translation>
        </message>
        <message>
            <source>This booking was not finished last time and is here again.</source>
            <translation>上次未完成的预订已恢复。</translation>
        </message>
        <message>
            <source>Booking</source>
            <translation>预订</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <source>Note (optional)</source>
            <translation>备注（可选）</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Pays on arrival: hold until before the start</source>
            <translation>到场付款：预占保留到开场前</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Holds all lines at once (Ctrl+Enter)</source>
            <translation>一次预占全部明细（Ctrl+Enter）</translation>
        </message>
        <message>
            <source>Holding…</source>
            <translation>正在预占…</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>预占</translation>
        </message>
        <message>
            <source>Draft saved on this computer</source>
            <translation>草稿已保存在本机</translation>
        </message>
        <message>
            <source>Open the order</source>
            <translation>打开该订单</translation>
        </message>
        <message>
            <source>Pays on arrival</source>
            <translation>到场付款</translation>
        </message>
        <message>
            <source>The customer is erased.</source>
            <translation>该客户已删除。</translation>
        </message>
        <message>
            <source>Put on the waitlist…</source>
            <translation>加入候补…</translation>
        </message>
        <message>
            <source>Every week…</source>
            <translation>每周重复…</translation>
        </message>
        <message>
            <source>The same again in the weeks after, for a club</source>
            <translation>往后几周同样预订，适合俱乐部</translation>
        </message>
        <message>
            <source>Take it all the same…</source>
            <translation>仍要选用…</translation>
        </message>
        <message>
            <source>%1 is one profile now.</source>
            <translation>%1 的资料已合并为一份。</translation>
        </message>
        <message>
            <source>Add to %1</source>
            <translation>加到 %1</translation>
        </message>
        <message>
            <source>Add nothing</source>
            <translation>不加了</translation>
        </message>
        <message>
            <source>Add to the order</source>
            <translation>加到订单</translation>
        </message>
        <message>
            <source>Book it as a new order</source>
            <translation>另订一单</translation>
        </message>
        <message>
            <source>not known</source>
            <comment>the total, while a line has no price</comment>
            <translation>未知</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BusinessPage</name>
        <message>
            <source>Business date</source>
            <translation>营业日期</translation>
        </message>
        <message>
            <source>Show what was sold for the day</source>
            <translation>显示该营业日期的销售</translation>
        </message>
        <message>
            <source>Sold for this day, %1</source>
            <translation>该日销售，%1</translation>
        </message>
        <message>
            <source>Sold for this day</source>
            <translation>该日销售</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 = %2 net</source>
            <translation>%1 = 净额 %2</translation>
        </message>
        <message>
            <source>%1 make %2, the line says %3</source>
            <translation>%1合计 %2，上表为 %3</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Category</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Slots</source>
            <translation>场次</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>明细</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>销售</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>退回</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Fees kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Sold for the day, by business date</source>
            <translation>按营业日期的销售</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Nothing is offered on this day</source>
            <translation>该日没有场次</translation>
        </message>
        <message>
            <source>Spaces with slots of this business date stand here with what was sold for it.</source>
            <translation>该营业日期有场次的场地及其销售显示在这里。</translation>
        </message>
        <message>
            <source>Nothing was sold for this day</source>
            <translation>该日没有销售</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarChoice</name>
        <message>
            <source>No calendar yet</source>
            <translation>还没有日历</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
        <message numerus="yes">
            <source>%n calendar(s)</source>
            <translation>
                <numerusform>%n 个日历</numerusform>
            </translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarForm</name>
        <message>
            <source>New calendar</source>
            <translation>新日历</translation>
        </message>
        <message numerus="yes">
            <source>%n entry(s)</source>
            <translation>
                <numerusform>%n 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Days</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Yearly</source>
            <translation>每年</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;First day</source>
            <translation>首日(&amp;F)</translation>
        </message>
        <message>
            <source>How many &amp;days</source>
            <translation>天数(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;What it is</source>
            <translation>说明(&amp;W)</translation>
        </message>
        <message>
            <source>National Day</source>
            <translation>国庆节</translation>
        </message>
        <message>
            <source>Every &amp;year on this day</source>
            <translation>每年的这一天(&amp;Y)</translation>
        </message>
        <message>
            <source>&amp;Add</source>
            <translation>添加(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Change</source>
            <translation>更改(&amp;C)</translation>
        </message>
        <message>
            <source>Puts what is typed in place of the chosen day</source>
            <translation>用输入的内容替换所选日期</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>删除(&amp;R)</translation>
        </message>
        <message>
            <source>Im&amp;port…</source>
            <translation>导入(&amp;P)…</translation>
        </message>
        <message>
            <source>Adds the days of an iCalendar or CSV file</source>
            <translation>添加 iCalendar 或 CSV 文件中的日期</translation>
        </message>
        <message>
            <source>E&amp;xport…</source>
            <translation>导出(&amp;X)…</translation>
        </message>
        <message>
            <source>Put away: closes nothing any more</source>
            <translation>已收起：不再关闭任何日期</translation>
        </message>
        <message>
            <source>Closed days</source>
            <translation>闭馆日</translation>
        </message>
        <message>
            <source>C&amp;losed days</source>
            <translation>闭馆日(&amp;L)</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarsPage</name>
        <message>
            <source>Show the holidays and closures</source>
            <translation>显示节假日与闭馆日</translation>
        </message>
        <message>
            <source>New calendar</source>
            <translation>新日历</translation>
        </message>
        <message>
            <source>“%1” is saved. Preview the schedules that heed it to see what changes.</source>
            <translation>“%1”已保存。请预览使用它的排期，查看有何变化。</translation>
        </message>
        <message>
            <source>Calendar to import</source>
            <translation>要导入的日历</translation>
        </message>
        <message>
            <source>Calendars (*.ics *.csv);;All files (*)</source>
            <translation>日历 (*.ics *.csv);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Export the calendar</source>
            <translation>导出日历</translation>
        </message>
        <message>
            <source>iCalendar (*.ics);;CSV (*.csv)</source>
            <translation>iCalendar (*.ics);;CSV (*.csv)</translation>
        </message>
        <message numerus="yes">
            <source>%n entry(s) read. Save to keep them.</source>
            <translation>
                <numerusform>读取了 %n 条。保存后生效。</numerusform>
            </translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>已写入 %1。</translation>
        </message>
        <message>
            <source>Calendar</source>
            <translation>日历</translation>
        </message>
        <message>
            <source>Entries</source>
            <translation>条目</translation>
        </message>
        <message>
            <source>Yearly</source>
            <translation>每年</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>已收起</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Holidays and closures</source>
            <translation>节假日与闭馆</translation>
        </message>
        <message>
            <source>No calendars yet</source>
            <translation>还没有日历</translation>
        </message>
        <message>
            <source>Name the days on which the venue does not sell: public holidays, yearly cleaning, a closed week. Schedule templates leave them out.</source>
            <translation>列出场馆不售票的日子：公共假日、年度清洁、闭馆周。排期模板会排除这些日期。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CallCard</name>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copies the number</source>
            <translation>复制号码</translation>
        </message>
        <message>
            <source>Takes it, on to the payment</source>
            <translation>接受，去支付</translation>
        </message>
        <message>
            <source>Declines…</source>
            <translation>放弃…</translation>
        </message>
        <message>
            <source>Reached</source>
            <translation>已联系上</translation>
        </message>
        <message>
            <source>No answer</source>
            <translation>无人接听</translation>
        </message>
        <message numerus="yes">
            <source>Offer: %1, %n place(s), %2 to pay</source>
            <translation>
                <numerusform>兑现：%1，%n 个名额，应付 %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped (%1): %2, %3. %4</source>
            <translation>停场（%1）：%2，%3。%4</translation>
        </message>
        <message>
            <source>Last call %1: %2</source>
            <translation>上次致电 %1：%2</translation>
        </message>
        <message>
            <source>Does %1 decline the offer?</source>
            <translation>%1 放弃兑现？</translation>
        </message>
        <message numerus="yes">
            <source>Its %n place(s) go to the next in the queue at once.</source>
            <translation>
                <numerusform>%n 个名额将立即给下一位候补。</numerusform>
            </translation>
        </message>
        <message>
            <source>Declines</source>
            <translation>放弃</translation>
        </message>
        <message>
            <source>Keep the offer</source>
            <translation>保留兑现</translation>
        </message>
        <message>
            <source>%1 paid and booked to no order. A lead or finance moves it to another order or gives it back.</source>
            <translation>已付 %1，未计入任何订单。由主管或财务转到其他订单或退还。</translation>
        </message>
        <message>
            <source>It goes back by itself: %1.</source>
            <translation>将自动退回：%1。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CallsPage</name>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>About</source>
            <translation>事由</translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>剩余时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>offered</source>
            <translation>已兑现，待确认</translation>
        </message>
        <message>
            <source>Waits for</source>
            <translation>候补场次</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Passed over because</source>
            <translation>跳过原因</translation>
        </message>
        <message>
            <source>Nobody to phone</source>
            <translation>无需致电</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>候补中</translation>
        </message>
        <message>
            <source>Take out of the queue…</source>
            <translation>移出候补…</translation>
        </message>
        <message>
            <source>Nobody waits</source>
            <translation>无人候补</translation>
        </message>
        <message>
            <source>Choose a full cell on the board and press Enter to put a caller on its waitlist.</source>
            <translation>在看板上选择已满场次并按 Enter，可将来电者加入候补。</translation>
        </message>
        <message>
            <source>%1 free, %2 wanted</source>
            <translation>空闲 %1，需要 %2</translation>
        </message>
        <message>
            <source>Take %1 out of the queue?</source>
            <translation>将 %1 移出候补？</translation>
        </message>
        <message>
            <source>The place in the queue for %1 is lost; joining again begins at the end.</source>
            <translation>将失去 %1 的候补位置；再次加入须从队尾开始。</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>移出</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>继续候补</translation>
        </message>
        <message>
            <source>Offers to people on the waitlist, customers hit by a stop and money without an order stand here, with the number.</source>
            <translation>候补兑现、受停场影响的客户和无订单的款项连同号码列在此处。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CameraPane</name>
        <message>
            <source>No camera</source>
            <translation>无摄像头</translation>
        </message>
        <message>
            <source>The camera is starting.</source>
            <translation>摄像头正在启动。</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>Which camera looks for codes</source>
            <translation>用哪个摄像头识别入场码</translation>
        </message>
        <message>
            <source>Light of the camera</source>
            <translation>摄像头补光灯</translation>
        </message>
        <message>
            <source>Switch the camera off (F8)</source>
            <translation>关闭摄像头（F8）</translation>
        </message>
        <message>
            <source>Picture of the camera</source>
            <translation>摄像头画面</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CancelActivityDialog</name>
        <message>
            <source>Cancel “%1”?</source>
            <translation>取消“%1”？</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) to come are stopped</source>
            <translation>
                <numerusform>停止 %n 个未开始的场次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) are hit</source>
            <translation>
                <numerusform>影响 %n 个订单</numerusform>
            </translation>
        </message>
        <message>
            <source>Holds are let go. Paid orders are suspended and come to the leads' call list; their policy says whether they are refunded at once or offered another slot.</source>
            <translation>预占将被释放。已付订单将被挂起并进入主管的致电名单；规则决定立即退款还是改约其他场次。</translation>
        </message>
        <message>
            <source>Reason, as customers may hear it</source>
            <translation>原因（可能告知顾客）</translation>
        </message>
        <message>
            <source>Orders that are hit</source>
            <translation>受影响的订单</translation>
        </message>
        <message>
            <source>No order is hit</source>
            <translation>没有订单受影响</translation>
        </message>
        <message>
            <source>Only free places are taken off sale.</source>
            <translation>只停售空余名额。</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Cancel the activity</source>
            <translation>取消活动</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>顾客</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>%1; %2.</source>
            <comment>two effects</comment>
            <translation>%1；%2。</translation>
        </message>
        <message>
            <source>%1; %2, %3 of them paid.</source>
            <comment>two effects</comment>
            <translation>%1；%2，其中已付 %3。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CartLine</name>
        <message>
            <source>One less</source>
            <translation>减一</translation>
        </message>
        <message>
            <source>One more</source>
            <translation>加一</translation>
        </message>
        <message>
            <source>Take out of the booking</source>
            <translation>从预订中移除</translation>
        </message>
        <message>
            <source>One less (-)</source>
            <translation>减一（-）</translation>
        </message>
        <message>
            <source>One more (+)</source>
            <translation>加一（+）</translation>
        </message>
        <message>
            <source>Take out of the booking (Del)</source>
            <translation>从预订中移除（Del）</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Seats: %1</source>
            <translation>座位：%1</translation>
        </message>
        <message>
            <source>Best free seats · choose…</source>
            <translation>自动选最佳座位 · 自选…</translation>
        </message>
        <message>
            <source>no price</source>
            <translation>无价格</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CartView</name>
        <message>
            <source>Choose cells on the board; Enter takes them here.</source>
            <translation>在场次表上选择场次，按 Enter 加入预订。</translation>
        </message>
        <message>
            <source>At the same time</source>
            <translation>同一时段可加</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CashDialog</name>
        <message>
            <source>Cash in or out</source>
            <translation>存取现金</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>取出</translation>
        </message>
        <message>
            <source>Put in</source>
            <translation>存入</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>To the safe, change from the bank, stamps…</source>
            <translation>存入保险柜、银行换零钱、邮票…</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Take out %1</source>
            <translation>取出 %1</translation>
        </message>
        <message>
            <source>Put in %1</source>
            <translation>存入 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CataloguePage</name>
        <message>
            <source>“%1” is saved.</source>
            <translation>“%1”已保存。</translation>
        </message>
        <message>
            <source>Show retired ones</source>
            <translation>显示已停用的</translation>
        </message>
        <message>
            <source>Slots that exist ask what they asked; give them this version below.</source>
            <translation>已有场次仍按原价；请在下方把此版本用于它们。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ChannelFields</name>
        <message>
            <source>Customer's pay code</source>
            <translation>顾客付款码</translation>
        </message>
        <message>
            <source>Scan or type it. Empty: a QR code is shown for the customer to scan.</source>
            <translation>扫描或输入。留空则显示二维码供顾客扫描。</translation>
        </message>
        <message>
            <source>The customer scans your own code or pays at your terminal. Look at the amount, then type the number of the payment.</source>
            <translation>顾客扫本馆收款码，或在本馆终端付款。请核对金额，再输入支付单号。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ChannelWait</name>
        <message>
            <source>Waiting for %1</source>
            <translation>等待收款 %1</translation>
        </message>
        <message>
            <source>The customer confirms the payment on the phone. The order is paid as soon as the channel says so.</source>
            <translation>请顾客在手机上确认付款。渠道确认后订单即为已支付。</translation>
        </message>
        <message>
            <source>The customer scans this code. The order is paid as soon as the channel says so; when nobody pays, the hold runs out and nothing is booked.</source>
            <translation>请顾客扫描此码。渠道确认后订单即为已支付；若无人付款，预占到期后不会生成预订。</translation>
        </message>
        <message>
            <source>Ask the channel now</source>
            <translation>立即查询渠道</translation>
        </message>
        <message>
            <source>Code for the customer to scan</source>
            <translation>供顾客扫描的二维码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ChartPane</name>
        <message>
            <source>No numbers in this period</source>
            <translation>该期间没有数据</translation>
        </message>
        <message>
            <source>Choose other days, or another chart. Numbers appear as the venue sells.</source>
            <translation>请选择其他日期或图表。场馆售出后数据会自动出现。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ChartText</name>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1，%2：%3</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>%1: nothing offered</source>
            <translation>%1：未开放</translation>
        </message>
        <message>
            <source>%1: %2 of %3 places, %4</source>
            <translation>%1：%2 / %3 个名额，%4</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ChartsPage</name>
        <message>
            <source>Move over the chart, or use the arrow keys, to read its numbers.</source>
            <translation>将指针移到图表上，或用方向键，即可查看数值。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>The chart was written to %1.</source>
            <translation>图表已写入 %1。</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <translation>图片 (PNG)</translation>
        </message>
        <message>
            <source>Another folder …</source>
            <translation>其他文件夹…</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>图表</translation>
        </message>
        <message>
            <source>Show the charts</source>
            <translation>查看图表</translation>
        </message>
        <message>
            <source>Chart: %1</source>
            <translation>图表：%1</translation>
        </message>
        <message>
            <source>Takings</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Occupancy</source>
            <translation>上座率</translation>
        </message>
        <message>
            <source>Sell-through</source>
            <translation>售出率</translation>
        </message>
        <message>
            <source>Cancellations and no-shows</source>
            <translation>取消与未到场</translation>
        </message>
        <message>
            <source>Lead time</source>
            <translation>提前预订</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>图表</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Export this chart</source>
            <translation>导出此图表</translation>
        </message>
        <message>
            <source>Write this chart as a picture, PDF, workbook or CSV</source>
            <translation>将此图表写为图片、PDF、工作簿或 CSV</translation>
        </message>
        <message>
            <source>The chart's numbers</source>
            <translation>图表数据</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CodeChooser</name>
        <message>
            <source>Short code %1</source>
            <translation>短码 %1</translation>
        </message>
        <message>
            <source>Order %1, %2, ticket %3</source>
            <translation>订单 %1，%2，票 %3</translation>
        </message>
        <message numerus="yes">
            <source>%n codes in this picture</source>
            <translation>
                <numerusform>图片中有 %n 个码</numerusform>
            </translation>
        </message>
        <message>
            <source>Which one is to be checked? Press its number.</source>
            <translation>要核验哪一个？请按对应的数字。</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>都不是</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CommandPalette</name>
        <message>
            <source>Search orders and customers for “%1”</source>
            <translation>在订单和客户中查找“%1”</translation>
        </message>
        <message>
            <source>Type a command, an order number, a phone number or a name</source>
            <translation>输入命令、订单号、电话或姓名</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Up and Down to choose, Enter to run, Escape to close</source>
            <translation>上下键选择，回车执行，Esc 关闭</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CountDialog</name>
        <message>
            <source>Close the shift</source>
            <translation>结束班次</translation>
        </message>
        <message>
            <source>Count the drawer: how many of each, or the sum alone. What was expected is shown afterwards.</source>
            <translation>清点钱箱：填写各面额数量，或只填合计。应有金额随后显示。</translation>
        </message>
        <message>
            <source>Counted in all</source>
            <translation>清点合计</translation>
        </message>
        <message>
            <source>Keep it open</source>
            <translation>继续班次</translation>
        </message>
        <message>
            <source>Close shift…</source>
            <translation>结束班次…</translation>
        </message>
        <message>
            <source>How many of %1</source>
            <translation>%1 的数量</translation>
        </message>
        <message>
            <source>Close the shift?</source>
            <translation>确定结束班次？</translation>
        </message>
        <message>
            <source>What was counted is what is expected.</source>
            <translation>清点金额与应有金额一致。</translation>
        </message>
        <message>
            <source>What was counted differs by %1 from what is expected.</source>
            <translation>清点金额与应有金额相差 %1。</translation>
        </message>
        <message>
            <source>Expected in the drawer: %1</source>
            <translation>钱箱应有：%1</translation>
        </message>
        <message>
            <source>Counted: %1</source>
            <translation>清点：%1</translation>
        </message>
        <message>
            <source>Difference: %1</source>
            <translation>差额：%1</translation>
        </message>
        <message>
            <source>A closed shift cannot be opened again; the difference is on its report.</source>
            <translation>班次结束后不能再打开；差额会记入班次报告。</translation>
        </message>
        <message>
            <source>Close shift</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Count again</source>
            <translation>重新清点</translation>
        </message>
        <message>
            <source>The pieces make %1, the sum was typed by hand. The typed sum counts, and the report then lists no pieces.</source>
            <translation>按面额清点为 %1，合计为手工输入。以手工输入的合计为准，报告将不列面额。</translation>
        </message>
        <message>
            <source>Take the pieces' sum</source>
            <translation>采用面额合计</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CountdownLabel</name>
        <message>
            <source>Expired</source>
            <translation>已到期</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerBox</name>
        <message>
            <source>Caller</source>
            <translation>来电客户</translation>
        </message>
        <message>
            <source>Phone number or name</source>
            <translation>电话号码或姓名</translation>
        </message>
        <message>
            <source>Customers that fit</source>
            <translation>匹配的客户</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更换</translation>
        </message>
        <message>
            <source>Name of the new customer</source>
            <translation>新客户姓名</translation>
        </message>
        <message>
            <source>Phone number of the new customer</source>
            <translation>新客户电话</translation>
        </message>
        <message>
            <source>%1 of %2 characters</source>
            <translation>%1 / %2 个字符</translation>
        </message>
        <message>
            <source>New customer with this number</source>
            <translation>用此号码新建客户</translation>
        </message>
        <message>
            <source>New customer of this name</source>
            <translation>用此姓名新建客户</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>What this customer booked before</source>
            <translation>此客户以前的预订</translation>
        </message>
        <message>
            <source>last %1</source>
            <translation>最近 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerDelegate</name>
        <message>
            <source>first booking</source>
            <translation>首次预订</translation>
        </message>
        <message numerus="yes">
            <source>%n booking(s), no visit yet</source>
            <translation>
                <numerusform>预订 %n 次，尚未到场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visit(s)</source>
            <translation>
                <numerusform>到场 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n no-show(s)</source>
            <translation>
                <numerusform>未到场 %n 次</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerMenu</name>
        <message>
            <source>Saved as %1.</source>
            <translation>已保存为 %1。</translation>
        </message>
        <message>
            <source>Save everything about this customer…</source>
            <translation>保存该客户的全部资料…</translation>
        </message>
        <message>
            <source>Erase this customer…</source>
            <translation>删除该客户…</translation>
        </message>
        <message>
            <source>Save everything about this customer</source>
            <translation>保存该客户的全部资料</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Erase this customer?</source>
            <translation>删除该客户？</translation>
        </message>
        <message>
            <source>Nobody can find out afterwards who %1 was.</source>
            <translation>之后任何人都无法查出“%1”是谁。</translation>
        </message>
        <message>
            <source>Name, number, notes and documents are erased, at every venue.</source>
            <translation>姓名、电话、备注和证件将在所有场馆删除。</translation>
        </message>
        <message>
            <source>Orders, money and counts stay.</source>
            <translation>订单、款项和统计保留。</translation>
        </message>
        <message>
            <source>It cannot be undone.</source>
            <translation>此操作无法撤销。</translation>
        </message>
        <message>
            <source>Erase the customer</source>
            <translation>删除客户</translation>
        </message>
        <message>
            <source>More about this customer</source>
            <translation>更多客户操作</translation>
        </message>
        <message>
            <source>Merge with another profile…</source>
            <translation>与另一份资料合并…</translation>
        </message>
        <message>
            <source>Give money, a pass or free hours…</source>
            <translation>赠送余额、次卡或免费时长…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DateNavigator</name>
        <message>
            <source>Choose a day</source>
            <translation>选择日期</translation>
        </message>
        <message>
            <source>Choose a day in the calendar</source>
            <translation>在日历中选择日期</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Previous day</source>
            <translation>前一天</translation>
        </message>
        <message>
            <source>Next day</source>
            <translation>后一天</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayLine</name>
        <message>
            <source>Calendar</source>
            <translation>日历</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayPage</name>
        <message>
            <source>%1 is closed and sealed.</source>
            <translation>%1 已关账封存。</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日对账</translation>
        </message>
        <message>
            <source>Show the day</source>
            <translation>显示日对账</translation>
        </message>
        <message>
            <source>Export the day</source>
            <translation>导出当天</translation>
        </message>
        <message>
            <source>The day is not loaded yet.</source>
            <translation>当天尚未加载。</translation>
        </message>
        <message>
            <source>Look at the differences</source>
            <translation>查看差异</translation>
        </message>
        <message>
            <source>Close and seal the day …</source>
            <translation>关账封存当天…</translation>
        </message>
        <message>
            <source>Only a day that is over and not sealed can be sealed.</source>
            <translation>只能封存已结束且未封存的日期。</translation>
        </message>
        <message>
            <source>Export into another folder …</source>
            <translation>导出到其他文件夹…</translation>
        </message>
        <message>
            <source>All channels</source>
            <translation>所有渠道</translation>
        </message>
        <message>
            <source>Day is open</source>
            <translation>当天未关账</translation>
        </message>
        <message>
            <source>Closed and sealed %1 by %2</source>
            <extracomment>%2 is the login of a person</extracomment>
            <translation>%1 由 %2 关账封存</translation>
        </message>
        <message>
            <source>Closed and sealed %1</source>
            <translation>%1 已关账封存</translation>
        </message>
        <message numerus="yes">
            <source>%n later correction(s), %1</source>
            <extracomment>%1 is an amount with its currency, booked on later days and pointing back to this one</extracomment>
            <translation>
                <numerusform>%n 笔后续更正，%1</numerusform>
            </translation>
        </message>
        <message>
            <source>Audit head: %1</source>
            <translation>审计头：%1</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s): the venue's counts do not agree.</source>
            <translation>
                <numerusform>%n 处差异：场馆的数目不一致。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) count other places held or sold than their orders add up to.</source>
            <translation>
                <numerusform>%n 个场次的预占或已售名额与订单合计不符。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) say another amount was paid than their payments add up to.</source>
            <translation>
                <numerusform>%n 个订单的已付金额与支付合计不符。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s) of the checks and statements wait to be settled.</source>
            <translation>
                <numerusform>%n 处对账或账单差异等待处理。</numerusform>
            </translation>
        </message>
        <message>
            <source>Look</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Close and seal %1?</source>
            <translation>关账封存 %1？</translation>
        </message>
        <message>
            <source>Its money can never change again. What comes later is booked on the day it comes and points back.</source>
            <translation>该日的资金将不可再改。之后发生的记在发生当天，并指回该日。</translation>
        </message>
        <message numerus="yes">
            <source>%n payment(s), %1</source>
            <translation>
                <numerusform>%n 笔支付，%1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refund(s), %1</source>
            <translation>
                <numerusform>%n 笔退款，%1</numerusform>
            </translation>
        </message>
        <message>
            <source>Net %1</source>
            <translation>净额 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s) are not settled and stay on record.</source>
            <translation>
                <numerusform>%n 处差异尚未处理，将保留记录。</numerusform>
            </translation>
        </message>
        <message>
            <source>Close and seal the day</source>
            <translation>关账封存</translation>
        </message>
        <message>
            <source>Daily reconciliation</source>
            <translation>每日对账</translation>
        </message>
        <message>
            <source>One-person venue: two-person rules are off</source>
            <translation>单人场馆：双人规则已关闭</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Seal the day</source>
            <translation>封存当天</translation>
        </message>
        <message>
            <source>This day is not loaded</source>
            <translation>该日未加载</translation>
        </message>
        <message>
            <source>Its money, orders and places show here as soon as the server answers.</source>
            <translation>服务器应答后，这里显示当天的资金、订单和名额。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayTables</name>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Unapplied</source>
            <translation>未入单</translation>
        </message>
        <message>
            <source>Money that came in but belongs to no live order; part of what was paid.</source>
            <translation>已到账但不属于任何有效订单的款项，包含在已收金额中。</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>收款笔数</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款笔数</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单数</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Our request number %1</source>
            <translation>我方请求号 %1</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>By</source>
            <translation>经手人</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>Without a shift</source>
            <translation>无班次</translation>
        </message>
        <message>
            <source>What the channels brought by themselves, and what was paid back by transfer or channel.</source>
            <translation>渠道自动收到的款项，以及通过转账或渠道退回的款项。</translation>
        </message>
        <message>
            <source>For</source>
            <translation>归属日</translation>
        </message>
        <message>
            <source>Booked here and pointing back to %1</source>
            <translation>记在此处，指回 %1</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>流水号</translation>
        </message>
        <message>
            <source>Channel number %1</source>
            <translation>渠道流水号 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayView</name>
        <message>
            <source>Paid</source>
            <translation>已收</translation>
        </message>
        <message numerus="yes">
            <source>%n payment(s)</source>
            <translation>
                <numerusform>%n 笔收款</numerusform>
            </translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>已退</translation>
        </message>
        <message numerus="yes">
            <source>%n refund(s)</source>
            <translation>
                <numerusform>%n 笔退款</numerusform>
            </translation>
        </message>
        <message>
            <source>of which %1 unapplied</source>
            <translation>其中 %1 未入单</translation>
        </message>
        <message>
            <source>fees kept %1</source>
            <translation>留存手续费 %1</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>净额</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Places sold</source>
            <translation>已售名额</translation>
        </message>
        <message>
            <source>%1 of what the day offers</source>
            <translation>占当日可售名额的 %1</translation>
        </message>
        <message>
            <source>Payments and refunds</source>
            <translation>收款与退款</translation>
        </message>
        <message>
            <source>Payments and refunds, %1</source>
            <translation>收款与退款：%1</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 = %2 net</source>
            <translation>%1 = 净额 %2</translation>
        </message>
        <message>
            <source>%1 make %2, the report says %3</source>
            <translation>%1合计 %2，报表为 %3</translation>
        </message>
        <message>
            <source>Takings by channel</source>
            <translation>各渠道收入</translation>
        </message>
        <message>
            <source>Takings</source>
            <translation>收入</translation>
        </message>
        <message>
            <source>Orders made, by state</source>
            <translation>当日订单（按状态）</translation>
        </message>
        <message>
            <source>No money moved here on this day</source>
            <translation>当日没有收款或退款</translation>
        </message>
        <message>
            <source>Payments and refunds appear by themselves as the desks take them.</source>
            <translation>前台收款或退款后会自动显示在这里。</translation>
        </message>
        <message>
            <source>No orders were made on this day</source>
            <translation>当日没有新订单</translation>
        </message>
        <message>
            <source>By channel</source>
            <translation>按渠道</translation>
        </message>
        <message>
            <source>By shift</source>
            <translation>按班次</translation>
        </message>
        <message>
            <source>Takings by shift</source>
            <translation>按班次收款</translation>
        </message>
        <message>
            <source>rests waived %1</source>
            <translation>免收余款 %1</translation>
        </message>
        <message>
            <source>No takings on this day</source>
            <translation>当日没有收入</translation>
        </message>
        <message>
            <source>%1 more than the day before</source>
            <translation>比前一日多 %1</translation>
        </message>
        <message>
            <source>%1 less than the day before</source>
            <translation>比前一日少 %1</translation>
        </message>
        <message>
            <source>As much as the day before</source>
            <translation>与前一日相同</translation>
        </message>
        <message>
            <source>%1 more than a week before</source>
            <translation>比上周同日多 %1</translation>
        </message>
        <message>
            <source>%1 less than a week before</source>
            <translation>比上周同日少 %1</translation>
        </message>
        <message>
            <source>As much as a week before</source>
            <translation>与上周同日相同</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DeclaredForm</name>
        <message>
            <source>Version %1. Saving other rules makes a new one.</source>
            <translation>版本 %1。保存不同的规则会生成新版本。</translation>
        </message>
        <message>
            <source>%1: %2, by %3</source>
            <extracomment>a version of a price list or policy: number, when, by whom</extracomment>
            <translation>%1：%2，%3</translation>
        </message>
        <message>
            <source>Versions, newest first</source>
            <translation>版本（最新在前）</translation>
        </message>
        <message>
            <source>As the customer will hear it</source>
            <translation>向客户说明</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DeskWorkspace</name>
        <message>
            <source>Desk</source>
            <translation>前台</translation>
        </message>
        <message>
            <source>Type the caller's number or name, choose cells on the board with the arrow keys, and Enter holds them. Shift and arrows choose several cells, digits jump to a space, PgUp and PgDn change the day, T goes to today. Ctrl+F finds an order.</source>
            <translation>输入来电号码或姓名，用方向键在场次表上选择场次，按 Enter 预占。Shift 加方向键可多选，数字键跳到对应场地，PgUp 和 PgDn 换日期，T 回到今天。Ctrl+F 查找订单。</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>场次表</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Pages of the desk</source>
            <translation>前台页面</translation>
        </message>
        <message>
            <source>Go to the caller's field</source>
            <translation>转到来电客户栏</translation>
        </message>
        <message>
            <source>Go to the board</source>
            <translation>转到场次表</translation>
        </message>
        <message>
            <source>Hold the booking</source>
            <translation>预占本次预订</translation>
        </message>
        <message>
            <source>No cell is in the booking yet.</source>
            <translation>预订中还没有场次。</translation>
        </message>
        <message>
            <source>Next call: an empty booking</source>
            <translation>下一通来电：新预订</translation>
        </message>
        <message>
            <source>Throw the booking away and start over</source>
            <translation>放弃本次预订，重新开始</translation>
        </message>
        <message>
            <source>The booking is empty.</source>
            <translation>预订是空的。</translation>
        </message>
        <message>
            <source>Show today</source>
            <translation>显示今天</translation>
        </message>
        <message>
            <source>Show the next day</source>
            <translation>显示后一天</translation>
        </message>
        <message>
            <source>Show the day before</source>
            <translation>显示前一天</translation>
        </message>
        <message>
            <source>Choose a day</source>
            <translation>选择日期</translation>
        </message>
        <message>
            <source>Find an order</source>
            <translation>查找订单</translation>
        </message>
        <message>
            <source>Close the shift</source>
            <translation>交班</translation>
        </message>
        <message>
            <source>Open a shift</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Let the hold go</source>
            <translation>释放预占</translation>
        </message>
        <message>
            <source>Take the payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Print the tickets</source>
            <translation>打印入场凭证</translation>
        </message>
        <message>
            <source>Calls</source>
            <translation>致电</translation>
        </message>
        <message>
            <source>Calls (%1)</source>
            <translation>致电（%1）</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>Say first who is calling; then the waitlist can be joined.</source>
            <translation>请先填写来电者，然后才能加入候补。</translation>
        </message>
        <message>
            <source>On the waitlist, as the first.</source>
            <translation>已加入候补，排在第一位。</translation>
        </message>
        <message numerus="yes">
            <source>On the waitlist; %n part(ies) ahead.</source>
            <translation>
                <numerusform>已加入候补，前面有 %n 位。</numerusform>
            </translation>
        </message>
        <message>
            <source>Only a desk lead may do this.</source>
            <translation>仅前台主管可以操作。</translation>
        </message>
        <message>
            <source>Choose a cell on the board first.</source>
            <translation>请先在看板上选择场次。</translation>
        </message>
        <message>
            <source>Whom to phone</source>
            <translation>致电名单</translation>
        </message>
        <message>
            <source>Put the caller on the waitlist of the cell</source>
            <translation>将来电者加入该场次候补</translation>
        </message>
        <message>
            <source>Look at the stops</source>
            <translation>查看停场</translation>
        </message>
        <message>
            <source>Lead</source>
            <translation>主管</translation>
        </message>
        <message>
            <source>Stop the chosen cells…</source>
            <translation>对所选场次停场…</translation>
        </message>
        <message>
            <source>Keep places of the cell back…</source>
            <translation>保留该场次名额…</translation>
        </message>
        <message>
            <source>Move the order to another time</source>
            <translation>将订单改到其他时间</translation>
        </message>
        <message>
            <source>Cancel and refund…</source>
            <translation>取消并退款…</translation>
        </message>
        <message>
            <source>Change the price…</source>
            <translation>改价…</translation>
        </message>
        <message>
            <source>Why? Explain the cell or the order</source>
            <translation>为什么？解释场次或订单</translation>
        </message>
        <message>
            <source>Show the day of all spaces</source>
            <translation>显示所有场地的当天</translation>
        </message>
        <message>
            <source>Show the week of the cell's space</source>
            <translation>显示所选场地的一周</translation>
        </message>
        <message>
            <source>Show the month</source>
            <translation>显示整月</translation>
        </message>
        <message>
            <source>Repeat the booking every week…</source>
            <translation>每周重复此预订…</translation>
        </message>
        <message>
            <source>Cash into the drawer or out of it…</source>
            <translation>钱箱存取现金…</translation>
        </message>
        <message>
            <source>No shift is open at this desk.</source>
            <translation>本前台没有进行中的班次。</translation>
        </message>
        <message>
            <source>Take over the shift of a desk that is gone…</source>
            <translation>接管已离线前台的班次…</translation>
        </message>
        <message>
            <source>No shift is open that could go on here.</source>
            <translation>没有可在此接管的班次。</translation>
        </message>
        <message>
            <source>Throw the unfinished booking away?</source>
            <translation>丢弃未完成的预订？</translation>
        </message>
        <message>
            <source>Another booking is begun and not held yet. Adding to %1 takes its place.</source>
            <translation>另有一笔预订已开始但尚未预占。给 %1 加项会取代它。</translation>
        </message>
        <message>
            <source>Throw it away</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Add to the order…</source>
            <translation>加到订单…</translation>
        </message>
        <message>
            <source>Bring back what was taken out of the booking</source>
            <translation>恢复从预订中移除的内容</translation>
        </message>
        <message>
            <source>Nothing was taken out of it.</source>
            <translation>没有移除过任何内容。</translation>
        </message>
        <message>
            <source>Day board</source>
            <translation>日视图</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <translation>方向键</translation>
        </message>
        <message>
            <source>From cell to cell</source>
            <translation>在格子间移动</translation>
        </message>
        <message>
            <source>Shift and arrow keys</source>
            <translation>Shift 加方向键</translation>
        </message>
        <message>
            <source>Choose several cells; so does dragging, or pulling the edge of a chosen cell</source>
            <translation>选择多个格子；拖动，或拉动已选格子的边缘也可以</translation>
        </message>
        <message>
            <source>Ctrl and arrow keys, Space</source>
            <translation>Ctrl 加方向键、空格</translation>
        </message>
        <message>
            <source>Choose or leave out single cells; so does Ctrl and a click</source>
            <translation>单独选择或取消某个格子；按住 Ctrl 单击也可以</translation>
        </message>
        <message>
            <source>Jump to the space with this number</source>
            <translation>跳到该编号的场地</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home、End</translation>
        </message>
        <message>
            <source>First and last of the day; with Ctrl of the spaces</source>
            <translation>当天的首尾；加 Ctrl 为场地的首尾</translation>
        </message>
        <message>
            <source>PgUp, PgDn</source>
            <translation>PgUp、PgDn</translation>
        </message>
        <message>
            <source>The day before and the next one; a week in the week</source>
            <translation>前一天和后一天；周视图中为前后一周</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>回车</translation>
        </message>
        <message>
            <source>Take the chosen cells, or open the order that is there</source>
            <translation>选用所选格子，或打开其中的订单</translation>
        </message>
        <message>
            <source>Why is the cell as it is?</source>
            <translation>这个格子为什么是这样？</translation>
        </message>
        <message>
            <source>Larger and smaller cells; so does Ctrl and the wheel</source>
            <translation>放大和缩小格子；按住 Ctrl 滚动滚轮也可以</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Give the choice up, then back to the booking</source>
            <translation>取消选择，再按一次回到预订</translation>
        </message>
        <message>
            <source>One more or one less of a line of the booking</source>
            <translation>预订中的一行加一或减一</translation>
        </message>
        <message>
            <source>Booking</source>
            <translation>预订</translation>
        </message>
        <message>
            <source>On to the next field; at the end it holds</source>
            <translation>到下一个字段；最后一步即预占</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DifferenceBars</name>
        <message>
            <source>Cash differences, shift after shift</source>
            <translation>各班次现金差异</translation>
        </message>
        <message>
            <source>%1, %2, %3: difference %4</source>
            <translation>%1，%2，%3：差异 %4</translation>
        </message>
        <message>
            <source>No shift was counted in these days</source>
            <translation>这些天没有清点过的班次</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DiscrepanciesPage</name>
        <message>
            <source>The note was saved.</source>
            <translation>备注已保存。</translation>
        </message>
        <message>
            <source>It was given to somebody else.</source>
            <translation>已转交他人处理。</translation>
        </message>
        <message>
            <source>The correction is proposed. Another person has to approve it; nothing has changed yet.</source>
            <translation>更正已提出，需由另一人批准；目前未作任何更改。</translation>
        </message>
        <message>
            <source>The correction was approved and carried out.</source>
            <translation>更正已批准并执行。</translation>
        </message>
        <message>
            <source>The correction was refused. Nothing was changed.</source>
            <translation>更正已拒绝。未作任何更改。</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Show the differences</source>
            <translation>显示差异</translation>
        </message>
        <message>
            <source>Run the checks now</source>
            <translation>立即核对</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Orders, stock and payments agree, from yesterday on. What was found before stays until it is settled.</source>
            <translation>自昨日起，订单、库存与支付一致。此前发现的差异保留至处理完毕。</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s) found.</source>
            <translation>
                <numerusform>发现 %n 处差异。</numerusform>
            </translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>发现时间</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>About</source>
            <translation>对象</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>With</source>
            <translation>负责人</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未处理</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>已处理</translation>
        </message>
        <message>
            <source>All checks</source>
            <translation>所有核对</translation>
        </message>
        <message>
            <source>Which check</source>
            <translation>哪项核对</translation>
        </message>
        <message>
            <source>Run the checks</source>
            <translation>核对</translation>
        </message>
        <message>
            <source>Counts orders, stock and payments from yesterday on, as every night at 03:00</source>
            <translation>从昨日起核对订单、库存与支付，与每晚 03:00 相同</translation>
        </message>
        <message>
            <source>No differences</source>
            <translation>没有差异</translation>
        </message>
        <message>
            <source>What the checks of stock, payments and statements find stands here with its evidence.</source>
            <translation>库存、支付和账单核对发现的差异连同证据显示在这里。</translation>
        </message>
        <message>
            <source>Count everything ever sold</source>
            <translation>核对全部历史销售</translation>
        </message>
        <message>
            <source>Orders, stock and payments agree in everything ever sold. What was found before stays until it is settled.</source>
            <translation>全部历史的订单、库存与支付一致。此前发现的差异保留至处理完毕。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DiscrepancyPane</name>
        <message>
            <source>Open order %1</source>
            <translation>打开订单 %1</translation>
        </message>
        <message>
            <source>Note by %1, %2</source>
            <translation>%1 的备注，%2</translation>
        </message>
        <message>
            <source>Proposed by %1, %2</source>
            <translation>%1 提出，%2</translation>
        </message>
        <message>
            <source>Approved by %1, %2</source>
            <translation>%1 批准，%2</translation>
        </message>
        <message>
            <source>Refused by %1, %2</source>
            <translation>%1 拒绝，%2</translation>
        </message>
        <message>
            <source>You proposed this; another finance person or lead has to approve it.</source>
            <translation>由您提出，需由另一位财务人员或值班长批准。</translation>
        </message>
        <message>
            <source>Approving carries it out at once, if nothing has moved since.</source>
            <translation>如其后无变动，批准后立即执行。</translation>
        </message>
        <message>
            <source>Approve</source>
            <translation>批准</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>A correction is proposed by one person and approved by another. Nothing is put right by itself.</source>
            <translation>更正由一人提出、另一人批准，绝不自动更正。</translation>
        </message>
        <message>
            <source>Propose this correction?</source>
            <translation>提出此更正？</translation>
        </message>
        <message>
            <source>Another finance person or lead has to approve it before anything changes.</source>
            <translation>须由另一位财务人员或值班长批准后才会更改。</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>提出</translation>
        </message>
        <message>
            <source>Approve this correction?</source>
            <translation>批准此更正？</translation>
        </message>
        <message>
            <source>Refuse this correction?</source>
            <translation>拒绝此更正？</translation>
        </message>
        <message>
            <source>%1 gave the reason: %2</source>
            <translation>%1 的理由：%2</translation>
        </message>
        <message>
            <source>Approve and carry out</source>
            <translation>批准并执行</translation>
        </message>
        <message>
            <source>Add a note and press Enter</source>
            <translation>写备注后按回车</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Who looks after it</source>
            <translation>负责人</translation>
        </message>
        <message>
            <source>Nobody</source>
            <extracomment>nobody looks after a difference</extracomment>
            <translation>暂无</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DocumentsDialog</name>
        <message>
            <source>ID card</source>
            <translation>身份证</translation>
        </message>
        <message>
            <source>Passport</source>
            <translation>护照</translation>
        </message>
        <message>
            <source>Permit</source>
            <translation>通行证</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message numerus="yes">
            <source>%n of them cannot be opened: this computer has no key for them, or they were forgotten.</source>
            <translation>
                <numerusform>其中 %n 个无法打开：本机没有对应的密钥，或已被清除。</numerusform>
            </translation>
        </message>
        <message>
            <source>Documents of order %1</source>
            <translation>订单 %1 的证件</translation>
        </message>
        <message>
            <source>Who looked at these is kept in the audit. Use them for nothing but the booking.</source>
            <translation>查看人已记入审计。仅可用于本次预订。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>名额</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>证件</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>号码</translation>
        </message>
        <message>
            <source>No documents</source>
            <translation>没有证件</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>正在读取</translation>
        </message>
        <message>
            <source>No place of this order names a document.</source>
            <translation>此订单的名额均未登记证件。</translation>
        </message>
        <message>
            <source>The documents are fetched and opened here.</source>
            <translation>正在读取并在本机打开证件。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorBar</name>
        <message>
            <source>Going in</source>
            <translation>入场</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>离场</translation>
        </message>
        <message>
            <source>Direction</source>
            <translation>方向</translation>
        </message>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n 个场地</numerusform>
            </translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>所有场地</translation>
        </message>
        <message>
            <source>Which spaces this door leads to</source>
            <translation>此入口通往哪些场地</translation>
        </message>
        <message>
            <source>Guests</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>Find a guest by name or last digits; who is inside now (Ctrl+G)</source>
            <translation>按姓名或号码末几位查找客人；当前在场名单 (Ctrl+G)</translation>
        </message>
        <message>
            <source>To decide: %1</source>
            <translation>待处理：%1</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>待处理</translation>
        </message>
        <message>
            <source>Conflicts of doors that worked alone, and guests sent to the desk</source>
            <translation>离线入口产生的冲突，以及转到前台的客人</translation>
        </message>
        <message>
            <source>Camera</source>
            <translation>摄像头</translation>
        </message>
        <message>
            <source>Scan with this computer's camera (F8)</source>
            <translation>用本机摄像头扫描（F8）</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorInput</name>
        <message>
            <source>Short code</source>
            <translation>短码</translation>
        </message>
        <message>
            <source>Short code of the ticket</source>
            <translation>入场凭证短码</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>核验</translation>
        </message>
        <message>
            <source>Picture…</source>
            <translation>图片…</translation>
        </message>
        <message>
            <source>Read the code from a picture's file (Ctrl+O)</source>
            <translation>从图片文件读取入场码（Ctrl+O）</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>粘贴</translation>
        </message>
        <message>
            <source>Read the code from the clipboard: a picture or a text (Ctrl+V)</source>
            <translation>从剪贴板读取入场码：图片或文字（Ctrl+V）</translation>
        </message>
        <message>
            <source>%1 characters; blanks, small letters, O for 0 and I for 1 are fine.</source>
            <translation>共 %1 位；可含空格、小写字母，0 写作 O、1 写作 I 也可以。</translation>
        </message>
        <message>
            <source>Type the code printed under the QR first.</source>
            <translation>请先输入二维码下方的短码。</translation>
        </message>
        <message>
            <source>A short code has %1 characters, this has %2. Nothing was checked in.</source>
            <translation>短码共 %1 位，输入了 %2 位。未核销任何票。</translation>
        </message>
        <message>
            <source>This has a character that no short code has. Read it again: codes use digits and A to X without I and O.</source>
            <translation>含有短码不使用的字符。请重新读取：短码只用数字和 A 至 X（不含 I、O）。</translation>
        </message>
        <message>
            <source>%1 scans wait already, so this one was not taken. Ask the unanswered ones again or forget them first.</source>
            <translation>已有 %1 次扫描在等待，未接收本次扫描。请先重新核验或放弃无应答的扫描。</translation>
        </message>
        <message>
            <source>Document number</source>
            <translation>证件号码</translation>
        </message>
        <message>
            <source>Number of the guest's document</source>
            <translation>客人的证件号码</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>证件</translation>
        </message>
        <message>
            <source>What is typed is the number of an identity document (Ctrl+D)</source>
            <translation>输入的是身份证件号码（Ctrl+D）</translation>
        </message>
        <message>
            <source>As printed on the document, with or without blanks. The number is not kept.</source>
            <translation>按证件上的号码输入，空格可有可无。号码不会保存。</translation>
        </message>
        <message>
            <source>Code or document</source>
            <translation>短码或证件号</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorSidePanel</name>
        <message>
            <source>Today</source>
            <translation>今日场次</translation>
        </message>
        <message>
            <source>Find a space or a time</source>
            <translation>查找场地或时间</translation>
        </message>
        <message>
            <source>Last scans</source>
            <translation>最近扫描</translation>
        </message>
        <message>
            <source>Undo…</source>
            <translation>撤销…</translation>
        </message>
        <message>
            <source>Take an entry back (Ctrl+Z): the selected one, else the newest of this door</source>
            <translation>撤销一次入场（Ctrl+Z）：选中的一条，否则为本入口最近一条</translation>
        </message>
        <message>
            <source>Entered and expected people per slot</source>
            <translation>各场次已入场与应到人数</translation>
        </message>
        <message>
            <source>Slots with tickets for today are listed here.</source>
            <translation>今日有票的场次将列在这里。</translation>
        </message>
        <message>
            <source>Nothing was scanned yet.</source>
            <translation>还没有扫描记录。</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
        <message>
            <source>%1 holds %2 people, at most %3 are safe.</source>
            <translation>%1 内现有 %2 人，安全上限为 %3 人。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorStatusLine</name>
        <message numerus="yes">
            <source>%n scans wait</source>
            <translation>
                <numerusform>%n 次扫描在等待</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scans without an answer</source>
            <translation>
                <numerusform>%n 次扫描无应答</numerusform>
            </translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>重新核验</translation>
        </message>
        <message>
            <source>Asks the last unanswered scan again; it is counted once (Ctrl+R)</source>
            <translation>重新核验最近一次无应答的扫描，只计一次（Ctrl+R）</translation>
        </message>
        <message>
            <source>Forget…</source>
            <translation>放弃…</translation>
        </message>
        <message>
            <source>Forgets the scans without an answer</source>
            <translation>放弃无应答的扫描</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>声音开</translation>
        </message>
        <message>
            <source>Sound off</source>
            <translation>声音关</translation>
        </message>
        <message>
            <source>Sounds for yes and no (Ctrl+M)</source>
            <translation>放行与拒绝的提示音（Ctrl+M）</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>退出全屏</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <source>What is not checked</source>
            <translation>未核验的内容</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorTools</name>
        <message numerus="yes">
            <source>%n scans were sent.</source>
            <translation>
                <numerusform>已上传 %n 次扫描。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them are conflicts that a lead decides.</source>
            <translation>
                <numerusform>其中 %n 次为冲突，由主管裁定。</numerusform>
            </translation>
        </message>
        <message>
            <source>The desk can move this guest to another time.</source>
            <translation>前台可为该客人改到其他时间。</translation>
        </message>
        <message>
            <source>Send to the desk</source>
            <translation>转到前台</translation>
        </message>
        <message>
            <source>The desk sees this guest in its list.</source>
            <translation>前台已在名单中看到该客人。</translation>
        </message>
        <message>
            <source>Find a guest</source>
            <translation>查找客人</translation>
        </message>
        <message>
            <source>Who is inside (evacuation)</source>
            <translation>在场名单（疏散）</translation>
        </message>
        <message>
            <source>Let people in again</source>
            <translation>恢复入场</translation>
        </message>
        <message>
            <source>Let people out</source>
            <translation>办理离场</translation>
        </message>
        <message>
            <source>What is not checked offline</source>
            <translation>离线时未核验的内容</translation>
        </message>
        <message>
            <source>Decide conflicts and serve guests sent to the desk</source>
            <translation>裁定冲突并接待转来的客人</translation>
        </message>
        <message>
            <source>The front desk and leads do this.</source>
            <translation>由前台和主管处理。</translation>
        </message>
        <message>
            <source>A lead can let this guest in all the same.</source>
            <translation>主管可以破例放行这位客人。</translation>
        </message>
        <message>
            <source>Let in…</source>
            <translation>放行…</translation>
        </message>
        <message>
            <source>Let this guest in all the same?</source>
            <translation>破例放行这位客人？</translation>
        </message>
        <message>
            <source>The ticket is good, but not for now.</source>
            <translation>票有效，但不是当前时段。</translation>
        </message>
        <message>
            <source>The people count as entered.</source>
            <translation>这些人计为已入场。</translation>
        </message>
        <message>
            <source>The reason is kept with your name.</source>
            <translation>原因会连同您的姓名一起保存。</translation>
        </message>
        <message>
            <source>Let in</source>
            <translation>放行</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorWorkspace</name>
        <message>
            <source>The entry was taken back; the ticket can be used again.</source>
            <translation>入场已撤销，入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>Scan a ticket's code, type the short code under it, or drop a picture of it. The big screen says who may enter and why not. Entries can be taken back for 15 minutes.</source>
            <translation>扫描入场码、输入其下方的短码，或拖入入场凭证图片。大屏会显示能否入场及原因。入场可在 15 分钟内撤销。</translation>
        </message>
        <message>
            <source>As of %1; refreshed when the server is back.</source>
            <translation>截至 %1 的数据，服务器恢复后自动刷新。</translation>
        </message>
        <message>
            <source>These lists could not be loaded yet; it is tried again when the server is back.</source>
            <translation>列表尚未加载，服务器恢复后自动重试。</translation>
        </message>
        <message>
            <source>Picture of a ticket</source>
            <translation>入场凭证图片</translation>
        </message>
        <message>
            <source>Pictures (%1)</source>
            <translation>图片 (%1)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>The clipboard holds neither a picture nor a text. Copy the ticket first.</source>
            <translation>剪贴板中既没有图片也没有文字，请先复制入场凭证。</translation>
        </message>
        <message>
            <source>Take this entry back?</source>
            <translation>撤销此次入场？</translation>
        </message>
        <message>
            <source>The people counted by it are not inside any more.</source>
            <translation>此次计入的人数将从在场人数中扣除。</translation>
        </message>
        <message>
            <source>The ticket can be used again.</source>
            <translation>入场凭证可再次使用。</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>撤销</translation>
        </message>
        <message numerus="yes">
            <source>Forget %n scans without an answer?</source>
            <translation>
                <numerusform>放弃 %n 次无应答的扫描？</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody was let in on them here. A scan the server did get stays counted there.</source>
            <translation>本入口未凭这些扫描放行任何人。若服务器已收到某次扫描，其记录仍然有效。</translation>
        </message>
        <message>
            <source>Forget them</source>
            <translation>放弃</translation>
        </message>
        <message>
            <source>Every scan has its answer.</source>
            <translation>每次扫描都已有结果。</translation>
        </message>
        <message>
            <source>Type a code</source>
            <translation>输入短码</translation>
        </message>
        <message>
            <source>Read a picture's file</source>
            <translation>读取图片文件</translation>
        </message>
        <message>
            <source>Read the clipboard</source>
            <translation>读取剪贴板</translation>
        </message>
        <message>
            <source>Admit one person more</source>
            <translation>多放行一人</translation>
        </message>
        <message>
            <source>Admit one person fewer</source>
            <translation>少放行一人</translation>
        </message>
        <message>
            <source>Ask the unanswered scan again</source>
            <translation>重新核验无应答的扫描</translation>
        </message>
        <message>
            <source>Forget the unanswered scans</source>
            <translation>放弃无应答的扫描</translation>
        </message>
        <message>
            <source>Take an entry back</source>
            <translation>撤销入场</translation>
        </message>
        <message>
            <source>There is no entry to take back.</source>
            <translation>没有可撤销的入场。</translation>
        </message>
        <message>
            <source>Clear the verdict</source>
            <translation>清除核验结果</translation>
        </message>
        <message>
            <source>Switch sounds off</source>
            <translation>关闭声音</translation>
        </message>
        <message>
            <source>Switch sounds on</source>
            <translation>打开声音</translation>
        </message>
        <message>
            <source>Leave full screen</source>
            <translation>退出全屏</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <source>Type short codes again</source>
            <translation>改回输入短码</translation>
        </message>
        <message>
            <source>Type a document's number</source>
            <translation>输入证件号码</translation>
        </message>
        <message>
            <source>This computer has no keys for documents.</source>
            <translation>本机没有证件密钥。</translation>
        </message>
        <message>
            <source>Switch the camera off</source>
            <translation>关闭摄像头</translation>
        </message>
        <message>
            <source>Scan with the camera</source>
            <translation>用摄像头扫描</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExplainDesk</name>
        <message>
            <source>Why? %1</source>
            <translation>为什么？%1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExplainSheet</name>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportBar</name>
        <message>
            <source>Writing the export, %1 of %2 rows …</source>
            <translation>正在写入导出文件，第 %1 / %2 行…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>The export was cancelled. Nothing was written.</source>
            <translation>导出已取消，未写入任何内容。</translation>
        </message>
        <message>
            <source>Choose another folder …</source>
            <translation>选择其他文件夹…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Export this day</source>
            <translation>导出当日</translation>
        </message>
        <message>
            <source>Reading the day …</source>
            <translation>正在读取当日数据…</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Write this day to a file (Ctrl+E)</source>
            <translation>将当天写入文件 (Ctrl+E)</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportFormats</name>
        <message>
            <source>Excel workbook</source>
            <translation>Excel 工作簿</translation>
        </message>
        <message>
            <source>PDF to print and sign</source>
            <translation>可打印签字的 PDF</translation>
        </message>
        <message>
            <source>CSV text</source>
            <translation>CSV 文本</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportMenu</name>
        <message>
            <source>Format and folder of the export</source>
            <translation>导出的格式和文件夹</translation>
        </message>
        <message>
            <source>Export into another folder …</source>
            <translation>导出到其他文件夹…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportPlace</name>
        <message>
            <source>Folder for exports</source>
            <translation>导出文件夹</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportsPage</name>
        <message>
            <source>%1 of %2 days read</source>
            <translation>已读取 %1 / %2 天</translation>
        </message>
        <message>
            <source>%1 of %2 rows written</source>
            <translation>已写入 %1 / %2 行</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>The export was cancelled. Nothing was written.</source>
            <translation>导出已取消，未写入任何内容。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Exports</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Show the exports</source>
            <translation>查看导出</translation>
        </message>
        <message>
            <source>Export last month</source>
            <translation>导出上月</translation>
        </message>
        <message>
            <source>The file: %1</source>
            <translation>文件：%1</translation>
        </message>
        <message>
            <source>A file of these days</source>
            <translation>导出这些日期</translation>
        </message>
        <message>
            <source>Reconciliation</source>
            <translation>对账</translation>
        </message>
        <message>
            <source>Journal for accounting</source>
            <translation>会计分录</translation>
        </message>
        <message>
            <source>What to export</source>
            <translation>导出内容</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>For a spreadsheet take the workbook: spreadsheets guess at what stands in a CSV file.</source>
            <translation>用于电子表格请选工作簿：电子表格会自行猜测 CSV 文件中的内容。</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Asked for at the first export</source>
            <translation>首次导出时询问</translation>
        </message>
        <message>
            <source>Choose …</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Name of the file, of {venue} {what} {day} {from} {until}</source>
            <translation>文件名，可用 {venue} {what} {day} {from} {until}</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Progress of the export</source>
            <translation>导出进度</translation>
        </message>
        <message>
            <source>Every night by itself</source>
            <translation>每晚自动导出</translation>
        </message>
        <message>
            <source>The same export as a command for the server's schedule; without a date it takes the last whole day or month. It ends with 0 when the file is whole.</source>
            <translation>同样的导出可作为命令放入服务器的定时任务；不给日期时导出最近完整的一天或一月。文件完整时以 0 结束。</translation>
        </message>
        <message>
            <source>Command for a nightly export</source>
            <translation>每晚导出的命令</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::FinanceWords</name>
        <message>
            <source>Being loaded</source>
            <translation>导入中</translation>
        </message>
        <message>
            <source>To be accepted</source>
            <translation>待采纳</translation>
        </message>
        <message>
            <source>Accepted</source>
            <translation>已采纳</translation>
        </message>
        <message>
            <source>Matched</source>
            <translation>相符</translation>
        </message>
        <message>
            <source>Missing here</source>
            <translation>本地缺失</translation>
        </message>
        <message>
            <source>Missing in the file</source>
            <translation>文件缺失</translation>
        </message>
        <message>
            <source>Amount differs</source>
            <translation>金额不符</translation>
        </message>
        <message>
            <source>State differs</source>
            <translation>状态不符</translation>
        </message>
        <message>
            <source>No money moved</source>
            <translation>无资金变动</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>The amount cannot be read without guessing</source>
            <translation>金额无法确定</translation>
        </message>
        <message>
            <source>The time cannot be read</source>
            <translation>时间无法读取</translation>
        </message>
        <message>
            <source>The line has too few fields</source>
            <translation>该行字段不足</translation>
        </message>
        <message>
            <source>The line is too long</source>
            <translation>该行过长</translation>
        </message>
        <message>
            <source>The text is not of this encoding</source>
            <translation>文字不是此编码</translation>
        </message>
        <message>
            <source>The state is none of the known words</source>
            <translation>状态不在已知词中</translation>
        </message>
        <message>
            <source>Orders and stock</source>
            <translation>订单与库存</translation>
        </message>
        <message>
            <source>Payments and orders</source>
            <translation>支付与订单</translation>
        </message>
        <message>
            <source>Statements and payments</source>
            <translation>账单与支付</translation>
        </message>
        <message>
            <source>Refunds and sweep</source>
            <translation>退款与清理</translation>
        </message>
        <message>
            <source>Places differ from the orders</source>
            <translation>名额与订单不符</translation>
        </message>
        <message>
            <source>A release did not fit the slot</source>
            <translation>释放名额与场次不符</translation>
        </message>
        <message>
            <source>Paid sum differs from the payments</source>
            <translation>已付金额与支付不符</translation>
        </message>
        <message>
            <source>In the file, missing here</source>
            <translation>文件有而本地无</translation>
        </message>
        <message>
            <source>Here, missing in the file</source>
            <translation>本地有而文件无</translation>
        </message>
        <message>
            <source>Amount differs from the file</source>
            <translation>金额与文件不符</translation>
        </message>
        <message>
            <source>State differs from the file</source>
            <translation>状态与文件不符</translation>
        </message>
        <message>
            <source>A refund did not go through</source>
            <translation>退款未成功</translation>
        </message>
        <message>
            <source>An expired order could not be closed</source>
            <translation>过期订单未能关闭</translation>
        </message>
        <message>
            <source>Refund %1</source>
            <translation>退款 %1</translation>
        </message>
        <message>
            <source>Payment %1</source>
            <translation>支付 %1</translation>
        </message>
        <message>
            <source>Order %1</source>
            <translation>订单 %1</translation>
        </message>
        <message>
            <source>shown %1, counted %2</source>
            <translation>显示 %1，实数 %2</translation>
        </message>
        <message>
            <source>stored %1, payments make %2</source>
            <translation>记录 %1，支付合计 %2</translation>
        </message>
        <message>
            <source>file %1, here %2</source>
            <translation>文件 %1，本地 %2</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>发现时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>%1 held, %2 sold</source>
            <translation>预占 %1，已售 %2</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>实数</translation>
        </message>
        <message>
            <source>held %1, sold %2, then %3 / %4 (%5)</source>
            <extracomment>one row of the stock ledger: changes of held and sold, and what they were after it</extracomment>
            <translation>预占 %1，已售 %2，之后 %3 / %4（%5）</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Channel's number</source>
            <translation>渠道单号</translation>
        </message>
        <message>
            <source>Our number</source>
            <translation>我方单号</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>In the file</source>
            <translation>文件中</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>本地</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>%1, line %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>Found later in</source>
            <translation>后见于</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>错误</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未处理</translation>
        </message>
        <message>
            <source>Waits for approval</source>
            <translation>待批准</translation>
        </message>
        <message>
            <source>Settled</source>
            <translation>已处理</translation>
        </message>
        <message>
            <source>Set the slot to what its orders add up to</source>
            <translation>将场次计数改为订单合计</translation>
        </message>
        <message>
            <source>Set the paid sum to what the payments add up to</source>
            <translation>将已付金额改为支付合计</translation>
        </message>
        <message>
            <source>Book the payment the channel has</source>
            <translation>补记渠道已有的支付</translation>
        </message>
        <message>
            <source>Refused by the channel</source>
            <translation>渠道拒绝</translation>
        </message>
        <message>
            <source>To be paid out</source>
            <translation>待付出</translation>
        </message>
        <message>
            <source>Five tries unanswered</source>
            <translation>五次尝试无应答</translation>
        </message>
        <message>
            <source>Under way with the channel</source>
            <translation>渠道处理中</translation>
        </message>
        <message>
            <source>More than was due</source>
            <translation>超出应付</translation>
        </message>
        <message>
            <source>Order was closed</source>
            <translation>订单已关闭</translation>
        </message>
        <message>
            <source>Number unknown here</source>
            <translation>单号不明</translation>
        </message>
        <message>
            <source>Belongs to no order</source>
            <translation>不属于任何订单</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>留存手续费</translation>
        </message>
        <message>
            <source>Opening float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Cash taken</source>
            <translation>收现金</translation>
        </message>
        <message>
            <source>Cash refunded</source>
            <translation>退现金</translation>
        </message>
        <message>
            <source>Put in</source>
            <translation>存入</translation>
        </message>
        <message>
            <source>Taken out</source>
            <translation>取出</translation>
        </message>
        <message>
            <source>Difference when counted</source>
            <translation>清点差异</translation>
        </message>
        <message>
            <source>Book the extra as the customer's money</source>
            <translation>多出部分记为客户款项</translation>
        </message>
        <message>
            <source>Book to the account of differences</source>
            <translation>差额计入差异科目</translation>
        </message>
        <message>
            <source>Book the refund as made</source>
            <translation>按已退款入账</translation>
        </message>
        <message>
            <source>Send the refund once more</source>
            <translation>重新发起退款</translation>
        </message>
        <message>
            <source>Accept as explained, no change</source>
            <translation>说明后接受，不作更改</translation>
        </message>
        <message>
            <source>A channel paid a refund it had refused</source>
            <translation>渠道付出了曾拒绝的退款</translation>
        </message>
        <message>
            <source>Limit of %1</source>
            <translation>%1 的限额</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::FinanceWorkspace</name>
        <message>
            <source>Finance</source>
            <translation>财务</translation>
        </message>
        <message>
            <source>Previous day</source>
            <translation>前一天</translation>
        </message>
        <message>
            <source>Next day</source>
            <translation>后一天</translation>
        </message>
        <message>
            <source>Go to today</source>
            <translation>回到今天</translation>
        </message>
        <message>
            <source>What came in and went out on one day, by channel and shift, down to each payment; what was sold for a date; the channels' statements; every difference with its evidence and its correction by two people; what is left to do; the drawers. Alt and a figure shows a page; Ctrl+E exports the day.</source>
            <translation>一天的收支按渠道和班次直到每笔支付；某一营业日期的销售；渠道账单；每处差异及其证据与双人更正；待办事项；钱箱。Alt 加数字切换页面；Ctrl+E 导出当天。</translation>
        </message>
        <message>
            <source>Order %1</source>
            <translation>订单 %1</translation>
        </message>
        <message>
            <source>Pages of finance</source>
            <translation>财务页面</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::GuestsDialog</name>
        <message>
            <source>Guests of today</source>
            <translation>今日客人</translation>
        </message>
        <message>
            <source>All of today</source>
            <translation>今日全部</translation>
        </message>
        <message>
            <source>Inside now</source>
            <translation>当前在场</translation>
        </message>
        <message>
            <source>Name or last digits of the phone</source>
            <translation>姓名或电话末几位</translation>
        </message>
        <message>
            <source>Check in</source>
            <translation>核销入场</translation>
        </message>
        <message>
            <source>Compare a document first: this guest shows no ticket</source>
            <translation>请先核对证件：该客人未出示票</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>打印…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Guest</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Ticket</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Entered</source>
            <translation>已入场</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>在场</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Nobody is inside</source>
            <translation>场内无人</translation>
        </message>
        <message>
            <source>No guest found</source>
            <translation>未找到客人</translation>
        </message>
        <message>
            <source>Whoever is let in stands here until they leave.</source>
            <translation>放行的客人会显示在此，直到离场。</translation>
        </message>
        <message>
            <source>Search by a part of the name or by the last digits of the phone.</source>
            <translation>可按姓名的一部分或电话末几位查找。</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
        <message>
            <source>By this door's own list: people whom other doors let in since then are missing, and names are found by their first letter and last word.</source>
            <translation>依据本入口自己的名单：此后其他入口放行的人不在其中；姓名按首字和末词查找。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::HeaderBar</name>
        <message>
            <source>Search</source>
            <translation>查找</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Switch the venue</source>
            <translation>切换场馆</translation>
        </message>
        <message>
            <source>You: lock, sign out, appearance</source>
            <translation>您：锁屏、退出登录、外观</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::LeavingList</name>
        <message>
            <source>Place %1</source>
            <translation>第 %1 位</translation>
        </message>
        <message>
            <source>(has come in)</source>
            <comment>a person or seat of a refund</comment>
            <translation>（已入场）</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::LockScreen</name>
        <message>
            <source>Locked</source>
            <translation>已锁定</translation>
        </message>
        <message>
            <source>%1's work is kept. Type your password to go on.</source>
            <translation>%1 的工作内容已保留。输入密码继续。</translation>
        </message>
        <message>
            <source>Password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>Sign in as someone else</source>
            <translation>用其他账号登录</translation>
        </message>
        <message>
            <source>%1's work is kept.</source>
            <translation>%1 的工作已保留。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MainWindow</name>
        <message>
            <source>Shortcuts</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Search and commands</source>
            <translation>查找与命令</translation>
        </message>
        <message>
            <source>Load this page again</source>
            <translation>重新加载本页</translation>
        </message>
        <message>
            <source>Find on this page</source>
            <translation>在本页查找</translation>
        </message>
        <message>
            <source>Explain this page and its keys</source>
            <translation>说明本页及快捷键</translation>
        </message>
        <message>
            <source>Lock the screen</source>
            <translation>锁定屏幕</translation>
        </message>
        <message>
            <source>Light appearance</source>
            <translation>浅色外观</translation>
        </message>
        <message>
            <source>Dark appearance</source>
            <translation>深色外观</translation>
        </message>
        <message>
            <source>Appearance of the system</source>
            <translation>跟随系统外观</translation>
        </message>
        <message>
            <source>Sign out</source>
            <translation>退出登录</translation>
        </message>
        <message>
            <source>%1 - Venuedesk</source>
            <translation>%1 - Venuedesk</translation>
        </message>
        <message>
            <source>Your password is changed.</source>
            <translation>密码已更改。</translation>
        </message>
        <message>
            <source>Change your password</source>
            <translation>修改密码</translation>
        </message>
        <message>
            <source>Lists</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>Find in the list</source>
            <translation>在列表中查找</translation>
        </message>
        <message>
            <source>Copy the chosen rows</source>
            <translation>复制所选行</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>回车</translation>
        </message>
        <message>
            <source>Open the row</source>
            <translation>打开该行</translation>
        </message>
        <message>
            <source>An administrator changed what you may do. You work as: %1. The pages are those of these roles.</source>
            <translation>管理员更改了您的权限。您现在的角色：%1。页面已按这些角色调整。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MattersDialog</name>
        <message>
            <source>Let in</source>
            <translation>放行时间</translation>
        </message>
        <message>
            <source>Door</source>
            <translation>入口</translation>
        </message>
        <message>
            <source>Although</source>
            <translation>尽管</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Guest</source>
            <translation>客人</translation>
        </message>
        <message>
            <source>People</source>
            <translation>人数</translation>
        </message>
        <message>
            <source>Suggested</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Reject</source>
            <translation>驳回</translation>
        </message>
        <message>
            <source>Sent</source>
            <translation>转交时间</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Booked for</source>
            <translation>预订时间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>待处理</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Sent to the desk</source>
            <translation>转到前台</translation>
        </message>
        <message>
            <source>No conflicts</source>
            <translation>没有冲突</translation>
        </message>
        <message>
            <source>When a door without the server lets in somebody whom the server would have stopped, both scans stand here until a lead decides.</source>
            <translation>离线入口放行了服务器本应拦下的人时，两次扫描会列在此处，由主管裁定。</translation>
        </message>
        <message>
            <source>Nobody was sent</source>
            <translation>没有转来的客人</translation>
        </message>
        <message>
            <source>Guests whom a door sends because they are early, late or in the wrong session stand here.</source>
            <translation>因早到、迟到或场次不符而由入口转来的客人列在此处。</translation>
        </message>
        <message>
            <source>Let it stand…</source>
            <translation>保留…</translation>
        </message>
        <message>
            <source>Reject…</source>
            <translation>驳回…</translation>
        </message>
        <message>
            <source>Served</source>
            <translation>已办理</translation>
        </message>
        <message>
            <source>Open the order</source>
            <translation>打开订单</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>%1 at %2, by %3</source>
            <translation>%1，%2，%3</translation>
        </message>
        <message>
            <source>, without the server</source>
            <translation>，离线</translation>
        </message>
        <message>
            <source> (that door's clock said %1)</source>
            <translation>（该入口时钟显示 %1）</translation>
        </message>
        <message>
            <source>First scan: %1.</source>
            <translation>首次扫描：%1。</translation>
        </message>
        <message numerus="yes">
            <source>This scan: %1; %n people were let in.</source>
            <translation>
                <numerusform>本次扫描：%1；放行 %n 人。</numerusform>
            </translation>
        </message>
        <message>
            <source>The entry was right when it was made, so it is suggested to let it stand.</source>
            <translation>放行当时是正确的，建议保留。</translation>
        </message>
        <message>
            <source>The ticket did not allow this entry, so it is suggested to reject it.</source>
            <translation>该票不允许此次入场，建议驳回。</translation>
        </message>
        <message>
            <source>Choose a conflict to see both scans.</source>
            <translation>选择一条冲突以查看两次扫描。</translation>
        </message>
        <message>
            <source>Let this entry stand?</source>
            <translation>保留此次入场？</translation>
        </message>
        <message>
            <source>Reject this entry?</source>
            <translation>驳回此次入场？</translation>
        </message>
        <message>
            <source>The people count as entered as far as the ticket has room.</source>
            <translation>在票面人数范围内计为已入场。</translation>
        </message>
        <message>
            <source>The decision is kept with your name.</source>
            <translation>裁定会连同您的姓名保存。</translation>
        </message>
        <message>
            <source>The people are not counted on this ticket.</source>
            <translation>这些人不计入此票。</translation>
        </message>
        <message>
            <source>Reject it</source>
            <translation>驳回</translation>
        </message>
        <message numerus="yes">
            <source>%n more alerts wait.</source>
            <translation>
                <numerusform>另有 %n 条警报。</numerusform>
            </translation>
        </message>
        <message>
            <source>Mark as seen</source>
            <translation>标为已阅</translation>
        </message>
        <message>
            <source>%1: %2 held %3 people; at most %4 are safe.</source>
            <translation>%1，%2 内有 %3 人，安全上限为 %4 人。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MergeDialog</name>
        <message>
            <source>Two profiles of one person</source>
            <translation>同一人的两份资料</translation>
        </message>
        <message>
            <source>%1 (%2) stays. Find the other profile; everything of it goes to this one.</source>
            <translation>保留 %1（%2）。请查找另一份资料，其全部内容将并入此份。</translation>
        </message>
        <message>
            <source>Phone number or name</source>
            <translation>电话或姓名</translation>
        </message>
        <message>
            <source>The other profile</source>
            <translation>另一份资料</translation>
        </message>
        <message>
            <source>Profiles that fit</source>
            <translation>匹配的资料</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>保留两份</translation>
        </message>
        <message>
            <source>Merge for good</source>
            <translation>永久合并</translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) go over</source>
            <translation>
                <numerusform>转入 %n 个订单</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n of them still to come</source>
            <translation>
                <numerusform>，其中 %n 个尚未完成</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n member account(s) with what is left on them</source>
            <translation>
                <numerusform>%n 个会员账户及其余额</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) in waitlists</source>
            <translation>
                <numerusform>%n 个候补</numerusform>
            </translation>
        </message>
        <message>
            <source>No-shows of both together: %1</source>
            <translation>两份合计未到场：%1</translation>
        </message>
        <message>
            <source>Who looks for either number or name finds %1</source>
            <translation>按任一号码或姓名都可找到 %1</translation>
        </message>
        <message>
            <source>It cannot be undone; the audit keeps who did it.</source>
            <translation>不可撤销；审计记录操作人。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MessageStrip</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MiniCalendar</name>
        <message>
            <source>Calendar</source>
            <translation>日历</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MonthView</name>
        <message>
            <source>%1: nothing offered</source>
            <translation>%1：无场次</translation>
        </message>
        <message>
            <source>%1: %2 taken</source>
            <translation>%1：已占用 %2</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>月</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MovePane</name>
        <message>
            <source>Pick the new cell on the board: arrow keys and Enter, or a double click. The old one is marked. Nothing is moved before you confirm it here.</source>
            <translation>在看板上选择新场次：方向键和 Enter，或双击。原场次已标出。在此确认之前不会改动。</translation>
        </message>
        <message>
            <source>Leave it where it is</source>
            <translation>保持原时间</translation>
        </message>
        <message>
            <source>Ends the move (Esc on the board)</source>
            <translation>结束改期（看板上按 Esc）</translation>
        </message>
        <message>
            <source>Keep the old price</source>
            <translation>保持原价</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>改期 %1</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>不变</translation>
        </message>
        <message>
            <source>→ no slot at that time; let it stay or pick another cell</source>
            <translation>→ 该时间没有场次；请保持不变或另选</translation>
        </message>
        <message>
            <source>→ pick a cell</source>
            <translation>→ 请选择场次</translation>
        </message>
        <message>
            <source>Nothing to settle</source>
            <translation>无差价</translation>
        </message>
        <message>
            <source>Costs less</source>
            <translation>费用减少</translation>
        </message>
        <message>
            <source>Goes back</source>
            <translation>退还</translation>
        </message>
        <message>
            <source>Costs more</source>
            <translation>费用增加</translation>
        </message>
        <message>
            <source>To pay</source>
            <translation>需补付</translation>
        </message>
        <message>
            <source>Take %1 and move</source>
            <translation>收取 %1 并改期</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Price so far</source>
            <translation>原价</translation>
        </message>
        <message>
            <source>Price after the move</source>
            <translation>改期后价格</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::NewPasswordForm</name>
        <message>
            <source>This is not your present password.</source>
            <translation>这不是您当前的密码。</translation>
        </message>
        <message>
            <source>Choose a password</source>
            <translation>设置密码</translation>
        </message>
        <message>
            <source>You signed in with a one-time password. From now on your own one counts; nobody else knows it.</source>
            <translation>您使用的是一次性密码。今后以您自己的密码为准，他人无从知晓。</translation>
        </message>
        <message>
            <source>You stay signed in here. At every other computer you are signed out.</source>
            <translation>您在此处保持登录，在其他电脑上将被注销。</translation>
        </message>
        <message>
            <source>P&amp;resent password</source>
            <translation>当前密码(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;New password</source>
            <translation>新密码(&amp;N)</translation>
        </message>
        <message>
            <source>At least %1 characters. A sentence or a few words are best.</source>
            <translation>至少 %1 个字符。最好用一句话或几个词。</translation>
        </message>
        <message>
            <source>The same &amp;again</source>
            <translation>再次输入(&amp;A)</translation>
        </message>
        <message>
            <source>Set password</source>
            <translation>设置密码</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OfflineChip</name>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OneTimePasswordDialog</name>
        <message>
            <source>One-time password</source>
            <translation>一次性密码</translation>
        </message>
        <message>
            <source>One-time password for %1</source>
            <translation>%1 的一次性密码</translation>
        </message>
        <message>
            <source>It opens nothing until another administrator approves it. Then it is good for three days and for one thing: choosing a password. Tell it to this person only; it is not shown again.</source>
            <translation>须由另一位管理员批准后才有效。此后三天内有效，只能用于设置密码。请只告知本人，此密码不会再次显示。</translation>
        </message>
        <message>
            <source>It is good for three days and for one thing: choosing a password. Tell it to this person only; it is not shown again.</source>
            <translation>三天内有效，只能用于设置密码。请只告知本人，此密码不会再次显示。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Leaves the clipboard again after a minute.</source>
            <translation>一分钟后从剪贴板清除。</translation>
        </message>
        <message>
            <source>I have passed it on</source>
            <translation>已转告</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OperatorForm</name>
        <message>
            <source>Small letters and digits; it stays as it is made.</source>
            <translation>小写字母和数字，创建后不能更改。</translation>
        </message>
        <message>
            <source>New operator</source>
            <translation>新建操作员</translation>
        </message>
        <message>
            <source>Gets a one-time password, shown when this is saved.</source>
            <translation>保存后显示一次性密码。</translation>
        </message>
        <message>
            <source>Also works at venues you do not administer. Only an administrator of all of them can change this.</source>
            <translation>还在您不管理的场馆工作，只有管理所有这些场馆的管理员才能修改。</translation>
        </message>
        <message>
            <source>Last sign-in %1.</source>
            <translation>最近登录：%1。</translation>
        </message>
        <message>
            <source>Has never signed in.</source>
            <translation>从未登录。</translation>
        </message>
        <message>
            <source>Disabled: cannot sign in. %1</source>
            <translation>已停用，不能登录。%1</translation>
        </message>
        <message>
            <source>New one-time password</source>
            <translation>新一次性密码</translation>
        </message>
        <message>
            <source>Enable</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Disable</source>
            <translation>停用</translation>
        </message>
        <message>
            <source>&amp;Login</source>
            <translation>登录名(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>姓名(&amp;N)</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Works at</source>
            <translation>工作场馆</translation>
        </message>
        <message>
            <source>What gives rights waits until another administrator approves it. What takes them away happens at once.</source>
            <translation>授予权限须由另一位管理员批准后生效，收回权限立即生效。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OperatorsPage</name>
        <message>
            <source>New operator</source>
            <translation>新建操作员</translation>
        </message>
        <message>
            <source>“%1” is saved.</source>
            <translation>“%1”已保存。</translation>
        </message>
        <message>
            <source>Another administrator has to approve the rest.</source>
            <translation>其余须由另一位管理员批准。</translation>
        </message>
        <message>
            <source>Give %1 a one-time password?</source>
            <translation>给 %1 一次性密码？</translation>
        </message>
        <message>
            <source>The present password stops working and open sessions end.</source>
            <translation>现有密码失效，已打开的会话结束。</translation>
        </message>
        <message>
            <source>With these roles another administrator has to approve it first, unless the venue is run by one person.</source>
            <translation>持有这些角色的人须先由另一位管理员批准，单人经营的场馆除外。</translation>
        </message>
        <message>
            <source>Make the password</source>
            <translation>生成密码</translation>
        </message>
        <message>
            <source>Disable %1?</source>
            <translation>停用 %1？</translation>
        </message>
        <message>
            <source>Signing in is refused from now on, and open sessions end within seconds.</source>
            <translation>从现在起不能登录，已打开的会话在数秒内结束。</translation>
        </message>
        <message>
            <source>Roles, venues and everything done before stay as they are.</source>
            <translation>角色、场馆和以往的操作保持不变。</translation>
        </message>
        <message>
            <source>An open shift stays open; a lead can close it.</source>
            <translation>未结束的班次保持打开，主管可将其结束。</translation>
        </message>
        <message>
            <source>Disable</source>
            <translation>停用</translation>
        </message>
        <message>
            <source>Enable %1?</source>
            <translation>启用 %1？</translation>
        </message>
        <message>
            <source>Signing in works again, with the roles and venues held before: %1.</source>
            <translation>可重新登录，角色和场馆与之前相同：%1。</translation>
        </message>
        <message>
            <source>Enable</source>
            <translation>启用</translation>
        </message>
        <message>
            <source>Operators</source>
            <translation>操作员</translation>
        </message>
        <message>
            <source>Show disabled ones</source>
            <translation>显示已停用的</translation>
        </message>
        <message>
            <source>Nobody is listed yet</source>
            <translation>尚无人员</translation>
        </message>
        <message>
            <source>Everybody who signs in at your venues is listed here with roles and last sign-in.</source>
            <translation>这里列出在您的场馆登录的所有人、其角色和最近登录时间。</translation>
        </message>
        <message>
            <source>Show the operators</source>
            <translation>查看操作员</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderActionsPane</name>
        <message>
            <source>Move…</source>
            <translation>改期…</translation>
        </message>
        <message>
            <source>Refund…</source>
            <translation>退款…</translation>
        </message>
        <message>
            <source>Change the price…</source>
            <translation>改价…</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
        <message>
            <source>Explains the order's state, rules and history (F4)</source>
            <translation>解释订单的状态、规则和经过（F4）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>an action and why it is refused</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>改期</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Price</source>
            <translation>价格</translation>
        </message>
        <message>
            <source>No-show</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>They came after all</source>
            <translation>客人已到场</translation>
        </message>
        <message>
            <source>Did not come…</source>
            <translation>未到场…</translation>
        </message>
        <message>
            <source>No order is open.</source>
            <translation>没有打开的订单。</translation>
        </message>
        <message>
            <source>Did %1 not come?</source>
            <translation>%1 未到场？</translation>
        </message>
        <message>
            <source>%1 is marked as a no-show. Neither places nor money are given back, and it counts in the customer's profile. It can be taken back.</source>
            <translation>%1 将标记为未到场。名额和款项均不退还，并计入客户档案。可以撤销。</translation>
        </message>
        <message>
            <source>Did not come</source>
            <translation>未到场</translation>
        </message>
        <message>
            <source>Leave as it is</source>
            <translation>保持不变</translation>
        </message>
        <message>
            <source>Noted as handed back.</source>
            <translation>已记录退还。</translation>
        </message>
        <message>
            <source>The price is now %1.</source>
            <translation>价格现为 %1。</translation>
        </message>
        <message>
            <source>Marked as a no-show.</source>
            <translation>已标记为未到场。</translation>
        </message>
        <message>
            <source>The no-show was taken back.</source>
            <translation>未到场标记已撤销。</translation>
        </message>
        <message>
            <source>Documents…</source>
            <translation>证件…</translation>
        </message>
        <message>
            <source>The documents of the order's places in the clear; who looked is kept in the audit</source>
            <translation>显示订单各名额的完整证件号；查看人记入审计</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>余款</translation>
        </message>
        <message>
            <source>Waive the rest of %1…</source>
            <translation>免收余款 %1…</translation>
        </message>
        <message>
            <source>Waive the rest of %1?</source>
            <translation>免收余款 %1？</translation>
        </message>
        <message>
            <source>%1 is confirmed with %2 paid. The rest is written off with your name and the reason and has a line of its own in the day's report.</source>
            <translation>%1 按已付 %2 确认。余款将以您的姓名和理由核销，并在当日报表中单列。</translation>
        </message>
        <message>
            <source>Waive %1</source>
            <translation>免收 %1</translation>
        </message>
        <message>
            <source>The rest was waived; the order is confirmed.</source>
            <translation>余款已免收，订单已确认。</translation>
        </message>
        <message>
            <source>%1 goes back. What is to be handed out stands with the order.</source>
            <translation>退还 %1。需当面退还的列在订单中。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderFilterBar</name>
        <message>
            <source>Any day</source>
            <translation>任意日期</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Tomorrow</source>
            <translation>明天</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>昨天</translation>
        </message>
        <message>
            <source>On a day…</source>
            <translation>指定日期…</translation>
        </message>
        <message>
            <source>Any state</source>
            <translation>任意状态</translation>
        </message>
        <message>
            <source>Not paid yet</source>
            <translation>尚未付款</translation>
        </message>
        <message>
            <source>Day of the booking</source>
            <translation>预订日期</translation>
        </message>
        <message>
            <source>State of the order</source>
            <translation>订单状态</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderFinderPage</name>
        <message>
            <source>Order number, phone, last four digits or name</source>
            <translation>订单号、电话、尾号四位或姓名</translation>
        </message>
        <message>
            <source>Find an order</source>
            <translation>查找订单</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>No orders yet</source>
            <translation>还没有订单</translation>
        </message>
        <message>
            <source>Orders made at this venue will be here, the latest first.</source>
            <translation>本场馆的订单会显示在这里，最新的在最前。</translation>
        </message>
        <message>
            <source>Nothing found for “%1”</source>
            <translation>没有找到“%1”</translation>
        </message>
        <message>
            <source>Try the last four digits of the phone, or a part of the name.</source>
            <translation>请试试电话尾号四位，或姓名的一部分。</translation>
        </message>
        <message>
            <source>The first %1. Type more to narrow it down.</source>
            <translation>仅显示前 %1 条。请继续输入以缩小范围。</translation>
        </message>
        <message numerus="yes">
            <source>%n order(s)</source>
            <translation>
                <numerusform>%n 个订单</numerusform>
            </translation>
        </message>
        <message>
            <source>No order fits</source>
            <translation>没有符合的订单</translation>
        </message>
        <message>
            <source>Choose another day or another state.</source>
            <translation>请选择其他日期或其他状态。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderLines</name>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
        <message>
            <source>Price changed by %1: %2</source>
            <translation>%1 改价：%2</translation>
        </message>
        <message>
            <source>Paid too much</source>
            <translation>多付</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>扣除手续费</translation>
        </message>
        <message>
            <source>seats %1</source>
            <translation>座位 %1</translation>
        </message>
        <message>
            <source>refund under way</source>
            <translation>退款中</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderPage</name>
        <message>
            <source>The hold was extended. It can be done once only.</source>
            <translation>预占已延长。每单只能延长一次。</translation>
        </message>
        <message>
            <source>Let go. The places are free again.</source>
            <translation>已释放，名额重新开放。</translation>
        </message>
        <message>
            <source>Paid.</source>
            <translation>已支付。</translation>
        </message>
        <message>
            <source>Paid. Hand back %1.</source>
            <translation>已支付。请找零 %1。</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>经过</translation>
        </message>
        <message>
            <source>Next call</source>
            <translation>下一通来电</translation>
        </message>
        <message>
            <source>Back to an empty booking (Ctrl+N)</source>
            <translation>回到新预订（Ctrl+N）</translation>
        </message>
        <message>
            <source>No order is open</source>
            <translation>未打开订单</translation>
        </message>
        <message>
            <source>Choose one in the list to see its items, money, tickets and history.</source>
            <translation>在列表中选择订单，可查看明细、款项、入场凭证和经过。</translation>
        </message>
        <message>
            <source>Extend the hold</source>
            <translation>延长预占</translation>
        </message>
        <message>
            <source>Cancel the order…</source>
            <translation>取消订单…</translation>
        </message>
        <message>
            <source>Let go…</source>
            <translation>释放…</translation>
        </message>
        <message>
            <source>Tickets are there once the order is paid; it is now “%1”.</source>
            <translation>订单支付后才有入场凭证；当前状态为“%1”。</translation>
        </message>
        <message>
            <source>Let go of %1?</source>
            <translation>释放 %1？</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) of %1 become free again at once.</source>
            <translation>
                <numerusform>%1 的 %n 条明细将立即重新开放。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 already paid becomes due for refund</source>
            <translation>已付的 %1 将转为待退款</translation>
        </message>
        <message>
            <source>Let go</source>
            <translation>释放</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>This order could not be read</source>
            <translation>无法读取此订单</translation>
        </message>
        <message>
            <source>Add to this order…</source>
            <translation>加到此订单…</translation>
        </message>
        <message>
            <source>More places, equipment or a coach, held with it and paid with it (Ctrl+I)</source>
            <translation>再加场地、器材或教练，一并预占、一并付款（Ctrl+I）</translation>
        </message>
        <message>
            <source>Only a held order can be added to, paid, extended or let go; this one is “%1”.</source>
            <translation>只有已预占的订单可以加项、收款、延长或释放；此订单现为“%1”。</translation>
        </message>
        <message>
            <source>Open your shift…</source>
            <translation>开班…</translation>
        </message>
        <message>
            <source>The hold ends in</source>
            <translation>预占剩余时间</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PaperPane</name>
        <message>
            <source>No printer is set up on this computer. The sale stands; save a PDF and print it elsewhere.</source>
            <translation>本机没有设置打印机。订单不受影响；请存为 PDF，在别处打印。</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>PNG</source>
            <translation>PNG</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>PNG (*.png)</source>
            <translation>PNG (*.png)</translation>
        </message>
        <message>
            <source>Printing…</source>
            <translation>正在打印…</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>已发送到打印机。</translation>
        </message>
        <message>
            <source>Saved as %1.</source>
            <translation>已保存为 %1。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PasswordDialog</name>
        <message>
            <source>Change your password</source>
            <translation>修改密码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PaymentPane</name>
        <message>
            <source>Card</source>
            <translation>刷卡</translation>
        </message>
        <message>
            <source>Transfer</source>
            <translation>转账</translation>
        </message>
        <message>
            <source>Cash</source>
            <translation>现金</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Record this part only</source>
            <translation>只记这一部分</translation>
        </message>
        <message>
            <source>The order stays held and waits for the rest.</source>
            <translation>订单保持预占，等待余款。</translation>
        </message>
        <message>
            <source>Amount given</source>
            <translation>实收金额</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Number on the terminal's slip</source>
            <translation>刷卡小票编号</translation>
        </message>
        <message>
            <source>Number of the transfer</source>
            <translation>转账编号</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>可选</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>应收</translation>
        </message>
        <message>
            <source>Record payment</source>
            <translation>确认收款</translation>
        </message>
        <message>
            <source>Still to pay</source>
            <translation>待付</translation>
        </message>
        <message>
            <source>Add, then pay the rest another way</source>
            <translation>加入，余款用其他方式支付</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>找零</translation>
        </message>
        <message>
            <source>Recording…</source>
            <translation>正在记录…</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>确认收款 %1</translation>
        </message>
        <message>
            <source>By QR code</source>
            <translation>扫码收款</translation>
        </message>
        <message>
            <source>Show the QR code</source>
            <translation>显示二维码</translation>
        </message>
        <message>
            <source>Collect by pay code</source>
            <translation>按付款码收款</translation>
        </message>
        <message>
            <source>Member</source>
            <translation>会员</translation>
        </message>
        <message>
            <source>QR code</source>
            <translation>扫码</translation>
        </message>
        <message>
            <source>Pays with</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Take back the last one</source>
            <translation>撤回上一笔</translation>
        </message>
        <message>
            <source>Number of the payment</source>
            <translation>支付单号</translation>
        </message>
        <message>
            <source>As the customer's phone or your terminal shows it</source>
            <translation>以顾客手机或终端显示的为准</translation>
        </message>
        <message>
            <source>Record %1 in all</source>
            <translation>确认收款，共 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PdfWriter</name>
        <message>
            <source>%1 of %2</source>
            <translation>第 %1 / %2 页</translation>
        </message>
        <message>
            <source>%1, date</source>
            <translation>%1、日期</translation>
        </message>
        <message>
            <source>None</source>
            <translation>无</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PeopleStepper</name>
        <message>
            <source>Admit now</source>
            <extracomment>Caption of how many people of a ticket to let in.</extracomment>
            <translation>本次放行</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>All people of the ticket.</extracomment>
            <translation>全部</translation>
        </message>
        <message>
            <source>One person fewer</source>
            <translation>少一人</translation>
        </message>
        <message>
            <source>One person more</source>
            <translation>多一人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PeriodPicker</name>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>昨天</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>本周</translation>
        </message>
        <message>
            <source>Last week</source>
            <translation>上周</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>本月</translation>
        </message>
        <message>
            <source>Last month</source>
            <translation>上月</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>最近 30 天</translation>
        </message>
        <message>
            <source>Own dates</source>
            <translation>自选日期</translation>
        </message>
        <message>
            <source>until</source>
            <translation>至</translation>
        </message>
        <message>
            <source>Period</source>
            <translation>期间</translation>
        </message>
        <message>
            <source>First day</source>
            <translation>首日</translation>
        </message>
        <message>
            <source>Last day</source>
            <translation>末日</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::Phrase</name>
        <message>
            <source>%1: %2</source>
            <extracomment>a label and its value</extracomment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the parts of a list</comment>
            <translation>，</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PlaceDocuments</name>
        <message>
            <source>Real names: one document for each place</source>
            <translation>实名制：每个名额登记一份证件</translation>
        </message>
        <message>
            <source>ID card</source>
            <translation>身份证</translation>
        </message>
        <message>
            <source>Passport</source>
            <translation>护照</translation>
        </message>
        <message>
            <source>Permit</source>
            <translation>通行证</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Kind of document, place %1</source>
            <translation>证件类型，第 %1 位</translation>
        </message>
        <message>
            <source>Document number, place %1</source>
            <translation>证件号码，第 %1 位</translation>
        </message>
        <message>
            <source>Number, place %1</source>
            <translation>第 %1 位的号码</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>证件号码</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PlanForm</name>
        <message>
            <source>Ends on the next day</source>
            <translation>次日结束</translation>
        </message>
        <message>
            <source>Choose spaces, days and times; what they make is counted here.</source>
            <translation>请选择场地、日期和时间，这里会显示将生成的场次数。</translation>
        </message>
        <message>
            <source>&amp;Spaces</source>
            <translation>场地(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;First day</source>
            <translation>开始日期(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Last day</source>
            <translation>结束日期(&amp;L)</translation>
        </message>
        <message>
            <source>The seven days &amp;from</source>
            <translation>从此日起的七天(&amp;F)</translation>
        </message>
        <message>
            <source>What a day is made of</source>
            <translation>一天的组成</translation>
        </message>
        <message>
            <source>Leave out the days of</source>
            <translation>排除这些日历的日期</translation>
        </message>
        <message>
            <source>By a pattern</source>
            <translation>按规律</translation>
        </message>
        <message>
            <source>Copy a week</source>
            <translation>复制一周</translation>
        </message>
        <message>
            <source>Keep the spaces' buffers free between slots</source>
            <translation>场次之间保留场地的缓冲时间</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PosterField</name>
        <message>
            <source>Choose a picture …</source>
            <translation>选择图片…</translation>
        </message>
        <message>
            <source>Take it away</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>%1 × %2 pixels, %3 kB</source>
            <translation>%1 × %2 像素，%3 kB</translation>
        </message>
        <message>
            <source>Choose a poster</source>
            <translation>选择海报</translation>
        </message>
        <message>
            <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp *.gif)</source>
            <translation>图片 (*.jpg *.jpeg *.png *.webp *.bmp *.gif)</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewCalendar</name>
        <message numerus="yes">
            <source>%n to add</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>冲突 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to take back</source>
            <translation>
                <numerusform>收回 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to change</source>
            <translation>
                <numerusform>更改 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n booked stay</source>
            <translation>
                <numerusform>%n 个已订保留</numerusform>
            </translation>
        </message>
        <message>
            <source>What changes by day</source>
            <translation>每日变化</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewView</name>
        <message numerus="yes">
            <source>%n slot(s) to add</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n already there</source>
            <translation>
                <numerusform>已有 %n 场</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>冲突 %n 场</numerusform>
            </translation>
        </message>
        <message>
            <source>The first %1 of %2 slots, conflicts first</source>
            <translation>%2 个场次中的前 %1 个，冲突在前</translation>
        </message>
        <message>
            <source>The slots, conflicts first</source>
            <translation>场次列表，冲突在前</translation>
        </message>
        <message>
            <source>What happens</source>
            <translation>处理</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>Stays</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Conflict</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Business date</source>
            <translation>营业日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Preview before anything is written</source>
            <translation>写入之前先预览</translation>
        </message>
        <message>
            <source>Slots of the preview</source>
            <translation>预览场次</translation>
        </message>
        <message numerus="yes">
            <source>%n to take back</source>
            <translation>
                <numerusform>收回 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to change</source>
            <translation>
                <numerusform>更改 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n booked stay</source>
            <translation>
                <numerusform>%n 个已订保留</numerusform>
            </translation>
        </message>
        <message>
            <source>In the way, or who has it</source>
            <translation>冲突对象或持有人</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>收回</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Booked, stays</source>
            <translation>已订，保留</translation>
        </message>
        <message>
            <source>Choose spaces, days and times, then press Preview: what would be added, taken back or left, and what is in the way, shows here.</source>
            <translation>选择场地、日期和时间，然后按“预览”：会新增、收回、保留哪些场次，以及有哪些冲突，都显示在这里。</translation>
        </message>
        <message>
            <source>Outside the hours</source>
            <translation>不在开放时间内</translation>
        </message>
        <message>
            <source>Closed on this day</source>
            <translation>当日不开放</translation>
        </message>
        <message>
            <source>Only to be had %1</source>
            <translation>仅 %1 可用</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PriceDialog</name>
        <message>
            <source>Another price for %1</source>
            <translation>为 %1 改价</translation>
        </message>
        <message>
            <source>It costs %1 now. The change is written into the order with your name and the reason; what is refunded later starts from the new price.</source>
            <translation>现价 %1。改动将连同您的姓名和原因记入订单；日后退款以新价为准。</translation>
        </message>
        <message>
            <source>New price</source>
            <translation>新价格</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Keep the price</source>
            <translation>保持原价</translation>
        </message>
        <message>
            <source>%1 less</source>
            <translation>减少 %1</translation>
        </message>
        <message>
            <source>%1 more</source>
            <translation>增加 %1</translation>
        </message>
        <message>
            <source>Set %1</source>
            <translation>设为 %1</translation>
        </message>
        <message>
            <source>Set the price</source>
            <translation>设定价格</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PriceTryout</name>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Choose a space</source>
            <translation>请选择场地</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Begins</source>
            <translation>开场</translation>
        </message>
        <message>
            <source>Slots from this day on</source>
            <translation>自此日起的场次</translation>
        </message>
        <message>
            <source>Save the list first.</source>
            <translation>请先保存价目表。</translation>
        </message>
        <message>
            <source>By version %1</source>
            <translation>按版本 %1</translation>
        </message>
        <message>
            <source>Nothing is sold in this space: it has no ticket type.</source>
            <translation>此场地没有票种，不销售任何票。</translation>
        </message>
        <message>
            <source>Give version %1 to the slots to come?</source>
            <translation>将版本 %1 应用于未来场次？</translation>
        </message>
        <message>
            <source>All slots from %1 on that have not begun ask these prices from now on.</source>
            <translation>自 %1 起尚未开场的所有场次今后按此价格销售。</translation>
        </message>
        <message>
            <source>Orders keep the amounts they were sold for.</source>
            <translation>订单保持售出时的金额。</translation>
        </message>
        <message>
            <source>It can be given another version again.</source>
            <translation>之后仍可改用其他版本。</translation>
        </message>
        <message>
            <source>Give version %1</source>
            <translation>应用版本 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) now ask these prices.</source>
            <translation>
                <numerusform>%n 个场次已采用此价格。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 done, %2 left.</source>
            <translation>已完成 %1，剩余 %2。</translation>
        </message>
        <message>
            <source>What does a slot cost, and why?</source>
            <translation>某场次多少钱，为什么？</translation>
        </message>
        <message>
            <source>Show the price</source>
            <translation>查看价格</translation>
        </message>
        <message>
            <source>Stop here</source>
            <translation>停在这里</translation>
        </message>
        <message>
            <source>Give this version to slots …</source>
            <translation>将此版本应用于场次…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PrinterButton</name>
        <message>
            <source>Choose printer and paper</source>
            <translation>选择打印机和纸张</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>80 mm roll</source>
            <translation>80 毫米卷纸</translation>
        </message>
        <message>
            <source>58 mm roll</source>
            <translation>58 毫米卷纸</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PrivacyPage</name>
        <message>
            <source>Saved. It holds from the next run on.</source>
            <translation>已保存，自下次清除起生效。</translation>
        </message>
        <message>
            <source>Forgetting: %1 customers and %2 documents so far.</source>
            <translation>正在清除：已清除 %1 位客户、%2 个证件。</translation>
        </message>
        <message>
            <source>%1 customers and %2 documents were forgotten. Money and orders are untouched.</source>
            <translation>已清除 %1 位客户、%2 个证件。账目和订单未受影响。</translation>
        </message>
        <message>
            <source>Personal data</source>
            <translation>个人信息</translation>
        </message>
        <message>
            <source>Show how long people's data is kept</source>
            <translation>查看个人信息保留期限</translation>
        </message>
        <message>
            <source>Counting …</source>
            <translation>正在统计…</translation>
        </message>
        <message>
            <source>All %1 customers of this venue are kept.</source>
            <translation>保留本场馆全部 %1 位客户。</translation>
        </message>
        <message>
            <source>Of the %1 customers of this venue, %2 and %3 documents would be forgotten now.</source>
            <translation>本场馆共 %1 位客户，现在将清除其中 %2 位以及 %3 个证件。</translation>
        </message>
        <message>
            <source>Forget old data now?</source>
            <translation>现在清除旧数据？</translation>
        </message>
        <message>
            <source>By the setting shown, %1 customers and %2 documents of this venue; other venues go by theirs.</source>
            <translation>按当前设置，将清除本场馆 %1 位客户和 %2 个证件；其他场馆按各自的设置。</translation>
        </message>
        <message>
            <source>Every venue goes by its own setting.</source>
            <translation>各场馆按各自的设置。</translation>
        </message>
        <message>
            <source>Names, phones, notes and documents are gone for good.</source>
            <translation>姓名、电话、备注和证件将永久删除。</translation>
        </message>
        <message>
            <source>Orders, money and counts stay as they are.</source>
            <translation>订单、账目和统计保持不变。</translation>
        </message>
        <message>
            <source>Forget them</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Forget old data now…</source>
            <translation>立即清除旧数据…</translation>
        </message>
        <message>
            <source>How long people are kept</source>
            <translation>客户信息保留期限</translation>
        </message>
        <message>
            <source>Counted from a customer's last business at the venue. Whoever has anything open, or is still kept by another venue, stays.</source>
            <translation>自客户在本场馆最后一次业务起计算。仍有未了事项或其他场馆仍在保留的客户不会清除。</translation>
        </message>
        <message>
            <source>For good</source>
            <translation>永久</translation>
        </message>
        <message>
            <source>For some days</source>
            <translation>按天数</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>天数</translation>
        </message>
        <message>
            <source>730 are two years.</source>
            <translation>730 天即两年。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Forget now</source>
            <translation>立即清除</translation>
        </message>
        <message>
            <source>The service does this once a day by itself. What is forgotten cannot be brought back.</source>
            <translation>服务每天自动执行一次。清除后无法恢复。</translation>
        </message>
        <message>
            <source>Documents of an order</source>
            <translation>订单的证件</translation>
        </message>
        <message>
            <source>In the clear, at a registered computer; who looked is kept in the audit.</source>
            <translation>在已登记的电脑上显示完整号码；查看人记入审计。</translation>
        </message>
        <message>
            <source>Order number</source>
            <translation>订单号</translation>
        </message>
        <message>
            <source>Read…</source>
            <translation>读取…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ProfileForm</name>
        <message>
            <source>The database's name is missing.</source>
            <translation>未填写数据库名称。</translation>
        </message>
        <message>
            <source>At least one host is needed.</source>
            <translation>至少需要一个主机。</translation>
        </message>
        <message>
            <source>Choose the certificate file of the authority.</source>
            <translation>请选择颁发机构的证书文件。</translation>
        </message>
        <message>
            <source>Without TLS only a socket folder on this computer is allowed, for example /run/postgresql.</source>
            <translation>不用 TLS 时只允许本机的套接字文件夹，例如 /run/postgresql。</translation>
        </message>
        <message>
            <source>Give the profile a name, for example the venue's.</source>
            <translation>请给配置起个名称，例如场馆名。</translation>
        </message>
        <message>
            <source>Certificate of the authority</source>
            <translation>颁发机构的证书</translation>
        </message>
        <message>
            <source>Certificates (*.pem *.crt)</source>
            <translation>证书 (*.pem *.crt)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>New server profile</source>
            <translation>新建服务器配置</translation>
        </message>
        <message>
            <source>Server profile</source>
            <translation>服务器配置</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>名称(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Hosts</source>
            <translation>主机(&amp;H)</translation>
        </message>
        <message>
            <source>Several are tried in this order; the one that accepts writes is taken.</source>
            <translation>按此顺序尝试多个主机，使用可写入的那个。</translation>
        </message>
        <message>
            <source>&amp;Port</source>
            <translation>端口(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>数据库(&amp;D)</translation>
        </message>
        <message>
            <source>Server's &amp;identity</source>
            <translation>服务器身份(&amp;I)</translation>
        </message>
        <message>
            <source>Verified by this computer's authorities</source>
            <translation>由本机信任的机构验证</translation>
        </message>
        <message>
            <source>Verified by a certificate file</source>
            <translation>由证书文件验证</translation>
        </message>
        <message>
            <source>Local socket, no network</source>
            <translation>本机套接字，不经网络</translation>
        </message>
        <message>
            <source>&amp;Certificate file</source>
            <translation>证书文件(&amp;C)</translation>
        </message>
        <message>
            <source>Choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>Save profile</source>
            <translation>保存配置</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Pinned: SHA-256 %1</source>
            <translation>已固定：SHA-256 %1</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::Prompt</name>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ProposalCard</name>
        <message>
            <source>Another administrator can approve it until %1.</source>
            <translation>另一位管理员可在 %1 前批准。</translation>
        </message>
        <message>
            <source>You can approve it until %1.</source>
            <translation>您可在 %1 前批准。</translation>
        </message>
        <message>
            <source>Approve</source>
            <translation>批准</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>拒绝</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n 项待处理</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ReceiptPane</name>
        <message>
            <source>Receipt</source>
            <translation>收据</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Given back</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Print receipt</source>
            <translation>打印收据</translation>
        </message>
        <message>
            <source>Save the receipt as PDF</source>
            <translation>将收据存为 PDF</translation>
        </message>
        <message>
            <source>Save the receipt as PNG</source>
            <translation>将收据存为 PNG</translation>
        </message>
        <message>
            <source>Copy the receipt as a picture</source>
            <translation>将收据复制为图片</translation>
        </message>
        <message>
            <source>Save the receipt</source>
            <translation>保存收据</translation>
        </message>
        <message>
            <source>The receipt is on the clipboard as a picture.</source>
            <translation>收据已作为图片复制到剪贴板。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RecordForm</name>
        <message>
            <source>Load theirs</source>
            <translation>载入对方的版本</translation>
        </message>
        <message>
            <source>Saving …</source>
            <translation>正在保存…</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save (Ctrl+S)</source>
            <translation>保存 (Ctrl+S)</translation>
        </message>
        <message>
            <source>Undo changes</source>
            <translation>撤销更改</translation>
        </message>
        <message>
            <source>Changes here are not saved yet.</source>
            <translation>此处的更改尚未保存。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RecordPage</name>
        <message>
            <source>Discard the changes to “%1”?</source>
            <translation>放弃对“%1”的更改？</translation>
        </message>
        <message>
            <source>They were not saved.</source>
            <translation>这些更改尚未保存。</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <translation>放弃更改</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>继续编辑</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RefundDialog</name>
        <message>
            <source>Refund %1</source>
            <translation>退款 %1</translation>
        </message>
        <message>
            <source>Fee kept</source>
            <translation>扣除手续费</translation>
        </message>
        <message>
            <source>Waive the fee</source>
            <translation>免除手续费</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Keep the booking</source>
            <translation>保留预订</translation>
        </message>
        <message>
            <source>Goes back</source>
            <translation>退还</translation>
        </message>
        <message>
            <source> of %1</source>
            <comment>how many of an item's tickets</comment>
            <translation> / %1</translation>
        </message>
        <message>
            <source>How many of %1</source>
            <translation>%1 的数量</translation>
        </message>
        <message>
            <source>By %1</source>
            <translation>方式：%1</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>选填</translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Those of one ticket leave together. Choose whole tickets.</source>
            <translation>同一张票的人须一起退。请按整张票选择。</translation>
        </message>
        <message>
            <source>Who leaves: %1</source>
            <translation>谁退出：%1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>how many of a line's people or seats leave</comment>
            <translation>%1 / %2</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RefundParts</name>
        <message>
            <source>To hand back</source>
            <translation>待退还</translation>
        </message>
        <message>
            <source>the channel is asked, try %1</source>
            <translation>已请求渠道，第 %1 次</translation>
        </message>
        <message>
            <source>the channel is asked</source>
            <translation>已请求渠道</translation>
        </message>
        <message>
            <source>Slip no.</source>
            <translation>凭条号</translation>
        </message>
        <message>
            <source>Number on the terminal's slip</source>
            <translation>终端凭条上的号码</translation>
        </message>
        <message>
            <source>Handed back</source>
            <translation>已退还</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RowsField</name>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>上移</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>下移</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RulesDialog</name>
        <message>
            <source>Not checked without the server</source>
            <translation>离线时无法核验</translation>
        </message>
        <message>
            <source>This door decides by the signature, its list and its own scans. It cannot check:</source>
            <translation>本入口依据签名、名单和自己的扫描作出判断，无法核验：</translation>
        </message>
        <message>
            <source>Everything is sent when the server is back. What it would have refused is put before a lead; nothing is lost.</source>
            <translation>服务器恢复后全部上传。服务器本应拒绝的会交由主管裁定，不会丢失任何记录。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SchedulePage</name>
        <message numerus="yes">
            <source>Adding slots: %n so far …</source>
            <translation>
                <numerusform>正在新增场次：已完成 %n 场…</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message numerus="yes">
            <source>Stopped. %n slot(s) were added; generating again adds the rest.</source>
            <translation>
                <numerusform>已停止。已新增 %n 场；再次生成会补齐其余场次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>The settings changed since the preview. Preview again before you generate.</source>
            <translation>预览之后设置已更改。请重新预览再生成。</translation>
        </message>
        <message numerus="yes">
            <source>Nothing to add: all %n slot(s) are already there.</source>
            <translation>
                <numerusform>无需新增：全部 %n 场都已存在。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)?</source>
            <translation>
                <numerusform>新增 %n 场？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n space(s), from %1 to %2.</source>
            <translation>
                <numerusform>%n 个场地，%1 至 %2。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that are already there stay as they are.</source>
            <translation>
                <numerusform>已存在的 %n 场保持不变。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict are left out.</source>
            <translation>
                <numerusform>有冲突的 %n 场不生成。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)</source>
            <translation>
                <numerusform>新增 %n 场</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to add.</source>
            <translation>无需新增。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) added.</source>
            <translation>
                <numerusform>已新增 %n 场。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were already there.</source>
            <translation>
                <numerusform>%n 场已存在。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict were left out.</source>
            <translation>
                <numerusform>%n 场因冲突未生成。</numerusform>
            </translation>
        </message>
        <message>
            <source>Generate slots</source>
            <translation>生成场次</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <source>Generate</source>
            <translation>生成</translation>
        </message>
        <message>
            <source>Shows what would be added; writes nothing</source>
            <translation>显示将新增的内容，不写入</translation>
        </message>
        <message>
            <source>Adds exactly what the preview shows</source>
            <translation>只新增预览所示的场次</translation>
        </message>
        <message numerus="yes">
            <source>Taking slots back: %n so far …</source>
            <translation>
                <numerusform>正在收回场次：已收回 %n 个…</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” is put away. Its slots stay as they are.</source>
            <translation>“%1”已收起。其场次保持不变。</translation>
        </message>
        <message>
            <source>“%1” is saved. Preview to see what that changes in the slots.</source>
            <translation>“%1”已保存。请预览它对场次的影响。</translation>
        </message>
        <message>
            <source>Put “%1” away?</source>
            <translation>收起“%1”？</translation>
        </message>
        <message>
            <source>It is offered no more and the service no longer keeps its slots made ahead. Slots it made stay.</source>
            <translation>此模板不再提供选择，服务也不再提前生成其场次。已生成的场次保留。</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>收起</translation>
        </message>
        <message>
            <source>Change the schedule?</source>
            <translation>更改排期？</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) are added.</source>
            <translation>
                <numerusform>新增 %n 个场次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that nobody booked are taken back.</source>
            <translation>
                <numerusform>收回 %n 个无人预订的场次。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that are booked, held or waited for stay.</source>
            <translation>
                <numerusform>%n 个已售、预占或有人候补的场次保留。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n get another capacity, label or activity.</source>
            <translation>
                <numerusform>%n 个场次的容量、标签或活动会改变。</numerusform>
            </translation>
        </message>
        <message>
            <source>The template “%1” is saved with these settings.</source>
            <translation>模板“%1”将按这些设置保存。</translation>
        </message>
        <message>
            <source>Add %1, take back %2</source>
            <translation>新增 %1，收回 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n taken back.</source>
            <translation>
                <numerusform>收回 %n 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed.</source>
            <translation>
                <numerusform>更改 %n 个。</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to add: what is not there already is in conflict with other slots or outside the hours.</source>
            <translation>无需新增：尚未存在的场次与其他场次冲突或不在开放时间内。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatCanvas</name>
        <message>
            <source>Seat plan</source>
            <translation>座位图</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>舞台</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatLegend</name>
        <message>
            <source>Free</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>Chosen</source>
            <translation>已选</translation>
        </message>
        <message>
            <source>Held, not paid</source>
            <translation>预占未付</translation>
        </message>
        <message>
            <source>Sold</source>
            <translation>已售</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>封锁</translation>
        </message>
        <message>
            <source>Seats on the plan</source>
            <translation>座位图例</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatMapPage</name>
        <message>
            <source>There is no room on that side.</source>
            <translation>那一侧没有空位。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <translation>
                <numerusform>%n 个座位</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blocked</source>
            <translation>
                <numerusform>封锁 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>the space holds %1</source>
            <translation>场地容量 %1</translation>
        </message>
        <message>
            <source>No seat is chosen</source>
            <translation>未选择座位</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) chosen</source>
            <translation>
                <numerusform>已选 %n 个座位</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The plan of %n seat(s) is saved.</source>
            <translation>
                <numerusform>已保存 %n 个座位的座位图。</numerusform>
            </translation>
        </message>
        <message>
            <source>Load theirs</source>
            <translation>加载对方的版本</translation>
        </message>
        <message>
            <source>Export the seat plan</source>
            <translation>导出座位图</translation>
        </message>
        <message>
            <source>Seat plan to import</source>
            <translation>要导入的座位图</translation>
        </message>
        <message>
            <source>Seat plans (*.csv)</source>
            <translation>座位图 (*.csv)</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) read in place of the plan. Save to keep them, or undo.</source>
            <translation>
                <numerusform>读取了 %n 个座位并替换原图。保存后生效，或撤销。</numerusform>
            </translation>
        </message>
        <message>
            <source>Written to %1.</source>
            <translation>已写入 %1。</translation>
        </message>
        <message>
            <source>Seat plans</source>
            <translation>座位图</translation>
        </message>
        <message>
            <source>Edit the seat plans</source>
            <translation>编辑座位图</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Add rows</source>
            <translation>添加排</translation>
        </message>
        <message>
            <source>Category, block or first number</source>
            <translation>类别、区或首个座号</translation>
        </message>
        <message>
            <source>Set category</source>
            <translation>设类别</translation>
        </message>
        <message>
            <source>Set block</source>
            <translation>设区</translation>
        </message>
        <message>
            <source>Number anew</source>
            <translation>重新编号</translation>
        </message>
        <message>
            <source>From the number typed above, in each row from the left</source>
            <translation>从上面输入的座号开始，每排从左编号</translation>
        </message>
        <message>
            <source>Block / unblock</source>
            <translation>封锁 / 解除</translation>
        </message>
        <message>
            <source>A blocked seat is on the plan but never sold</source>
            <translation>封锁的座位在图上但不出售</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Move left</source>
            <translation>左移</translation>
        </message>
        <message>
            <source>Move right</source>
            <translation>右移</translation>
        </message>
        <message>
            <source>Move towards the stage</source>
            <translation>移向舞台</translation>
        </message>
        <message>
            <source>Move away from the stage</source>
            <translation>远离舞台</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>撤销 (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Do it again (Ctrl+Shift+Z)</source>
            <translation>重做 (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Do it again</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatPicker</name>
        <message>
            <source>Choose seats</source>
            <translation>选座</translation>
        </message>
        <message>
            <source>Click seats, or go with the arrow keys and choose with Space. Enter takes them.</source>
            <translation>点击座位，或用方向键移动、空格键选择。按回车键确认。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Somebody else was first: %1. Choose another seat.</source>
            <translation>已被他人抢先：%1。请另选座位。</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>空闲 %n 个座位</numerusform>
            </translation>
        </message>
        <message>
            <source>Take seats</source>
            <translation>选定座位</translation>
        </message>
        <message numerus="yes">
            <source>Take %n seat(s)</source>
            <translation>
                <numerusform>选定 %n 个座位</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatRowsForm</name>
        <message>
            <source>&amp;Block</source>
            <translation>区(&amp;B)</translation>
        </message>
        <message>
            <source>Ca&amp;tegory</source>
            <translation>类别(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;First row</source>
            <translation>首排(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Rows</source>
            <translation>排数(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Seats in each</source>
            <translation>每排座位(&amp;S)</translation>
        </message>
        <message>
            <source>First &amp;number</source>
            <translation>首个座号(&amp;N)</translation>
        </message>
        <message>
            <source>Stalls</source>
            <translation>池座</translation>
        </message>
        <message>
            <source>Best view</source>
            <translation>最佳视野</translation>
        </message>
        <message>
            <source>Number from the right</source>
            <translation>从右侧编号</translation>
        </message>
        <message>
            <source>Every second number: odd or even</source>
            <translation>隔号：单号或双号</translation>
        </message>
        <message>
            <source>Add these rows</source>
            <translation>添加这些排</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeriesDialog</name>
        <message>
            <source>Every week</source>
            <translation>每周重复</translation>
        </message>
        <message>
            <source>The booking again on the same weekday and time. What cannot be had is left out; nothing is held before you hold the booking.</source>
            <translation>在相同的星期和时间重复预订。无法预订的周次会略过；提交预占前不会占用任何名额。</translation>
        </message>
        <message>
            <source>Further weeks</source>
            <translation>再延续周数</translation>
        </message>
        <message>
            <source>The weeks</source>
            <translation>各周</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>taken</source>
            <translation>已被占用</translation>
        </message>
        <message>
            <source>no slot at this time</source>
            <translation>该时间无场次</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>closed: %1</source>
            <translation>关闭：%1</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>停场</translation>
        </message>
        <message>
            <source>stopped: %1</source>
            <translation>停场：%1</translation>
        </message>
        <message>
            <source>not on sale yet</source>
            <translation>尚未开售</translation>
        </message>
        <message numerus="yes">
            <source>Add %n to the booking</source>
            <translation>
                <numerusform>将 %n 个加入预订</numerusform>
            </translation>
        </message>
        <message>
            <source>Looking…</source>
            <translation>正在查询…</translation>
        </message>
        <message>
            <source>None of these weeks can be had.</source>
            <translation>这些周次均无法预订。</translation>
        </message>
        <message numerus="yes">
            <source>%n more for %1.</source>
            <translation>
                <numerusform>再加 %n 个，合计 %1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cannot be had and are left out.</source>
            <translation>
                <numerusform>%n 个无法预订，已略过。</numerusform>
            </translation>
        </message>
        <message>
            <source>outside the hours</source>
            <translation>不在开放时间内</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShellFrame</name>
        <message>
            <source>Connected again. What you see is being brought up to date.</source>
            <translation>已重新连接。正在更新所显示的内容。</translation>
        </message>
        <message>
            <source>Go to %1</source>
            <translation>前往%1</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Switch to %1</source>
            <translation>切换到%1</translation>
        </message>
        <message>
            <source>The connection is lost. What you see may be old, and nothing can be saved. It goes on by itself when the server is back.</source>
            <translation>连接已断开。所见内容可能已过时，暂时无法保存。服务器恢复后会自动继续。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShiftBar</name>
        <message>
            <source>Shift closed. Counted %1, as expected.</source>
            <translation>已交班。清点 %1，与应有金额一致。</translation>
        </message>
        <message>
            <source>Shift closed. Counted %1, expected %2: difference %3.</source>
            <translation>已交班。清点 %1，应有 %2，差额 %3。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>How much cash is in the drawer to begin with?</source>
            <translation>开班时钱箱里有多少现金？</translation>
        </message>
        <message>
            <source>No shift is open. Cash can be taken once it is.</source>
            <translation>尚未开班。开班后才能收现金。</translation>
        </message>
        <message>
            <source>Opening float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Open shift</source>
            <translation>开班</translation>
        </message>
        <message>
            <source>Close shift…</source>
            <translation>交班…</translation>
        </message>
        <message>
            <source>Open shift…</source>
            <translation>开班…</translation>
        </message>
        <message>
            <source>%1 taken out of the drawer.</source>
            <translation>已从钱箱取出 %1。</translation>
        </message>
        <message>
            <source>%1 put into the drawer.</source>
            <translation>已存入钱箱 %1。</translation>
        </message>
        <message>
            <source>The shift's report was sent to the printer.</source>
            <translation>班次报告已发送到打印机。</translation>
        </message>
        <message>
            <source>Saved as %1.</source>
            <translation>已保存为 %1。</translation>
        </message>
        <message>
            <source>No printer is set up on this computer. The shift is closed all the same; save its report as PDF.</source>
            <translation>本机未设置打印机。班次仍已结束；请将报告存为 PDF。</translation>
        </message>
        <message>
            <source>Cash in or out…</source>
            <translation>存取现金…</translation>
        </message>
        <message>
            <source>Take over…</source>
            <translation>接管…</translation>
        </message>
        <message>
            <source>Take over the shift of %1?</source>
            <translation>接管 %1 的班次？</translation>
        </message>
        <message>
            <source>It was opened by %1 at %2 and goes on at this desk, in your hands.</source>
            <translation>该班次由 %1 于 %2 开班，将由您在本前台继续。</translation>
        </message>
        <message>
            <source>Whoever is still at %1 has no shift there any more</source>
            <translation>仍在 %1 的人员将不再有班次</translation>
        </message>
        <message>
            <source>The taking over is on the shift's report</source>
            <translation>接管会记入班次报告</translation>
        </message>
        <message>
            <source>Take over</source>
            <translation>接管</translation>
        </message>
        <message>
            <source>Taken over. The drawer is counted when the shift is closed.</source>
            <translation>已接管。结班时清点钱箱。</translation>
        </message>
        <message>
            <source>No shift is open here. The shift of %1 (since %2) is still open at %3.</source>
            <translation>此处没有进行中的班次。%1 的班次（%2 开班）在 %3 仍未结束。</translation>
        </message>
        <message>
            <source>Shift open since %1. Opening float: %2</source>
            <translation>%1 开班，备用金 %2</translation>
        </message>
        <message>
            <source>Bring the cash of that drawer here: it is counted when the shift is closed</source>
            <translation>请将该钱箱的现金带到此处：结班时清点</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShiftReport</name>
        <message>
            <source>Print report</source>
            <translation>打印报告</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Save the shift's report as PDF</source>
            <translation>将班次报告存为 PDF</translation>
        </message>
        <message>
            <source>Save the shift's report</source>
            <translation>保存班次报告</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShiftsPage</name>
        <message>
            <source>Shifts and cash</source>
            <translation>班次与现金</translation>
        </message>
        <message>
            <source>Show the shifts and the cash book</source>
            <translation>显示班次与现金账</translation>
        </message>
        <message numerus="yes">
            <source>%n shift(s) counted, difference %1</source>
            <translation>
                <numerusform>已清点 %n 个班次，差异 %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Cash book, %1, %2</source>
            <translation>现金账，%1，%2</translation>
        </message>
        <message>
            <source>Cash book</source>
            <translation>现金账</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>实数</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未处理</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Desk</source>
            <translation>柜台</translation>
        </message>
        <message>
            <source>Cashier</source>
            <translation>收银员</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>备用金</translation>
        </message>
        <message>
            <source>Taken</source>
            <translation>收款</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Put in</source>
            <translation>存入</translation>
        </message>
        <message>
            <source>Taken out</source>
            <translation>取出</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应有</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>余额</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>This day</source>
            <translation>当天</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) up to this one</source>
            <translation>
                <numerusform>截至当天 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>Period</source>
            <translation>期间</translation>
        </message>
        <message>
            <source>Shifts</source>
            <translation>班次</translation>
        </message>
        <message>
            <source>No shift was opened in these days</source>
            <translation>这些天没有开班</translation>
        </message>
        <message>
            <source>No cash moved</source>
            <translation>没有现金变动</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SignInPage</name>
        <message>
            <source>This computer only</source>
            <translation>仅限本机</translation>
        </message>
        <message>
            <source>Add a server</source>
            <translation>添加服务器</translation>
        </message>
        <message>
            <source>The system's keychain refused. The password is not remembered; signing in works all the same.</source>
            <translation>系统钥匙串拒绝了请求。密码未被记住；仍可正常登录。</translation>
        </message>
        <message>
            <source>Signing in</source>
            <translation>正在登录</translation>
        </message>
        <message>
            <source>Sign in</source>
            <translation>登录</translation>
        </message>
        <message>
            <source>Sign in to your venue's server</source>
            <translation>登录到场馆的服务器</translation>
        </message>
        <message>
            <source>&amp;Server</source>
            <translation>服务器(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;User</source>
            <translation>用户(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Password</source>
            <translation>密码(&amp;P)</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Leave both empty to work as this computer's owner.</source>
            <translation>两者留空则以本机所有者身份工作。</translation>
        </message>
        <message>
            <source>Remember the password</source>
            <translation>记住密码</translation>
        </message>
        <message>
            <source>It is kept in the system's keychain and nowhere else.</source>
            <translation>只保存在系统钥匙串中，别处不保存。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SlotCountDelegate</name>
        <message>
            <source>%1 %2: %3 of %4 entered, %5 inside</source>
            <translation>%1 %2：已入 %3/%4 人，在场 %5 人</translation>
        </message>
        <message>
            <source>%1 inside</source>
            <translation>在场 %1 人</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SlotEditForm</name>
        <message>
            <source>&amp;Spaces</source>
            <translation>场地(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;First day</source>
            <translation>首日(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Last day</source>
            <translation>末日(&amp;L)</translation>
        </message>
        <message>
            <source>On these &amp;weekdays</source>
            <translation>适用星期(&amp;W)</translation>
        </message>
        <message>
            <source>Starting f&amp;rom</source>
            <translation>开始于(&amp;R)</translation>
        </message>
        <message>
            <source>But before t&amp;his</source>
            <translation>早于(&amp;H)</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>&amp;Reason, as staff will see it</source>
            <translation>原因（员工可见）(&amp;R)</translation>
        </message>
        <message>
            <source>New &amp;capacity of each</source>
            <translation>每场新容量(&amp;C)</translation>
        </message>
        <message>
            <source>Only slots that start at certain times</source>
            <translation>仅限特定时间开始的场次</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>开放</translation>
        </message>
        <message>
            <source>Reprice</source>
            <translation>调价</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>New floor</source>
            <translation>更换地板</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SlotEditPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>执行</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) change</source>
            <translation>
                <numerusform>%n 个场次更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them booked</source>
            <translation>
                <numerusform>其中 %n 个已订</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are so already</source>
            <translation>
                <numerusform>%n 个已是如此</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left as they are</source>
            <translation>
                <numerusform>%n 个保持不变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Close %n slot(s)</source>
            <translation>
                <numerusform>关闭 %n 个场次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open %n slot(s)</source>
            <translation>
                <numerusform>开放 %n 个场次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Reprice %n slot(s)</source>
            <translation>
                <numerusform>调整 %n 个场次的价格</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Resize %n slot(s)</source>
            <translation>
                <numerusform>调整 %n 个场次的容量</numerusform>
            </translation>
        </message>
        <message>
            <source>?</source>
            <translation>？</translation>
        </message>
        <message>
            <source>From %1 to %2.</source>
            <translation>从 %1 到 %2。</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are booked: their orders stay as they are.</source>
            <translation>
                <numerusform>其中 %n 个已被预订：订单保持不变。</numerusform>
            </translation>
        </message>
        <message>
            <source>New bookings pay the newest prices; what is booked keeps its price.</source>
            <translation>新预订按最新价格；已订的保持原价。</translation>
        </message>
        <message numerus="yes">
            <source>%n are left as they are, for the reasons listed.</source>
            <translation>
                <numerusform>%n 个保持不变，原因见列表。</numerusform>
            </translation>
        </message>
        <message>
            <source>Preview again</source>
            <translation>重新预览</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) changed.</source>
            <translation>
                <numerusform>已更改 %n 个场次。</numerusform>
            </translation>
        </message>
        <message>
            <source>What happens</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>不变</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Business date</source>
            <translation>营业日期</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Booked</source>
            <translation>已订</translation>
        </message>
        <message>
            <source>Bulk edit</source>
            <translation>批量修改</translation>
        </message>
        <message>
            <source>Change many slots at once</source>
            <translation>批量修改场次</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <source>Shows what would change; writes nothing</source>
            <translation>显示会有哪些更改；不写入</translation>
        </message>
        <message>
            <source>Slots of the preview</source>
            <translation>预览的场次</translation>
        </message>
        <message>
            <source>Preview before anything is written</source>
            <translation>写入前先预览</translation>
        </message>
        <message>
            <source>Choose spaces, days and what to do, then press Preview: the slots to come that would change, and those that are left and why, show here.</source>
            <translation>选择场地、日期和操作，然后按“预览”：将被更改的未开始场次，以及保持不变的场次和原因，都显示在这里。</translation>
        </message>
        <message>
            <source>On %1.</source>
            <translation>%1。</translation>
        </message>
        <message>
            <source>Left: more places are booked</source>
            <translation>不变：已订名额超过新容量</translation>
        </message>
        <message>
            <source>Left: more than the space holds</source>
            <translation>不变：超过场地容量</translation>
        </message>
        <message>
            <source>Left: stopped by a stop</source>
            <translation>不变：已停场</translation>
        </message>
        <message>
            <source>Left: its activity is not on sale</source>
            <translation>不变：所属活动未开售</translation>
        </message>
        <message>
            <source>Left: outside opening hours</source>
            <translation>不变：不在开放时间内</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SpacesDialog</name>
        <message>
            <source>Use this choice</source>
            <translation>使用此选择</translation>
        </message>
        <message>
            <source>Spaces of this door</source>
            <translation>此入口的场地</translation>
        </message>
        <message>
            <source>Tickets for other spaces are shown the way instead of let in. Without a tick the door leads to all.</source>
            <translation>其他场地的票不放行，只指路。一个都不勾选则通往所有场地。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatementDialog</name>
        <message>
            <source>Import %1</source>
            <translation>导入 %1</translation>
        </message>
        <message>
            <source>No line can be read yet</source>
            <translation>尚无可读取的行</translation>
        </message>
        <message>
            <source>Choose the columns of time and amount; the file's first lines then stand here as they would be read.</source>
            <translation>选择时间列和金额列后，这里显示文件前几行的读取结果。</translation>
        </message>
        <message>
            <source>Save this way of reading under a name</source>
            <translation>以名称保存此读取方式</translation>
        </message>
        <message>
            <source>Name of the mapping</source>
            <translation>读取方式名称</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Import and match</source>
            <translation>导入并匹配</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>编码</translation>
        </message>
        <message>
            <source>Between fields</source>
            <translation>字段分隔</translation>
        </message>
        <message>
            <source>Comma  ,</source>
            <translation>逗号  ,</translation>
        </message>
        <message>
            <source>Semicolon  ;</source>
            <translation>分号  ;</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>制表符</translation>
        </message>
        <message>
            <source>Bar  |</source>
            <translation>竖线  |</translation>
        </message>
        <message>
            <source>Decimal sign</source>
            <translation>小数点</translation>
        </message>
        <message>
            <source>Point  1,200.50</source>
            <translation>点  1,200.50</translation>
        </message>
        <message>
            <source>Comma  1.200,50</source>
            <translation>逗号  1.200,50</translation>
        </message>
        <message>
            <source>Heading lines</source>
            <translation>标题行数</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Our number</source>
            <translation>我方单号</translation>
        </message>
        <message>
            <source>Channel's number</source>
            <translation>渠道单号</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>refund, …</source>
            <translation>退款，…</translation>
        </message>
        <message>
            <source>Words for refund</source>
            <translation>表示退款的词</translation>
        </message>
        <message>
            <source>paid, …</source>
            <translation>已付，…</translation>
        </message>
        <message>
            <source>Words for success</source>
            <translation>表示成功的词</translation>
        </message>
        <message>
            <source>WeChat Pay, trade bill</source>
            <translation>微信支付交易账单</translation>
        </message>
        <message>
            <source>Alipay, business details</source>
            <translation>支付宝业务明细</translation>
        </message>
        <message>
            <source>Columns chosen below</source>
            <translation>在下方选择列</translation>
        </message>
        <message numerus="yes">
            <source>The first %n line(s) as they would be read</source>
            <translation>
                <numerusform>前 %n 行的读取结果</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n 行无法读取</numerusform>
            </translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Came through</source>
            <translation>成功</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>失败</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatementTables</name>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Days</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>明细</translation>
        </message>
        <message>
            <source>Matched</source>
            <translation>相符</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>By</source>
            <translation>经手人</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>In the file</source>
            <translation>文件中</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>本地</translation>
        </message>
        <message>
            <source>Channel's number</source>
            <translation>渠道单号</translation>
        </message>
        <message>
            <source>Our number</source>
            <translation>我方单号</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatementsPage</name>
        <message>
            <source>Reading the file, %1, %2 lines …</source>
            <translation>正在读取文件，%1，%2 行…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>The import was stopped. Choose the same file again to go on.</source>
            <translation>导入已停止。再次选择同一文件可继续。</translation>
        </message>
        <message>
            <source>This file was imported before. Nothing was imported twice.</source>
            <translation>该文件已导入过，没有重复导入。</translation>
        </message>
        <message>
            <source>The file was read and matched. Look at its differences, then accept it.</source>
            <translation>文件已读取并匹配。请查看差异后采纳。</translation>
        </message>
        <message>
            <source>Statements</source>
            <translation>渠道账单</translation>
        </message>
        <message>
            <source>Show the statements</source>
            <translation>显示渠道账单</translation>
        </message>
        <message>
            <source>Import a statement …</source>
            <translation>导入账单…</translation>
        </message>
        <message>
            <source>Statement of a channel</source>
            <translation>渠道账单</translation>
        </message>
        <message>
            <source>Statements (*.csv *.txt)</source>
            <translation>账单 (*.csv *.txt)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>明细</translation>
        </message>
        <message>
            <source>All lines</source>
            <translation>所有行</translation>
        </message>
        <message>
            <source>All lines (%1)</source>
            <translation>所有行（%1）</translation>
        </message>
        <message>
            <source>Accept %1?</source>
            <translation>采纳 %1？</translation>
        </message>
        <message>
            <source>It is matched once more with what is booked now. Each difference becomes one that two people settle.</source>
            <translation>将与当前账目再次匹配。每处差异成为一条由两人处理的差异。</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) matched</source>
            <translation>
                <numerusform>%n 行相符</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) could not be read and count for nothing</source>
            <translation>
                <numerusform>%n 行无法读取，不计入</numerusform>
            </translation>
        </message>
        <message>
            <source>Accept the statement</source>
            <translation>采纳账单</translation>
        </message>
        <message>
            <source>Discard %1?</source>
            <translation>作废 %1？</translation>
        </message>
        <message numerus="yes">
            <source>Its %n line(s) are put aside. The same file can be imported again.</source>
            <translation>
                <numerusform>其 %n 行将搁置。同一文件可再次导入。</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>作废</translation>
        </message>
        <message>
            <source>The statement is accepted. Its differences stand under Differences.</source>
            <translation>账单已采纳，其差异列在“差异”页。</translation>
        </message>
        <message>
            <source>The statement was discarded.</source>
            <translation>账单已作废。</translation>
        </message>
        <message>
            <source>Statements of the channels</source>
            <translation>渠道账单</translation>
        </message>
        <message>
            <source>Import a statement</source>
            <translation>导入账单</translation>
        </message>
        <message>
            <source>Load more lines</source>
            <translation>加载更多行</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>No statement was imported yet</source>
            <translation>尚未导入账单</translation>
        </message>
        <message>
            <source>Import the file of a channel, or drop it here. WeChat Pay and Alipay are known; for any other choose its columns once.</source>
            <translation>导入渠道文件，或将其拖到此处。微信支付和支付宝格式可直接识别，其他渠道只需选择一次列。</translation>
        </message>
        <message>
            <source>No lines with this result</source>
            <translation>没有此结果的行</translation>
        </message>
        <message>
            <source>Matching with what is booked, line %1 of %2 …</source>
            <translation>正在与账面核对，第 %1 行，共 %2 行…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatusLine</name>
        <message>
            <source>Connected</source>
            <translation>已连接</translation>
        </message>
        <message>
            <source>Connecting again</source>
            <translation>正在重新连接</translation>
        </message>
        <message>
            <source>Offline</source>
            <translation>离线</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n 处差异</numerusform>
            </translation>
        </message>
        <message>
            <source>Shift open since %1 (%2)</source>
            <translation>%2 的班次自 %1 开始</translation>
        </message>
        <message>
            <source>Counters recomputed from orders, paid sums from payments: how many differ. Only 0 is right.</source>
            <translation>按订单重算库存、按收款重算已付金额后的差异数。只有 0 才正确。</translation>
        </message>
        <message numerus="yes">
            <source>%n alert(s)</source>
            <translation>
                <numerusform>%n 条警报</numerusform>
            </translation>
        </message>
        <message>
            <source>What was raised for the lead and finance and nobody has seen yet.</source>
            <translation>发给主管和财务、尚无人查看的警报。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopDialog</name>
        <message>
            <source>Stop spaces for a time</source>
            <translation>场地停场</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Reason, as customers may hear it</source>
            <translation>原因（可告知客户）</translation>
        </message>
        <message>
            <source>No order is hit</source>
            <translation>没有受影响的订单</translation>
        </message>
        <message>
            <source>Only free places are taken off sale.</source>
            <translation>仅将空闲名额下架。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>From</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Until</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>Choose at least one space.</source>
            <translation>请至少选择一个场地。</translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) are closed</source>
            <translation>
                <numerusform>关闭 %n 个场次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) are hit</source>
            <translation>
                <numerusform>影响 %n 个订单</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Close %n slot(s)</source>
            <translation>
                <numerusform>关闭 %n 个场次</numerusform>
            </translation>
        </message>
        <message>
            <source>Publish the stop</source>
            <translation>发布停场</translation>
        </message>
        <message>
            <source>%1; %2.</source>
            <comment>two effects</comment>
            <translation>%1；%2。</translation>
        </message>
        <message>
            <source>%1; %2, %3 of them paid.</source>
            <comment>two effects</comment>
            <translation>%1；%2，其中已付 %3。</translation>
        </message>
        <message numerus="yes">
            <source>%1, with %n more line(s)</source>
            <comment>state of a hold</comment>
            <translation>
                <numerusform>%1，连同另外 %n 项</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopsPage</name>
        <message>
            <source>The slots are closed. The orders are being worked on.</source>
            <translation>场次已关闭。正在处理订单。</translation>
        </message>
        <message>
            <source>All orders were worked on. The customers stand on the call list.</source>
            <translation>所有订单已处理。客户列在致电名单中。</translation>
        </message>
        <message>
            <source>Withdrawn. What was not settled stands as before.</source>
            <translation>已撤回。未处理完的恢复原状。</translation>
        </message>
        <message>
            <source>New stop…</source>
            <translation>新建停场…</translation>
        </message>
        <message>
            <source>Withdraw…</source>
            <translation>撤回…</translation>
        </message>
        <message>
            <source>Work on the rest</source>
            <translation>继续处理</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>场地</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>未结</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>withdrawn</source>
            <translation>已撤回</translation>
        </message>
        <message>
            <source>in force, by %1</source>
            <translation>生效中，%1 发布</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>What became of it</source>
            <translation>处理结果</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>No stop was published</source>
            <translation>尚未发布停场</translation>
        </message>
        <message>
            <source>A stop closes spaces for a time, because of weather or repairs, and takes care of the orders it hits.</source>
            <translation>停场因天气或维修在一段时间内关闭场地，并处理受影响的订单。</translation>
        </message>
        <message>
            <source>No orders</source>
            <translation>没有订单</translation>
        </message>
        <message>
            <source>Choose a stop above to see the orders it hit and what became of them.</source>
            <translation>在上方选择停场，查看受影响的订单及处理结果。</translation>
        </message>
        <message>
            <source>Withdraw the stop “%1”?</source>
            <translation>撤回停场“%1”？</translation>
        </message>
        <message>
            <source>Withdraw</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Keep the stop</source>
            <translation>保留停场</translation>
        </message>
        <message>
            <source>Try again what failed</source>
            <translation>重试失败的</translation>
        </message>
        <message>
            <source>Orders: %1 of %2 failed</source>
            <translation>订单：%2 个中有 %1 个失败</translation>
        </message>
        <message>
            <source>Orders: %1 of %2 processed</source>
            <translation>订单：已处理 %1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) hit</source>
            <translation>
                <numerusform>受影响订单 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On sale again: %1. %n order(s) not settled yet stand as before; what was refunded or moved stays so.</source>
            <translation>
                <numerusform>重新开放销售：%1。%n 个未处理完的订单恢复原状；已退款或改期的不变。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TableExports</name>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>已将 %n 行写入 %1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Export the rows shown</source>
            <translation>导出显示的行</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TablePane</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Filter these rows</source>
            <translation>筛选这些行</translation>
        </message>
        <message>
            <source>No row matches</source>
            <translation>没有符合的行</translation>
        </message>
        <message>
            <source>Change the filter, or press Escape to see all rows.</source>
            <translation>修改筛选，或按 Esc 显示全部行。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TableView</name>
        <message>
            <source>Copy rows</source>
            <translation>复制行</translation>
        </message>
        <message>
            <source>Export these rows …</source>
            <translation>导出这些行…</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TemplateBar</name>
        <message>
            <source>None, or a new one</source>
            <translation>无，或新建模板</translation>
        </message>
        <message>
            <source>Te&amp;mplate</source>
            <translation>模板(&amp;M)</translation>
        </message>
        <message>
            <source>Its &amp;name</source>
            <translation>模板名称(&amp;N)</translation>
        </message>
        <message>
            <source>Weeks ahea&amp;d</source>
            <translation>提前周数(&amp;D)</translation>
        </message>
        <message>
            <source>Courts, weekdays</source>
            <translation>场地，工作日</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>手动</translation>
        </message>
        <message>
            <source>The service keeps the slots made this many weeks ahead, day by day. Empty: only when somebody generates.</source>
            <translation>服务会逐日把场次提前生成这么多周。留空：仅在有人生成时。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save these settings as the template; no slot changes until you generate</source>
            <translation>将这些设置保存为模板；在生成之前场次不会变化</translation>
        </message>
        <message>
            <source>Put this template away; its slots stay</source>
            <translation>收起此模板；其场次保留</translation>
        </message>
        <message>
            <source>Put this template away</source>
            <translation>收起此模板</translation>
        </message>
        <message>
            <source>Undo what was changed since the template was saved</source>
            <translation>撤销保存模板之后的更改</translation>
        </message>
        <message>
            <source>Undo changes</source>
            <translation>撤销更改</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TerminalsPage</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>“%1” is registered. Its tickets are known from now on.</source>
            <translation>“%1”已登记，其签发的凭证从现在起可识别。</translation>
        </message>
        <message>
            <source>“%1” is revoked. Doors refuse its tickets from now on.</source>
            <translation>“%1”已吊销，门口从现在起拒绝其凭证。</translation>
        </message>
        <message>
            <source>Terminals</source>
            <translation>终端</translation>
        </message>
        <message>
            <source>Show the terminals</source>
            <translation>显示终端</translation>
        </message>
        <message>
            <source>This computer</source>
            <translation>本机</translation>
        </message>
        <message>
            <source>This computer has no key</source>
            <translation>本机没有密钥</translation>
        </message>
        <message>
            <source>Its key cannot be read from the keychain, so it cannot sign tickets. Unlock the keychain and sign in again.</source>
            <translation>无法从密钥环读取本机密钥，因此不能签发凭证。请解锁密钥环后重新登录。</translation>
        </message>
        <message>
            <source>This computer is not registered</source>
            <translation>本机尚未登记</translation>
        </message>
        <message>
            <source>The tickets it would print are not known at the doors. Give it a name and register it.</source>
            <translation>本机打印的凭证在门口无法识别。请为其命名并登记。</translation>
        </message>
        <message>
            <source>This computer is “%1”</source>
            <translation>本机为“%1”</translation>
        </message>
        <message>
            <source>The tickets it prints are known at every door.</source>
            <translation>其打印的凭证在每个门口都可识别。</translation>
        </message>
        <message>
            <source>This computer was revoked</source>
            <translation>本机已被吊销</translation>
        </message>
        <message>
            <source>Registering makes a new key; what the old one signed stays refused.</source>
            <translation>登记会生成新密钥；旧密钥签发的凭证仍会被拒绝。</translation>
        </message>
        <message>
            <source>Revoke “%1”?</source>
            <translation>吊销“%1”？</translation>
        </message>
        <message>
            <source>Use this when a computer was lost, stolen or given away. It cannot be undone.</source>
            <translation>当电脑丢失、被盗或转交他人时使用。此操作无法撤销。</translation>
        </message>
        <message>
            <source>Doors refuse every ticket it has signed, also those in people's hands.</source>
            <translation>门口会拒绝其签发的所有凭证，包括顾客手中已有的。</translation>
        </message>
        <message>
            <source>Those tickets have to be printed again at another desk.</source>
            <translation>这些凭证须在其他服务台重新打印。</translation>
        </message>
        <message>
            <source>It can sign no more tickets.</source>
            <translation>它不能再签发凭证。</translation>
        </message>
        <message>
            <source>Revoke</source>
            <translation>吊销</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Revoked</source>
            <translation>已吊销</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Last signed</source>
            <translation>最近签发</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>从未</translation>
        </message>
        <message>
            <source>Registered</source>
            <translation>登记时间</translation>
        </message>
        <message>
            <source>By</source>
            <translation>登记人</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>密钥</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1，%2：%3</translation>
        </message>
        <message>
            <source>Revoke …</source>
            <translation>吊销…</translation>
        </message>
        <message>
            <source>Register this computer</source>
            <translation>登记本机</translation>
        </message>
        <message>
            <source>Name, for example Front desk 1</source>
            <translation>名称，例如 前台 1</translation>
        </message>
        <message>
            <source>Name of this computer</source>
            <translation>本机名称</translation>
        </message>
        <message>
            <source>No terminal is registered yet</source>
            <translation>尚未登记任何终端</translation>
        </message>
        <message>
            <source>Tickets are signed by the computer that prints them. Register each desk here, sitting at it.</source>
            <translation>凭证由打印它的电脑签发。请坐在每个服务台前，在此逐一登记。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TicketsPane</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>打印</translation>
        </message>
        <message>
            <source>Save the tickets as PDF</source>
            <translation>将入场凭证存为 PDF</translation>
        </message>
        <message>
            <source>Save the tickets as PNG</source>
            <translation>将入场凭证存为 PNG</translation>
        </message>
        <message>
            <source>Copy the first ticket as a picture</source>
            <translation>将第一张入场凭证复制为图片</translation>
        </message>
        <message numerus="yes">
            <source>%n ticket(s)</source>
            <translation>
                <numerusform>%n 张入场凭证</numerusform>
            </translation>
        </message>
        <message>
            <source>Reprint</source>
            <translation>补打</translation>
        </message>
        <message>
            <source>Being signed…</source>
            <translation>正在签名…</translation>
        </message>
        <message>
            <source>Ticket %1 of %2, code %3</source>
            <translation>第 %1 张，共 %2 张，入场码 %3</translation>
        </message>
        <message>
            <source>Save the tickets</source>
            <translation>保存入场凭证</translation>
        </message>
        <message>
            <source>The first ticket is on the clipboard as a picture, for one minute.</source>
            <translation>第一张入场凭证已作为图片复制到剪贴板，一分钟后清除。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TopUpDialog</name>
        <message>
            <source>Give to a member</source>
            <translation>赠送会员权益</translation>
        </message>
        <message>
            <source>%1 can pay with it from now on. It is no sale: what the customer pays for it is sold and receipted apart.</source>
            <translation>%1 即可用其付款。这不是销售：顾客为此支付的款项另行销售并开具收据。</translation>
        </message>
        <message>
            <source>To</source>
            <translation>至</translation>
        </message>
        <message>
            <source>Its name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>赠送</translation>
        </message>
        <message>
            <source>A new account of money</source>
            <translation>新的储值账户</translation>
        </message>
        <message>
            <source>A new pass</source>
            <translation>新的次卡</translation>
        </message>
        <message>
            <source>New free hours</source>
            <translation>新的免费时长</translation>
        </message>
        <message>
            <source>Uses</source>
            <translation>次数</translation>
        </message>
        <message>
            <source>Hours</source>
            <translation>小时</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WaitlistDialog</name>
        <message>
            <source>Put on the waitlist</source>
            <translation>加入候补</translation>
        </message>
        <message>
            <source>How many</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Ticket type</source>
            <translation>票种</translation>
        </message>
        <message>
            <source>When enough places become free, they are held for a short time for whoever is next in the queue, and the call list shows whom to phone.</source>
            <translation>空出的名额足够时，将为排在最前的候补客户短时预占，并在致电名单中显示其电话。</translation>
        </message>
        <message numerus="yes">
            <source>%n part(ies) are waiting now.</source>
            <translation>
                <numerusform>现有 %n 位候补。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WatchSheet</name>
        <message>
            <source>Invariant watch</source>
            <translation>账实监视</translation>
        </message>
        <message>
            <source>Held and sold are recomputed from orders, paid sums from payments, from yesterday on.</source>
            <translation>从昨天起，按订单重算预占数和已售数，按收款重算已付金额。</translation>
        </message>
        <message>
            <source>The server has not answered yet.</source>
            <translation>服务器尚未答复。</translation>
        </message>
        <message>
            <source>0 differences: every counter is what its orders say.</source>
            <translation>0 处差异：所有库存数都与订单一致。</translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n 处差异</numerusform>
            </translation>
        </message>
        <message>
            <source>The checks of the night have not been made yet.</source>
            <translation>夜间核对尚未进行。</translation>
        </message>
        <message>
            <source>Last checks of the night, over everything ever sold: %1, %2.</source>
            <translation>上次夜间核对（全部历史）：%1，%2。</translation>
        </message>
        <message>
            <source>Last checks of the night, from the day before on: %1, %2.</source>
            <translation>上次夜间核对（自前一天起）：%1，%2。</translation>
        </message>
        <message>
            <source>What differs</source>
            <translation>差异明细</translation>
        </message>
        <message>
            <source>shows %1 held, %2 sold; counted %3 held, %4 sold</source>
            <translation>账面预占 %1、已售 %2；重算预占 %3、已售 %4</translation>
        </message>
        <message>
            <source>Order %1</source>
            <translation>订单 %1</translation>
        </message>
        <message>
            <source>shows %1 paid; its payments are %2, its total %3</source>
            <translation>账面已付 %1；实际收款 %2，应付 %3</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>…另有 %n 处</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is repaired by itself. A slot that is really fuller than shown is kept from sale by the night's checks; finance settles what differs, with a second person.</source>
            <translation>系统不会自行改账。实际占用多于账面的场次会被夜间核对停售；差异由财务处理，并须第二人复核。</translation>
        </message>
        <message>
            <source>Alerts</source>
            <translation>警报</translation>
        </message>
        <message>
            <source>Nothing was raised that nobody has seen.</source>
            <translation>没有未查看的警报。</translation>
        </message>
        <message>
            <source>Mark as seen</source>
            <translation>标为已阅</translation>
        </message>
        <message>
            <source>%1 of %2 bookings within five minutes failed for technical reasons.</source>
            <translation>五分钟内 %2 笔预订中有 %1 笔因技术原因失败。</translation>
        </message>
        <message numerus="yes">
            <source>The day does not balance: %n difference(s).</source>
            <translation>
                <numerusform>当日账目不平：%n 处差异。</numerusform>
            </translation>
        </message>
        <message>
            <source>Money that belongs to no order yet: %1.</source>
            <translation>尚无对应订单的到账：%1。</translation>
        </message>
        <message>
            <source>Money for order %1, which waits for none: %2.</source>
            <translation>订单 %1 已不待付款，却收到 %2。</translation>
        </message>
        <message>
            <source>%1 held %2 people; at most %3 are safe.</source>
            <translation>%1 内有 %2 人，安全上限为 %3 人。</translation>
        </message>
        <message>
            <source>%1, %2: places given back did not fit what it shows. It is kept from sale until finance has settled it.</source>
            <comment>space, start of the slot</comment>
            <translation>%1（%2）：退回的名额与显示的数量不符。财务处理完之前停止销售。</translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WorkPage</name>
        <message>
            <source>%1 of %2 done …</source>
            <translation>已完成 %1 / %2…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Work lists</source>
            <translation>待办清单</translation>
        </message>
        <message>
            <source>Show the work lists</source>
            <translation>显示待办清单</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>Refund</source>
            <translation>退款</translation>
        </message>
        <message numerus="yes">
            <source>Try %n again, %1</source>
            <translation>
                <numerusform>重试 %n 笔，%1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Refund %n, %1</source>
            <translation>
                <numerusform>退款 %n 笔，%1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Try %n refund(s) again, %1?</source>
            <translation>
                <numerusform>重试 %n 笔退款，%1？</numerusform>
            </translation>
        </message>
        <message>
            <source>The channel is asked for each of them once more. What it refuses again stays in this list.</source>
            <translation>将逐笔再次请求渠道。再次被拒的仍留在此清单。</translation>
        </message>
        <message numerus="yes">
            <source>Refund %n payment(s), %1?</source>
            <translation>
                <numerusform>退回 %n 笔支付，%1？</numerusform>
            </translation>
        </message>
        <message>
            <source>Each goes back by the way it came. Cash, card and transfer have to be paid out by staff and stand among the refunds until then.</source>
            <translation>按原路退回。现金、刷卡和转账须由员工付出，在此之前列在退款中。</translation>
        </message>
        <message>
            <source>Refund %1</source>
            <translation>退款 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n done.</source>
            <translation>
                <numerusform>已完成 %n 笔。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 done, %2 refused. What was refused is still in the list.</source>
            <translation>完成 %1 笔，被拒 %2 笔。被拒的仍在清单中。</translation>
        </message>
        <message>
            <source>Age</source>
            <translation>时长</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) so far, next %1</source>
            <translation>
                <numerusform>已尝试 %n 次，下次 %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>金额</translation>
        </message>
        <message>
            <source>Channel</source>
            <translation>渠道</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>订单</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Phone</source>
            <translation>电话</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>单号</translation>
        </message>
        <message>
            <source>Refunds</source>
            <translation>退款</translation>
        </message>
        <message>
            <source>Unapplied</source>
            <translation>未入账</translation>
        </message>
        <message>
            <source>Outstanding</source>
            <translation>未付清</translation>
        </message>
        <message>
            <source>Surplus</source>
            <translation>多付</translation>
        </message>
        <message>
            <source>Fees kept</source>
            <translation>留存手续费</translation>
        </message>
        <message numerus="yes">
            <source>Last %n day(s)</source>
            <translation>
                <numerusform>最近 %n 天</numerusform>
            </translation>
        </message>
        <message>
            <source>Period</source>
            <translation>期间</translation>
        </message>
        <message>
            <source>No refund is waiting</source>
            <translation>没有待处理的退款</translation>
        </message>
        <message>
            <source>No money without an order</source>
            <translation>没有未入账的款项</translation>
        </message>
        <message>
            <source>No order is part-paid</source>
            <translation>没有部分支付的订单</translation>
        </message>
        <message>
            <source>No order has too much</source>
            <translation>没有多付的订单</translation>
        </message>
        <message>
            <source>No fees were kept in these days</source>
            <translation>这些天没有留存手续费</translation>
        </message>
        <message>
            <source>%1 was applied to order %2.</source>
            <translation>%1 已用于订单 %2。</translation>
        </message>
        <message>
            <source>Apply to an order …</source>
            <translation>用于某个订单…</translation>
        </message>
        <message>
            <source>%1, goes back %2</source>
            <translation>%1，%2 退回</translation>
        </message>
        <message>
            <source>Its refund starts by itself. Until then it can be applied to another order.</source>
            <translation>将自动退款。在此之前可计入其他订单。</translation>
        </message>
    </context>
</TS>
