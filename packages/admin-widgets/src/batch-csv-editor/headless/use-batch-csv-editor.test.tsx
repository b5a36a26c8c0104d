// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkedEditor, SCHOOL, settled, uploadResult } from "./batch.fixtures";
import { inlineJobs } from "./jobs/inline-jobs";
import { type BatchCsvEditor, useBatchCsvEditor } from "./use-batch-csv-editor";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The widget in plain HTML. */
function Plain({ onRender }: { onRender: (batch: BatchCsvEditor) => void }) {
  const batch = useBatchCsvEditor({
    scope: SCHOOL,
    jobs: inlineJobs,
    onUpload: async (rows) =>
      uploadResult(rows, ({ row }) => ({ row, outcome: "created", reason: null, field: null, differences: [] })),
  });
  onRender(batch);
  const { state } = batch;
  if (state.step === "empty") return <input {...batch.getFileInputProps()} />;
  return (
    <div {...batch.getGridProps()}>
      <div {...batch.getHeaderRowProps()}>
        <span {...batch.getCornerProps()} />
        {state.columns.map(({ id, name }, column) => (
          <span key={id} {...batch.getColumnHeaderProps(column)}>
            {name}
          </span>
        ))}
      </div>
      {state.visibleRows.map((row, index) => (
        <div key={row} {...batch.getRowProps(index)}>
          <span {...batch.getRowHeaderProps(index)}>{row}</span>
          {state.columns.map(({ id }, column) => (
            <span key={id} {...batch.getCellProps(index, column)}>
              {state.editing?.row === row && state.editing.column === id ? (
                <input {...batch.getEditorProps()} />
              ) : (
                state.read.cell(row, id)
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

let host: HTMLElement;
let batch: BatchCsvEditor;
let unmount = () => {};

beforeEach(async () => {
  host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  unmount = () => act(() => root.unmount());
  act(() => root.render(<Plain onRender={(next) => (batch = next)} />));
  await act(async () => {
    await batch.editor.openText("email,name\nwrong,Ana\nc@d.ch,Cem\n");
    batch.editor.confirmMapping();
    await settled(batch.editor);
  });
});

afterEach(() => {
  unmount();
  host.remove();
});

const one = (selector: string) => {
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const key = (on: HTMLElement, name: string) =>
  act(() => on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));

test("the props make a grid with counts, indexes, the active cell and wrong cells (BE-2.5)", () => {
  const grid = one('[role="grid"]');
  expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["3", "3"]);
  const cell = one(`[id="${grid.getAttribute("aria-activedescendant")}"]`);
  expect(cell.textContent).toBe("wrong");
  expect([cell.getAttribute("aria-invalid"), cell.getAttribute("aria-colindex")]).toEqual(["true", "2"]);
  expect(cell.closest('[role="row"]')?.getAttribute("aria-rowindex")).toBe("2");
});

test("keys move, open, write and undo through the elements (BE-2.5)", () => {
  const grid = one('[role="grid"]');
  key(grid, "F2");
  const input = one("input") as HTMLInputElement;
  expect(input.value).toBe("wrong");
  act(() => batch.editor.setDraft("right@d.ch"));
  key(input, "Enter");
  expect(one('[role="gridcell"]').textContent).toBe("right@d.ch");
  expect(host.querySelector("[aria-invalid]")).toBeNull();
  key(grid, "ArrowRight");
  expect(one(`[id="${grid.getAttribute("aria-activedescendant")}"]`).textContent).toBe("Cem");
});

test("a press selects, with Shift a block, two presses open, a press on the number takes the row (BE-2.5)", () => {
  const cells = [...host.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const down = (on: HTMLElement | undefined, shiftKey = false) =>
    act(() => void on?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, shiftKey })));
  down(cells[0]);
  down(cells[3], true);
  expect(host.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
  down(one('[role="rowheader"]'));
  expect(host.querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
  down(cells[2]);
  act(() => void cells[2]?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  expect((one("input") as HTMLInputElement).value).toBe("c@d.ch");
});

test("an editor outside of React reads the same file (BE-2.5)", async () => {
  const editor = await checkedEditor("email,name\nwrong,Ana\n");
  expect(editor.store.getState().step).toBe("check");
});
