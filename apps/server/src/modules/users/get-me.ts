import { handle } from "../../handle.ts";
import { getMe } from "./contract.ts";
import { readMe } from "./me.ts";

export const getMeHandler = handle(getMe, async ({ deps, viewer }) => ({
  status: 200,
  body: await readMe(deps, viewer),
}));
