import type { Handler } from "../../contract/handler.ts";
import { getOutboxMailHandler } from "./get-outbox-mail.ts";
import { listOutboxHandler } from "./list-outbox.ts";
import { sendTestMailHandler } from "./send-test-mail.ts";

export const routes: readonly Handler[] = [listOutboxHandler, getOutboxMailHandler, sendTestMailHandler];
