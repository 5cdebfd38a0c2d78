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
        <message numerus="yes">
            <source>Book %n line(s) against a rule of the venue.</source>
            <translation>
                <numerusform>Book %n line against a rule of the venue.</numerusform>
                <numerusform>Book %n lines against a rule of the venue.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put a party of %n on the waitlist against a rule of the venue.</source>
            <translation>
                <numerusform>Put one person on the waitlist against a rule of the venue.</numerusform>
                <numerusform>Put a party of %n on the waitlist against a rule of the venue.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n line(s) to an order against a rule of the venue.</source>
            <translation>
                <numerusform>Add %n line to an order against a rule of the venue.</numerusform>
                <numerusform>Add %n lines to an order against a rule of the venue.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n line(s) to another time; %1 goes back.</source>
            <translation>
                <numerusform>Move %n line to another time; %1 goes back.</numerusform>
                <numerusform>Move %n lines to another time; %1 goes back.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CatalogueSpecs</name>
        <message numerus="yes">
            <source>%n day(s) ahead</source>
            <translation>
                <numerusform>%n day ahead</numerusform>
                <numerusform>%n days ahead</numerusform>
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
        <message numerus="yes">
            <source>%n slot(s) to come are still booked, so the activity has not ended. Nothing was changed. Take it off sale, or cancel it.</source>
            <translation>
                <numerusform>%n slot to come is still booked, so the activity has not ended. Nothing was changed. Take it off sale, or cancel it.</numerusform>
                <numerusform>%n slots to come are still booked, so the activity has not ended. Nothing was changed. Take it off sale, or cancel it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Seats are numbered in %1, and no seat is named for %n place(s). Nothing was booked. Choose the seats.</source>
            <translation>
                <numerusform>Seats are numbered in %1, and no seat is named for %n place. Nothing was booked. Choose the seat.</numerusform>
                <numerusform>Seats are numbered in %1, and no seat is named for %n places. Nothing was booked. Choose the seats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The password is too short or too easy to guess. Take at least %n character(s): a few words that nobody would guess.</source>
            <translation>
                <numerusform>The password is too short or too easy to guess. Take at least %n character: a few words that nobody would guess.</numerusform>
                <numerusform>The password is too short or too easy to guess. Take at least %n characters: a few words that nobody would guess.</numerusform>
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
        <name>PlanSentence</name>
        <message numerus="yes">
            <source>The clocks change on %1: %n slot(s) there.</source>
            <translation>
                <numerusform>The clocks change on %1: %n slot there.</numerusform>
                <numerusform>The clocks change on %1: %n slots there.</numerusform>
            </translation>
        </message>
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
            <source>%n block(s)</source>
            <translation>
                <numerusform>%n block</numerusform>
                <numerusform>%n blocks</numerusform>
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
        <name>RuleSpecs</name>
        <message numerus="yes">
            <source>%n day(s) before</source>
            <translation>
                <numerusform>%n day before</numerusform>
                <numerusform>%n days before</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) before</source>
            <translation>
                <numerusform>%n hour before</numerusform>
                <numerusform>%n hours before</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RuleWords</name>
        <message numerus="yes">
            <source>the end of the day %n day(s) before</source>
            <translation>
                <numerusform>the end of the day %n day before</numerusform>
                <numerusform>the end of the day %n days before</numerusform>
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
            <source>It can be moved %n time(s), until %1 before the start, to a date at most %2 later.</source>
            <translation>
                <numerusform>It can be moved %n time, until %1 before the start, to a date at most %2 later.</numerusform>
                <numerusform>It can be moved %n times, until %1 before the start, to a date at most %2 later.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On sale from %n day(s) before at %1, %2.</source>
            <extracomment>%n days before the date, %1 a time of day, %2 until when</extracomment>
            <translation>
                <numerusform>On sale from %n day before at %1, %2.</numerusform>
                <numerusform>On sale from %n days before at %1, %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) at one time.</source>
            <translation>
                <numerusform>You can have at most %n place at one time.</numerusform>
                <numerusform>You can have at most %n places at one time.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) on one day.</source>
            <translation>
                <numerusform>You can have at most %n place on one day.</numerusform>
                <numerusform>You can have at most %n places on one day.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can have at most %n place(s) of one activity.</source>
            <translation>
                <numerusform>You can have at most %n place of one activity.</numerusform>
                <numerusform>You can have at most %n places of one activity.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>We keep at most %n unpaid booking(s) for you at once.</source>
            <translation>
                <numerusform>We keep at most %n unpaid booking for you at once.</numerusform>
                <numerusform>We keep at most %n unpaid bookings for you at once.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can make at most %n booking(s) a minute.</source>
            <translation>
                <numerusform>You can make at most %n booking a minute.</numerusform>
                <numerusform>You can make at most %n bookings a minute.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n booking(s) that were not paid we keep a place for %1 only.</source>
            <translation>
                <numerusform>After %n booking that was not paid we keep a place for %1 only.</numerusform>
                <numerusform>After %n bookings that were not paid we keep a place for %1 only.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n booking(s) that were not paid a lead has to confirm.</source>
            <translation>
                <numerusform>After %n booking that was not paid a lead has to confirm.</numerusform>
                <numerusform>After %n bookings that were not paid a lead has to confirm.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Counted over the last %n day(s).</source>
            <translation>
                <numerusform>Counted over the last %n day.</numerusform>
                <numerusform>Counted over the last %n days.</numerusform>
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
        <name>StopWords</name>
        <message numerus="yes">
            <source>%n hold(s) also have lines that are not hit; they go too.</source>
            <translation>
                <numerusform>%n hold also has lines that are not hit; they go too.</numerusform>
                <numerusform>%n holds also have lines that are not hit; they go too.</numerusform>
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
        <name>vd::ui::ActivitiesPage</name>
        <message numerus="yes">
            <source>%n slot(s) to come are closed.</source>
            <translation>
                <numerusform>%n slot to come is closed.</numerusform>
                <numerusform>%n slots to come are closed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) are booked: their orders stay as they are.</source>
            <translation>
                <numerusform>%n place is booked: its order stays as it is.</numerusform>
                <numerusform>%n places are booked: their orders stay as they are.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“%1” is cancelled. %n order(s) wait on the leads' stop list.</source>
            <translation>
                <numerusform>“%1” is cancelled. %n order waits on the leads' stop list.</numerusform>
                <numerusform>“%1” is cancelled. %n orders wait on the leads' stop list.</numerusform>
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
        <name>vd::ui::BenefitPicker</name>
        <message numerus="yes">
            <source>%n use(s)</source>
            <translation>
                <numerusform>%n use</numerusform>
                <numerusform>%n uses</numerusform>
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
        <name>vd::ui::BusinessPage</name>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarChoice</name>
        <message numerus="yes">
            <source>%n calendar(s)</source>
            <translation>
                <numerusform>%n calendar</numerusform>
                <numerusform>%n calendars</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarForm</name>
        <message numerus="yes">
            <source>%n entry(s)</source>
            <translation>
                <numerusform>%n entry</numerusform>
                <numerusform>%n entries</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CalendarsPage</name>
        <message numerus="yes">
            <source>%n entry(s) read. Save to keep them.</source>
            <translation>
                <numerusform>%n entry read. Save to keep it.</numerusform>
                <numerusform>%n entries read. Save to keep them.</numerusform>
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
                <numerusform>Its %n place goes to the next in the queue at once.</numerusform>
                <numerusform>Its %n places go to the next in the queue at once.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::CancelActivityDialog</name>
        <message numerus="yes">
            <source>%n slot(s) to come are stopped</source>
            <translation>
                <numerusform>%n slot to come is stopped</numerusform>
                <numerusform>%n slots to come are stopped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n order(s) are hit</source>
            <translation>
                <numerusform>%n order is hit</numerusform>
                <numerusform>%n orders are hit</numerusform>
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
        <name>vd::ui::DayPage</name>
        <message numerus="yes">
            <source>%n later correction(s), %1</source>
            <extracomment>%1 is an amount with its currency, booked on later days and pointing back to this one</extracomment>
            <translation>
                <numerusform>%n later correction, %1</numerusform>
                <numerusform>%n later corrections, %1</numerusform>
            </translation>
        </message>
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
        <message numerus="yes">
            <source>%n difference(s) of the checks and statements wait to be settled.</source>
            <translation>
                <numerusform>%n difference of the checks and statements waits to be settled.</numerusform>
                <numerusform>%n differences of the checks and statements wait to be settled.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n payment(s), %1</source>
            <translation>
                <numerusform>%n payment, %1</numerusform>
                <numerusform>%n payments, %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n refund(s), %1</source>
            <translation>
                <numerusform>%n refund, %1</numerusform>
                <numerusform>%n refunds, %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n difference(s) are not settled and stay on record.</source>
            <translation>
                <numerusform>%n difference is not settled and stays on record.</numerusform>
                <numerusform>%n differences are not settled and stay on record.</numerusform>
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
        <name>vd::ui::DiscrepanciesPage</name>
        <message numerus="yes">
            <source>%n difference(s) found.</source>
            <translation>
                <numerusform>%n difference found.</numerusform>
                <numerusform>%n differences found.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::DocumentsDialog</name>
        <message numerus="yes">
            <source>%n of them cannot be opened: this computer has no key for them, or they were forgotten.</source>
            <translation>
                <numerusform>%n of them cannot be opened: this computer has no key for it, or it was forgotten.</numerusform>
                <numerusform>%n of them cannot be opened: this computer has no key for them, or they were forgotten.</numerusform>
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
        <name>vd::ui::ExportsPage</name>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>%n row written to %1.</numerusform>
                <numerusform>%n rows written to %1.</numerusform>
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
        <message numerus="yes">
            <source>%n more alerts wait.</source>
            <translation>
                <numerusform>%n more alert waits.</numerusform>
                <numerusform>%n more alerts wait.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::MergeDialog</name>
        <message numerus="yes">
            <source>%n order(s) go over</source>
            <translation>
                <numerusform>%n order goes over</numerusform>
                <numerusform>%n orders go over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n of them still to come</source>
            <translation>
                <numerusform>, %n of them still to come</numerusform>
                <numerusform>, %n of them still to come</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n member account(s) with what is left on them</source>
            <translation>
                <numerusform>%n member account with what is left on it</numerusform>
                <numerusform>%n member accounts with what is left on them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) in waitlists</source>
            <translation>
                <numerusform>%n place in a waitlist</numerusform>
                <numerusform>%n places in waitlists</numerusform>
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
        <message numerus="yes">
            <source>%n to take back</source>
            <translation>
                <numerusform>%n to take back</numerusform>
                <numerusform>%n to take back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to change</source>
            <translation>
                <numerusform>%n to change</numerusform>
                <numerusform>%n to change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n booked stay</source>
            <translation>
                <numerusform>%n booked stays</numerusform>
                <numerusform>%n booked stay</numerusform>
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
        <message numerus="yes">
            <source>%n to take back</source>
            <translation>
                <numerusform>%n to take back</numerusform>
                <numerusform>%n to take back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to change</source>
            <translation>
                <numerusform>%n to change</numerusform>
                <numerusform>%n to change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n booked stay</source>
            <translation>
                <numerusform>%n booked stays</numerusform>
                <numerusform>%n booked stay</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::PriceTryout</name>
        <message numerus="yes">
            <source>%n slot(s) now ask these prices.</source>
            <translation>
                <numerusform>%n slot now asks these prices.</numerusform>
                <numerusform>%n slots now ask these prices.</numerusform>
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
        <message numerus="yes">
            <source>Taking slots back: %n so far …</source>
            <translation>
                <numerusform>Taking slots back: %n so far …</numerusform>
                <numerusform>Taking slots back: %n so far …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) are added.</source>
            <translation>
                <numerusform>%n slot is added.</numerusform>
                <numerusform>%n slots are added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that nobody booked are taken back.</source>
            <translation>
                <numerusform>%n that nobody booked is taken back.</numerusform>
                <numerusform>%n that nobody booked are taken back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that are booked, held or waited for stay.</source>
            <translation>
                <numerusform>%n that is booked, held or waited for stays.</numerusform>
                <numerusform>%n that are booked, held or waited for stay.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n get another capacity, label or activity.</source>
            <translation>
                <numerusform>%n gets another capacity, label or activity.</numerusform>
                <numerusform>%n get another capacity, label or activity.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n taken back.</source>
            <translation>
                <numerusform>%n taken back.</numerusform>
                <numerusform>%n taken back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed.</source>
            <translation>
                <numerusform>%n changed.</numerusform>
                <numerusform>%n changed.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatMapPage</name>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <translation>
                <numerusform>%n seat</numerusform>
                <numerusform>%n seats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blocked</source>
            <translation>
                <numerusform>%n blocked</numerusform>
                <numerusform>%n blocked</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) chosen</source>
            <translation>
                <numerusform>%n seat chosen</numerusform>
                <numerusform>%n seats chosen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The plan of %n seat(s) is saved.</source>
            <translation>
                <numerusform>The plan of %n seat is saved.</numerusform>
                <numerusform>The plan of %n seats is saved.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) read in place of the plan. Save to keep them, or undo.</source>
            <translation>
                <numerusform>%n seat read in place of the plan. Save to keep them, or undo.</numerusform>
                <numerusform>%n seats read in place of the plan. Save to keep them, or undo.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeatPicker</name>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>%n seat free</numerusform>
                <numerusform>%n seats free</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take %n seat(s)</source>
            <translation>
                <numerusform>Take %n seat</numerusform>
                <numerusform>Take %n seats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SeriesDialog</name>
        <message numerus="yes">
            <source>Add %n to the booking</source>
            <translation>
                <numerusform>Add %n to the booking</numerusform>
                <numerusform>Add %n to the booking</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more for %1.</source>
            <translation>
                <numerusform>%n more for %1.</numerusform>
                <numerusform>%n more for %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cannot be had and are left out.</source>
            <translation>
                <numerusform>%n cannot be had and is left out.</numerusform>
                <numerusform>%n cannot be had and are left out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::ShiftsPage</name>
        <message numerus="yes">
            <source>%n shift(s) counted, difference %1</source>
            <translation>
                <numerusform>%n shift counted, difference %1</numerusform>
                <numerusform>%n shifts counted, difference %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) up to this one</source>
            <translation>
                <numerusform>%n day up to this one</numerusform>
                <numerusform>%n days up to this one</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::SlotEditPage</name>
        <message numerus="yes">
            <source>%n slot(s) change</source>
            <translation>
                <numerusform>%n slot changes</numerusform>
                <numerusform>%n slots change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them booked</source>
            <translation>
                <numerusform>%n of them booked</numerusform>
                <numerusform>%n of them booked</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are so already</source>
            <translation>
                <numerusform>%n is so already</numerusform>
                <numerusform>%n are so already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left as they are</source>
            <translation>
                <numerusform>%n left as it is</numerusform>
                <numerusform>%n left as they are</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Close %n slot(s)</source>
            <translation>
                <numerusform>Close %n slot</numerusform>
                <numerusform>Close %n slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open %n slot(s)</source>
            <translation>
                <numerusform>Open %n slot</numerusform>
                <numerusform>Open %n slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Reprice %n slot(s)</source>
            <translation>
                <numerusform>Reprice %n slot</numerusform>
                <numerusform>Reprice %n slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Resize %n slot(s)</source>
            <translation>
                <numerusform>Resize %n slot</numerusform>
                <numerusform>Resize %n slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them are booked: their orders stay as they are.</source>
            <translation>
                <numerusform>%n of them is booked: its orders stay as they are.</numerusform>
                <numerusform>%n of them are booked: their orders stay as they are.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n are left as they are, for the reasons listed.</source>
            <translation>
                <numerusform>%n is left as it is, for the reason listed.</numerusform>
                <numerusform>%n are left as they are, for the reasons listed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slot(s) changed.</source>
            <translation>
                <numerusform>%n slot changed.</numerusform>
                <numerusform>%n slots changed.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatementDialog</name>
        <message numerus="yes">
            <source>The first %n line(s) as they would be read</source>
            <translation>
                <numerusform>The first %n line as they would be read</numerusform>
                <numerusform>The first %n lines as they would be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n unreadable</numerusform>
                <numerusform>%n unreadable</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StatementsPage</name>
        <message numerus="yes">
            <source>%n line(s) matched</source>
            <translation>
                <numerusform>%n line matched</numerusform>
                <numerusform>%n lines matched</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) could not be read and count for nothing</source>
            <translation>
                <numerusform>%n line could not be read and counts for nothing</numerusform>
                <numerusform>%n lines could not be read and count for nothing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its %n line(s) are put aside. The same file can be imported again.</source>
            <translation>
                <numerusform>Its %n line is put aside. The same file can be imported again.</numerusform>
                <numerusform>Its %n lines are put aside. The same file can be imported again.</numerusform>
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
        <message numerus="yes">
            <source>%n alert(s)</source>
            <translation>
                <numerusform>%n alert</numerusform>
                <numerusform>%n alerts</numerusform>
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
        <message numerus="yes">
            <source>%1, with %n more line(s)</source>
            <comment>state of a hold</comment>
            <translation>
                <numerusform>%1, with %n more line</numerusform>
                <numerusform>%1, with %n more lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::StopsPage</name>
        <message numerus="yes">
            <source>%n order(s) hit</source>
            <translation>
                <numerusform>%n order hit</numerusform>
                <numerusform>%n orders hit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On sale again: %1. %n order(s) not settled yet stand as before; what was refunded or moved stays so.</source>
            <translation>
                <numerusform>On sale again: %1. %n order not settled yet stands as before; what was refunded or moved stays so.</numerusform>
                <numerusform>On sale again: %1. %n orders not settled yet stand as before; what was refunded or moved stays so.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::TableExports</name>
        <message numerus="yes">
            <source>%n row(s) written to %1.</source>
            <translation>
                <numerusform>%n row written to %1.</numerusform>
                <numerusform>%n rows written to %1.</numerusform>
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
            <source>%n part(ies) are waiting now.</source>
            <translation>
                <numerusform>%n party is waiting now.</numerusform>
                <numerusform>%n parties are waiting now.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WatchSheet</name>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n difference</numerusform>
                <numerusform>%n differences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… and %n more</numerusform>
                <numerusform>… and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The day does not balance: %n difference(s).</source>
            <translation>
                <numerusform>The day does not balance: %n difference.</numerusform>
                <numerusform>The day does not balance: %n differences.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>vd::ui::WorkPage</name>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n row</numerusform>
                <numerusform>%n rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Try %n again, %1</source>
            <translation>
                <numerusform>Try %n again, %1</numerusform>
                <numerusform>Try %n again, %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Refund %n, %1</source>
            <translation>
                <numerusform>Refund %n, %1</numerusform>
                <numerusform>Refund %n, %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Try %n refund(s) again, %1?</source>
            <translation>
                <numerusform>Try %n refund again, %1?</numerusform>
                <numerusform>Try %n refunds again, %1?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Refund %n payment(s), %1?</source>
            <translation>
                <numerusform>Refund %n payment, %1?</numerusform>
                <numerusform>Refund %n payments, %1?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n done.</source>
            <translation>
                <numerusform>%n done.</numerusform>
                <numerusform>%n done.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) so far, next %1</source>
            <translation>
                <numerusform>%n attempt so far, next %1</numerusform>
                <numerusform>%n attempts so far, next %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Last %n day(s)</source>
            <translation>
                <numerusform>Last %n day</numerusform>
                <numerusform>Last %n days</numerusform>
            </translation>
        </message>
    </context>
</TS>
