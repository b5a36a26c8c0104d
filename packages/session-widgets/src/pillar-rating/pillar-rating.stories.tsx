import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { useStore } from "zustand";
import { createPillarRatingStore, type PillarDraft, type PillarPort, type PillarSaveReply } from "./headless";
import { PillarRatingView } from "./pillar-rating-view";

interface StageProps {
  draft?: PillarDraft;
  savedAt?: string;
  answer?: PillarPort["save"];
  sends?: boolean;
}

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const complete: PillarDraft = {
  ratings: { Expertise: 5, Agilité: 4, Collaboration: 6, Leadership: 5, Innovation: 3 },
  comments: { Collaboration: "You repeated my constraint back to me before you answered." },
};

/** The form in a rail's width, with a store whose server is a function. */
function Stage({ draft, savedAt, answer, sends }: StageProps) {
  const [store] = useState(() => {
    const made = createPillarRatingStore({
      port: { save: answer ?? (() => Promise.resolve({ kind: "saved", at: "2026-11-24T13:18:00.000Z" })) },
      storage: draft && !savedAt ? { ...nothing, getItem: () => JSON.stringify(draft) } : nothing,
      key: "story",
      stored: draft && savedAt ? { ...draft, at: savedAt } : null,
    });
    if (sends) void made.save();
    return made;
  });
  const state = useStore(store);
  return (
    <div
      style={{
        width: 352,
        maxWidth: "100%",
        padding: 16,
        boxSizing: "border-box",
        background: "var(--hs-color-surface)",
      }}
    >
      <PillarRatingView state={state} onRate={store.rate} onComment={store.comment} onSave={() => void store.save()} />
    </div>
  );
}

const meta = {
  title: "Session/PillarRating",
  component: Stage,
  subcomponents: { PillarRatingView },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
const saves = fn(
  async (_rating: Parameters<PillarPort["save"]>[0]): Promise<PillarSaveReply> => ({
    kind: "saved",
    at: "2026-11-24T13:18:00.000Z",
  }),
);
/** A sentence typed right after the press is in the comment, and goes out with the scores. */
export const CommentOpensWithFocus: Story = {
  tags: ["no-picture", "regression"],
  name: "A pillar's comment opens with the focus in it",
  args: { answer: saves },
  play: async ({ canvasElement }) => {
    saves.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Add a comment Leadership/ }));
    await userEvent.keyboard("Decide sooner.");
    await expect(canvas.getByRole("textbox", { name: "Comment on Leadership" })).toHaveValue("Decide sooner.");
    for (const group of canvas.getAllByRole("radiogroup"))
      await userEvent.click(within(group).getByRole("radio", { name: "4 of 6" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send rating" }));
    const ratings = { Expertise: 4, Agilité: 4, Collaboration: 4, Leadership: 4, Innovation: 4 };
    await expect(saves.mock.calls).toEqual([[{ ratings, comments: { Leadership: "Decide sooner." } }]]);
  },
};
export const HalfDone: Story = { args: { draft: { ratings: { Expertise: 5, Agilité: 2 }, comments: {} } } };
export const ReadyToSend: Story = { args: { draft: complete } };
export const Saving: Story = { args: { draft: complete, sends: true, answer: () => new Promise<never>(() => {}) } };
/** After sending, the candidate reads where and when the feedback opens, beside the button. */
export const Saved: Story = {
  args: { draft: complete, savedAt: "2026-11-24T13:18:00.000Z" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByText("Your feedback opens on this session’s page as soon as the evaluation is over.");
    const foot = canvas.getByRole("button", { name: "Send rating" }).parentElement;
    await expect(foot).toContainElement(next);
    await expect(next).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    draft: complete,
    sends: true,
    answer: () => Promise.resolve({ kind: "failed", message: "The time to evaluate this session is over." }),
  },
};
