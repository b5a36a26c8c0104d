import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { findAccount } from "../../platform/identity/accounts.ts";
import { assertMayGuess, type GuessKey, guessWasRight } from "../../platform/identity/guesses.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import type { SecondFactors } from "../../platform/identity/second-factors.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from "./contract.second-factor.ts";
import { ownSignIn } from "./own-sign-in.ts";

function ours({ secondFactors }: Identity): SecondFactors {
  if (!secondFactors) throw new ApiError("second_factor_elsewhere");
  return secondFactors;
}

export const getSecondFactorHandler = (identity: Identity) =>
  handle(getSecondFactor, async (call) => {
    ownSignIn(call);
    const { secondFactors } = identity;
    const { keycloakId } = call.viewer;
    const enabled = (await secondFactors?.isEnabled(keycloakId)) ?? false;
    return {
      status: 200,
      body: {
        available: secondFactors !== null,
        enabled,
        required: await identity.needsSecondFactor(keycloakId),
        recovery_codes_left: enabled ? ((await secondFactors?.recoveryCodesLeft(keycloakId)) ?? 0) : 0,
      },
    };
  });

export const beginSecondFactorHandler = (identity: Identity) =>
  handle(beginSecondFactor, async (call) => {
    ownSignIn(call);
    const secondFactors = ours(identity);
    const { deps, viewer, body } = call;
    const account = await findAccount(deps.database.db, viewer.keycloakId);
    if (!account) throw new ApiError("second_factor_elsewhere");
    if (await secondFactors.isEnabled(viewer.keycloakId)) throw new ApiError("second_factor_enabled");
    await checkOwnPassword(deps, viewer.keycloakId, body.password, "password");
    const begun = await secondFactors.begin(account.keycloakId, account.login);
    if (!begun) throw new ApiError("second_factor_enabled");
    return { status: 200, body: begun };
  });

export const confirmSecondFactorHandler = (identity: Identity) =>
  handle(confirmSecondFactor, async (call) => {
    ownSignIn(call);
    const { deps, viewer, body } = call;
    const secondFactors = ours(identity);
    if (await secondFactors.isEnabled(viewer.keycloakId)) throw new ApiError("second_factor_enabled");
    if (!(await secondFactors.pending(viewer.keycloakId, ""))) throw new ApiError("second_factor_not_begun");
    const key: GuessKey = { kind: "code", of: viewer.keycloakId };
    await assertMayGuess(deps.database, deps.clock, key);
    const codes = await secondFactors.confirm(viewer.keycloakId, body.code);
    if (!codes) throw new ApiError("code_wrong", { fieldErrors: { code: ["This code is not right."] } });
    await guessWasRight(deps.database.db, [key]);
    return { status: 200, body: { recovery_codes: codes } };
  });

export const removeSecondFactorHandler = (identity: Identity) =>
  handle(removeSecondFactor, async (call) => {
    ownSignIn(call);
    const { deps, viewer, body } = call;
    const secondFactors = ours(identity);
    if (await identity.needsSecondFactor(viewer.keycloakId)) throw new ApiError("second_factor_required");
    await checkOwnPassword(deps, viewer.keycloakId, body.password, "password");
    await secondFactors.remove(viewer.keycloakId);
    return { status: 204 };
  });
