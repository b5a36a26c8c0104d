import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyCsv, storyScope, wideCsv } from "./batch-csv-editor.fixtures";
import { Stage, stage } from "./batch-csv-editor.stage.fixtures";
import { BatchCsvEditorView } from "./view";

const meta = {
  title: "Admin/BatchCsvEditor",
  component: Stage,
  subcomponents: { BatchCsvEditorView },
  args: { onClose: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of a class. */
const STORY_CLASS = 30;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const step = () => document.querySelector("[aria-current=step]")?.textContent;
const grid = () => screen.getByRole("grid", { name: "Rows of the file" });
const totals = () => document.querySelector("footer ul")?.textContent;
const focused = () => {
  const id = grid().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};

async function mapped() {
  await press(await screen.findByRole("button", { name: /^Check / }).then((button) => button.textContent ?? ""));
  await screen.findByRole("grid");
  await waitFor(() => expect(stage.editor?.store.getState()).toMatchObject({ checking: null }));
}

/** No file yet: what to bring, and three ways to bring it. */
export const Empty: Story = {
  play: async () => {
    await expect(screen.getByText("Drop a CSV file here")).toBeVisible();
    await expect(screen.getByText("Up to 50 MB and 100,000 rows")).toBeVisible();
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      "emailrequired",
      "full_namerequired",
      "short_name",
      "role",
      "institution",
      "language",
    ]);
  },
};

/** Copied rows are pasted into a field; the next step is the mapping. */
export const Pasted: Story = {
  tags: ["no-picture", "BE-1.1"],
  play: async () => {
    await press("Paste rows");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Use these rows" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("textbox", { name: "Copied rows" }));
    await userEvent.paste("email\tfull_name\nlea@valdore.example\tLéa Favre");
    await userEvent.click(dialog.getByRole("button", { name: "Use these rows" }));
    await expect(await screen.findByRole("button", { name: "Check 1 row" })).toBeVisible();
  },
};

const drop = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const place = screen.getByText("Drop a CSV file here");
  place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
};

/** A file that is dropped is read like one that was chosen. */
export const Dropped: Story = {
  tags: ["no-picture", "BE-1.1"],
  play: async () => {
    drop(new File(["email;full_name\nlea@valdore.example;Léa Favre"], "class.csv", { type: "text/csv" }));
    await expect(await screen.findByRole("button", { name: "Check 1 row" })).toBeVisible();
    await expect(screen.getByText("class.csv")).toBeVisible();
  },
};

/** A workbook of Excel is refused with the way to save it as CSV. */
export const Refused: Story = {
  tags: ["BE-1.6"],
  args: { csv: "PK\u0003\u0004[Content_Types].xml xl/workbook.xml", fileName: "class.xlsx" },
  play: async () => {
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent(/This file cannot be used/);
    await expect(alert).toHaveTextContent(/choose “File”, “Save as”, then “CSV UTF-8”/);
    await expect(screen.getByText("Drop a CSV file here")).toBeVisible();
  },
};

/** Each column with three values and the field that was found for it. */
export const MapColumns: Story = {
  args: { csv: storyCsv() },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Check 248 rows" })).toBeVisible();
    await expect(step()).toBe("1Map");
    await expect(screen.getAllByRole("row")).toHaveLength(6);
    const role = screen.getByRole("combobox", { name: /“role” is imported as/ });
    await expect(role).toHaveTextContent("Role");
    await expect(screen.getByText("UTF-8, semicolon", { exact: false })).toBeVisible();
  },
};

/** Without a column for a required field nobody gets on. */
export const MapMissing: Story = {
  tags: ["BE-1.11"],
  args: { csv: "mail;vorname\nlea@valdore.example;Léa" },
  play: async () => {
    await expect(await screen.findByText("Map a column to: Full name")).toBeVisible();
    await press("Check 1 row");
    await expect(step()).toBe("1Map");
    await expect(screen.getByRole("alert")).toHaveTextContent("Map a column to: Full name");
  },
};

/** The picture's rows: problems by repair beside the grid, and totals that add up. */
export const Check: Story = {
  tags: ["BE-5.1"],
  args: { csv: storyCsv() },
  play: async () => {
    await mapped();
    await expect(screen.getByRole("heading", { name: "22 rows need a look" })).toBeVisible();
    await expect(totals()).toBe("248 rows195 new31 to update22 with problems");
    await userEvent.click(screen.getByRole("switch", { name: "Only problems" }));
    await waitFor(() => expect(grid()).toHaveAttribute("aria-rowcount", "23"));
    const cell = within(grid()).getByText("Did you mean lea.12@valdore.com?").closest("[role=gridcell]");
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await expect(focused()).toBe(cell);
  },
};

/** A whole group is repaired at once, and one step of undo brings it back. */
export const RepairsGroups: Story = {
  tags: ["no-picture"],
  args: { csv: storyCsv() },
  play: async () => {
    await mapped();
    await press("Correct all 6: E-mail ends in a likely typo");
    await expect(await screen.findByRole("heading", { name: "17 rows need a look" })).toBeVisible();
    await press("Undo");
    await expect(await screen.findByRole("heading", { name: "22 rows need a look" })).toBeVisible();
    await press("Choose a match: Institution not known");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("combobox", { name: /“Campus Rivelak”/ })).toHaveTextContent("Campus Rivelac");
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.queryByText("Not known. Closest: Campus Rivelac")).toBeNull());
    await press("Set to user: Role you may not give");
    await waitFor(() => expect(screen.queryByText("Role you may not give")).toBeNull());
  },
};

