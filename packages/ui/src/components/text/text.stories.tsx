import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link";
import { Stack } from "../stack/stack";
import { Heading, Text } from "./text";

const meta = {
  title: "ui/Text",
  component: Text,
  subcomponents: { Heading },
  args: { children: "Two sessions this week." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading as="h1" size="hero">
        Hero
      </Heading>
      <Heading size="section">Section</Heading>
      <Heading size="report">Report title</Heading>
      <Heading size="page">Page title</Heading>
      <Heading size="card">Card title</Heading>
      <Heading size="base">Small title</Heading>
      <Text size="reading">
        Reading text, with a <Link href="#top">link</Link> in it.
      </Text>
      <Text size="description">A short description.</Text>
      <Text>Base text.</Text>
      <Text size="second" tone="muted">
        A second line.
      </Text>
      <Text size="small" tone="muted" numeric>
        12:04
      </Text>
      <Link look="quiet" href="#top">
        Back
      </Link>
    </Stack>
  ),
};
