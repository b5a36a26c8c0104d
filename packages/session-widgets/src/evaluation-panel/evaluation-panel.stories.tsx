import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ScenarioView } from "../preparation/view";
import { allRated, storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { onPhone, Stage } from "./evaluation-stage.fixtures";
import { EvaluationPanelView } from "./view";

const unreachable = () => Promise.resolve({ kind: "unreachable" } as const);
const never = () => new Promise<never>(() => {});

/** The foot says why the evaluation cannot be submitted yet. */
const MISSING = "Score every question you hear and the five pillars to submit.";

const meta = {
  title: "Session/EvaluationPanel",
  component: Stage,
  subcomponents: { EvaluationPanelView },
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: "Saved",
  tags: ["LS-2.30", "LS-2.31", "LS-2.32", "LS-2.33", "LS-2.34", "LS-2.35", "LS-2.36", "LS-D5.2"],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole("button", { name: /^Amara Diallo\s*In the hot seat/ })).toBeVisible();
    for (const view of ["Profile", "Scenario context", "Questions"])
      await expect(panel.getByRole("tab", { name: view })).toBeVisible();
    await expect(panel.getByRole("button", { name: /^Question 3 — Trade-offs/, expanded: true })).toBeVisible();
    const scores = panel.getByRole("radiogroup", { name: "Score for question 3" });
    await expect(within(scores).getAllByRole("radio")).toHaveLength(6);
    await expect(panel.getByRole("radio", { name: "5 of 6" })).toBeChecked();
    const rated = Object.values(storyDraft.answers).filter(({ score }) => score).length;
    const anchors = storyQuestions[2]?.criterion.anchors;
    for (const score of [1, 3, 6] as const)
      await expect(scores).toHaveAccessibleDescription(expect.stringContaining(anchors?.[score] ?? "none"));
    await expect(panel.getByRole("textbox", { name: "Comment" })).toHaveValue(storyDraft.answers[3]?.comment ?? "");
    const progress = panel.getByText(`${rated}/${storyQuestions.length} questions rated · 0/5 pillars`);
    await expect(progress).toBeVisible();
    await expect(progress.parentElement?.querySelectorAll("[data-rated]")).toHaveLength(rated);
    for (const action of ["Save draft", "Submit"])
      await expect(panel.getByRole("button", { name: action })).toBeVisible();
  },
};
/** While no question is asked, the panel opens at the last row. */
export const FirstUnanswered: Story = {
  name: "First unanswered question",
  tags: ["no-picture", "LS-2.37"],
  args: { stored: storedEvaluation(storyDraft), runningQuestionId: null },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const open = panel.getAllByRole("button", { name: /^Question \d/, expanded: true });
    await expect(open).toHaveLength(1);
    await expect(open[0]).toHaveAccessibleName(/^Question 4/);
  },
};
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
  name: "A draft may always be saved",
  tags: ["LS-4.45"],
  args: { stored: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Save draft" })).toBeEnabled();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeDisabled();
    await expect(within(canvasElement).getByText(MISSING)).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toHaveAccessibleDescription(MISSING);
  },
};
export const Submitting: Story = {
  name: "While it is submitted, nothing else is sent",
  tags: ["LS-4.45"],
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
/** The comment keeps its height under a question of any length, and comes into view with the focus. */
export const LongQuestion: Story = {
  tags: ["regression"],
  args: {
    questions: storyQuestions.map((question) => ({ ...question, text: `${question.text} `.repeat(4).trim() })),
  },
  play: async ({ canvasElement }) => {
    const comment = within(canvasElement).getByRole("textbox");
    await expect(comment.getBoundingClientRect().height).toBeGreaterThanOrEqual(78);
    await userEvent.click(comment);
    const foot = within(canvasElement).getByRole("button", { name: "Submit" }).getBoundingClientRect();
    await expect(comment.getBoundingClientRect().bottom).toBeLessThan(foot.top);
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
/** The turn changed while the user wrote a comment: the form stays until the user leaves it. */
export const AnotherTurnHasBegun: Story = { args: { upNext: { name: "Chiara Bianchi", onShow: () => {} } } };
/** The turn that has begun is the viewer's own: it is named so, not by their name. */
export const MyTurnHasBegun: Story = {
  tags: ["no-picture"],
  args: { upNext: { name: "Jonas Keller", isMe: true, onShow: () => {} } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("It is your turn now")).toBeVisible();
    await expect(within(canvasElement).queryByText(/Jonas Keller/)).toBeNull();
  },
};
/** The comment is three lines at the least and grows with what is typed. */
export const CommentGrows: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    const before = field.getBoundingClientRect().height;
    await expect(before).toBeGreaterThanOrEqual(78);
    await userEvent.type(field, "{Enter}One{Enter}Two{Enter}Three{Enter}Four{Enter}Five");
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before + 60);
  },
};
/** One row at a time, all of it in view. */
export const OnAPhone: Story = {
  name: "On a phone question, scale, anchors and comment are in view together",
  globals: { viewport: { value: "phone" } },
  args: {
    questions: storyQuestions.map((each) => (each.id === 4 ? { ...each, hearing: "AHEAD", askedFrom: null } : each)),
    pillarsOpen: false,
  },
  decorators: [onPhone],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const rail = canvasElement.querySelector("section")?.getBoundingClientRect();
    await expect(panel.getByText("3 of 4 · Trade-offs")).toBeVisible();
    const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
    const comment = box(panel.getByRole("textbox"));
    const submit = box(panel.getByRole("button", { name: "Submit" }));
    await expect(comment.height).toBeGreaterThanOrEqual(78);
    await expect(comment.bottom).toBeLessThanOrEqual(submit.top);
    await expect(submit.height).toBe(44);
    await expect(submit.bottom).toBeLessThanOrEqual(rail?.bottom ?? 0);
    // One row: the steps, how many are rated and whether it is saved stand beside the button, and nothing under it.
    const saved = panel.getByText(/^Saved \d/);
    const steps = saved.closest("section")?.querySelector("[data-open][data-rated]")?.parentElement;
    for (const beside of [panel.getByText("3/4 questions rated · 0/5 pillars"), saved, steps]) {
      await expect(box(beside).top).toBeGreaterThanOrEqual(submit.top);
      await expect(box(beside).bottom).toBeLessThanOrEqual(submit.bottom);
      await expect(box(beside).right).toBeLessThan(submit.left);
    }
    // Question, scale and the three anchors are above the comment, and nothing of it has to be scrolled to.
    const question = box(panel.getByText(/^Design the notification service/));
    await expect(question.top).toBeGreaterThanOrEqual(rail?.top ?? Number.NaN);
    for (const part of [panel.getByRole("radiogroup"), panel.getByText(/^Weighs each choice/)])
      await expect(box(part).bottom).toBeLessThanOrEqual(comment.top);
    const scrolled = [...canvasElement.querySelectorAll("section, section *")].filter(
      (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
    );
    await expect(scrolled).toEqual([]);
    await userEvent.click(panel.getByRole("button", { name: "Previous" }));
    await expect(panel.getByText("2 of 4 · Structure")).toBeVisible();
  },
};
export const AllRated: Story = {
  name: "All rated",
  tags: ["LS-4.44"],
  args: { stored: storedEvaluation(allRated) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeEnabled();
    await expect(within(canvasElement).queryByText(MISSING)).toBeNull();
  },
};
/** The person's name and the tabs for profile and scenario stay in view, whichever row of the form is open. */
export const Submitted: Story = {
  name: "Submitted: person and tabs stay in view above the form",
  args: { stored: storedEvaluation(allRated, { status: "SUBMITTED", updatedAt: "2026-11-24T13:18:02.000Z" }) },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const top = canvasElement.querySelector("section")?.getBoundingClientRect().top ?? Number.NaN;
    for (const row of ["Innovation", "Overall comment", "Question 3"]) {
      await userEvent.click(panel.getByRole("button", { name: new RegExp(row) }));
      // A row grows in a transition, and the place to scroll to moves with it.
      const transitions = canvasElement.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      panel.getByRole("button", { name: "Overall comment" }).scrollIntoView({ block: "end" });
      const person = panel.getByRole("button", { name: /^Amara Diallo/ }).getBoundingClientRect();
      const tabs = panel.getByRole("tablist").getBoundingClientRect();
      await expect(person.top).toBeGreaterThanOrEqual(top);
      await expect(tabs.top).toBeGreaterThanOrEqual(person.bottom);
      const list = panel.getByRole("tabpanel").getBoundingClientRect();
      await expect(list.top).toBeGreaterThanOrEqual(tabs.bottom);
    }
  },
};
/** After confirming by keyboard, the focus is on the submitted message: the next Tab continues from there (WCAG 2.4.3). */
export const SubmittedByKeyboard: Story = {
  tags: ["no-picture", "regression"],
  name: "Submitted by keyboard, the focus goes to what was said",
  args: {
    stored: storedEvaluation(allRated),
    answer: () =>
      Promise.resolve({
        kind: "saved",
        stored: storedEvaluation(allRated, { status: "SUBMITTED", updatedAt: "2026-11-24T13:18:02.000Z" }),
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
/** Without questions only the pillars are rated. */
export const NoQuestions: Story = {
  args: { stored: null, questions: [], pillarsOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No questions generated.")).toBeVisible();
    await expect(within(canvasElement).getByText("0/5 pillars")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toBeDisabled();
  },
};
export const Profile: Story = { args: { view: "profile" } };
export const NoProfile: Story = { args: { view: "profile", profile: null } };
export const ScenarioContext: Story = { args: { view: "scenario" } };
export const NoScenario: Story = { args: { view: "scenario", scenario: <ScenarioView scenario={null} /> } };
