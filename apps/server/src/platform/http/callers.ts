import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { OperationContract } from "../../contract/operation.ts";
import { adminLevelOf } from "../../contract/roles.ts";
import type { PartnerCaller, Viewer } from "../../contract/viewer.ts";
import type { AnonymousCsrf } from "../identity/csrf.ts";
import { hashOpaque } from "../identity/opaque.ts";
import type { WebSession } from "../identity/web-sessions.ts";
import { isOwnOrigin, type OwnOrigins } from "./origins.ts";
import { recordCaller } from "./refusals.ts";

export interface Caller {
  readonly viewer: Viewer | null;
  readonly partner: PartnerCaller | null;
  /** The browser's sign-in; null for a token, and for nobody. */
  readonly webSession: WebSession | null;
  /** Hash of the token of a person; null for a browser's sign-in, and for nobody. */
  readonly tokenHash: string | null;
}

/** A caller that is a person. */
export interface PersonCaller extends Pick<Caller, "webSession"> {
  readonly viewer: Viewer;
}

/** Sources of a caller's identity: the web session's cookie, an embed token, a partner's key. */
export interface CallerSources extends OwnOrigins {
  /** The web session of a request's cookie, with its person. */
  webSession(request: FastifyRequest): Promise<{ session: WebSession; viewer: Viewer } | null>;
  /** The person of an embed token, confined to its session; in the demo also the practice partner. */
  bearerViewer(token: string): Promise<Viewer | null>;
  partner(key: string): Promise<PartnerCaller | null>;
  readonly anonymousCsrf: AnonymousCsrf;
}

export interface Callers {
  /** Returns the caller of a request; throws the documented error when they may not make it. */
  admit(contract: OperationContract, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
}

const NOBODY: Caller = { viewer: null, partner: null, webSession: null, tokenHash: null };

export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

function assertApproved(viewer: Viewer): void {
  if (viewer.role === "pending_user") throw new ApiError("account_pending");
}

/** The calls that a viewer may make at all. */
const MAY: { [A in OperationContract["access"]]: (viewer: Viewer) => void } = {
  public: () => {},
  "signed-in": () => {},
  user: assertApproved,
  admin: (viewer) => {
    assertApproved(viewer);
    if (adminLevelOf(viewer.role) === null || viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  },
  "platform-admin": (viewer) => {
    if (viewer.role !== "platform_admin" || viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  },
  partner: () => {
    throw new ApiError("token_invalid");
  },
};

export function createCallers(sources: CallerSources): Callers {
  async function byBearer(contract: OperationContract, request: FastifyRequest, token: string): Promise<Caller> {
    if (contract.access === "partner") {
      const partner = await sources.partner(token);
      if (!partner) throw new ApiError("token_invalid");
      return { viewer: null, partner, webSession: null, tokenHash: null };
    }
    const viewer = await sources.bearerViewer(token);
    if (!viewer) throw new ApiError("token_invalid");
    recordCaller(request, viewer.keycloakId);
    MAY[contract.access](viewer);
    return { viewer, partner: null, webSession: null, tokenHash: hashOpaque(token) };
  }

  async function byCookie(contract: OperationContract, request: FastifyRequest): Promise<Caller> {
    const found = await sources.webSession(request);
    if (found) recordCaller(request, found.viewer.keycloakId);
    if (!found && contract.access !== "public") throw new ApiError("not_authenticated");
    if (contract.method !== "GET") assertOwnPage(request, found?.session ?? null);
    if (!found) return NOBODY;
    MAY[contract.access](found.viewer);
    return { viewer: found.viewer, partner: null, webSession: found.session, tokenHash: null };
  }

  /**
   * A change by cookie must come from a page of ours or of an allowed origin, if the header is there, with the token of
   * this browser.
   */
  function assertOwnPage(request: FastifyRequest, session: WebSession | null): void {
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(sources, origin, host)) throw new ApiError("origin_not_allowed");
    const expected = session ? session.csrfSecret : sources.anonymousCsrf.tokenOf(request);
    const sent = request.headers["x-csrftoken"];
    if (typeof sent !== "string" || expected === null || !isSame(sent, expected)) throw new ApiError("csrf_failed");
  }

  return {
    async admit(contract, request) {
      const token = bearerOf(request);
      if (contract.access === "public" && token !== null) return NOBODY;
      if (token !== null) return byBearer(contract, request, token);
      if (contract.access === "partner") throw new ApiError("token_invalid");
      return byCookie(contract, request);
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
