export { cleanName } from "@hotseat/collab/pad/messages";
