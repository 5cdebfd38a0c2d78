#!/usr/bin/env python3
"""The rules of the source tree that no compiler holds.

lint.py CHECK         run one check on this tree; prints what is wrong and ends with 1 if anything is
lint.py CHECK --self  plant a violation in a copy of the tree and end with 1 if the check does not see it
lint.py --list        the names of the checks
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYERS = {"models": {"models"}, "ui": {"ui", "models"}, "db": {"db", "models"}, "app": {"app", "ui", "db", "models"}}
QT = Path("/usr/include/x86_64-linux-gnu/qt6")
# Qt modules (their header folders) a layer's sources may include; app and ui/scan may include any of theirs.
QT_ALLOWED = {"models": {"QtCore"}, "db": {"QtCore", "QtSql"}}
QT_REFUSED = {"ui": {"QtSql"}}
LINKS_REFUSED = {
    "models": r"Qt6::(?!Core\b)\w+|PostgreSQL|SQLCIPHER|vd_(db|ui|app)\b",
    "db": r"Qt6::(Widgets|Gui|Charts|Multimedia|Svg|PrintSupport)|ZXing|vd_(ui|app)\b",
    "ui": r"Qt6::Sql|PostgreSQL|SQLCIPHER|vd_sqlcipher|vd_(db|app)\b",
}


def sources(root, *folders, suffixes=(".h", ".cpp")):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in suffixes and path.is_file():
                yield path


def numbered(path):
    return enumerate(path.read_text(encoding="utf-8").splitlines(), 1)


def without_comment(line):
    return re.sub(r"//.*", "", line)


def at(root, path, number, text):
    return f"{path.relative_to(root)}:{number}: {text}"


def qt_module(header, cache={}):
    if header not in cache:
        found = [p.parent.name for p in QT.glob(f"*/{header}")]
        cache[header] = found[0] if found else None
    return cache[header]


# --- layering: who may include and link whom -------------------------------------------------------------------------

def layering(root):
    wrong = []
    for layer, allowed in LAYERS.items():
        for path in sources(root, layer):
            for number, line in numbered(path):
                ours = re.match(r'#include "(models|ui|db|app)/', line)
                if ours and ours[1] not in allowed:
                    wrong.append(at(root, path, number, f"{layer} must not include {ours[1]}"))
                theirs = re.match(r"#include <(?:(Qt\w+)/)?(Q\w+)>", line)
                module = theirs and (theirs[1] or qt_module(theirs[2]))
                if module and (module not in QT_ALLOWED.get(layer, {module}) or module in QT_REFUSED.get(layer, set())):
                    wrong.append(at(root, path, number, f"{layer} must not include {module}"))
                if layer != "db" and re.match(r"#include <(libpq-fe|sqlite3|SQLiteCpp)", line):
                    wrong.append(at(root, path, number, "only db talks to a database"))
        if layer in LINKS_REFUSED:
            for number, line in numbered(root / layer / "CMakeLists.txt"):
                found = re.search(LINKS_REFUSED[layer], line.split("#")[0])
                if found:
                    wrong.append(at(root, root / layer / "CMakeLists.txt", number, f"{layer} must not link {found[0]}"))
    return wrong


def plant_layering(root):
    (root / "models/base/Planted.h").write_text('#pragma once\n#include <QWidget>\n#include "db/client/Session.h"\n')
    return 2


# --- calls: what no source may call ----------------------------------------------------------------------------------

SQL_TEXT = re.compile(r'"\s*(select\s.*(\bfrom\b|\bapi\.)|insert\s+into\s|update\s+\w+(\.\w+)?\s+set\s|delete\s+from\s|'
                      r'(create|alter|drop)\s+(table|role|schema|function|database)\b|truncate\s|grant\s+\w+\s+(on|to)\s)')


def calls(root):
    wrong = []
    for path in sources(root, "models", "ui", "db", "app"):
        in_main = path.name.startswith("main_")
        for number, line in numbered(path):
            code = without_comment(line)
            if re.search(r"(\.|->|::)exec\(|processEvents|QEventLoop", code) and not in_main:
                wrong.append(at(root, path, number, "no nested event loop: open it and be called back"))
            if path.relative_to(root).parts[0] != "db" and (SQL_TEXT.search(code) or SQL_TEXT.search(code.lower()) and '"SELECT' in code):
                wrong.append(at(root, path, number, "SQL belongs to db/"))
            if re.search(r"\b(TODO|FIXME|XXX|HACK)\b", line):
                wrong.append(at(root, path, number, "unfinished work has no place in the sources"))
    for path in sources(root, "tests"):
        # The gallery lets animations come to rest; a benchmark kills and waits at random moments. Neither is a test.
        if "gallery" in path.parts or "bench" in path.parts:
            continue
        for number, line in numbered(path):
            if re.search(r"\bq(Wait|Sleep)\(|QThread::m?u?sleep|\busleep\(|[^_\w]sleep\(|sleep_for", without_comment(line)):
                wrong.append(at(root, path, number, "no test waits for time to pass"))
            if path.name != "Patience.h" and re.search(r"#include <(QtTest(/Q\w*Test)?|QTest|QSignalSpy)>|qWaitForWindow\w+\([^,]*;|QVERIFY.*\.wait\(\)", line):
                wrong.append(at(root, path, number, "Qt's own patience is too short for a busy machine: tests/support/Patience.h"))
    return wrong


def plant_calls(root):
    (root / "ui/common/Planted.cpp").write_text('void f(QDialog &d)\n{\n    d.exec();\n    q("select 1 from t");\n}\n')
    (root / "tests/unit/tst_Planted.cpp").write_text("#include <QTest>\nQVERIFY(spy.wait());\nQVERIFY(QTest::qWaitForWindowActive(w.get()));\n")
    return 5


# --- codes: every code has a sentence --------------------------------------------------------------------------------

CODE_IN_SQL = re.compile(r"base\.refuse\(\s*'([a-z_]+)'|errcode = 'VD\w+',\s*message = '([a-z_]+)'|raise exception '([a-z_]+)' using errcode = 'VD"
                         r"|audit\.refused\([^;]*?'VD\w+', '([a-z_]+)'|base\.refuse\(case when [^;]*?then '([a-z_]+)' else")
CODE_IN_CPP = re.compile(r'(?:fail\(\s*Fault::\w+,|fieldError\([^;]*?,\s*|Error\s*\{\s*Fault::\w+,|return \{Fault::\w+,)\s*QStringLiteral\("([a-z_]+)"\)')


def codes(root):
    table = "".join(p.read_text(encoding="utf-8") for p in sources(root, "ui/common") if p.name.startswith("ErrorT"))
    known = set(re.findall(r'^\s*\{"([a-z_]+)",', table, re.M))
    wrong = []
    for path in list(sources(root, "db", suffixes=(".sql",))) + list(sources(root, "models", "ui", "db", "app")):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".sql" and "demo" in path.parts:
            continue
        pattern = CODE_IN_SQL if path.suffix == ".sql" else CODE_IN_CPP
        for match in pattern.finditer(text):
            code = next(g for g in match.groups() if g)
            if code not in known:
                wrong.append(at(root, path, text.count("\n", 0, match.start()) + 1, f"code {code} has no sentence in ui/common/ErrorTable*"))
    return wrong + list(fitting(root))


ENTRY = re.compile(r'^    \{"([a-z_]+)", QT_TRANSLATE_N?_?NOOP\("ErrorText", "(?:[^"\\]|\\.)*"\)(?:, "([^"]*)")?\}', re.M)


def fact_names(words):
    return {re.split(r"[:=]", word.lstrip("+"))[1 if ":" in word else 0] for word in words.split()}


def call_at(text, start):
    """The arguments of a call whose parenthesis opened just before start; quotes are minded."""
    depth, quoted, end = 1, False, start
    while depth and end < len(text):
        quoted ^= text[end] == "'"
        depth += 0 if quoted else (text[end] == "(") - (text[end] == ")")
        end += 1
    return text[start:end]


def fitting(root):
    """A refusal whose facts fit no sentence of its code would fall back to a sentence that says nothing."""
    asked = {}
    for path in sources(root, "ui/common"):
        if path.name.startswith("ErrorTable"):
            for code, words in ENTRY.findall(path.read_text(encoding="utf-8")):
                asked.setdefault(code, []).append(fact_names(words))
    for path in sources(root, "db/functions", suffixes=(".sql",)):
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(r"base\.refuse\(\s*'([a-z_]+)'", text):
            sent = set(re.findall(r"'([a-z_]+)',", call_at(text, match.end()))) | {"fault"}
            entries = asked.get(match[1])
            if entries and not any(names <= sent for names in entries):
                yield at(root, path, text.count("\n", 0, match.start()) + 1, f"code {match[1]}: no sentence fits the facts sent here")


def plant_codes(root):
    (root / "db/functions/base/planted.sql").write_text("select base.refuse('never_told');\n")
    (root / "db/functions/base/planted2.sql").write_text("select base.refuse('schedule_overlap_planted', jsonb_build_object('a', 1));\n")
    with (root / "ui/common/ErrorTableSetup.cpp").open("a", encoding="utf-8") as table:
        table.write('    {"schedule_overlap_planted", QT_TRANSLATE_NOOP("ErrorText", "%1"), "t:b"},\n')
    return 2


# --- sql: what each SQL file must have -------------------------------------------------------------------------------

def sql(root):
    wrong = []
    for path in sources(root, "db/functions", "db/views", "db/migrations", "db/demo", suffixes=(".sql",)):
        text = re.sub(r"--.*", "", path.read_text(encoding="utf-8"))
        for match in re.finditer(r'create (?:or replace )?(function|procedure|view)\s+([\w."]+)', text):
            kind, name = match.groups()
            if not re.search(rf'comment on (function|procedure|view)\s+{re.escape(name)}(?![\w."])', text):
                wrong.append(f"{path.relative_to(root)}: {kind} {name} has no COMMENT")
            head = text[match.start():].split("$$")[0].split(";")[0]
            if "security definer" in head and "set search_path" not in head:
                wrong.append(f"{path.relative_to(root)}: {name} is security definer without a search_path")
        for name in re.findall(r"create table (?:if not exists )?([\w.]+)", text):
            if not re.search(rf"comment on table\s+{re.escape(name)}\b", text):
                wrong.append(f"{path.relative_to(root)}: table {name} has no COMMENT")
        if re.search(r"^\\", text, re.M):
            wrong.append(f"{path.relative_to(root)}: psql commands do not work here")
    for path in sources(root, "tests/db", suffixes=(".pg",)):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("--")]
        if not lines or lines[0].lower().strip() != "begin;" or lines[-1].lower().strip() != "rollback;":
            wrong.append(f"{path.relative_to(root)}: begins with begin; and ends with rollback;")
    return wrong


def plant_sql(root):
    (root / "db/functions/base/planted.sql").write_text(
        "create or replace function base.planted() returns void language sql security definer as $$ select $$;\n")
    return 2


# --- format: changed files are laid out by clang-format ----------------------------------------------------------------

def changed_files(root):
    def git(*arguments):
        return subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True)
    if git("rev-parse", "HEAD").returncode != 0:
        return list(sources(root, "models", "ui", "db", "app", "tests"))
    base = git("merge-base", "HEAD", "main").stdout.strip()
    head = git("rev-parse", "HEAD").stdout.strip()
    if not base or base == head:
        base = "HEAD~1"
    names = git("diff", "--name-only", "--diff-filter=d", base, "--", "*.h", "*.cpp").stdout.split("\n")
    names += git("ls-files", "--others", "--exclude-standard", "--", "*.h", "*.cpp").stdout.split("\n")
    return [root / name for name in names if name]


def layout(root):
    files = changed_files(root)
    if not files:
        return []
    ran = subprocess.run(["clang-format", "--dry-run", "-Werror", "--style=file", *map(str, files)], capture_output=True, text=True)
    wrong = sorted({line.split(":")[0] for line in ran.stderr.splitlines() if ": error:" in line})
    return [f"{name}: not as clang-format lays it out" for name in wrong]


def plant_layout(root):
    (root / "models/base/Planted.h").write_text("#pragma once\nint   f( ) ;\n")
    return 1


CHECKS = {"layering": (layering, plant_layering), "calls": (calls, plant_calls), "codes": (codes, plant_codes),
          "sql": (sql, plant_sql), "layout": (layout, plant_layout)}


def self_check(name):
    check, plant = CHECKS[name]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("build", ".git", ".cache"))
        before = set(check(copy))
        expected = plant(copy)
        found = set(check(copy)) - before
    if len(found) < expected:
        print(f"{name}: {expected} planted, seen only: {sorted(found)}")
        return 1
    return 0


def main(arguments):
    if arguments == ["--list"]:
        print("\n".join(CHECKS))
        return 0
    if not arguments or arguments[0] not in CHECKS or arguments[1:] not in ([], ["--self"]):
        print(__doc__)
        return 2
    if arguments[1:] == ["--self"]:
        return self_check(arguments[0])
    wrong = CHECKS[arguments[0]][0](ROOT)
    print("\n".join(wrong))
    return 1 if wrong else 0


sys.exit(main(sys.argv[1:]))
