<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ApprovalWords</name>
        <message numerus="yes">
            <source>Refund %1 for %n line(s); a fee of %2 is kept.</source>
            <translation>
                <numerusform>Refund %1 for %n line; a fee of %2 is kept.</numerusform>
                <numerusform>Refund %1 for %n lines; a fee of %2 is kept.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time at the old price.</source>
            <translation>
                <numerusform>Move %n line to another time at the old price.</numerusform>
                <numerusform>Move %n lines to another time at the old price.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time.</source>
            <translation>
                <numerusform>Move %n line to another time.</numerusform>
                <numerusform>Move %n lines to another time.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message numerus="yes">
            <source>, %n waiting</source>
            <translation>
                <numerusform>, %n waiting</numerusform>
                <numerusform>, %n waiting</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ErrorText</name>
        <message numerus="yes">
            <source>Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</source>
            <translation>
                <numerusform>Only %n place of the %1 asked for is free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</numerusform>
                <numerusform>Only %n places of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</source>
            <translation>
                <numerusform>Only %n place is left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</numerusform>
                <numerusform>Only %n places are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</source>
            <translation>
                <numerusform>%n place is already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</numerusform>
                <numerusform>%n places are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This currency has %n decimal(s). Type the amount with no more than that.</source>
            <translation>
                <numerusform>This currency has %n decimal. Type the amount with no more than that.</numerusform>
                <numerusform>This currency has %n decimals. Type the amount with no more than that.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The password is too easy to guess. Take at least %n character(s) that are no word and no date.</source>
            <translation>
                <numerusform>The password is too easy to guess. Take at least %n character that is no word and no date.</numerusform>
                <numerusform>The password is too easy to guess. Take at least %n characters that are no word and no date.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</source>
            <translation>
                <numerusform>%n slot would overlap with one that is already there. Nothing was made. Look at the conflicts in the preview.</numerusform>
                <numerusform>%n slots would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n day(s) can be chosen at once. Choose a shorter range.</source>
            <translation>
                <numerusform>At most %n day can be chosen at once. Choose a shorter range.</numerusform>
                <numerusform>At most %n days can be chosen at once. Choose a shorter range.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) or order(s) still use this. Nothing was removed. Take it out of use instead.</source>
            <translation>
                <numerusform>%n slot or order still uses this. Nothing was removed. Take it out of use instead.</numerusform>
                <numerusform>%n slots or orders still use this. Nothing was removed. Take it out of use instead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No place is left, but %n are only held, not paid, and may come free again. Nothing was booked. Choose another slot or put the customer on the waitlist.</source>
            <translation>
                <numerusform>No place is left, but %n is only held, not paid, and may come free again. Nothing was booked. Choose another slot or put the customer on the waitlist.</numerusform>
                <numerusform>No place is left, but %n are only held, not paid, and may come free again. Nothing was booked. Choose another slot or put the customer on the waitlist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This customer already has %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>This customer already has %n unpaid booking, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
                <numerusform>This customer already has %n unpaid bookings, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You already hold %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>You already hold %n unpaid booking, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
                <numerusform>You already hold %n unpaid bookings, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This desk already holds %n unpaid booking(s), as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</source>
            <translation>
                <numerusform>This desk already holds %n unpaid booking, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
                <numerusform>This desk already holds %n unpaid bookings, as many as the venue allows at once. Nothing was booked. Take a payment or let one go first; a lead can allow more with a reason.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This customer let %n booking(s) run out unpaid in the last %1 days. Nothing was booked. A lead can confirm the booking with a reason.</source>
            <translation>
                <numerusform>This customer let %n booking run out unpaid in the last %1 days. Nothing was booked. A lead can confirm the booking with a reason.</numerusform>
                <numerusform>This customer let %n bookings run out unpaid in the last %1 days. Nothing was booked. A lead can confirm the booking with a reason.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are free in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</source>
            <translation>
                <numerusform>%n place is free in this slot, so nobody has to wait. Nothing was added to the waitlist. Book it now.</numerusform>
                <numerusform>%n places are free in this slot, so nobody has to wait. Nothing was added to the waitlist. Book them now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>An entry can be taken back for %n minute(s) at its own door. Nothing was undone. A lead can still undo it with a reason.</source>
            <translation>
                <numerusform>An entry can be taken back for %n minute at its own door. Nothing was undone. A lead can still undo it with a reason.</numerusform>
                <numerusform>An entry can be taken back for %n minutes at its own door. Nothing was undone. A lead can still undo it with a reason.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n person(s) can still enter on this ticket. Nobody was counted. Let that many in, or fewer.</source>
            <translation>
                <numerusform>Only %n person can still enter on this ticket. Nobody was counted. Let that one in.</numerusform>
                <numerusform>Only %n people can still enter on this ticket. Nobody was counted. Let that many in, or fewer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) still wait for the server, as many as this door keeps, so this one was not taken. Ask the unanswered ones again, then scan it again.</source>
            <translation>
                <numerusform>%n scan still waits for the server, as many as this door keeps, so this one was not taken. Ask the unanswered one again, then scan it again.</numerusform>
                <numerusform>%n scans still wait for the server, as many as this door keeps, so this one was not taken. Ask the unanswered ones again, then scan it again.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The server is away, and the last sign-in here is more than %n hour(s) ago. Connect once and sign in, then the door works without it again.</source>
            <translation>
                <numerusform>The server is away, and the last sign-in here is more than %n hour ago. Connect once and sign in, then the door works without it again.</numerusform>
                <numerusform>The server is away, and the last sign-in here is more than %n hours ago. Connect once and sign in, then the door works without it again.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ExplainWords</name>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are.</source>
            <translation>
                <numerusform>%n place more is kept back than there are.</numerusform>
                <numerusform>%n places more are kept back than there are.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n part(ies) wait for it.</source>
            <translation>
                <numerusform>%n party waits for it.</numerusform>
                <numerusform>%n parties wait for it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Yes, %n place(s) are free.</source>
            <translation>
                <numerusform>Yes, %n place is free.</numerusform>
                <numerusform>Yes, %n places are free.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The sweep tried %n time(s) to close it: %1</source>
            <translation>
                <numerusform>The sweep tried %n time to close it: %1</numerusform>
                <numerusform>The sweep tried %n times to close it: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OfflineWords</name>
        <message numerus="yes">
            <source>%n scan(s) to be sent</source>
            <translation>
                <numerusform>%n scan to be sent</numerusform>
                <numerusform>%n scans to be sent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scan(s) kept that the server did not understand</source>
            <translation>
                <numerusform>%n scan kept that the server did not understand</numerusform>
                <numerusform>%n scans kept that the server did not understand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PolicyWords</name>
        <message numerus="yes">
            <source>%n day(s) before</source>
            <translation>
                <numerusform>%n day before</numerusform>
                <numerusform>%n days before</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before the start</source>
            <translation>
                <numerusform>%n hour before the start</numerusform>
                <numerusform>%n hours before the start</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By its rules it can be moved %n time(s), until %1, to a date at most %2 later. Moved so far: %3.</source>
            <translation>
                <numerusform>By its rules it can be moved %n time, until %1, to a date at most %2 later. Moved so far: %3.</numerusform>
                <numerusform>By its rules it can be moved %n times, until %1, to a date at most %2 later. Moved so far: %3.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScanDelegate</name>
        <message numerus="yes">
            <source>%n people</source>
            <translation>
                <numerusform>%n person</numerusform>
                <numerusform>%n people</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VerdictText</name>
        <message numerus="yes">
            <source>Let %n people in</source>
            <translation>
                <numerusform>Let %n person in</numerusform>
                <numerusform>Let %n people in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n people went out</source>
            <translation>
                <numerusform>%n person went out</numerusform>
                <numerusform>%n people went out</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::AuditPage</name>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>%n row written to %1.</numerusform>
                <numerusform>%n rows written to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s), newest first</source>
            <extracomment>%n rows are listed</extracomment>
            <translation>
                <numerusform>%n row, newest first</numerusform>
                <numerusform>%n rows, newest first</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::BlockDialog</name>
        <message numerus="yes">
            <source>%n place(s) more are kept back than there are: they stay kept back as they become free.</source>
            <translation>
                <numerusform>%n place more is kept back than there are: it stays kept back as it becomes free.</numerusform>
                <numerusform>%n places more are kept back than there are: they stay kept back as they become free.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Keep %n back</source>
            <translation>
                <numerusform>Keep %n back</numerusform>
                <numerusform>Keep %n back</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CallCard</name>
        <message numerus="yes">
            <source>Offer: %1, %n place(s), %2 to pay</source>
            <translation>
                <numerusform>Offer: %1, %n place, %2 to pay</numerusform>
                <numerusform>Offer: %1, %n places, %2 to pay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its %n place(s) go to the next in the queue at once.</source>
            <translation>
                <numerusform>Its %n place go to the next in the queue at once.</numerusform>
                <numerusform>Its %n places go to the next in the queue at once.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CodeChooser</name>
        <message numerus="yes">
            <source>%n codes in this picture</source>
            <translation>
                <numerusform>%n code in this picture</numerusform>
                <numerusform>%n codes in this picture</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CustomerDelegate</name>
        <message numerus="yes">
            <source>%n booking(s), no visit yet</source>
            <translation>
                <numerusform>%n booking, no visit yet</numerusform>
                <numerusform>%n bookings, no visit yet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n visit(s)</source>
            <translation>
                <numerusform>%n visit</numerusform>
                <numerusform>%n visits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n no-show(s)</source>
            <translation>
                <numerusform>%n no-show</numerusform>
                <numerusform>%n no-shows</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DayView</name>
        <message numerus="yes">
            <source>%n payment(s)</source>
            <translation>
                <numerusform>%n payment</numerusform>
                <numerusform>%n payments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refund(s)</source>
            <translation>
                <numerusform>%n refund</numerusform>
                <numerusform>%n refunds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DeskWorkspace</name>
        <message numerus="yes">
            <source>On the waitlist; %n part(ies) ahead.</source>
            <translation>
                <numerusform>On the waitlist; %n party ahead.</numerusform>
                <numerusform>On the waitlist; %n parties ahead.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorBar</name>
        <message numerus="yes">
            <source>%n spaces</source>
            <translation>
                <numerusform>%n space</numerusform>
                <numerusform>%n spaces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorStatusLine</name>
        <message numerus="yes">
            <source>%n scans wait</source>
            <translation>
                <numerusform>%n scan waits</numerusform>
                <numerusform>%n scans wait</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scans without an answer</source>
            <translation>
                <numerusform>%n scan without an answer</numerusform>
                <numerusform>%n scans without an answer</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorTools</name>
        <message numerus="yes">
            <source>%n scans were sent.</source>
            <translation>
                <numerusform>%n scan was sent.</numerusform>
                <numerusform>%n scans were sent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them are conflicts that a lead decides.</source>
            <translation>
                <numerusform>%n of them is a conflict that a lead decides.</numerusform>
                <numerusform>%n of them are conflicts that a lead decides.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DoorWorkspace</name>
        <message numerus="yes">
            <source>Forget %n scans without an answer?</source>
            <translation>
                <numerusform>Forget %n scan without an answer?</numerusform>
                <numerusform>Forget %n scans without an answer?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ExportBar</name>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>%n row written to %1.</numerusform>
                <numerusform>%n rows written to %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::FinanceWorkspace</name>
        <message numerus="yes">
            <source>%n difference(s): the venue's counts do not agree.</source>
            <translation>
                <numerusform>%n difference: the venue's counts do not agree.</numerusform>
                <numerusform>%n differences: the venue's counts do not agree.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) count other places held or sold than their orders add up to.</source>
            <translation>
                <numerusform>%n slot counts other places held or sold than its orders add up to.</numerusform>
                <numerusform>%n slots count other places held or sold than their orders add up to.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) say another amount was paid than their payments add up to.</source>
            <translation>
                <numerusform>%n order says another amount was paid than its payments add up to.</numerusform>
                <numerusform>%n orders say another amount was paid than their payments add up to.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MattersDialog</name>
        <message numerus="yes">
            <source>This scan: %1; %n people were let in.</source>
            <translation>
                <numerusform>This scan: %1; %n person was let in.</numerusform>
                <numerusform>This scan: %1; %n people were let in.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderFinderPage</name>
        <message numerus="yes">
            <source>%n order(s)</source>
            <translation>
                <numerusform>%n order</numerusform>
                <numerusform>%n orders</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::OrderPage</name>
        <message numerus="yes">
            <source>%n line(s) of %1 become free again at once.</source>
            <translation>
                <numerusform>%n line of %1 becomes free again at once.</numerusform>
                <numerusform>%n lines of %1 become free again at once.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PlanForm</name>
        <message numerus="yes">
            <source>Makes %n slot(s) a day</source>
            <translation>
                <numerusform>Makes %n slot a day</numerusform>
                <numerusform>Makes %n slots a day</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n space</numerusform>
                <numerusform>%n spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The clocks change on %1: %n slot(s) there.</source>
            <translation>
                <numerusform>The clocks change on %1: %n slot there.</numerusform>
                <numerusform>The clocks change on %1: %n slots there.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewCalendar</name>
        <message numerus="yes">
            <source>%n to add</source>
            <translation>
                <numerusform>%n to add</numerusform>
                <numerusform>%n to add</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>%n in conflict</numerusform>
                <numerusform>%n in conflict</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PreviewView</name>
        <message numerus="yes">
            <source>%n slot(s) to add</source>
            <translation>
                <numerusform>%n slot to add</numerusform>
                <numerusform>%n slots to add</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n already there</source>
            <translation>
                <numerusform>%n already there</numerusform>
                <numerusform>%n already there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict</source>
            <translation>
                <numerusform>%n in conflict</numerusform>
                <numerusform>%n in conflict</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n waiting</numerusform>
                <numerusform>%n waiting</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SchedulePage</name>
        <message numerus="yes">
            <source>Adding slots: %n so far …</source>
            <translation>
                <numerusform>Adding slots: %n so far …</numerusform>
                <numerusform>Adding slots: %n so far …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped. %n slot(s) were added; generating again adds the rest.</source>
            <translation>
                <numerusform>Stopped. %n slot was added; generating again adds the rest.</numerusform>
                <numerusform>Stopped. %n slots were added; generating again adds the rest.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing to add: all %n slot(s) are already there.</source>
            <translation>
                <numerusform>Nothing to add: the one slot is already there.</numerusform>
                <numerusform>Nothing to add: all %n slots are already there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)?</source>
            <translation>
                <numerusform>Add %n slot?</numerusform>
                <numerusform>Add %n slots?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n space(s), from %1 to %2.</source>
            <translation>
                <numerusform>In %n space, from %1 to %2.</numerusform>
                <numerusform>In %n spaces, from %1 to %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that are already there stay as they are.</source>
            <translation>
                <numerusform>%n that is already there stays as it is.</numerusform>
                <numerusform>%n that are already there stay as they are.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict are left out.</source>
            <translation>
                <numerusform>%n in conflict is left out.</numerusform>
                <numerusform>%n in conflict are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n slot(s)</source>
            <translation>
                <numerusform>Add %n slot</numerusform>
                <numerusform>Add %n slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) added.</source>
            <translation>
                <numerusform>%n slot added.</numerusform>
                <numerusform>%n slots added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were already there.</source>
            <translation>
                <numerusform>%n was already there.</numerusform>
                <numerusform>%n were already there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in conflict were left out.</source>
            <translation>
                <numerusform>%n in conflict was left out.</numerusform>
                <numerusform>%n in conflict were left out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatusLine</name>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n difference</numerusform>
                <numerusform>%n differences</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopDialog</name>
        <message numerus="yes">
            <source>%n slot(s) are closed</source>
            <translation>
                <numerusform>%n slot is closed</numerusform>
                <numerusform>%n slots are closed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) are hit</source>
            <translation>
                <numerusform>%n order is hit</numerusform>
                <numerusform>%n orders are hit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Close %n slot(s)</source>
            <translation>
                <numerusform>Close %n slot</numerusform>
                <numerusform>Close %n slots</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopsPage</name>
        <message numerus="yes">
            <source>%1 go on sale again. %n order(s) not settled yet stand as before; what was refunded or moved stays so.</source>
            <translation>
                <numerusform>%1 go on sale again. %n order not settled yet stand as before; what was refunded or moved stays so.</numerusform>
                <numerusform>%1 go on sale again. %n orders not settled yet stand as before; what was refunded or moved stays so.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TicketsPane</name>
        <message numerus="yes">
            <source>%n ticket(s)</source>
            <translation>
                <numerusform>%n ticket</numerusform>
                <numerusform>%n tickets</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WaitlistDialog</name>
        <message numerus="yes">
            <source>When places become free they are held for the first in the queue whom they suffice, for a short time, and the call list shows the number. %n wait(s) now.</source>
            <translation>
                <numerusform>When places become free they are held for the first in the queue whom they suffice, for a short time, and the call list shows the number. %n wait now.</numerusform>
                <numerusform>When places become free they are held for the first in the queue whom they suffice, for a short time, and the call list shows the number. %n waits now.</numerusform>
            </translation>
        </message>
    </context>
</TS>
