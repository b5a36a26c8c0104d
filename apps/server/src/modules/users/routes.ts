import type { Handler } from "../../contract/handler.ts";
import { getMeHandler } from "./get-me.ts";
import { manageProfileHandler } from "./manage-profile.ts";
import { updateMeHandler } from "./update-me.ts";

export const routes: readonly Handler[] = [getMeHandler, updateMeHandler, manageProfileHandler];
