import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { useVideoStage, type VideoStageOptions } from "./headless";
import { stagePeople } from "./video-stage.fixtures";

/** A stage in plain HTML: nothing but `useVideoStage` and the browser's own elements. */
function OwnStage(props: VideoStageOptions) {
  const { layout, getPinProps } = useVideoStage(props);
  const small = layout.main && !layout.showsScreen ? [layout.main, ...layout.thumbnails] : layout.thumbnails;
  return (
    <section aria-label="My own stage">
      <h2>{layout.showsScreen ? `${layout.main?.name}, screen` : (layout.main?.name ?? "Nobody is here")}</h2>
      {layout.isAlone ? <p>You are alone.</p> : null}
      <ul>
        {small.map(({ identity, name, isMe }) => (
          <li key={identity}>
            {isMe ? "You" : name}
            <button type="button" {...getPinProps(identity)}>
              Pin {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const meta = {
  title: "Session/VideoStage/Build your own",
  component: OwnStage,
  tags: ["no-picture"],
  args: { people: stagePeople, spotlightIdentity: null },
} satisfies Meta<typeof OwnStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The person in the hot seat is large, until the viewer pins somebody else. */
export const Pinned: Story = {
  play: async ({ canvas }) => {
    const large = () => within(canvas.getByRole("region", { name: "My own stage" })).getByRole("heading");
    await expect(large()).toHaveTextContent("Amara Diallo");
    const pin = canvas.getByRole("button", { name: "Pin Lucie Moreau" });
    await userEvent.click(pin);
    await expect(large()).toHaveTextContent("Lucie Moreau");
    const pinned = canvas.getByRole("button", { name: "Pin Lucie Moreau", pressed: true });
    await userEvent.click(pinned);
    await expect(large()).toHaveTextContent("Amara Diallo");
  },
};

/** The host's spotlight is for everybody; the viewer's own pin comes before it. */
export const Spotlight: Story = {
  args: { spotlightIdentity: "mateo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Mateo Rossi");
    await userEvent.click(canvas.getByRole("button", { name: "Pin Lucie Moreau" }));
    await expect(canvas.getByRole("heading")).toHaveTextContent("Lucie Moreau");
  },
};

export const SharedScreen: Story = {
  args: { people: stagePeople.map((each) => (each.identity === "mateo" ? { ...each, sharing: "on" } : each)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Mateo Rossi, screen");
  },
};

export const Alone: Story = {
  args: { people: stagePeople.filter(({ isMe }) => isMe) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You are alone.")).toBeVisible();
  },
};
