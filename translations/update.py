#!/usr/bin/env python3
"""Keeps the translation files in step with the sources.

Collects every text of the sources with lupdate, fills in the translations of parts/*.tsv and writes
venuedesk_zh_CN.ts (everything) and venuedesk_en.ts (plural forms only; English is the source language).
Fails, and names them, when a text has no translation or a translation lost a placeholder.

  update.py            update the .ts files
  update.py --check    change nothing, only tell what is missing or differs
  update.py --self     prove that the check sees a .ts file that is behind its parts

parts/NAME.tsv:     context <TAB> English source <TAB> Chinese      (a newline is written \\n)
parts/NAME.en.tsv:  context <TAB> English source <TAB> one <TAB> other
A plural source that marks its plural by "(s)" needs no line in an .en.tsv, unless a verb has to agree with it.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
FOLDERS = ["ui", "app", "models", "db"]
PLURAL_VERB = re.compile(r"^[^.;:]*\b(are|were|have|do|stay)\b")
# Which parts fill a file, their columns, and whether it holds English plural forms only.
FILES = (("venuedesk_zh_CN.ts", "*.tsv", 3, False), ("venuedesk_en.ts", "*.en.tsv", 4, True))


def read_parts(pattern, columns):
    """Lines of all matching files as {(context, source): [rest]}; two different answers for one text are an error."""
    found, faults = {}, []
    for path in sorted((HERE / "parts").glob(pattern)):
        if columns == 3 and path.name.endswith(".en.tsv"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            fields = [field.replace("\\n", "\n") for field in line.split("\t")]
            if len(fields) != columns or not all(fields):
                faults.append(f"{path.name}:{number}: {columns} columns are needed")
                continue
            key = (fields[0], fields[1])
            if key in found and found[key] != fields[2:]:
                faults.append(f"{path.name}:{number}: translated differently elsewhere: {fields[1]!r}")
            found[key] = fields[2:]
    return found, faults


def placeholders(text, plural):
    marks = set(re.findall(r"%L?\d+", text))
    # A plural form may leave the number out in words ("one place"), but must not gain one.
    if not plural and "%n" in text:
        marks.add("%n")
    return marks


def collect(lupdate, target, plural_only):
    command = [lupdate, "-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", "-I", "."]
    command += ["-pluralonly"] if plural_only else []
    command += [folder for folder in FOLDERS if (ROOT / folder).is_dir()]
    command += ["-target-language", "en" if plural_only else "zh_CN", "-ts", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return ET.parse(target)


def set_forms(message, forms):
    translation = message.find("translation")
    translation.attrib.pop("type", None)
    for child in list(translation):
        translation.remove(child)
    if message.get("numerus") == "yes":
        translation.text = None
        for form in forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0]


def present_forms(message):
    translation = message.find("translation")
    if translation.get("type"):
        return None
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in translation.findall("numerusform")]
        return forms if forms and all(forms) else None
    return [translation.text] if translation.text else None


def english_forms(source, given):
    if given:
        return given
    # "1 slot are closed" is no English: where a verb follows, both forms are written by hand.
    if "(s)" in source and not PLURAL_VERB.search(source.split("(s)", 1)[1]):
        return [source.replace("(s)", ""), source.replace("(s)", "s")]
    return None


def fill(tree, parts, english):
    """Fills every message of the tree; gives what is wrong and the keys that were used."""
    faults, used = [], set()
    for context in tree.getroot().findall("context"):
        name = context.findtext("name")
        for message in context.findall("message"):
            source = message.findtext("source")
            key = (name, source)
            plural = message.get("numerus") == "yes"
            forms = english_forms(source, parts.get(key)) if english else parts.get(key)
            if key in parts:
                used.add(key)
            forms = forms or present_forms(message)
            if not forms:
                faults.append(f"no translation: {name}\t{source!r}"[:-1].replace("\t'", "\t").replace('\t"', "\t"))
                continue
            for form in forms:
                if placeholders(form, plural) != placeholders(source, plural):
                    faults.append(f"placeholders differ: {name}: {source!r} / {form!r}")
            set_forms(message, forms)
    return faults, used


def text_of(tree):
    ET.indent(tree, space="    ")
    body = ET.tostring(tree.getroot(), encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def run(lupdate, ts_folder, check):
    """Updates, or only checks, the two files of the folder; gives what is wrong."""
    faults = []
    with tempfile.TemporaryDirectory() as scratch:
        for file, pattern, columns, english in FILES:
            parts, bad = read_parts(pattern, columns)
            committed = ts_folder / file
            working = pathlib.Path(scratch) / file
            if committed.exists():
                shutil.copy(committed, working)
            tree = collect(lupdate, working, english)
            missing, used = fill(tree, parts, english)
            faults += bad + [f"{file}: {fault}" for fault in missing]
            for context, source in sorted(set(parts) - used):
                print(f"{file}: not in the sources any more: {context}\t{source}")
            text = text_of(tree)
            if not check:
                committed.write_text(text, encoding="utf-8")
            elif not committed.exists() or committed.read_text(encoding="utf-8") != text:
                faults.append(f"{file}: not what the sources and parts give; run translations/update.py")
    return faults


def lose_message(text):
    return re.sub(r" *<message>.*?</message>\n", "", text, count=1, flags=re.S)


def lose_translation(text):
    return re.sub(r"<translation>[^<]+</translation>", '<translation type="unfinished" />', text, count=1)


def change_translation(text):
    return re.sub(r"<translation>[^<]+</translation>", "<translation>另一句</translation>", text, count=1)


def prove(lupdate):
    """Each kind of damage to a good file must be seen."""
    faults = []
    for damage in (lambda text: text, lose_message, lose_translation, change_translation):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            for file, *_ in FILES:
                shutil.copy(HERE / file, folder / file)
            run(lupdate, folder, False)
            target = folder / FILES[0][0]
            good = target.read_text(encoding="utf-8")
            target.write_text(damage(good), encoding="utf-8")
            damaged = target.read_text(encoding="utf-8") != good
            if bool(run(lupdate, folder, True)) != damaged:
                faults.append(f"{damage.__name__}: {'not seen' if damaged else 'a good file is refused'}")
    return faults


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--self", action="store_true", dest="prove")
    arguments.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate")
    options = arguments.parse_args()
    faults = prove(options.lupdate) if options.prove else run(options.lupdate, HERE, options.check)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
