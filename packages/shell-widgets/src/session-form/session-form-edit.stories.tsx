import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { filledForm, storedSession } from "./session-form.fixtures";
import { Stage, stageArgs } from "./session-form-stage.fixtures";

const meta = {
  title: "Shell/SessionForm",
  tags: ["!autodocs"],
  component: Stage,
  args: stageArgs,
} satisfies Meta<typeof Stage>;
export default meta;
type FormStory = StoryObj<typeof meta>;

const editing = { empty: { ...filledForm(), invited: [] }, edited: storedSession(), purpose: "edit" } as const;
const SAVE = { name: /^(Save|Enregistrer|Speichern|Salva)/ };
const save = async () => userEvent.click(await screen.findByRole("button", SAVE));

/** A stored session: the changes of which its people will get a notification are named before it is saved, and only they are sent. */
export const Edit: FormStory = {
  args: editing,
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent("Nobody gets a mail about this.");
    await userEvent.click(screen.getByRole("radio", { name: "45" }));
    await userEvent.click(screen.getByRole("radio", { name: "On request" }));
    await expect(dialog).toHaveTextContent("3 people get a mail about the change of: length and access.");
    await save();
    await waitFor(() => expect(args.port.update).toHaveBeenCalledTimes(1));
    await expect(args.port.update).toHaveBeenCalledWith(7, { duration_minutes: 45, access_level: "CLOSED" }, 12);
  },
};

export const EditMobile: FormStory = { args: editing, globals: { viewport: { value: "phone" } } };

/** The server refuses seats and observers: each control shows its error, and the first has the focus. */
export const EditFieldErrors: FormStory = {
  args: {
    ...editing,
    port: {
      ...stageArgs.port,
      update: fn(async () => ({ kind: "refused", fields: ["capacity", "observers_allowed"], message: null }) as const),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "2" }));
    await save();
    const first = await screen.findByText("More people are registered than that.");
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.getByText("Observers are registered already.")).toBeVisible();
  },
};

/** Changed elsewhere meanwhile: my changes stay on top, or are dropped. */
export const ChangedElsewhere: FormStory = {
  args: {
    ...editing,
    port: {
      ...stageArgs.port,
      update: fn(
        async () => ({ kind: "changed", session: storedSession({ version: 20, duration_minutes: 30 }) }) as const,
      ),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "5" }));
    await save();
    const alert = await screen.findByRole("alert");
    await expect(screen.getByRole("radio", { name: "5" })).toBeChecked();
    await expect(screen.getByRole("radio", { name: "30" })).toBeChecked();
    await userEvent.click(within(alert).getByRole("button"));
    await expect(screen.getByRole("radio", { name: "4" })).toBeChecked();
  },
};

/** No response: the changes stay, and are saved on the next press. */
export const EditOffline: FormStory = {
  tags: ["no-picture"],
  args: { ...editing, port: { ...stageArgs.port, update: fn(async () => ({ kind: "unreachable" }) as const) } },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "5" }));
    await save();
    await expect(await screen.findByRole("alert")).toHaveTextContent("The changes could not be saved");
    await expect(screen.getByRole("radio", { name: "5" })).toBeChecked();
  },
};
