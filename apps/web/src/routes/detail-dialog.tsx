/** A chunk of its own: the listing paints without it. */
export { SessionDetail as default } from "@hotseat/shell-widgets/session-detail";