/** One Tab stop; arrows move, Enter edits, Escape drops, Control goes to the edges, and the focus stays in the window. */
export const Keyboard: Story = {
  tags: ["no-picture", "BE-2.5"],
  args: { csv: storyCsv() },
  play: async () => {
    await mapped();
    grid().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(focused()).toHaveTextContent(/^Selina Gerber$/);
    await userEvent.keyboard("{Enter}");
    const field = screen.getByRole("textbox", { name: "Edit full_name, row 2" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("x{Escape}");
    await expect(grid()).toHaveFocus();
    await expect(focused()).toHaveTextContent(/^Selina Gerber$/);
    await userEvent.keyboard("Ada Moser{Enter}");
    await expect(grid()).toHaveFocus();
    await expect(screen.getByText("Ada Moser")).toBeVisible();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(focused()?.closest("[role=row]")).toHaveAttribute("aria-rowindex", "249"));
    await userEvent.keyboard("{Control>}{Home}{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await waitFor(() => expect(document.querySelectorAll("[role=gridcell][aria-selected=true]")).toHaveLength(3));
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(screen.getAllByText("This field is required.").length).toBeGreaterThanOrEqual(3));
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
    await waitFor(() => expect(screen.queryByText("Ada Moser")).toBeNull());
    await userEvent.tab();
    await expect(grid()).not.toHaveFocus();
  },
};

/** A copied block is pasted from the focused cell on. */
export const PasteBlock: Story = {
  tags: ["no-picture"],
  args: { csv: storyCsv(3, false) },
  play: async () => {
    await mapped();
    grid().focus();
    const data = new DataTransfer();
    data.setData("text/plain", "ada@valdore.example\tAda Moser\nben@valdore.example\tBen Rossi");
    grid().dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(await screen.findByText("Ben Rossi")).toBeVisible();
    await expect(screen.getByText("ada@valdore.example")).toBeVisible();
  },
};

/** Columns are renamed, added and deleted; a refused name says why. */
export const Columns: Story = {
  tags: ["no-picture"],
  args: { csv: storyCsv(3, false) },
  play: async () => {
    await mapped();
    await press("More for the rows");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rename “email”…" }));
    const dialog = within(await screen.findByRole("dialog"));
    const name = dialog.getByRole("textbox", { name: "Name of the column" });
    await userEvent.clear(name);
    await userEvent.type(name, "role{Enter}");
    await expect(await dialog.findByText("Column name already exists.")).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, "mail{Enter}");
    await expect(await screen.findByRole("columnheader", { name: /^mail/ })).toBeVisible();
    await press("More for the rows");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete “mail”" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("This column is required and stays.");
  },
};

/** Twenty thousand rows: only what is in the window is in the page. */
export const Large: Story = {
  tags: ["no-picture", "BE-5.2"],
  args: { csv: storyCsv(20_000, false) },
  play: async () => {
    await mapped();
    await expect(grid()).toHaveAttribute("aria-rowcount", "20001");
    await expect(document.querySelectorAll("[role=row]").length).toBeLessThan(40);
    grid().focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(focused()?.closest("[role=row]")).toHaveAttribute("aria-rowindex", "20001"));
  },
};

/** A hundred and twenty columns: only those in the window are in the page. */
export const Wide: Story = {
  tags: ["no-picture", "BE-5.2"],
  args: { csv: wideCsv(120) },
  play: async () => {
    await mapped();
    await expect(grid()).toHaveAttribute("aria-colcount", "121");
    await expect(screen.getAllByRole("columnheader").length).toBeLessThan(30);
    grid().focus();
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    await waitFor(() => expect(focused()).toHaveAttribute("aria-colindex", "121"));
    await expect(grid().scrollLeft).toBeGreaterThan(0);
  },
};

/** Nothing to mend: the way is free. */
export const NoProblems: Story = {
  args: { csv: storyCsv(6, false) },
  play: async () => {
    await mapped();
    await expect(screen.getByRole("heading", { name: "No problems found" })).toBeVisible();
    await userEvent.click(screen.getByRole("switch", { name: "Only problems" }));
    await expect(await screen.findByText("No row has a problem")).toBeVisible();
    await press("Show all rows");
    await press("Continue");
    await expect(step()).toBe("4Import");
  },
};

