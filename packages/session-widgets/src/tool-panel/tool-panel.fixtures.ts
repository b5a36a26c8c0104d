import type { ListedTool, ToolVisitor } from "./headless/tool-panel-rules";

const visitor = (attendeeId: number, fullName: string, isMe = false): ToolVisitor => ({
  attendeeId,
  fullName,
  name: fullName.split(" ")[0] ?? fullName,
  isMe,
});

/** Two boards: Amara and I are at the first, Mateo is at the second, which is locked. */
export const storyTools: readonly ListedTool[] = [
  {
    id: "s12-Ab3dE9",
    name: "Whiteboard",
    locked: false,
    isReadOnly: false,
    people: [visitor(401, "Amara Diallo"), visitor(403, "Jonas Keller", true)],
  },
  { id: "s12-x7Kp2Q", name: "Delivery", locked: true, isReadOnly: false, people: [visitor(404, "Mateo Rossi")] },
];
