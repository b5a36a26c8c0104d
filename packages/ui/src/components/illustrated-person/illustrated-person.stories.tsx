import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/stack";
import { IllustratedPerson } from "./illustrated-person";
import { type PersonName, people } from "./people";

const meta = { title: "ui/IllustratedPerson", component: IllustratedPerson, args: { person: "jonas" } } satisfies Meta<
  typeof IllustratedPerson
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Everyone: Story = {
  render: () => (
    <Row gap={12} wrap>
      {(Object.keys(people) as PersonName[]).map((person) => (
        <div key={person} style={{ width: 200, height: 112, borderRadius: 12, overflow: "hidden" }}>
          <IllustratedPerson person={person} crop="scene" />
        </div>
      ))}
    </Row>
  ),
};
