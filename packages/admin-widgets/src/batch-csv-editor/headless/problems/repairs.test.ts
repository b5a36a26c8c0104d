import { describe, expect, test } from "vitest";
import { checkedEditor, editorOf, gate, PLATFORM, resultOf, settled, tableOf } from "../batch.fixtures";
import type { BatchRow, KnownPerson } from "../batch.types";
import type { BatchEditor } from "../store/create-batch-editor";
import type { RepairKind } from "./problem.types";

const FILE = [
  "email,name,role,organisation,institution,language",
  "a@x.con,Ana,user,,BFH Bern,de",
  "b@gmial.com,Bea,user,,BFH Bern,de",
  ",Cem,user,,BFH Bern,de",
  "d@x.ch,Dan,user,,BFH Berne,de",
  "e@x.ch,Eva,user,,BFH-TI,de",
  "f@x.ch,Fee,user,,BFH Berne,xx",
  "g@x.ch,Gil,Kapitän,,BFH Bern,de",
  "h@x.ch,Hal,user,,BFH Bern,de",
  "h@x.ch,Hua,user,,BFH Bern,de",
  "i@x.ch,Ida,organisation_admin,Berner Fachhochschule,BFH Bern,de",
  "j@x.ch,Jon,user,,,de",
].join("\n");

const fileEditor = () => checkedEditor(FILE, { scope: PLATFORM, known: [] });
const groupOf = (editor: BatchEditor, kind: string) => {
  const group = tableOf(editor).groups.find((one) => one.kind === kind);
  if (!group) throw new Error(`there is no group ${kind}`);
  return group;
};

test("problems are grouped by repair, with their first rows and values, the largest group first (BE-3.10)", async () => {
  const { groups } = tableOf(await fileEditor());
  const lines = groups.map(({ kind, count, rows, values, repair }) => [kind, count, rows, values, repair]);
  expect(lines.slice(0, 3)).toEqual([
    ["institution_unknown", 3, [4, 5, 6], ["BFH Berne", "BFH-TI"], "choose"],
    ["duplicate", 2, [8, 9], ["h@x.ch"], "keep_first"],
    ["email_typo", 2, [1, 2], ["a@x.con", "b@gmial.com"], "correct"],
  ]);
  expect(Object.fromEntries(groups.map(({ kind, repair }) => [kind, repair]))).toEqual({
    ...{ institution_unknown: "choose", duplicate: "keep_first", email_typo: "correct", language_unknown: "choose" },
    ...{ required: "fill", role_unknown: "set_user", institution_not_allowed: "clear", institution_required: "fill" },
  } satisfies Record<string, RepairKind>);
});

describe("a bulk repair is one step of the undo:", () => {
  test.each<[string, string, (editor: BatchEditor, id: string) => void, (editor: BatchEditor) => unknown, unknown]>([
    [
      "correct all",
      "email_typo",
      (editor, id) => editor.correctAll(id),
      (editor) => [1, 2].map((row) => editor.cell(row, 0)),
      ["a@x.com", "b@gmail.com"],
    ],
    [
      "choose matches",
      "institution_unknown",
      (editor, id) =>
        editor.chooseMatches(
          id,
          new Map([
            ["BFH Berne", "BFH Bern"],
            ["BFH-TI", "BFH Biel"],
          ]),
        ),
      (editor) => [4, 5, 6].map((row) => editor.cell(row, 4)),
      ["BFH Bern", "BFH Biel", "BFH Bern"],
    ],
    [
      "fill in",
      "institution_required",
      (editor, id) => editor.fillIn(id, "BFH Biel"),
      (editor) => editor.cell(11, 4),
      "BFH Biel",
    ],
    ["set to user", "role_unknown", (editor, id) => editor.setToUser(id), (editor) => editor.cell(7, 2), "user"],
    ["clear", "institution_not_allowed", (editor, id) => editor.clearAll(id), (editor) => editor.cell(10, 4), ""],
    ["keep the first", "duplicate", (editor, id) => editor.keepFirst(id), (editor) => [...tableOf(editor).aside], [9]],
    ["keep as written", "email_typo", (editor, id) => editor.keepAsWritten(id), (editor) => editor.problemsOf(1), []],
    ["set aside", "required", (editor, id) => editor.setGroupAside(id), (editor) => [...tableOf(editor).aside], [3]],
  ])("%s (BE-3.10)", async (_name, kind, repair, read, after) => {
    const editor = await fileEditor();
    const { id, count } = groupOf(editor, kind);
    const { withProblems } = tableOf(editor).totals;
    const before = read(editor);
    repair(editor, id);
    expect(read(editor)).toEqual(after);
    expect(tableOf(editor).groups.some((group) => group.id === id)).toBe(false);
    // Row 6 has a second problem.
    expect(tableOf(editor).totals.withProblems).toBe(withProblems - count + (kind === "institution_unknown" ? 1 : 0));
    editor.undo();
    expect(read(editor)).toEqual(before);
    expect(groupOf(editor, kind).count).toBe(count);
    expect(tableOf(editor).canUndo).toBe(false);
  });
});

