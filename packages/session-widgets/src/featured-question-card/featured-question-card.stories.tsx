import { createManualClock } from "@hotseat/core/testing";
import { fixedTicker } from "@hotseat/core/ticker";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useMemo, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { useStore } from "zustand";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { FeaturedQuestionCardView, type FeaturedQuestionCardViewProps } from "./featured-question-card-view";
import { type CardPrefs, createCardStore, type FeaturedQuestion } from "./headless";

const question: FeaturedQuestion = {
  id: 3,
  text: "Design the notification service for a group of hospitals. Where could a message get lost, and how would you notice?",
  category: "Trade-offs",
  number: 3,
  isTimed: true,
};

/** The part of the stage that the card stays in. */
const OVER = {
  position: "absolute",
  inset: "12px 12px 52px",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
} as const;

/** A stage of the pictures' size with the card on it. */
function Stage({ prefs: opened, ...props }: Omit<FeaturedQuestionCardViewProps, "onMove" | "onOpenChange">) {
  const [prefs, setPrefs] = useState<CardPrefs>(opened);
  return (
    <div
      style={{ position: "relative", width: 616, maxWidth: "100%", height: 420, overflow: "hidden", borderRadius: 12 }}
    >
      <IllustratedPerson person="amara" crop="scene" />
      <div style={{ ...OVER, pointerEvents: "none" }}>
        <FeaturedQuestionCardView
          {...props}
          prefs={prefs}
          onMove={(position) => setPrefs((now) => ({ ...now, position }))}
          onOpenChange={(isOpen) => setPrefs((now) => ({ ...now, isOpen }))}
        />
      </div>
    </div>
  );
}

const meta = {
  title: "Session/FeaturedQuestionCard",
  component: Stage,
  subcomponents: { FeaturedQuestionCardView },
  args: {
    question,
    schedule: storySchedule(),
    time: fixedTicker(STORY_SECOND_MS),
    prefs: { position: { x: 0, y: 0 }, isOpen: true },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: "Active",
  tags: ["LS-2.40"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Active")).toBeVisible();
  },
};
export const Expiring: Story = { args: { time: fixedTicker(STORY_SECOND_MS + 78_000) } };
export const Elapsed: Story = {
  name: "Elapsed",
  tags: ["LS-2.40"],
  args: { schedule: storySchedule({ held: true }), time: fixedTicker(STORY_SECOND_MS + 114_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Elapsed")).toBeVisible();
  },
};
export const Queued: Story = {
  name: "Queued",
  tags: ["LS-2.40"],
  args: { schedule: storySchedule({ status: "IDLE", current_index: 0, started_at: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Queued")).toBeVisible();
  },
};
export const Moved: Story = { args: { prefs: { position: { x: 0, y: -160 }, isOpen: true } } };
export const WithoutTimeLimit: Story = {
  args: { question: { ...question, isTimed: false }, schedule: freeSchedule() },
};
/** In FREE its own limit counts, from its own start. */
export const FreeWithLimit: Story = {
  args: {
    question: {
      ...question,
      limit: { sec: 120, startedAt: new Date(STORY_SECOND_MS - 45_000).toISOString(), remainingSec: 120 },
    },
    schedule: freeSchedule(),
  },
};
export const Hidden: Story = { args: { prefs: { position: { x: 0, y: 0 }, isOpen: false } } };

/** The card as its store keeps it, after the schedule has gone on from the question. */
function PastCard(props: Omit<FeaturedQuestionCardViewProps, "onMove" | "onOpenChange">) {
  const { question: past, prefs } = props;
  const store = useMemo(
    () => createCardStore({ clock: createManualClock(0), storage: { read: () => prefs, write: () => {} } }),
    [prefs],
  );
  const kept = useStore(store);
  useEffect(() => {
    store.feature(past, true);
    return store.dispose;
  }, [store, past]);
  return <FeaturedQuestionCardView {...props} prefs={kept} onMove={store.move} onOpenChange={store.setOpen} />;
}
/** Open questions and evaluation: the card has folded, the face is free, and the last question is one press away. */
export const OpenQuestions: Story = {
  tags: ["no-picture", "LS-2.40"],
  args: { schedule: storySchedule({ current_index: 4 }) },
  render: (args) => (
    <div style={{ position: "relative", width: 616, maxWidth: "100%", height: 420, overflow: "hidden" }}>
      <IllustratedPerson person="amara" crop="scene" />
      <div style={{ ...OVER, pointerEvents: "none" }}>
        <PastCard {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const show = await canvas.findByRole("button", { name: "Show the question" });
    await expect(canvas.queryByText(question.text)).toBeNull();
    await userEvent.click(show);
    await expect(canvas.getByText(question.text)).toBeVisible();
    await expect(canvas.getByText("Elapsed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide the question" }));
    await expect(canvas.queryByText(question.text)).toBeNull();
  },
};
