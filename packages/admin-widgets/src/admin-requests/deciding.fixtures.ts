import { expect, screen, userEvent, within } from "storybook/test";

type Queries = ReturnType<typeof within>;

/** Words that a rejection of an account begins with. */
export const REASON = "Please register again with your address at the institution, so that we know it is you.";

/** Asserts the one call of a function. */
export async function calledOnceWith(called: unknown, ...args: readonly unknown[]): Promise<void> {
  await expect(called).toHaveBeenCalledOnce();
  await expect(called).toHaveBeenCalledWith(...args);
}

/** The row of a person. */
export const rowOf = (name: string) => screen.getByText(name).closest("tr") as HTMLElement;

/** Ticks the rows of these people, one after the other. */
export const select = (...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => userEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }))),
    Promise.resolve(),
  );

/** The bar of the selection. */
export const bar = (): Queries => within(screen.getByRole("region", { name: "Selection" }));

/** Opens the dialog for the selected requests. */
export const openRejection = async (): Promise<Queries> => {
  await userEvent.click(bar().getByRole("button", { name: "Reject…" }));
  return within(await screen.findByRole("dialog"));
};

/** The suggested reasons of the dialog. */
export const reasonsIn = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole("radio").map((radio: HTMLElement) => radio.closest("label")?.textContent);
