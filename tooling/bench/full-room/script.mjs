/**
 * What two people do in a session, as single interactions: presses and keys, no two of which count as one.
 * @typedef {object} Step
 * @property {(page: import("@playwright/test").Page) => import("@playwright/test").Locator} [find] what is pressed, or where the key goes; without it the key goes where the focus is
 * @property {string} [key] a key in place of a press
 */

const bar = (page) => page.getByRole("toolbar", { name: "Session controls" });
const panel = (page) => page.getByRole("region", { name: "Evaluation" });
const rail = (page) => page.getByRole("radiogroup", { name: /^Participants/ });
const inBar = (name) => ({ find: (page) => bar(page).getByRole("button", { name, exact: typeof name === "string" }) });
const inPanel = (role, name) => ({ find: (page) => panel(page).getByRole(role, { name, exact: true }) });
const show = (name) => ({ find: (page) => rail(page).getByRole("radio", { name }) });
const tool = (name) => ({ find: (page) => page.getByRole("tab", { name, exact: true }) });
const key = (name) => ({ key: name });
const keyAt = (find, name) => ({ find, key: name });
const score = (digit) =>
  keyAt(
    (page) =>
      panel(page)
        .getByRole("radiogroup", { name: /^Score for/ })
        .getByRole("radio")
        .first(),
    digit,
  );
const comment = (page) => panel(page).getByRole("textbox", { name: "Comment", exact: true });
const splitter = (name) => keyAt((page) => page.getByRole("separator", { name: "Video and workspace" }), name);
const pin = { find: (page) => page.getByRole("button", { name: /^(Pin|Unpin|Stop pinning) / }).first() };
const times = (count, ...steps) => Array.from({ length: count }, () => steps).flat();

const tools = [tool("Whiteboard"), tool("Code"), tool("Question")];
const menu = (name) => [inBar(name), key("Escape")];
const mute = [inBar(/^Mic,/), inBar(/^Mic,/)];
const camera = [inBar(/^Camera,/), inBar(/^Camera,/)];
const resize = [splitter("ArrowUp"), splitter("ArrowUp"), splitter("ArrowDown"), splitter("ArrowDown")];
const people = [show(/^Participants/), show(/^Evaluation/)];
const folded = (name) => [inBar(name), inBar(name)];

/** The interviewer: scores by keyboard, writes, drives the schedule. @type {Step[]} */
export const INTERVIEWER = [
  ...people,
  inPanel("tab", "Profile"),
  inPanel("tab", "Scenario context"),
  inPanel("tab", "Questions"),
  score("4"),
  key("ArrowRight"),
  key("ArrowLeft"),
  keyAt(comment, "S"),
  ...["a", "y", "s", "Space", "w", "h", "y"].map(key),
  inPanel("button", "Next question"),
  score("5"),
  key("ArrowRight"),
  keyAt(comment, "G"),
  ...["o", "o", "d", "Space", "e", "n", "d"].map(key),
  ...mute,
  ...menu("Choose microphone"),
  inPanel("button", "Next question"),
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
  inPanel("button", "Previous question"),
  inBar("Pause the schedule"),
  inBar("Resume the schedule"),
  inPanel("button", "Save draft"),
  ...mute,
  inBar("Next question"),
];

/** The candidate: looks around, and switches what can be switched. @type {Step[]} */
export const CANDIDATE = [
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
