import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bot } from "lucide-react";
import { expect } from "storybook/test";
import { IllustratedPerson } from "../illustrated-person/illustrated-person";
import { Row, Stack } from "../stack/stack";
import { Avatar, EmptySeat } from "./avatar";
import { AvatarGroup } from "./avatar-group";

const meta = {
  title: "ui/Avatar",
  component: Avatar,
  subcomponents: { AvatarGroup, EmptySeat },
  args: { name: "Jonas Keller" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

const group = (["amara", "jonas", "lucie"] as const).map((person) => ({
  id: person,
  name: person,
  picture: <IllustratedPerson person={person} />,
}));

/** A sign at the edge, such as for a program that acts for a person; alone and in a group. */
export const Marked: Story = {
  render: () => (
    <Row>
      <Avatar name="Jonas Keller" size={36} mark={{ icon: Bot, title: "A program" }} />
      <AvatarGroup
        people={group.map((one) => (one.id === "lucie" ? { ...one, mark: { icon: Bot, title: "A program" } } : one))}
        seats={4}
        label="3 of 4 seats taken, lucie: a program"
      />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-mark]")).toHaveLength(2);
  },
};

/** Faces below 24 pixels stand beside each other: an overlap would cut their initials. */
export const SmallGroup: Story = {
  render: () => <AvatarGroup people={group} size={20} label="3 people" />,
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('[role="img"] > span')].map((face) =>
      face.getBoundingClientRect(),
    );
    for (const [index, face] of faces.slice(1).entries())
      await expect(face.left).toBeGreaterThanOrEqual(faces[index]?.right ?? Number.NaN);
  },
};

export const Faces: Story = {
  render: () => (
    <Stack gap={16}>
      <Row>
        <Avatar name="Jonas Keller" size={36} picture={<IllustratedPerson person="jonas" />} />
        <Avatar name="Eva-Maria Zurbriggen" size={36} />
        <Avatar name="Amara Diallo" size={36} presence="here" picture={<IllustratedPerson person="amara" />} />
        <Avatar name="Tom Whitfield" size={36} presence="away" />
        <Avatar name="No picture" size={36} src="/missing.png" />
        <EmptySeat size={36} label="Seat free" />
      </Row>
      <AvatarGroup people={group} seats={5} label="3 of 5 seats taken" />
      <AvatarGroup
        people={[...group, ...group.map((one) => ({ ...one, id: `${one.id}-2` }))]}
        max={4}
        label="6 people"
      />
    </Stack>
  ),
};
