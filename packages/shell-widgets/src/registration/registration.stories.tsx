import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { OrganisationsContent } from "../shared/accounts/account-form.types";
import { DONE, failedWith, publicOrganisations, tabStorage } from "../shared/accounts/accounts.fixtures";
import type { RegistrationPort, RegistrationValues } from "./registration.types";
import { emptyRegistration } from "./registration-rules";
import { createRegistrationStore } from "./registration-store";
import { RegistrationView } from "./registration-view";
import { useRegistration, useResend } from "./use-registration";

interface StoryProps {
  typed: Partial<RegistrationValues>;
  port: RegistrationPort;
  organisations: OrganisationsContent;
  onRetry: () => void;
  elsewhere?: boolean;
}

function Story({ typed, port, organisations, onRetry, elsewhere = false }: StoryProps) {
  const [store] = useState(() => {
    const made = createRegistrationStore({
      port,
      empty: emptyRegistration("en"),
      organisations: () => (organisations.status === "ready" ? organisations.organisations : null),
      storage: tabStorage(),
    });
    made.change(typed);
    return made;
  });
  const form = useRegistration(store);
  const resend = useResend(port, form.state.values.email);
  return (
    <RegistrationView
      form={form}
      resend={resend}
      organisations={organisations}
      onRetry={onRetry}
      signInHref="#sign-in"
      privacyHref="#privacy"
      elsewhere={elsewhere}
    />
  );
}

const FILLED = {
  email: "lea.favre@hopitaux-du-lac.example",
  full_name: "Léa Favre",
  short_name: "Léa",
  organisation_id: "1",
  institution_id: "4",
  language: "fr",
};

const meta = {
  title: "Shell/Registration",
  component: Story,
  args: {
    typed: FILLED,
    port: {
      register: fn<RegistrationPort["register"]>(async () => DONE),
      resend: fn<RegistrationPort["resend"]>(async () => DONE),
    },
    organisations: publicOrganisations,
    onRetry: fn(),
  },
} satisfies Meta<typeof Story>;
export default meta;
type RegistrationStory = StoryObj<typeof meta>;

const submit = async () => userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);
const consent = async () => userEvent.click(screen.getByRole("checkbox"));

/** Consent is never ticked in advance, and nothing is sent without it. */
export const Filled: RegistrationStory = {
  play: async ({ args }) => {
    await expect(screen.getByRole("checkbox")).not.toBeChecked();
    await submit();
    await waitFor(() => expect(screen.getByRole("checkbox")).toHaveFocus());
    await expect(screen.getByRole("checkbox")).toBeInvalid();
    await expect(args.port.register).not.toHaveBeenCalled();
  },
};

/** Sent: the page says where the mail went, sends it again, and leads back to what was typed. */
export const CheckYourMail: RegistrationStory = {
  play: async ({ args }) => {
    await consent();
    await submit();
    await expect(await screen.findByText(/lea\.favre@hopitaux-du-lac\.example/)).toBeVisible();
    await expect(args.port.register).toHaveBeenCalledWith(
      expect.objectContaining({ organisation_id: 1, institution_id: 4, language: "fr", consent: true }),
    );
    const [again, correct] = screen.getAllByRole("button");
    await userEvent.click(again as HTMLElement);
    await expect(await screen.findByRole("status")).toBeVisible();
    await expect(args.port.resend).toHaveBeenCalledWith(FILLED.email);
    await userEvent.click(correct as HTMLElement);
    await expect(document.querySelector("input[type=email]")).toHaveValue(FILLED.email);
    await submit();
    await screen.findByText(/lea\.favre@hopitaux-du-lac\.example/);
  },
};

/** Each missing field says so in its place; the first has the focus. */
export const Empty: RegistrationStory = {
  args: { typed: {} },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(document.querySelector("input[type=email]")).toHaveFocus());
    await expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(5);
    await expect(args.port.register).not.toHaveBeenCalled();
  },
};

