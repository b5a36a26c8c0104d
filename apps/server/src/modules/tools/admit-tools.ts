import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { type Admission, admit, admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { TOOL_POLICY } from "./policy.ts";
import { findOpenTool, type ToolRow } from "./tool-repository.ts";
import type { ToolPerson } from "./tool-rights.ts";

/** A confirmed person of the session; throws for everybody else. */
export async function admitTools(db: Db, deps: Deps, viewer: Viewer, sessionId: number): Promise<ToolPerson> {
  return toPerson(db, deps, await admit(db, viewer, sessionId));
}

/** Admits the caller like `admitTools`, inside a transaction; locks the session until commit. */
export async function admitToolsLocked(tx: Db, deps: Deps, viewer: Viewer, sessionId: number): Promise<ToolPerson> {
  return toPerson(tx, deps, await admitLocked(tx, viewer, sessionId));
}

async function toPerson(db: Db, deps: Deps, { session, me }: Admission): Promise<ToolPerson> {
  permit(TOOL_POLICY.read, actorOf(me), session.status);
  const { designation } = await loadSchedule(db, session);
  return { session, me, designees: designation, now: deps.clock.now() };
}

/** An open tool of the session; throws "not found" for another session's. */
export async function requireTool(db: Db, sessionId: number, toolId: string): Promise<ToolRow> {
  const tool = await findOpenTool(db, sessionId, toolId);
  if (!tool) throw new ApiError("tool_not_found");
  return tool;
}
