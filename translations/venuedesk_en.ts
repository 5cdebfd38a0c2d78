<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>CellText</name>
        <message numerus="yes">
            <source>, %n waiting</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
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
                <numerusform>%n slot would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview.</numerusform>
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
        <name>vd::ui::StatusLine</name>
        <message numerus="yes">
            <source>%n difference(s)</source>
            <translation>
                <numerusform>%n difference</numerusform>
                <numerusform>%n differences</numerusform>
            </translation>
        </message>
    </context>
</TS>