/** The short name is the first name, until the person types their own. */
export const ShortName: RegistrationStory = {
  tags: ["no-picture"],
  args: { typed: {} },
  play: async () => {
    const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement;
    await userEvent.type(field("full_name"), "Léa Fa");
    await expect(field("short_name")).toHaveValue("Léa");
    await userEvent.clear(field("short_name"));
    await userEvent.type(field("short_name"), "Lili");
    await userEvent.type(field("full_name"), "vre");
    await expect(field("full_name")).toHaveValue("Léa Favre");
    await expect(field("short_name")).toHaveValue("Lili");
  },
};

/** The server refuses the address: its field says so, and nothing typed is lost. */
export const AddressRefused: RegistrationStory = {
  args: {
    port: {
      ...meta.args.port,
      register: fn(async () => ({ kind: "failed", failure: "fields", fields: { email: "emailInvalid" } }) as const),
    },
  },
  play: async () => {
    await consent();
    await submit();
    await waitFor(() => expect(document.querySelector("input[type=email]")).toHaveFocus());
    await expect(document.querySelector("input[name=full_name]")).toHaveValue("Léa Favre");
  },
};

/** The server does not respond: what is typed stays, and the same request is sent again. */
export const Offline: RegistrationStory = {
  args: { port: { ...meta.args.port, register: fn(async () => failedWith("unreachable")) } },
  play: async ({ args }) => {
    await consent();
    await submit();
    await expect(await screen.findByRole("alert")).toBeVisible();
    await submit();
    await waitFor(() => expect(args.port.register).toHaveBeenCalledTimes(2));
    await expect(document.querySelector("input[name=short_name]")).toHaveValue("Léa");
  },
};

/** The page got no access token: the notice names it, and what is typed stays. */
export const NoAccessToken: RegistrationStory = {
  tags: ["no-picture"],
  args: { port: { ...meta.args.port, register: fn(async () => failedWith("accessToken")) } },
  play: async () => {
    await consent();
    await submit();
    await expect(await screen.findByRole("alert")).toHaveTextContent("This page could not sign you in to Hotseat");
    await expect(document.querySelector("input[name=short_name]")).toHaveValue("Léa");
  },
};

/** Another organisation empties the institution; one without institutions needs none. */
export const OtherOrganisation: RegistrationStory = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    const [organisation] = screen.getAllByRole("combobox");
    await userEvent.click(organisation as HTMLElement);
    await userEvent.click(await screen.findByRole("option", { name: "Werkstatt Aare" }));
    await waitFor(() => expect(screen.getAllByRole("combobox")[1]).toBeDisabled());
    await consent();
    await submit();
    await waitFor(() =>
      expect(args.port.register).toHaveBeenCalledWith(
        expect.objectContaining({ organisation_id: 2, institution_id: null }),
      ),
    );
  },
};

/** The organisations cannot be loaded: they can be asked for again, and what is typed stays. */
export const OrganisationsFailed: RegistrationStory = {
  tags: ["no-picture"],
  args: { organisations: { status: "failed" } },
  play: async ({ args }) => {
    const [retry] = screen.getAllByRole("button", { name: /^(Try again|Réessayer|Erneut|Riprovare)/ });
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** An installation without organisations: there is nothing to choose. */
export const NoOrganisations: RegistrationStory = {
  tags: ["no-picture"],
  args: {
    typed: { ...FILLED, organisation_id: "", institution_id: "" },
    organisations: { status: "ready", organisations: [] },
  },
  play: async ({ args }) => {
    await expect(screen.getAllByRole("combobox")).toHaveLength(1);
    await consent();
    await submit();
    await waitFor(() =>
      expect(args.port.register).toHaveBeenCalledWith(expect.objectContaining({ institution_id: null })),
    );
  },
};

export const LoadingOrganisations: RegistrationStory = {
  tags: ["no-picture"],
  args: { organisations: { status: "loading" } },
};

/** Accounts are made at an organisation's own provider. */
export const Elsewhere: RegistrationStory = {
  args: { elsewhere: true },
  play: async () => {
    await expect(document.querySelector("form")).toBeNull();
    await expect(screen.getByRole("link")).toHaveAttribute("href", "#sign-in");
  },
};

export const Mobile: RegistrationStory = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
