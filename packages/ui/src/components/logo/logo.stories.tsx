import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandMark, Logo } from "./logo";

const meta = { title: "ui/Logo", component: Logo, subcomponents: { BrandMark } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
