import { expect, it } from "vitest";
import { editorOf, tableOf } from "../batch.fixtures";

it.each([
  ["Nom;Prénom;Courriel", "Favre;Léa;a@b.ch", "Prénom Nom", "Léa Favre"],
  ["Vorname;Name;E-Mail", "Jörg;Müller;a@b.ch", "Vorname Name", "Jörg Müller"],
  ["First name;Last name;E-mail", "Ana;Silva;a@b.ch", "First name Last name", "Ana Silva"],
  ["Cognome;Nome;E-mail", "Rossi;Gaia;a@b.ch", "Nome Cognome", "Gaia Rossi"],
])("a file with first and family names apart (%s) gets full names in front (BE-1.9)", async (head, row, name, full) => {
  const editor = editorOf();
  await editor.openText(`${head}\n${row}\n`);
  expect(tableOf(editor).columns[0]).toEqual({ id: 0, name, field: "full_name" });
  expect(editor.store.getState()).toMatchObject({ mappings: [{ samples: [full] }, {}, {}, {}], missing: [] });
  expect(tableOf(editor).columns.filter(({ field }) => field === "full_name")).toHaveLength(1);
});

it("a row without one of both names has the other as its full name", async () => {
  const editor = editorOf();
  await editor.openText("Nom;Prénom;Courriel\nFavre;;a@b.ch\n;Gaia;c@d.ch\n");
  expect(editor.store.getState()).toMatchObject({ mappings: [{ samples: ["Favre", "Gaia"] }, {}, {}, {}] });
});

it.each([
  ["Nom complet;Prénom;Courriel", "Léa Favre;Léa;a@b.ch"],
  ["Name;E-mail", "Ana Silva;a@b.ch"],
  ["Vorname;Nachname;Name;E-Mail", "Jörg;Müller;Jörg Müller;a@b.ch"],
  ["Vorname;E-Mail", "Jörg;a@b.ch"],
])("a file with full names, or without family names (%s), keeps its columns", async (head, row) => {
  const editor = editorOf();
  await editor.openText(`${head}\n${row}\n`);
  expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(head.split(";"));
});
