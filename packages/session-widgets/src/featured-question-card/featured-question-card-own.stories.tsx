import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { useFromTime } from "../schedule/headless";
import { STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import {
  type CardPrefs,
  type FeaturedQuestion,
  type FeaturedQuestionCardOptions,
  type QuestionTiming,
  useFeaturedQuestionCard,
} from "./headless";

const question: FeaturedQuestion = {
  id: 3,
  text: "Where could a message get lost, and how would you notice?",
  category: "Trade-offs",
  number: 3,
  isTimed: true,
};

function SecondsLeft({ timing, time }: { timing: QuestionTiming } & Pick<FeaturedQuestionCardOptions, "time">) {
  return <output>{useFromTime(time, (now) => Math.ceil(timing.remainingAt(now)))} seconds left</output>;
}

type OwnCardProps = Pick<FeaturedQuestionCardOptions, "question" | "schedule" | "time">;

/** A card in plain HTML: nothing but `useFeaturedQuestionCard` and the browser's own elements. */
function OwnCard(props: OwnCardProps) {
  const [prefs, setPrefs] = useState<CardPrefs>({ position: { x: 0, y: 0 }, isOpen: true });
  const card = useFeaturedQuestionCard({
    ...props,
    prefs,
    onMove: (position) => setPrefs((now) => ({ ...now, position })),
    onOpenChange: (isOpen) => setPrefs((now) => ({ ...now, isOpen })),
  });
  return (
    <div style={{ position: "relative", height: 300 }}>
      {card.question && card.isOpen ? (
        <article aria-label="The question" {...card.getCardProps()}>
          <p>{card.state}</p>
          <p>{card.question.text}</p>
          {card.timing ? <SecondsLeft timing={card.timing} time={props.time} /> : null}
          <button type="button" {...card.getHandleProps()}>
            Move
          </button>
          <button type="button" {...card.getHideProps()}>
            Hide
          </button>
        </article>
      ) : null}
      {card.question && !card.isOpen ? (
        <button type="button" {...card.getShowProps()}>
          Show
        </button>
      ) : null}
    </div>
  );
}

const meta = {
  title: "Session/FeaturedQuestionCard/Build your own",
  component: OwnCard,
  tags: ["no-picture"],
  args: { question, schedule: storySchedule(), time: fixedTicker(STORY_SECOND_MS) },
} satisfies Meta<typeof OwnCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article", { name: "The question" });
    await expect(card).toHaveTextContent(question.text);
    await expect(canvas.getByText("active")).toBeVisible();
    await expect(canvas.getByText(/^\d+ seconds left$/)).toBeVisible();
    const before = card.getBoundingClientRect().top;
    canvas.getByRole("button", { name: "Move" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(before));
  },
};

/** A card that was hidden and shown again is moved as before, and never leaves the element around it. */
export const HiddenAndShownAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await expect(canvas.queryByRole("article")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const card = canvas.getByRole("article");
    const before = card.getBoundingClientRect().top;
    canvas.getByRole("button", { name: "Move" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(before));
    for (let press = 0; press < 40; press += 1) await userEvent.keyboard("{ArrowDown}");
    const around = card.parentElement as HTMLElement;
    const gap = () => Math.round(around.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom);
    await waitFor(() => expect(gap()).toBeLessThanOrEqual(8));
    await expect(gap()).toBeGreaterThanOrEqual(0);
  },
};

export const Nothing: Story = {
  args: { question: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
