export { applyEvent, isScheduleEvent } from "./apply-event";
export { type AttachOptions, attachEvents } from "./attach-events";
export {
  approveProfileMutation,
  cancelAiTaskMutation,
  changeQuestionMutation,
  createAiTaskMutation,
  type QuestionChange,
  reopenEvaluationMutation,
  retryQuestionsMutation,
  setExtraTimeMutation,
} from "./composing-mutations";
export { scheduleOf, storedEvaluationOf, storedNoteOf } from "./conflicts";
export {
  clearRolesMutation,
  designateMutation,
  featureQuestionMutation,
  freeTimerMutation,
  setAuthorityMutation,
} from "./control-mutations";
export {
  hotseatDefaultOptions,
  mutationDefaults,
  PAGE_DATA_KEPT_MS,
  PAGE_DATA_STALE_MS,
  queryDefaults,
  SCHEDULE_POLL_FREE_MS,
  SCHEDULE_POLL_GUIDED_MS,
  SCHEDULE_POLL_RUNNING_MS,
  SESSION_POLL_MS,
  SESSION_STALE_MS,
} from "./defaults";
export {
  acceptInvitationMutation,
  declineInvitationMutation,
  inviteMutation,
  withdrawInvitationMutation,
} from "./invitation-mutations";
export { type CatalogFilters, type CatalogTab, keys, ROOT_KEY } from "./keys";
export { acceptSchedule } from "./newer";
export { acceptEvaluation } from "./patches";
export {
  blockAttendeeMutation,
  raiseHandMutation,
  removeAttendeeMutation,
  removeBlockMutation,
  reportAttendeeMutation,
} from "./people-mutations";
export {
  acknowledgeHostMutation,
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  cancelSessionMutation,
  claimHostMutation,
  createSessionMutation,
  endSessionMutation,
  handOverHostMutation,
  joinSessionMutation,
  ratePillarsMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
  setRecordingConsentMutation,
  startSessionMutation,
  updateMeMutation,
} from "./session-mutations";
export {
  aiTaskQuery,
  aiTasksQuery,
  attendeesQuery,
  evaluationStatesQuery,
  feedbackSummaryQuery,
  invitationsQuery,
  isTaskOver,
  joinRequestsQuery,
  myAttendeeQuery,
  myEvaluationsQuery,
  myPillarRatingsQuery,
  pageDataQuery,
  recordingConsentQuery,
  schedulePollMs,
  scheduleQuery,
  sessionQuery,
  stateQuery,
} from "./session-queries";
export {
  CATALOG_PAGE_SIZE,
  catalogQuery,
  configQuery,
  meQuery,
  moduleQuery,
  modulesQuery,
  myBlocksQuery,
  timelineQuery,
} from "./shell-queries";
export { MESSAGE_PAGE_SIZE, messagesQuery, notesQuery } from "./words-queries";
