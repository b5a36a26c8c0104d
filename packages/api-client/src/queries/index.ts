export { keys, ROOT_KEY, type CatalogFilters, type CatalogTab } from "./keys";
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
export { CATALOG_PAGE_SIZE, catalogQuery, configQuery, meQuery, moduleQuery, modulesQuery, timelineQuery } from "./shell-queries";
export {
  attendeesQuery,
  feedbackSummaryQuery,
  joinRequestsQuery,
  myAttendeeQuery,
  myPillarRatingsQuery,
  pageDataQuery,
  schedulePollMs,
  scheduleQuery,
  sessionQuery,
  stateQuery,
} from "./session-queries";
export {
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  cancelSessionMutation,
  claimHostMutation,
  createSessionMutation,
  endSessionMutation,
  joinSessionMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
  startSessionMutation,
  updateMeMutation,
} from "./session-mutations";
export {
  extendSegmentMutation,
  holdSegmentMutation,
  nextSegmentMutation,
  pauseScheduleMutation,
  scheduleOf,
  seekSegmentMutation,
  setFlowModeMutation,
  startScheduleMutation,
} from "./schedule-mutations";
export { ratePillarsMutation, saveEvaluationMutation, storedEvaluationOf, type EvaluationToSave } from "./evaluation-mutations";
export { acceptSchedule } from "./newer";
export { applyEvent } from "./apply-event";
export { attachEvents, type AttachOptions } from "./attach-events";
