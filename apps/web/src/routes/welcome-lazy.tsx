import { Welcome } from "@hotseat/shell-widgets/first-steps";

/** A chunk of its own: the listing paints without it. */
export default Welcome;
