import { Button } from "@hotseat/ui/button";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { Link } from "@hotseat/ui/link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, within } from "storybook/test";
import { EMPTY_RATING } from "../pillar-rating/headless";
import { PillarRatingView } from "../pillar-rating/view";
import type { Writing } from "../writing/internal";
import { storyFeedback } from "./feedback-summary.fixtures";
import { FeedbackLockedView, FeedbackSummaryView } from "./feedback-summary-view";

const meta = {
  title: "Session/FeedbackSummary",
  component: FeedbackSummaryView,
  args: {
    feedback: storyFeedback,
    timeZone: "Europe/Zurich",
    planHref: "#new",
    tryNextAction: () => <Button variant="soft">See the session</Button>,
    pictures: new Map([
      [401, <IllustratedPerson key="amara" person="amara" />],
      [402, <IllustratedPerson key="lucie" person="lucie" />],
      [404, <IllustratedPerson key="mateo" person="mateo" />],
    ]),
  },
} satisfies Meta<typeof FeedbackSummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The feedback leads to the next session. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole("link", { name: "Plan the next session" });
    await expect(plan).toHaveAttribute("href", "#new");
  },
};
export const CompleteMobile: Story = { globals: { viewport: { value: "phone" } } };
/** The download is the page as plain text. */
export const Downloaded: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    const blobs: Blob[] = [];
    const make = spyOn(URL, "createObjectURL").mockImplementation((blob) => `#${blobs.push(blob as Blob)}`);
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Download" }));
    make.mockRestore();
    click.mockRestore();
    await expect(names).toEqual(["feedback-12.txt"]);
    const text = (await blobs[0]?.text()) ?? "";
    await expect(text).toMatch(/^Your feedback on System design\n/);
    await expect(text).toContain("- Expertise: you 4, peers 5.0\n");
    await expect(text).toContain("Amara Diallo (Collaboration, 6 of 6)\nYou repeated my constraint back to me");
    await expect(text).toContain("1. Understanding: ");
  },
};
export const WithGeneralComments: Story = {
  args: {
    feedback: {
      ...storyFeedback,
      comments: [
        {
          rater: { attendee_id: 404, full_name: "Mateo Rossi" },
          comments: "I would like to work with you.\nTake a breath before the second question.",
        },
      ],
    },
  },
};
const writing = (state: Writing) => ({ summaryWriting: { writing: state, onWrite: fn(), onCancel: fn() } });
/** The summary is written on request. */
export const SummaryCanBeWritten: Story = {
  name: "Summary can be written again",
  args: writing({ kind: "idle" }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rewrite the summary" }));
    await expect(args.summaryWriting?.onWrite).toHaveBeenCalled();
  },
};
/** The new summary replaces the earlier one while it is written. */
export const SummaryBeingWritten: Story = {
  args: writing({ kind: "writing", text: "You took the question apart before answering. Your peers" }),
};
/** The earlier summary stays after a failure. */
export const SummaryFailed: Story = {
  args: writing({ kind: "failed", code: "provider_unavailable", detail: null }),
};
/** With one rater nothing is "all"; what they wrote on a question is a card with their name, and nothing says that nobody wrote. */
const [onlyRater] = storyFeedback.raters;
export const OneRaterWithComments: Story = {
  name: "Comments on questions are cards with their author; one rater is one score",
  args: {
    feedback: {
      ...storyFeedback,
      raters: storyFeedback.raters.slice(0, 1),
      pillars: storyFeedback.pillars.map((pillar) => ({ ...pillar, raters: 1, comments: [] })),
      questions: storyFeedback.questions.map((question) => ({
        ...question,
        ...{ mean: 5, min: 5, max: 5, spread: 0, raters: 1 },
        scores: onlyRater ? [{ rater: onlyRater, score: 5, comments: `On question ${question.number}.` }] : [],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("figure")).toHaveLength(4);
    const [first] = canvas.getAllByRole("figure");
    await expect(first).toHaveTextContent("Question 1 — Understanding");
    await expect(first).toHaveTextContent("Amara Diallo");
    await expect(canvas.queryByText("Nobody left a comment.")).toBeNull();
    await expect(canvas.getAllByText("one score: 5")).toHaveLength(4);
    await expect(canvas.queryByText(/^all 5/)).toBeNull();
  },
};
export const NobodyHasSubmitted: Story = {
  args: {
    feedback: {
      ...storyFeedback,
      raters: [],
      pillars: storyFeedback.pillars.map((pillar) => ({ ...pillar, peers_mean: null, raters: 0, comments: [] })),
      questions: storyFeedback.questions.map((question) => ({
        ...question,
        mean: null,
        min: null,
        max: null,
        spread: null,
        raters: 0,
        scores: [],
      })),
      summary: { text: "Nobody has submitted an evaluation yet.", source: "rules", try_next: null },
    },
  },
};
export const RateYourselfFirst: Story = {
  render: () => (
    <FeedbackLockedView
      reason="rate-first"
      rating={
        <PillarRatingView
          state={{ draft: EMPTY_RATING, status: { kind: "editing" } }}
          onRate={() => {}}
          onComment={() => {}}
          onSave={() => {}}
        />
      }
    />
  ),
};
export const NotOpenYet: Story = {
  render: () => (
    <FeedbackLockedView
      reason="not-open"
      back={
        <Link look="quiet" href="#session">
          Back to the session
        </Link>
      }
    />
  ),
};
/** A person without a turn has nothing to rate and gets a link to the next page. */
export const NoTurn: Story = {
  render: () => (
    <FeedbackLockedView
      reason="no-turn"
      back={
        <Link look="quiet" href="#session">
          Back to the session
        </Link>
      }
      action={
        <>
          <Button variant="primary">Your evaluations</Button>
          <Button variant="secondary">To the sessions</Button>
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radiogroup")).toBeNull();
    await expect(within(canvasElement).getByRole("button", { name: "Your evaluations" })).toBeVisible();
  },
};
