import type { Locator, Page } from "@playwright/test";

/** One interaction of a person in a session: a press or a key. */
export interface Step {
  /** The target of the press or key; without it the key goes to the focused element. */
  readonly find?: (page: Page) => Locator;
  /** A key instead of a press. */
  readonly key?: string;
}

type Name = string | RegExp;

const bar = (page: Page) => page.getByRole("toolbar", { name: "Session controls" });
const panel = (page: Page) => page.getByRole("region", { name: "Evaluation" });
const rail = (page: Page) => page.getByRole("radiogroup", { name: /^Participants/ });
const inBar = (name: Name) => ({
  find: (page: Page) => bar(page).getByRole("button", { name, exact: typeof name === "string" }),
});
const inPanel = (role: "button" | "tab", name: string) => ({
  find: (page: Page) => panel(page).getByRole(role, { name, exact: true }),
});
const show = (name: Name) => ({ find: (page: Page) => rail(page).getByRole("radio", { name }) });
const tool = (name: string) => ({ find: (page: Page) => page.getByRole("tab", { name, exact: true }) });
const key = (name: string) => ({ key: name });
const keyAt = (find: Step["find"], name: string) => ({ find, key: name });
const score = (digit: string) =>
  keyAt(
    (page: Page) =>
      panel(page)
        .getByRole("radiogroup", { name: /^Score for/ })
        .getByRole("radio")
        .first(),
    digit,
  );
const comment = (page: Page) => panel(page).getByRole("textbox", { name: "Comment", exact: true });
const splitter = (name: string) =>
  keyAt((page: Page) => page.getByRole("separator", { name: "Video and workspace" }), name);
const pin = { find: (page: Page) => page.getByRole("button", { name: /^(Pin|Unpin|Stop pinning) / }).first() };
const times = (count: number, ...steps: Step[]) => Array.from({ length: count }, () => steps).flat();

const tools = [tool("Whiteboard"), tool("Code"), tool("Question")];
const menu = (name: string) => [inBar(name), key("Escape")];
const mute = [inBar(/^Mic,/), inBar(/^Mic,/)];
const camera = [inBar(/^Camera,/), inBar(/^Camera,/)];
const resize = [splitter("ArrowUp"), splitter("ArrowUp"), splitter("ArrowDown"), splitter("ArrowDown")];
const people = [show(/^Participants/), show(/^Evaluation/)];
const folded = (name: string) => [inBar(name), inBar(name)];

/** The interviewer: scores by keyboard, writes, controls the schedule. */
export const INTERVIEWER: Step[] = [
  ...people,
  inPanel("tab", "Profile"),
  inPanel("tab", "Scenario context"),
  inPanel("tab", "Questions"),
  score("4"),
  key("ArrowRight"),
  key("ArrowLeft"),
  keyAt(comment, "S"),
  ...["a", "y", "s", "Space", "w", "h", "y"].map(key),
  inPanel("button", "Next"),
  score("5"),
  key("ArrowRight"),
  keyAt(comment, "G"),
  ...["o", "o", "d", "Space", "e", "n", "d"].map(key),
  ...mute,
  ...menu("Choose microphone"),
  inPanel("button", "Next"),
  score("2"),
  key("ArrowRight"),
  ...resize,
  ...tools,
  inBar("+1 min"),
  inBar("Hold"),
  inBar("Release"),
  inBar("Next question"),
  ...folded("Workspace"),
  ...people,
  ...menu("More"),
  ...camera,
  inPanel("button", "Previous"),
  inBar("Pause the time"),
  inBar("Resume the time"),
  inPanel("button", "Save draft"),
  ...mute,
  inBar("Next question"),
];

/** The candidate: looks around, and uses the switches. */
export const CANDIDATE: Step[] = [
  ...times(3, ...people),
  ...times(2, ...tools),
  ...times(2, ...mute),
  ...times(2, ...resize),
  ...camera,
  ...times(2, ...menu("Choose microphone")),
  ...times(2, ...menu("Choose camera")),
  ...times(2, pin),
  ...folded("Workspace"),
  ...times(2, ...people),
  ...tools,
  ...times(2, ...mute),
  ...resize,
  ...people,
  ...camera,
  ...people,
  tool("Whiteboard"),
];
