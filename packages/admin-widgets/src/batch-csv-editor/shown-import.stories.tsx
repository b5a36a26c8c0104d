import { systemClock } from "@hotseat/core/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ShownImportView } from "./view/result/shown-import-view";

const meta = {
  title: "Admin/BatchCsvEditor/ShownImport",
  component: ShownImportView,
  args: {
    scope: "Académie Valdoré",
    fileName: "staff-autumn-2026.csv",
    progress: null,
    result: {
      batchId: 118,
      totals: { created: 28, updated: 0, unchanged: 0, conflict: 1, rejected: 0, skipped: 0, failed: 1 },
      results: [
        { row: 4, outcome: "conflict", reason: "belongs_elsewhere", field: "email", differences: [] },
        { row: 9, outcome: "failed", reason: "provider_unavailable", field: null, differences: [] },
      ],
      startedAt: "2026-11-24T12:52:00.000Z",
      finishedAt: "2026-11-24T12:55:00.000Z",
      undoUntil: "2026-11-25T12:55:00.000Z",
      status: "finished",
    },
    undone: null,
    canUndo: true,
    isUndoing: false,
    emailOf: (row) => `person${row}@valdore.example`,
    timeZone: "Europe/Zurich",
    clock: systemClock,
    onCancel: fn(),
    onUndo: fn(),
    onExport: fn(),
    onNew: fn(),
    onClose: fn(),
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ height: "100vh" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShownImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that is opened again shows the import that goes on. */
export const Running: Story = {
  tags: ["BE-5.6"],
  args: { progress: { phase: "importing", done: 12, total: 30 } },
  play: async ({ args }) => {
    await expect(screen.getByText("12 of 30 rows")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel the import" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Without the table: totals, rows with their reason, undo, and a way to the next import. */
export const Over: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("heading", { name: "28 of 30 users are in" })).toBeVisible();
    const rows = within(screen.getByRole("table", { name: "Rows to fix" }))
      .getAllByRole("row")
      .slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "4person4@valdore.exampleThis address cannot be imported here",
      "9person9@valdore.exampleThe identity provider did not answer",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Undo the import" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** All or nothing: one bad row, and nobody was created. */
export const RolledBack: Story = {
  args: {
    canUndo: false,
    result: {
      ...meta.args.result,
      totals: { created: 0, updated: 0, unchanged: 0, conflict: 1, rejected: 0, skipped: 29, failed: 0 },
      status: "rolled_back",
      undoUntil: null,
    },
  },
  play: async () => {
    await expect(screen.getByRole("heading", { name: "Nobody was created or changed" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Undo the import" })).toBeNull();
  },
};
