import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyCsv, storyScope } from "./batch-csv-editor.fixtures";
import { Stage, stage } from "./batch-csv-editor.stage.fixtures";
import { focused, mapped, press, STORY_CLASS, step, toImport, totals } from "./batch-csv-editor.steps.fixtures";
import { BatchCsvEditorView } from "./view";

const meta = {
  title: "Admin/BatchCsvEditor",
  tags: ["!autodocs"],
  component: Stage,
  subcomponents: { BatchCsvEditorView },
  args: { onClose: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

function groups() {
  const state = stage.editor?.store.getState();
  return state && state.step !== "empty" ? state.groups.filter(({ severity }) => severity === "error") : [];
}

/** Rows with problems stop the import with the message of BE-4.1, and can be set aside. */
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
