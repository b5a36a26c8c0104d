import type { Handler } from "../../contract/handler.ts";
import { listMessagesHandler } from "./list-messages.ts";
import { removeMessageHandler } from "./remove-message.ts";
import { sendMessageHandler } from "./send-message.ts";

export const routes: readonly Handler[] = [listMessagesHandler, sendMessageHandler, removeMessageHandler];
