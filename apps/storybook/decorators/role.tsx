import { SEAT_ROLES } from "@hotseat/api-client/constants";
import type { Decorator } from "@storybook/react-vite";

export const ROLES = [
  { value: "story", title: "As the story says" },
  ...["host", "owner", ...SEAT_ROLES].map((value) => ({
    value,
    title: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

/** Sets a story's `role` argument to the role chosen in the toolbar. */
export const withRole: Decorator = (Story, { args, globals }) =>
  globals.role !== "story" && "role" in args ? <Story args={{ ...args, role: globals.role }} /> : <Story />;