/** Rows with problems stop the import with the specification's words, and can be set aside. */
export const SetAside: Story = {
  args: { csv: storyCsv() },
  play: async () => {
    await mapped();
    await press("Fix 22 rows");
    await press("Continue");
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please fix all validation errors before uploading.",
    );
    for (const { id } of stage.editor?.store.getState().step === "fix" ? groups() : []) stage.editor?.setGroupAside(id);
    await waitFor(() => expect(totals()).toBe("248 rows195 new31 to update22 set aside"));
    await press("Continue");
    await expect(await screen.findByRole("heading", { name: "Import 226 rows" })).toBeVisible();
    await expect(screen.getByText(/22 rows are set aside/)).toBeVisible();
    await press("Import 226 rows");
    await expect(await screen.findByRole("heading", { name: /of 226 users are in$/ })).toBeVisible();
    await expect(screen.getByText("Rows sent").closest("div")).toHaveTextContent("226");
  },
};

function groups() {
  const state = stage.editor?.store.getState();
  return state && state.step !== "empty" ? state.groups.filter(({ severity }) => severity === "error") : [];
}

async function toImport() {
  await mapped();
  await press("Continue");
}

/** How the rows are imported is chosen before anything is sent. */
export const Import: Story = {
  args: { csv: storyCsv(STORY_CLASS, false) },
  play: async () => {
    await toImport();
    await expect(screen.getByRole("radio", { name: /Skip rows with problems/ })).toBeChecked();
    await userEvent.click(screen.getByRole("switch", { name: "Send invitation mails" }));
    await expect(screen.getByText(/Without mails, new people ask for a link/)).toBeVisible();
  },
};

/** Progress in rows; the import can be cancelled, and the page left. */
export const Importing: Story = {
  args: {
    csv: storyCsv(STORY_CLASS, false),
    onUpload: (_rows, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress({ phase: "importing", done: 12, total: STORY_CLASS });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  },
  play: async () => {
    await toImport();
    await press("Import 30 rows");
    await expect(await screen.findByText("12 of 30 rows")).toBeVisible();
    await expect(screen.getByText(/You can leave this page/)).toBeVisible();
  },
};

/** A cancelled import leads back to the choice; the rows are still there. */
export const Cancelled: Story = {
  tags: ["no-picture"],
  args: Importing.args ?? {},
  play: async () => {
    await toImport();
    await press("Import 30 rows");
    await press(await screen.findByText("Cancel the import").then(() => "Cancel the import"));
    await expect(await screen.findByRole("button", { name: "Import 30 rows" })).toBeVisible();
  },
};

/** A host that cannot finish: nothing is lost, and a second attempt imports nothing twice. */
export const Failed: Story = {
  args: { csv: storyCsv(STORY_CLASS, false), onUpload: () => Promise.reject(new Error("away")) },
  play: async () => {
    await toImport();
    await press("Import 30 rows");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Your rows are still here.");
    await expect(screen.getByRole("button", { name: "Import 30 rows" })).toBeVisible();
  },
};

/** Totals that add up, and the rows that could not be saved with their reason. */
export const Result: Story = {
  tags: ["BE-5.1"],
  args: { csv: storyCsv(248, false), onNotice: fn() },
  play: async ({ args }) => {
    await toImport();
    await press("Import 248 rows");
    await expect(await screen.findByRole("heading", { name: "244 of 248 users are in" })).toBeVisible();
    const rows = within(screen.getByRole("table", { name: "Rows to fix" }))
      .getAllByRole("row")
      .slice(1);
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent("This address cannot be imported here");
    await expect(rows[3]).toHaveTextContent("The identity provider did not answer");
    await expect(document.querySelector("footer")).toHaveTextContent("Import 118, today, 13:52, 38 seconds");
    await expect(args.onNotice).toHaveBeenCalledWith({ kind: "submitted", name: storyScope.name });
  },
};

/** A row that was refused is opened in the grid. */
export const EditsARow: Story = {
  tags: ["no-picture"],
  args: { csv: storyCsv(248, false) },
  play: async () => {
    await toImport();
    await press("Import 248 rows");
    await userEvent.click(await screen.findByRole("button", { name: "Edit row 112" }));
    await expect(await screen.findByRole("grid")).toBeVisible();
    await expect(step()).toBe("3Fix");
    await waitFor(() => expect(focused()?.closest("[role=row]")).toHaveTextContent(/^112/));
  },
};

/** An undo asks first, and lists the people who stay. */
export const Undone: Story = {
  args: { csv: storyCsv(248, false) },
  play: async () => {
    await toImport();
    await press("Import 248 rows");
    await press(await screen.findByText("Undo the import").then(() => "Undo the import"));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/People who have signed in/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await expect(await screen.findByText(/205 removed, 33 restored/)).toBeVisible();
    await expect(screen.getByText("selina.gerber2@valdore.example")).toBeVisible();
  },
};

/** Leaving with rows that were not sent asks first. */
export const Leaving: Story = {
  tags: ["no-picture", "BE-5.6"],
  args: { csv: storyCsv(6, false) },
  play: async ({ args }) => {
    await mapped();
    await press("Close");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByText("Close", { selector: "button" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** On a phone the groups are a sheet over the grid, which scrolls both ways. */
export const Phone: Story = {
  args: { csv: storyCsv() },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await mapped();
    await press("22 rows need a look");
    const sheet = within(await screen.findByRole("dialog"));
    await expect(sheet.getByText("Same e-mail twice in the file")).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(grid().scrollWidth).toBeGreaterThan(grid().clientWidth);
  },
};
