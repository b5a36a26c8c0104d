import type { FastifyRequest } from "fastify";
import { networkOf } from "../../http/rate-limits.ts";
import type { Platform } from "../../platform.ts";
import { type Account, checkPassword, findAccount, findAccountByLogin } from "../accounts.ts";
import { beginGuess, type GuessKey, guessWasRight } from "../guesses.ts";
import type { KnownBrowsers } from "../known-browsers.ts";
import type { SecondFactors } from "../second-factors.ts";
import type { SecondStep, SecondSteps } from "./second-step.ts";
import type { CodeNotice } from "./second-step-pages.ts";
import type { Notice } from "./sign-in-page.ts";

/** The page that follows on a form of the sign-in. `step` is sealed, for the next form. */
export type Outcome =
  | { readonly page: "password"; readonly login: string; readonly notice: Notice }
  | { readonly page: "code"; readonly step: string; readonly notice: CodeNotice }
  | {
      readonly page: "set-up";
      readonly step: string;
      readonly factor: { readonly secret: string; readonly uri: string };
      readonly notice: CodeNotice;
    }
  | { readonly page: "recovery-codes"; readonly step: string; readonly codes: readonly string[] }
  | { readonly page: "signed-in"; readonly keycloakId: string };

export interface SignInParts {
  readonly secondFactors: SecondFactors;
  readonly secondSteps: SecondSteps;
  readonly knownBrowsers: KnownBrowsers;
  needsSecondFactor(keycloakId: string): Promise<boolean>;
}

/** A sign-in at the built-in provider: the password, then, where there is one or must be one, the second factor. */
export interface SignInSteps {
  first(request: FastifyRequest, uid: string, typed: { login: string; password: string }): Promise<Outcome>;
  second(request: FastifyRequest, uid: string, sealed: string, code: string): Promise<Outcome>;
}

const NONE = { kind: "none" } as const;
const START: Outcome = { page: "password", login: "", notice: NONE };

export function createSignInSteps(
  { clock, database, log }: Pick<Platform, "clock" | "database" | "log">,
  { secondFactors, secondSteps, knownBrowsers, needsSecondFactor }: SignInParts,
): SignInSteps {
  const { db } = database;

  /** Logs the account, never the typed login: that may be a password in the wrong field. */
  async function logFailure(request: FastifyRequest, login: string, what: string, message: string): Promise<void> {
    const account = await findAccountByLogin(db, login);
    log.warn({ who: account?.keycloakId ?? null, what, from: request.ip }, message);
  }

  /** A browser in which the account has signed in before is counted by itself. */
  function keysOf(request: FastifyRequest, login: string, knownBrowser: string | null): GuessKey[] {
    const name = login.trim().toLowerCase();
    return knownBrowser === null
      ? [
          { kind: "account", of: name },
          { kind: "address", of: networkOf(request.ip) },
        ]
      : [{ kind: "browser", of: `${knownBrowser}:${name}` }];
  }

  async function finish(request: FastifyRequest, { keycloakId, login, knownBrowser }: SecondStep): Promise<Outcome> {
    const account = await findAccount(db, keycloakId);
    if (!account || account.isDisabled) return { page: "password", login, notice: { kind: "disabled" } };
    await guessWasRight(db, keysOf(request, login, knownBrowser));
    return { page: "signed-in", keycloakId };
  }

  async function afterPassword(
    request: FastifyRequest,
    uid: string,
    { keycloakId, login }: Account,
    knownBrowser: string | null,
  ): Promise<Outcome> {
    const step = { keycloakId, login, knownBrowser };
    if (await secondFactors.isEnabled(keycloakId))
      return { page: "code", step: secondSteps.seal(uid, { ...step, kind: "code" }), notice: NONE };
    if (!(await needsSecondFactor(keycloakId))) return finish(request, { ...step, kind: "done" });
    const factor = await secondFactors.begin(keycloakId, login);
    return factor
      ? { page: "set-up", step: secondSteps.seal(uid, { ...step, kind: "set-up" }), factor, notice: NONE }
      : START;
  }

  /** The same page again, with the reason. */
  async function repeat(uid: string, step: SecondStep, notice: CodeNotice): Promise<Outcome> {
    const sealed = secondSteps.seal(uid, step);
    if (step.kind === "code") return { page: "code", step: sealed, notice };
    const factor = await secondFactors.pending(step.keycloakId, step.login);
    return factor ? { page: "set-up", step: sealed, factor, notice } : START;
  }

  return {
    async first(request, uid, { login, password }) {
      const knownBrowser = await knownBrowsers.knownFor(request, login);
      const sec = await beginGuess(database, clock, keysOf(request, login, knownBrowser));
      if (sec > 0) {
        await logFailure(request, login, "password", "A sign-in has to wait: too many attempts.");
        return { page: "password", login, notice: { kind: "wait", sec } };
      }
      const account = await checkPassword(db, login, password);
      if (!account) {
        await logFailure(request, login, "password", "A sign-in failed.");
        return { page: "password", login, notice: { kind: "wrong" } };
      }
      return afterPassword(request, uid, account, knownBrowser);
    },
    async second(request, uid, sealed, code) {
      const step = secondSteps.open(uid, sealed);
      if (!step) return START;
      const { keycloakId, login } = step;
      if (step.kind === "done") return finish(request, step);
      const key: GuessKey = { kind: "code", of: keycloakId };
      const sec = await beginGuess(database, clock, [key]);
      if (sec > 0) {
        await logFailure(request, login, "code", "A sign-in has to wait: too many attempts.");
        return repeat(uid, step, { kind: "wait", sec });
      }
      const codes = step.kind === "set-up" ? await secondFactors.confirm(keycloakId, code) : null;
      const isRight = step.kind === "set-up" ? codes !== null : await secondFactors.use(keycloakId, code);
      if (!isRight) {
        await logFailure(request, login, "code", "A sign-in failed.");
        return repeat(uid, step, { kind: "wrong" });
      }
      await guessWasRight(db, [key]);
      return codes === null
        ? finish(request, step)
        : { page: "recovery-codes", step: secondSteps.seal(uid, { ...step, kind: "done" }), codes };
    },
  };
}
