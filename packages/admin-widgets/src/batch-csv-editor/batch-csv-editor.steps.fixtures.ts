import { expect, screen, userEvent, waitFor } from "storybook/test";
import { stage } from "./batch-csv-editor.stage.fixtures";

/** Rows of a class. */
export const STORY_CLASS = 30;

/** Presses the button of this name. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** The current step of the four. */
export const step = () => document.querySelector("[aria-current=step]")?.textContent;

/** The grid of the rows. */
export const grid = () => screen.getByRole("grid", { name: "Rows of the file" });

/** The totals below the grid. */
export const totals = () => document.querySelector("footer ul")?.textContent;

/** The grid's current cell. */
export const focused = () => {
  const id = grid().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};

/** Goes on from the columns to the checked rows. */
export async function mapped() {
  await press(await screen.findByRole("button", { name: /^Check / }).then((button) => button.textContent ?? ""));
  await screen.findByRole("grid");
  await waitFor(() => expect(stage.editor?.store.getState()).toMatchObject({ checking: null }));
}

/** Goes on to the last step. */
export async function toImport() {
  await mapped();
  await press("Continue");
}
