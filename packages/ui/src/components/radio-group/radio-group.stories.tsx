import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioGroup } from "./radio-group";

const meta = {
  title: "ui/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Access",
    value: "open",
    options: [
      { value: "open", label: "Open", hint: "Whoever sees it can register." },
      { value: "ask", label: "On request", hint: "You answer each request." },
      { value: "closed", label: "By invitation", disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
