import type { Decorator } from "@storybook/react-vite";

export const ROLES = [
  { value: "story", title: "As the story says" },
  { value: "host", title: "Host" },
  { value: "owner", title: "Owner" },
  { value: "participant", title: "Participant" },
  { value: "observer", title: "Observer" },
] as const;

/** Sets a story's `role` argument to the role chosen in the toolbar. */
export const withRole: Decorator = (Story, { args, globals }) =>
  globals.role !== "story" && "role" in args ? <Story args={{ ...args, role: globals.role }} /> : <Story />;
