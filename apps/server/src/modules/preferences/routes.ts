import type { Handler } from "../../contract/handler.ts";
import { getPreferencesHandler } from "./get-preferences.ts";
import { updatePreferencesHandler } from "./update-preferences.ts";

export const routes: readonly Handler[] = [getPreferencesHandler, updatePreferencesHandler];
