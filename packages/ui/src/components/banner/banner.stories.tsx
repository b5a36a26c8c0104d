import type { Meta, StoryObj } from "@storybook/react-vite";
import { WifiOff } from "lucide-react";
import { Button } from "../button/button";
import { Stack } from "../stack/stack";
import { Banner, BannerPill } from "./banner";

const meta = {
  title: "ui/Banner",
  component: Banner,
  subcomponents: { BannerPill },
  args: { tone: "amber", icon: WifiOff, children: "Reconnecting. Your text is safe." },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      <Banner tone="amber" icon={WifiOff} end={<Button size="small">Try now</Button>}>
        Reconnecting. The last picture is kept and your text is safe.
      </Banner>
      <Banner tone="red">The line is lost.</Banner>
      <Banner tone="blue">The next part begins in a minute.</Banner>
      <Banner tone="accent">It is your turn.</Banner>
      <Banner>Nothing to do.</Banner>
      <div>
        <BannerPill action={<Button size="small">Refresh</Button>}>2 new sessions available</BannerPill>
      </div>
    </Stack>
  ),
};
