#!/usr/bin/env python3
"""Whether a workbook is what ECMA-376 asks for, as strictly as the spreadsheets that warn: packages, relations, order of
elements, rows and cells, indexes into styles and strings, names of sheets. Prints what is wrong; nothing is good."""
import re
import sys
import zipfile
import xml.etree.ElementTree as ET

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
# The sequence of CT_Worksheet; what stands out of it makes Excel repair the file.
ORDER = ["sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr", "sheetProtection", "protectedRanges",
         "scenarios", "autoFilter", "sortState", "dataConsolidate", "customSheetViews", "mergeCells", "phoneticPr", "conditionalFormatting",
         "dataValidations", "hyperlinks", "printOptions", "pageMargins", "pageSetup", "headerFooter", "rowBreaks", "colBreaks"]
wrong = []


def check(good, text):
    if not good:
        wrong.append(text)


def column(letters):
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number


def relations(book, part):
    folder, _, name = part.rpartition("/")
    path = f"{folder}/_rels/{name}.rels" if folder else f"_rels/{name}.rels"
    found = {}
    if path in book.namelist():
        for each in ET.fromstring(book.read(path)):
            target = each.get("Target")
            found[each.get("Id")] = target.lstrip("/") if target.startswith("/") else (f"{folder}/{target}" if folder else target)
    return found


def sheet(book, part, styles, strings):
    root = ET.fromstring(book.read(part))
    check(root.tag == MAIN + "worksheet", f"{part}: no worksheet")
    names = [child.tag.replace(MAIN, "") for child in root]
    check(all(name in ORDER for name in names), f"{part}: unknown elements {names}")
    places = [ORDER.index(name) for name in names if name in ORDER]
    check(places == sorted(places) and len(set(places)) == len(places), f"{part}: elements out of order {names}")
    last_row = 0
    for row in root.find(MAIN + "sheetData"):
        number = int(row.get("r"))
        check(number > last_row, f"{part}: row {number} after {last_row}")
        last_row, last_column = number, 0
        for cell in row:
            match = re.fullmatch(r"([A-Z]{1,3})([1-9][0-9]*)", cell.get("r", ""))
            check(match and int(match[2]) == number, f"{part}: cell {cell.get('r')} in row {number}")
            at = column(match[1]) if match else 0
            check(last_column < at <= 16384, f"{part}: cell {cell.get('r')} out of order")
            last_column = at
            check(int(cell.get("s", 0)) < styles, f"{part}: {cell.get('r')} has an unknown style")
            kind, value, formula = cell.get("t", "n"), cell.find(MAIN + "v"), cell.find(MAIN + "f")
            check(kind in ("n", "s", "inlineStr", "str", "b", "e"), f"{part}: {cell.get('r')} is of kind {kind}")
            if kind == "s":
                check(value is not None and 0 <= int(value.text) < strings, f"{part}: {cell.get('r')} is no shared string")
            if kind == "inlineStr":
                check(cell.find(MAIN + "is") is not None and value is None, f"{part}: {cell.get('r')} has no text")
            if kind == "n" and value is not None:
                check(re.fullmatch(r"-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?", value.text), f"{part}: {cell.get('r')} is no number: {value.text}")
            if formula is not None:
                check(re.fullmatch(r"SUM\([A-Z]+[0-9]+:[A-Z]+[0-9]+\)", formula.text), f"{part}: {cell.get('r')} has the formula {formula.text}")
                check(value is not None and kind == "n", f"{part}: {cell.get('r')} has no value beside its formula")
    pane = root.find(f"{MAIN}sheetViews/{MAIN}sheetView/{MAIN}pane")
    check(pane is not None and pane.get("state") == "frozen" and pane.get("ySplit") == "1" and pane.get("topLeftCell") == "A2", f"{part}: the heading is not frozen")
    filter_ = root.find(MAIN + "autoFilter")
    check(filter_ is None or re.fullmatch(r"A1:[A-Z]+[0-9]+", filter_.get("ref", "")), f"{part}: the filter's range")


def main(path):
    with zipfile.ZipFile(path) as book:
        check(book.testzip() is None, "a part's checksum is wrong")
        parts = book.namelist()
        check(len(set(parts)) == len(parts), "a part stands twice")
        types = ET.fromstring(book.read("[Content_Types].xml"))
        ns = "{http://schemas.openxmlformats.org/package/2006/content-types}"
        by_ending = {each.get("Extension").lower() for each in types.findall(ns + "Default")}
        by_name = {each.get("PartName").lstrip("/") for each in types.findall(ns + "Override")}
        for name in by_name:
            check(name in parts, f"{name} has a type and is not there")
        for name in parts:
            if name != "[Content_Types].xml":
                check(name in by_name or name.rsplit(".", 1)[-1].lower() in by_ending, f"{name} has no type")
                ET.fromstring(book.read(name))
            for target in relations(book, name).values():
                check(target in parts, f"{name} points to {target}")
        styles = ET.fromstring(book.read("xl/styles.xml"))
        formats = styles.find(MAIN + "cellXfs")
        check(int(formats.get("count")) == len(formats), "cellXfs are miscounted")
        own = {int(each.get("numFmtId")) for each in styles.findall(f"{MAIN}numFmts/{MAIN}numFmt")}
        for each in formats:
            number = int(each.get("numFmtId"))
            check(number < 164 or number in own, f"number format {number} is not there")
            for kind, place in (("fontId", "fonts"), ("fillId", "fills"), ("borderId", "borders")):
                check(int(each.get(kind)) < len(styles.find(MAIN + place)), f"{kind} {each.get(kind)} is not there")
        strings = 0
        if "xl/sharedStrings.xml" in parts:
            strings = len(ET.fromstring(book.read("xl/sharedStrings.xml")))
        root = ET.fromstring(book.read("xl/workbook.xml"))
        related = relations(book, "xl/workbook.xml")
        names, ids = [], []
        for each in root.find(MAIN + "sheets"):
            name = each.get("name")
            names.append(name.lower())
            ids.append(each.get("sheetId"))
            check(0 < len(name) <= 31 and not re.search(r"[\[\]:*?/\\]", name) and name.strip("'") == name, f"the sheet's name {name!r}")
            sheet(book, related[each.get(RELATION)], len(formats), strings)
        check(len(set(names)) == len(names) and len(set(ids)) == len(ids), "sheets of one name or number")
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
