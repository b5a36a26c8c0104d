import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, test } from "vitest";
import { checkedEditor, editorOf, tableOf } from "../batch.fixtures";
import type { BatchField } from "../batch.types";
import { fieldOfHeader } from "./field-synonyms";

test.each<[string, BatchField | null]>([
  ["E-Mail", "email"],
  ["Courriel", "email"],
  ["Adresse électronique", "email"],
  ["Indirizzo e-mail", "email"],
  ["  EMAIL_ADDRESS ", "email"],
  ["Name", "full_name"],
  ["Nom complet", "full_name"],
  ["Vollständiger Name", "full_name"],
  ["Nome e cognome", "full_name"],
  ["Vorname, Nachname", "full_name"],
  ["Last name, first name", "full_name"],
  ["Cognome/Nome", "full_name"],
  ["Prénom", "short_name"],
  ["Rufname", "short_name"],
  ["Fonction", "role"],
  ["Rolle", "role"],
  ["Ruolo", "role"],
  ["Organizzazione", "organisation"],
  ["Établissement", "institution"],
  ["Hochschule", "institution"],
  ["Langue", "language"],
  ["Sprache", "language"],
  ["Lingua", "language"],
  ["Telefon", null],
  ["", null],
])("the header %j means %j (BE-1.9)", (header, field) => {
  expect(fieldOfHeader(header)).toBe(field);
});

test("each column shows its first three values that are not empty (BE-1.9)", async () => {
  const editor = editorOf();
  await editor.openText("Mail,Ort\na@b.ch,\nc@d.ch,Bern\ne@f.ch,Biel\ng@h.ch,Thun\ni@j.ch,Chur\n");
  const state = editor.store.getState();
  expect(state).toMatchObject({
    mappings: [
      { field: "email", samples: ["a@b.ch", "c@d.ch", "e@f.ch"], origin: "guessed" },
      { field: null, samples: ["Bern", "Biel", "Thun"], origin: "none" },
    ],
    missing: ["full_name"],
  });
});

test("without a header a column of addresses is the e-mail, and columns are numbered (BE-1.9)", async () => {
  const editor = editorOf();
  await editor.openText("a@b.ch,Ana\nc@d.ch,Cem\n");
  expect(tableOf(editor).format.hasHeader).toBe(false);
  expect(tableOf(editor).columns).toEqual([
    { id: 0, name: "Column 1", field: "email" },
    { id: 1, name: "Column 2", field: null },
  ]);
});

test("a field goes to the first column that asks for it, and moves when it is chosen elsewhere (BE-1.9)", async () => {
  const editor = editorOf();
  await editor.openText("E-Mail,Courriel,Name\na@b.ch,c@d.ch,Ana\n");
  expect(tableOf(editor).columns.map(({ field }) => field)).toEqual(["email", null, "full_name"]);
  editor.mapColumn(1, "email");
  expect(tableOf(editor).columns.map(({ field }) => field)).toEqual([null, "email", "full_name"]);
});

test("a required field without a column cannot be confirmed (BE-1.11)", async () => {
  const editor = editorOf();
  await editor.openText("E-Mail,Ort\na@b.ch,Bern\n");
  expect(editor.confirmMapping()).toEqual({ code: "required_column_missing", detail: "full_name" });
  expect(tableOf(editor).step).toBe("map");
  editor.mapColumn(1, "full_name");
  expect(editor.confirmMapping()).toBeNull();
  expect(tableOf(editor).step).toBe("check");
});

describe("choices", () => {
  const FILE = "Adr,Wer,Ort\na@b.ch,Ana,Bern\n";

  test("are remembered for the same headers, in any case, and not for others (BE-1.10)", async () => {
    const choices = createMemoryStorage();
    const editor = editorOf({ choices });
    await editor.openText(FILE);
    editor.mapColumn(1, "full_name");
    editor.confirmMapping();

    await editor.openText(FILE.toUpperCase());
    expect(editor.store.getState()).toMatchObject({
      mappings: [
        { field: "email", origin: "remembered" },
        { field: "full_name", origin: "remembered" },
        { field: null, origin: "none" },
      ],
    });
    await editor.openText("Adr,Wer\na@b.ch,Ana\n");
    expect(tableOf(editor).columns[1]?.field).toBeNull();
  });

  test.each([
    ["nothing that can be read", "{"],
    ["a list", "[]"],
    ["fields that do not exist", '{"adr|wer|ort":["email","shoe_size",null]}'],
    ["too few fields", '{"adr|wer|ort":["email"]}'],
  ])("are guessed where the storage has %s (BE-1.10)", async (_name, stored) => {
    const choices = createMemoryStorage();
    choices.setItem("hotseat.batch.mappings", stored);
    const editor = editorOf({ choices });
    await editor.openText(FILE);
    expect(tableOf(editor).columns.map(({ field }) => field)).toEqual(["email", null, null]);
  });
});

test("encoding, delimiter and header can be changed, and the file is read again (BE-1.2, BE-1.3)", async () => {
  const editor = editorOf();
  await editor.openFile(new Blob(["email|n,ame\na@b.ch|L", Uint8Array.of(0xc3, 0xa9), "a\n"]));
  expect(tableOf(editor).format).toEqual({ encoding: "utf-8", delimiter: "|", hasHeader: true });
  await editor.setFormat({ encoding: "windows-1252" });
  expect(editor.cell(1, 1)).toBe("LÃ©a");
  await editor.setFormat({ delimiter: "," });
  expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(["email|n", "ame"]);
  await editor.setFormat({ hasHeader: false });
  expect(tableOf(editor).rows).toEqual([1, 2]);
});

test.each([
  [",", "email,name\na@b.ch,Ana; Bea\n"],
  [";", "email;name\na@b.ch;Ana, Bea\n"],
  ["\t", "email\tname\na@b.ch\tAna, Bea\n"],
  ["|", "email|name\na@b.ch|Ana, Bea\n"],
])("the delimiter %j is detected (BE-1.3)", async (delimiter, text) => {
  const editor = await checkedEditor(text);
  expect(tableOf(editor).format.delimiter).toBe(delimiter);
  expect(tableOf(editor).columns).toHaveLength(2);
});

test("blank lines are skipped, and headers are trimmed and made unique (BE-1.1)", async () => {
  const editor = editorOf();
  await editor.openText("\r\n email , name,name ,\r\n\r\na@b.ch,Ana,x,y\r\n,,,\r\nc@d.ch,Cem,z,w\r\n");
  expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(["email", "name", "name (2)", "Column 4"]);
  expect(tableOf(editor).rows.map((row) => editor.cell(row, 0))).toEqual(["a@b.ch", "c@d.ch"]);
});

test("a row that is wider than the first ones widens the table (BE-1.1)", async () => {
  const editor = editorOf();
  await editor.openText(`email,name\n${"a@b.ch,Ana\n".repeat(20_000)}c@d.ch,Cem,more\n`);
  expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(["email", "name", "Column 3"]);
  expect(editor.cell(20_001, 2)).toBe("more");
});
