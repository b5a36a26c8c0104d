import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyCsv } from "./batch-csv-editor.fixtures";
import { Stage } from "./batch-csv-editor.stage.fixtures";
import { focused, grid, mapped, press, step, totals } from "./batch-csv-editor.steps.fixtures";
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
