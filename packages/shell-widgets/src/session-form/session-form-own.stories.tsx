import { createManualClock } from "@hotseat/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  createSessionFormStore,
  type FormChoices,
  type SessionFormPort,
  useSessionForm,
  workshopsOf,
} from "./headless";
import { emptyForm, FORM_KEY, formChoices, memoryStorage, NOW, storedSession, ZONE } from "./session-form.fixtures";

interface OwnSessionFormProps {
  port: SessionFormPort;
  choices: FormChoices;
}

/** The form of a new session in plain HTML: nothing but `useSessionForm` and the browser's own elements. */
function OwnSessionForm({ port, choices }: OwnSessionFormProps) {
  const addressId = useId();
  const [store] = useState(() =>
    createSessionFormStore({
      port,
      empty: emptyForm(),
      now: createManualClock(NOW).now,
      timeZone: ZONE,
      newId: () => "bd7a1f5e-0b5c-4a57-9a3e-0f3c7f0a4f11",
      storage: memoryStorage(),
      key: FORM_KEY,
    }),
  );
  const form = useSessionForm(store, ZONE);
  const { values, problems, status } = form.state;
  const module = form.getChoiceProps("module");
  const workshop = form.getChoiceProps("workshop");
  const hotSeat = form.getFlagProps("hot_seat");
  if (status.kind === "done") return <p role="status">Session {status.sessionId} is there.</p>;
  return (
    <main>
      <form aria-label="New session" {...form.getFormProps()}>
        <label>
          Module{" "}
          <select
            value={module.value}
            disabled={module.disabled}
            onChange={(event) => module.onValueChange(event.target.value)}
            aria-invalid={problems.module === true}
          >
            <option value="">Choose</option>
            {choices.modules.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Workshop{" "}
          <select
            value={workshop.value}
            disabled={workshop.disabled}
            onChange={(event) => workshop.onValueChange(event.target.value)}
            aria-invalid={problems.workshop === true}
          >
            <option value="">Choose</option>
            {workshopsOf(choices, values.module).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Day <input type="date" {...form.getTextProps("day")} aria-invalid={problems.day === true} />
        </label>
        <label>
          Time <input type="time" {...form.getTextProps("time")} aria-invalid={problems.time === true} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={hotSeat.checked}
            disabled={hotSeat.disabled}
            onChange={(event) => hotSeat.onCheckedChange(event.target.checked)}
          />{" "}
          I take a turn
        </label>
        <label htmlFor={addressId}>Invite</label> <input id={addressId} type="email" {...form.getAddressProps()} />
        <ul>
          {values.invited.map((address) => (
            <li key={address}>
              {address}{" "}
              <button type="button" aria-label={`Remove ${address}`} {...form.getRemoveProps(address)}>
                ×
              </button>
            </li>
          ))}
        </ul>
        <button type="submit" disabled={form.busy}>
          Create
        </button>
      </form>
    </main>
  );
}

const meta = {
  title: "Shell/SessionForm/Build your own",
  component: OwnSessionForm,
  tags: ["no-picture"],
  args: {
    port: {
      create: fn<SessionFormPort["create"]>(async () => ({ kind: "created", session: storedSession() })),
      update: fn<SessionFormPort["update"]>(async () => ({ kind: "saved" })),
      invite: fn<SessionFormPort["invite"]>(async () => ({ ok: true })),
    },
    choices: formChoices,
  },
} satisfies Meta<typeof OwnSessionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form says what is missing and sends nothing; then the session is created, and its address invited. */
export const Created: Story = {
  play: async ({ canvas, args }) => {
    const create = canvas.getByRole("button", { name: "Create" });
    const module = canvas.getByRole("combobox", { name: "Module" });
    await userEvent.click(create);
    await expect(module).toBeInvalid();
    await expect(args.port.create).not.toHaveBeenCalled();

    await userEvent.selectOptions(module, "M3");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Workshop" }), "system_design");
    await userEvent.clear(canvas.getByLabelText("Day"));
    await userEvent.type(canvas.getByLabelText("Day"), "2026-11-26");
    await expect(canvas.getByLabelText("Time")).toHaveValue("18:00");
    await userEvent.type(canvas.getByRole("textbox", { name: "Invite" }), "lea@example.org{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove lea@example.org" })).toBeVisible();
    await userEvent.click(create);
    await waitFor(() => expect(args.port.invite).toHaveBeenCalledWith(7, "lea@example.org"));
    await expect(args.port.create).toHaveBeenCalledWith(
      expect.objectContaining({ workshop: "system_design", start_time: "2026-11-26T17:00:00.000Z", hot_seat: true }),
    );
    await expect(await canvas.findByRole("status")).toHaveTextContent("Session 7 is there.");
  },
};
