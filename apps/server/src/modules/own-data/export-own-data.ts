import { handle } from "../../handle.ts";
import { webSessionsOf } from "../../platform/identity/web-sessions.ts";
import { ownSignIn } from "../identity/own-sign-in.ts";
import { wanted } from "../preferences/preferences-repository.ts";
import { readMe } from "../users/me.ts";
import { findUser } from "../users/users-repository.ts";
import { exportOwnData } from "./contract.ts";
import {
  evaluationsAbout,
  evaluationsBy,
  mailsTo,
  messagesBy,
  notesBy,
  notificationsOf,
  padsBy,
  requestsBy,
  seatsOf,
} from "./own-data-repository.ts";

/** Everything kept about the person of this sign-in (AS-4.8). */
export const exportOwnDataHandler = handle(exportOwnData, async (call) => {
  ownSignIn(call);
  const { deps, viewer } = call;
  const { db } = deps.database;
  const { keycloakId } = viewer;
  const now = deps.clock.now();
  const signIns = await webSessionsOf(db, now, keycloakId);
  return {
    status: 200,
    body: {
      exported_at: now.toISOString(),
      profile: await readMe(deps, viewer),
      anonymized_profile: (await findUser(db, keycloakId))?.anonymizedProfile ?? null,
      preferences: await wanted(db, keycloakId),
      sign_ins: signIns.map(({ userAgent, createdAt }) => ({
        user_agent: userAgent,
        created_at: createdAt.toISOString(),
      })),
      sessions: await seatsOf(db, keycloakId),
      requests: await requestsBy(db, keycloakId),
      evaluations_received: await evaluationsAbout(db, keycloakId),
      evaluations_written: await evaluationsBy(db, keycloakId),
      messages: await messagesBy(db, keycloakId),
      notes: await notesBy(db, keycloakId),
      pads: await padsBy(db, keycloakId),
      notifications: await notificationsOf(db, keycloakId),
      mails: await mailsTo(db, keycloakId),
    },
  };
});
