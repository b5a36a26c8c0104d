import type { Handler } from "../../contract/handler.ts";
import { createEmbedTokenHandler } from "./create-embed-token.ts";
import { createPartnerHandler } from "./create-partner.ts";

export const routes: readonly Handler[] = [createPartnerHandler, createEmbedTokenHandler];
