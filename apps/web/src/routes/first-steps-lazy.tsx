import { FirstSteps } from "@hotseat/shell-widgets/first-steps";

/** A chunk of its own: few people are administrators, and the listing paints without it. */
export default FirstSteps;
