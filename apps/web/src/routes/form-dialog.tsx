/** A chunk of its own: the listing paints without it. */
export { SessionForm as default } from "@hotseat/shell-widgets/session-form";
