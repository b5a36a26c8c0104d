import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { PlaceValues, SendReply } from "../shared/accounts/account-form.types";
import { createAccountFormStore } from "../shared/accounts/account-form-store";
import { placeAfter, placeProblems } from "../shared/accounts/account-rules";
import { DONE, publicOrganisations } from "../shared/accounts/accounts.fixtures";
import { useAccountForm } from "../shared/accounts/use-account-form";
import type { WaitingContent, WaitingRegistration } from "./waiting.types";
import { WaitingView } from "./waiting-view";

const ORGANISATIONS = publicOrganisations.status === "ready" ? publicOrganisations.organisations : [];

interface StoryProps {
  content: WaitingContent;
  live: boolean;
  choose: (values: PlaceValues) => Promise<SendReply<keyof PlaceValues>>;
  onRetry: () => void;
}

function Story({ content, live, choose, onRetry }: StoryProps) {
  const [choosing, setChoosing] = useState(false);
  const [store] = useState(() =>
    createAccountFormStore<PlaceValues>({
      initial: { organisation_id: "", institution_id: "" },
      check: (values) => placeProblems(values, ORGANISATIONS),
      send: choose,
    }),
  );
  return (
    <WaitingView
      person={{ full_name: "Léa Favre", short_name: "Léa", email: "lea.favre@hopitaux-du-lac.example" }}
      content={content}
      live={live}
      reader={{ locale: "en", timeZone: "Europe/Zurich" }}
      now={Date.parse("2026-11-24T12:55:00.000Z")}
      form={useAccountForm(store, placeAfter)}
      organisations={publicOrganisations}
      onRetry={onRetry}
      onRetryContent={onRetry}
      choosing={choosing}
      onChoosing={setChoosing}
      links={{ how: "#how", modules: "#modules" }}
    />
  );
}

const PENDING: WaitingRegistration = {
  status: "pending",
  submitted_at: "2026-11-24T12:40:00.000Z",
  verified_at: "2026-11-24T12:43:00.000Z",
  organisation: { id: 1, name: "Réseau Léman" },
  institution: { id: 4, name: "Hôpitaux du Lac" },
  reason: null,
  contact: { full_name: "Ingrid Solberg", short_name: "Ingrid", email: "ingrid@hopitaux-du-lac.example" },
};
const ready = (changes: Partial<WaitingRegistration>): WaitingContent => ({
  status: "ready",
  registration: { ...PENDING, ...changes },
});

const meta = {
  title: "Shell/Waiting",
  component: Story,
  args: { content: ready({}), live: true, choose: fn<StoryProps["choose"]>(async () => DONE), onRetry: fn() },
} satisfies Meta<typeof Story>;
export default meta;
type WaitingStory = StoryObj<typeof meta>;

const choosePlace = async () => {
  const [organisation] = screen.getAllByRole("combobox");
  await userEvent.click(organisation as HTMLElement);
  await userEvent.click(await screen.findByRole("option", { name: "Réseau Léman" }));
  await waitFor(() => expect(screen.getAllByRole("combobox")[1]).toBeEnabled());
  await userEvent.click(screen.getAllByRole("combobox")[1] as HTMLElement);
  await userEvent.click(await screen.findByRole("option", { name: "Hôpitaux du Lac" }));
  await userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);
};

/** Done, now, next; a wrong institution can be changed. */
export const Pending: WaitingStory = {
  play: async ({ args }) => {
    await expect(screen.getByText("Today, 13:43")).toBeVisible();
    await expect(document.querySelector("[aria-current=step]")).toBeVisible();
    await userEvent.click(screen.getByRole("button"));
    await choosePlace();
    await waitFor(() => expect(args.choose).toHaveBeenCalledWith({ organisation_id: "1", institution_id: "4" }));
  },
};

/** Another identity provider has not confirmed the address: the page does not say that it is confirmed. */
export const NotConfirmed: WaitingStory = {
  tags: ["no-picture", "AS-2.11"],
  args: { content: ready({ verified_at: null }) },
  play: async () => {
    await expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await expect(screen.queryByText("Today, 13:43")).toBeNull();
  },
};

/** Somebody to ask, by mail; without an administrator there is no such line. */
export const Contact: WaitingStory = {
  tags: ["no-picture", "AS-2.15"],
  play: async () => {
    await expect(screen.getByText("Lets people in at Hôpitaux du Lac")).toBeVisible();
    const write = screen.getByRole("link", { name: "Write to Ingrid" });
    await expect(write).toHaveAttribute("href", "mailto:ingrid@hopitaux-du-lac.example");
  },
};

/** The stream is down: the page says that it asks again. */
export const StreamDown: WaitingStory = {
  args: { live: false },
  play: async () => expect(screen.getByRole("status")).toHaveTextContent("30"),
};

/** Signed in by another provider: nothing is chosen yet, and there is no way round it. */
export const MustChoose: WaitingStory = {
  args: {
    content: ready({ status: "none", submitted_at: null, verified_at: null, organisation: null, institution: null }),
  },
  play: async ({ args }) => {
    await userEvent.click(document.querySelector("button[type=submit]") as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole("combobox")[0]).toBeInvalid());
    await expect(args.choose).not.toHaveBeenCalled();
  },
};

/** The reason stands there, and one can apply again. */
export const Rejected: WaitingStory = {
  args: {
    content: ready({ status: "rejected", reason: "We do not find you among our students. Which class are you in?" }),
  },
  play: async () => {
    await expect(screen.getByText(/Which class are you in/)).toBeVisible();
    await userEvent.click(screen.getByRole("button"));
    await expect(screen.getAllByRole("combobox")).toHaveLength(2);
  },
};

export const Loading: WaitingStory = { tags: ["no-picture"], args: { content: { status: "loading" } } };
export const Failed: WaitingStory = {
  args: { content: { status: "failed" } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Mobile: WaitingStory = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