test("a missing institution is filled in without a column in the file: one is added, in one step (BE-3.10)", async () => {
  const editor = await checkedEditor("email,name\na@x.ch,Ana\nb@x.ch,Bea\n", { scope: PLATFORM, known: [] });
  const { id, repair } = groupOf(editor, "institution_required");
  expect(repair).toBe("fill");
  editor.fillIn(id, "BFH Biel");
  await settled(editor);
  expect(tableOf(editor).columns.map(({ name, field }) => [name, field])).toEqual([
    ["email", "email"],
    ["name", "full_name"],
    ["institution", "institution"],
  ]);
  expect(tableOf(editor).totals).toMatchObject({ withProblems: 0, created: 2 });
  editor.undo();
  await settled(editor);
  expect(tableOf(editor).columns).toHaveLength(2);
  expect(groupOf(editor, "institution_required").count).toBe(2);
});

test("values of a group are listed with their rows and the most similar match (BE-3.10)", async () => {
  const editor = await fileEditor();
  expect(editor.valuesOf(groupOf(editor, "institution_unknown").id)).toEqual([
    { value: "BFH Berne", count: 2, suggestion: "BFH Bern" },
    { value: "BFH-TI", count: 1, suggestion: "BFH Biel" },
  ]);
});

test("a repair of a group that is gone changes nothing (BE-3.10)", async () => {
  const editor = await fileEditor();
  editor.correctAll("email_typo:email:gone");
  expect(tableOf(editor).canUndo).toBe(false);
});

describe("rows compared with stored people", () => {
  const known: KnownPerson[] = [
    { email: "A@b.ch", full_name: "Ana", role: "user", language: "de" },
    { email: "c@d.ch", full_name: "Cem", role: "user", language: "de" },
  ];

  test("are new, to update with their differences, or unchanged (BE-3.12)", async () => {
    const editor = await checkedEditor("email,name,language\na@b.ch,Ana,Deutsch\nc@d.ch,Cemal,fr\ne@f.ch,Eva,\n", {
      known,
    });
    expect(tableOf(editor).totals).toMatchObject({ created: 1, updated: 1, unchanged: 1, unchecked: 0 });
    expect(editor.outcomeOf(2)?.differences).toEqual([
      { field: "full_name", from: "Cem", to: "Cemal" },
      { field: "language", from: "de", to: "fr" },
    ]);
    expect(tableOf(editor).groups).toMatchObject([
      { kind: "already_registered", severity: "info", count: 1, rows: [2] },
    ]);
  });

  test("by the dry run: only rows without problems are asked about, with clean values (BE-3.12)", async () => {
    const asked: BatchRow[] = [];
    const editor = await checkedEditor(
      "E-Mail,Name,Rolle,Sprache\n Ana@B.ch , Ana ,Benutzerin,Deutsch\nwrong,Cem,,\ne@f.ch,Eva,,\n",
      {
        onCheck: async (rows) => {
          asked.push(...rows);
          return [resultOf(1, "updated"), resultOf(3, "rejected", "other_organisation")];
        },
      },
    );
    expect(asked).toEqual([
      { row: 1, values: { email: "ana@b.ch", full_name: "Ana", role: "user", language: "de" } },
      { row: 3, values: { email: "e@f.ch", full_name: "Eva", role: "user", language: "" } },
    ]);
    expect(tableOf(editor).totals).toMatchObject({ withProblems: 2, updated: 1, created: 0, unchecked: 0 });
    expect(editor.problemsOf(3)).toMatchObject([{ kind: "server", message: "other_organisation" }]);
    editor.setCell(3, 0, "other@f.ch");
    expect(editor.problemsOf(3)).toEqual([]);
    expect(tableOf(editor).totals.unchecked).toBe(1);
  });

  test("a response about a row that was edited meanwhile is dropped (BE-3.12)", async () => {
    const [asked, answer] = [gate(), gate()];
    const editor = editorOf({
      clock: { now: () => 0, after: () => () => {} },
      onCheck: async (rows) => {
        asked.open();
        await answer.promise;
        return rows.map(({ row }) => resultOf(row, "unchanged"));
      },
    });
    await editor.openText("email,name\na@b.ch,Ana\nc@d.ch,Cem\n");
    editor.confirmMapping();
    await asked.promise;
    editor.setCell(2, 1, "Cemal");
    answer.open();
    await settled(editor);
    expect([1, 2].map((row) => editor.outcomeOf(row)?.outcome ?? null)).toEqual(["unchanged", null]);
    expect(tableOf(editor).totals).toMatchObject({ unchanged: 1, unchecked: 1 });
  });

  test("a dry run that fails is said, and can be repeated (BE-3.12)", async () => {
    let isDown = true;
    const editor = await checkedEditor("email,name\na@b.ch,Ana\n", {
      onCheck: async (rows) => {
        if (isDown) throw new Error("unreachable");
        return rows.map(({ row }) => resultOf(row, "created"));
      },
    });
    expect(tableOf(editor).notice).toEqual({ code: "check_failed", detail: null });
    expect(tableOf(editor).totals.unchecked).toBe(1);
    isDown = false;
    await editor.checkAgain();
    await settled(editor);
    expect(tableOf(editor).totals.created).toBe(1);
  });
});
