import type { Client } from "./generated/client";
import * as sdk from "./generated/sdk.gen";

/** Every JSON call of the API by its operation id. Redirects and event streams are not calls. */
export const OPERATIONS = {
  getConfig: sdk.getConfig,
  getCsrf: sdk.getCsrf,
  getMe: sdk.getMe,
  updateMe: sdk.updateMe,
  manageAnonymizedProfile: sdk.manageAnonymizedProfile,
  listModules: sdk.listModules,
  getModule: sdk.getModule,
  listSessions: sdk.listSessions,
  createSession: sdk.createSession,
  getSession: sdk.getSession,
  getPageData: sdk.getPageData,
  startSession: sdk.startSession,
  endSession: sdk.endSession,
  cancelSession: sdk.cancelSession,
  joinCall: sdk.joinCall,
  openCheckRoom: sdk.openCheckRoom,
  listAvailable: sdk.listAvailable,
  listMine: sdk.listMine,
  listRecommended: sdk.listRecommended,
  listTimeline: sdk.listTimeline,
  getMyAttendee: sdk.getMyAttendee,
  listAttendees: sdk.listAttendees,
  claimHost: sdk.claimHost,
  handOverHost: sdk.handOverHost,
  acknowledgeHost: sdk.acknowledgeHost,
  joinSession: sdk.joinSession,
  requestJoin: sdk.requestJoin,
  cancelRegistration: sdk.cancelRegistration,
  getRecordingConsent: sdk.getRecordingConsent,
  setRecordingConsent: sdk.setRecordingConsent,
  listJoinRequests: sdk.listJoinRequests,
  approveJoinRequest: sdk.approveJoinRequest,
  rejectJoinRequest: sdk.rejectJoinRequest,
  listInvitations: sdk.listInvitations,
  invite: sdk.invite,
  withdrawInvitation: sdk.withdrawInvitation,
  acceptInvitation: sdk.acceptInvitation,
  declineInvitation: sdk.declineInvitation,
  retryQuestions: sdk.retryQuestions,
  changeQuestion: sdk.changeQuestion,
  approveProfile: sdk.approveProfile,
  setExtraTime: sdk.setExtraTime,
  listEvaluationStates: sdk.listEvaluationStates,
  reopenEvaluation: sdk.reopenEvaluation,
  createAiTask: sdk.createAiTask,
  listAiTasks: sdk.listAiTasks,
  getAiTask: sdk.getAiTask,
  cancelAiTask: sdk.cancelAiTask,
  removeAttendee: sdk.removeAttendee,
  raiseHand: sdk.raiseHand,
  reportAttendee: sdk.reportAttendee,
  blockAttendee: sdk.blockAttendee,
  listMyBlocks: sdk.listMyBlocks,
  removeBlock: sdk.removeBlock,
  getState: sdk.getState,
  designate: sdk.designate,
  clearRoles: sdk.clearRoles,
  setAuthority: sdk.setAuthority,
  featureQuestion: sdk.featureQuestion,
  getFreeTimer: sdk.getFreeTimer,
  controlFreeTimer: sdk.controlFreeTimer,
  getSchedule: sdk.getSchedule,
  startSchedule: sdk.startSchedule,
  pauseSchedule: sdk.pauseSchedule,
  nextSegment: sdk.nextSegment,
  seekSegment: sdk.seekSegment,
  swapTurns: sdk.swapTurns,
  askToSwap: sdk.askToSwap,
  answerSwap: sdk.answerSwap,
  extendSegment: sdk.extendSegment,
  holdSegment: sdk.holdSegment,
  setFlowMode: sdk.setFlowMode,
  evaluateAttendee: sdk.evaluateAttendee,
  updateEvaluation: sdk.updateEvaluation,
  listMyEvaluations: sdk.listMyEvaluations,
  listMyPillarRatings: sdk.listMyPillarRatings,
  ratePillars: sdk.ratePillars,
  getFeedbackSummary: sdk.getFeedbackSummary,
  listMessages: sdk.listMessages,
  sendMessage: sdk.sendMessage,
  removeMessage: sdk.removeMessage,
  listNotes: sdk.listNotes,
  createNote: sdk.createNote,
  updateNote: sdk.updateNote,
  deleteNote: sdk.deleteNote,
  createEmbedToken: sdk.createEmbedToken,
  createPartner: sdk.createPartner,
};

export type OperationId = keyof typeof OPERATIONS;

type Operation<Id extends OperationId> = (typeof OPERATIONS)[Id];
type InputOf<Options> = Pick<Options, Extract<keyof Options, "path" | "query" | "body">>;
type OptionsOf<Id extends OperationId> = NonNullable<Parameters<Operation<Id>>[0]>;

/** What a call takes: `path`, `query` and `body` as the contract names them, and a signal to give up. */
export type OperationInput<Id extends OperationId> = InputOf<OptionsOf<Id>> & { readonly signal?: AbortSignal };

/** The body of a call that has one. */
export type OperationBody<Id extends OperationId> =
  OptionsOf<Id> extends { body?: infer Body } ? NonNullable<Body> : never;

type SuccessOf<Result> = Result extends { data: infer Data; error: undefined } ? Data : never;
/** What a call answers; `void` for 204. */
export type OperationAnswer<Id extends OperationId> =
  SuccessOf<Awaited<ReturnType<Operation<Id>>>> extends infer Data
    ? [Data] extends [undefined]
      ? undefined
      : Data
    : never;

type RequiredKeys<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T];
type Arguments<Input> = RequiredKeys<Input> extends never ? [input?: Input] : [input: Input];

/** The typed calls, for example `client.call.getSession({ path: { id: 12 } })`. They throw {@link HotseatError} and nothing else, but for an aborted signal. */
export type Calls = {
  readonly [Id in OperationId]: (...args: Arguments<OperationInput<Id>>) => Promise<OperationAnswer<Id>>;
};

export type RunOperation = (id: OperationId, input: object | undefined) => Promise<unknown>;

/** One function per operation, all going through `run`. */
export function callsThrough(run: RunOperation): Calls {
  const calls = Object.fromEntries(
    (Object.keys(OPERATIONS) as OperationId[]).map((id) => [id, (input?: object) => run(id, input)]),
  );
  return calls as unknown as Calls;
}

/** Calls one generated function on `client`, throwing its errors. */
export function perform(
  client: Client,
  id: OperationId,
  input: object | undefined,
): Promise<{ data: unknown; response: Response }> {
  const operation = OPERATIONS[id] as unknown as (options: object) => Promise<{ data: unknown; response: Response }>;
  return operation({ ...input, client, throwOnError: true });
}
