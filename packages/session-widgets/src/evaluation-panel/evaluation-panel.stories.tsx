import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PillarRatingView } from "../pillar-rating/view";
import { ScenarioView } from "../preparation/view";
import { allRated, storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { Stage } from "./evaluation-stage.fixtures";

const unreachable = () => Promise.resolve({ kind: "unreachable" } as const);
const never = () => new Promise<never>(() => {});

/** Why it cannot be submitted yet. */
const MISSING = "Score every question to submit.";

const meta = {
  title: "Session/EvaluationPanel",
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { name: "Saved (§2.30, §2.31, §2.32, §2.33, §2.34, §2.35, §2.36, D5.2)" };
export const Untouched: Story = { args: { stored: null, runningQuestionId: 1 } };
export const AnotherQuestionIsAsked: Story = {
  args: { stored: storedEvaluation({ ...storyDraft, answers: {} }), runningQuestionId: null, onAsk: () => {} },
};
export const Saving: Story = {
  args: {
    answer: never,
    before: (store) => {
      store.editAnswer(3, { score: 4 });
      store.saveDraft();
    },
  },
};
/** Nothing is rated yet: a draft may be saved all the same. */
export const DraftOfNothing: Story = {
  name: "A draft may always be saved (§4.45)",
  args: { stored: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Save draft" })).toBeEnabled();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeDisabled();
    await expect(within(canvasElement).getByText(MISSING)).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toHaveAccessibleDescription(MISSING);
  },
};
export const Submitting: Story = {
  name: "While it is submitted, nothing else is sent (§4.45)",
  args: { stored: storedEvaluation(allRated), answer: never, before: (store) => store.submit() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Submitting")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Save draft" })).toBeDisabled();
    await expect(within(canvasElement).queryByText(MISSING)).toBeNull();
  },
};
export const OnThisDevice: Story = {
  args: {
    answer: unreachable,
    before: (store) => {
      store.editAnswer(3, { score: 2 });
      store.saveDraft();
    },
  },
};
export const NotSaved: Story = {
  args: {
    answer: () => Promise.resolve({ kind: "refused", message: "The time to evaluate this session is over." }),
    before: (store) => {
      store.editAnswer(3, { score: 6 });
      store.saveDraft();
    },
  },
};
export const OfflineAndDeviceFull: Story = {
  name: "Offline, device full",
  args: {
    answer: unreachable,
    full: true,
    before: (store) => {
      store.editAnswer(3, { score: 6 });
      store.saveDraft();
    },
  },
};
/** The comment stays in view under a question and anchors of any length (live-session.md §2 Dashboard). */
export const LongQuestion: Story = {
  args: {
    questions: storyQuestions.map((question) => ({ ...question, text: `${question.text} `.repeat(4).trim() })),
  },
  play: async ({ canvasElement }) => {
    const rail = canvasElement.querySelector("section")?.getBoundingClientRect();
    const comment = within(canvasElement).getByRole("textbox").getBoundingClientRect();
    await expect(comment.bottom).toBeLessThan((rail?.bottom ?? 0) - 90);
    await expect(comment.height).toBeGreaterThan(60);
  },
};
export const TooLong: Story = {
  args: {
    before: (store) => {
      store.editAnswer(3, { comment: "Long. ".repeat(900) });
      store.saveDraft();
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/characters too many/)).toBeVisible();
    await expect(within(canvasElement).queryByText(MISSING)).toBeNull();
  },
};
export const WrittenElsewhereToo: Story = {
  args: {
    before: (store) => {
      store.editAnswer(3, { comment: "Named dead letters." });
      const elsewhere = {
        ...storyDraft,
        answers: { ...storyDraft.answers, 3: { score: 4, comment: "Forgot who is on call." } },
      };
      store.receive(storedEvaluation(elsewhere, { updatedAt: "2026-11-24T13:07:10.000Z" }));
      store.saveDraft();
    },
  },
};
/** The turn changed while a comment was being written: the form stays until one is done with it. */
export const AnotherTurnHasBegun: Story = { args: { upNext: { name: "Chiara Bianchi", onShow: () => {} } } };
export const PillarsAreDue: Story = { args: { runningQuestionId: null, pillarsDue: true } };
/** While the pillars scroll by, their foot covers all below it: nothing of the next one comes out underneath. */
export const PillarsScrolled: Story = {
  args: {
    runningQuestionId: null,
    view: "pillars",
    pillars: (
      <PillarRatingView
        subject={{ kind: "peer", name: "Amara Diallo" }}
        state={{ draft: { ratings: {}, comments: {} }, status: { kind: "editing" } }}
        onRate={() => {}}
        onComment={() => {}}
        onSave={() => {}}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 480, overflow: "hidden", display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement).getByText("0/5 pillars rated").parentElement;
    const scroller = canvasElement.querySelector("section")?.lastElementChild;
    if (!foot || !scroller) throw new Error("nothing scrolls");
    scroller.scrollTop = 140;
    await expect(scroller.scrollTop).toBe(140);
    await expect(foot.getBoundingClientRect().bottom).toBe(scroller.getBoundingClientRect().bottom);
  },
};
export const AllRated: Story = {
  name: "All rated (§4.44)",
  args: { stored: storedEvaluation(allRated) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeEnabled();
    await expect(within(canvasElement).queryByText(MISSING)).toBeNull();
  },
};
export const Submitted: Story = {
  args: { stored: storedEvaluation(allRated, { status: "SUBMITTED", updatedAt: "2026-11-24T13:18:02.000Z" }) },
};
/** Confirmed by keyboard, the focus is on the words that it was sent: the next Tab goes on from there (WCAG 2.4.3). */
export const SubmittedByKeyboard: Story = {
  tags: ["no-picture"],
  name: "Submitted by keyboard, the focus goes to what was said (§4.45)",
  args: {
    stored: storedEvaluation(allRated),
    answer: () =>
      Promise.resolve({
        kind: "saved",
        evaluation: storedEvaluation(allRated, { status: "SUBMITTED", updatedAt: "2026-11-24T13:18:02.000Z" }),
      }),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Submit" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    within(dialog)
      .getByRole("button", { name: /^Submit/ })
      .focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Submitted \d/));
  },
};
/** Nothing is to be rated, so there is no progress either. */
export const NoQuestions: Story = {
  args: { stored: null, questions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No questions generated.")).toBeVisible();
    await expect(within(canvasElement).queryByText(/questions rated/)).toBeNull();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeDisabled();
  },
};
export const Profile: Story = { args: { view: "profile" } };
export const NoProfile: Story = { args: { view: "profile", profile: null } };
export const ScenarioContext: Story = { args: { view: "scenario" } };
export const NoScenario: Story = { args: { view: "scenario", scenario: <ScenarioView scenario={null} /> } };
