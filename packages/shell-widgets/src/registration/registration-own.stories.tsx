import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { DONE, publicOrganisations, tabStorage } from "../shared/accounts/accounts.fixtures";
import {
  createRegistrationStore,
  emptyRegistration,
  type PublicOrganisation,
  type RegistrationPort,
  useRegistration,
  useResend,
} from "./headless";

interface OwnRegistrationProps {
  port: RegistrationPort;
  organisations: readonly PublicOrganisation[];
}

/** A registration in plain HTML: nothing but `useRegistration`, `useResend` and the browser's own elements. */
function OwnRegistration({ port, organisations }: OwnRegistrationProps) {
  const [store] = useState(() =>
    createRegistrationStore({
      port,
      empty: emptyRegistration("en"),
      organisations: () => organisations,
      storage: tabStorage(),
    }),
  );
  const form = useRegistration(store);
  const { values, problems, status } = form.state;
  const resend = useResend(port, values.email);
  const { busy, onClick } = resend.getButtonProps();
  if (status.kind === "done")
    return (
      <main>
        <p role="status">A mail is on its way to {values.email}.</p>
        <button type="button" onClick={onClick} disabled={busy}>
          Send it again
        </button>
        {resend.status === "sent" ? <p>Sent again.</p> : null}
      </main>
    );
  const organisation = form.getChoiceProps("organisation_id");
  const institution = form.getChoiceProps("institution_id");
  const consent = form.getFlagProps("consent");
  const institutions = organisations.find(({ id }) => String(id) === organisation.value)?.institutions ?? [];
  return (
    <main>
      <form aria-label="Registration" {...form.getFormProps()}>
        <label>
          Address <input type="email" {...form.getTextProps("email")} aria-invalid={problems.email !== undefined} />
        </label>
        <label>
          Full name <input {...form.getTextProps("full_name")} aria-invalid={problems.full_name !== undefined} />
        </label>
        <label>
          Short name <input {...form.getTextProps("short_name")} aria-invalid={problems.short_name !== undefined} />
        </label>
        <label>
          Organisation{" "}
          <select value={organisation.value} onChange={(event) => organisation.onValueChange(event.target.value)}>
            <option value="">Choose</option>
            <option value="none">Not in this list</option>
            {organisations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Institution{" "}
          <select value={institution.value} onChange={(event) => institution.onValueChange(event.target.value)}>
            <option value="">Choose</option>
            {institutions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={consent.checked}
            onChange={(event) => consent.onCheckedChange(event.target.checked)}
            aria-invalid={problems.consent !== undefined}
          />{" "}
          I agree to the privacy policy
        </label>
        <button type="submit" disabled={form.busy}>
          Register
        </button>
      </form>
    </main>
  );
}

const meta = {
  title: "Shell/Registration/Build your own",
  component: OwnRegistration,
  tags: ["no-picture"],
  args: {
    port: {
      register: fn<RegistrationPort["register"]>(async () => DONE),
      resend: fn<RegistrationPort["resend"]>(async () => DONE),
    },
    organisations: publicOrganisations.status === "ready" ? publicOrganisations.organisations : [],
  },
} satisfies Meta<typeof OwnRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent without an address and the consent; the first wrong field has the focus. Then the mail is sent, and sent again. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const address = canvas.getByRole("textbox", { name: "Address" });
    const register = canvas.getByRole("button", { name: "Register" });
    await userEvent.click(register);
    await expect(address).toHaveFocus();
    await expect(args.port.register).not.toHaveBeenCalled();

    await userEvent.type(address, "lea.favre@hopitaux-du-lac.example");
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Léa Favre");
    await expect(canvas.getByRole("textbox", { name: "Short name" })).toHaveValue("Léa");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Organisation" }), "1");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Institution" }), "4");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(register);
    await expect(await canvas.findByRole("status")).toHaveTextContent("lea.favre@hopitaux-du-lac.example");
    await expect(args.port.register).toHaveBeenCalledWith(
      expect.objectContaining({ full_name: "Léa Favre", organisation_id: 1, institution_id: 4, consent: true }),
    );

    await userEvent.click(canvas.getByRole("button", { name: "Send it again" }));
    await expect(await canvas.findByText("Sent again.")).toBeVisible();
    await expect(args.port.resend).toHaveBeenCalledWith("lea.favre@hopitaux-du-lac.example");
  },
};
