import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyScope, storyUpload } from "./batch-csv-editor.fixtures";
import { type BatchCsvEditor, type BatchEditorOptions, useBatchCsvEditor } from "./headless";

/** Text of a step's button, and its press. */
function nextOf({ state, editor }: BatchCsvEditor): readonly [text: string, go: () => void] | null {
  if (state.step === "map") return ["Check the rows", () => editor.confirmMapping()];
  if (state.step === "check" || state.step === "fix") return ["Go on", () => editor.goTo("import")];
  if (state.step === "import") return [`Import ${state.toSend} people`, () => void editor.upload()];
  return null;
}

/** The field of a cell takes the focus when it is opened. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The rows, in a table of one's own. */
function OwnGrid({ batch }: { batch: BatchCsvEditor }) {
  const { state } = batch;
  if (state.step !== "check" && state.step !== "fix") return null;
  const { editing } = state;
  return (
    <div data-scrolls-sideways style={{ overflowX: "auto" }}>
      <table {...batch.getGridProps()} aria-label="My own grid">
        <thead>
          <tr {...batch.getHeaderRowProps()}>
            <th {...batch.getCornerProps()}>Row</th>
            {state.columns.map(({ id, name }, column) => (
              <th key={id} {...batch.getColumnHeaderProps(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.visibleRows.map((row, at) => (
            <tr key={row} {...batch.getRowProps(at)}>
              <th {...batch.getRowHeaderProps(at)}>{row}</th>
              {state.columns.map(({ id }, column) => (
                <td key={id} {...batch.getCellProps(at, column)}>
                  {editing?.row === row && editing.column === id ? (
                    <input ref={focus} aria-label="Cell" {...batch.getEditorProps()} />
                  ) : (
                    state.read.cell(row, id)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An import in plain HTML: nothing but `useBatchCsvEditor` and the browser's own elements. */
function OwnImport(props: BatchEditorOptions) {
  const batch = useBatchCsvEditor(props);
  const { state } = batch;
  const next = nextOf(batch);
  return (
    <section {...batch.getDropProps()} aria-label="My own import">
      {state.step === "empty" ? (
        <label>
          File <input {...batch.getFileInputProps()} />
        </label>
      ) : (
        <output>
          {state.step}: {state.totals.rows} rows, {state.totals.withProblems} with problems
        </output>
      )}
      <OwnGrid batch={batch} />
      {state.step === "result" ? <p>{state.result.totals.created} people are registered</p> : null}
      {next ? (
        <button type="button" onClick={next[1]}>
          {next[0]}
        </button>
      ) : null}
    </section>
  );
}

const meta = {
  title: "Admin/BatchCsvEditor/Build your own",
  component: OwnImport,
  tags: ["no-picture"],
  args: { scope: storyScope, onUpload: fn(storyUpload) },
} satisfies Meta<typeof OwnImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = [
  "email;full_name;role;institution",
  "lea@valdore.example;Léa Favre;User;Campus Rivelac",
  "marc.valdore.example;Marc Pittet;User;Campus Rivelac",
].join("\r\n");

export const Imports: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText("File"), new File([ROWS], "class.csv", { type: "text/csv" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check the rows" }));
    await expect(await canvas.findByText("check: 2 rows, 1 with problems")).toBeVisible();
    const grid = within(canvas.getByRole("grid", { name: "My own grid" }));
    const wrong = grid.getByRole("gridcell", { name: "marc.valdore.example" });
    await expect(wrong).toHaveAttribute("aria-invalid", "true");

    await userEvent.dblClick(wrong);
    const input = grid.getByRole("textbox", { name: "Cell" });
    await userEvent.clear(input);
    await userEvent.type(input, "marc@valdore.example{Enter}");
    await expect(await canvas.findByText("check: 2 rows, 0 with problems")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Import 2 people" }));
    await expect(await canvas.findByText("2 people are registered")).toBeVisible();
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
  },
};

/** A row with a problem is not uploaded: the editor stays at its rows. */
export const RefusesProblems: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText("File"), new File([ROWS], "class.csv", { type: "text/csv" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check the rows" }));
    await canvas.findByText("check: 2 rows, 1 with problems");
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(canvas.getByRole("grid", { name: "My own grid" })).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};
