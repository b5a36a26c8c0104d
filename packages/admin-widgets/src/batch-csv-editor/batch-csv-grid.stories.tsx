import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyCsv, wideCsv } from "./batch-csv-editor.fixtures";
import { Stage } from "./batch-csv-editor.stage.fixtures";
import { focused, grid, mapped, press } from "./batch-csv-editor.steps.fixtures";
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
