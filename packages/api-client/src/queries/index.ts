export { applyEvent } from "./apply-event";
export { type AttachOptions, attachEvents } from "./attach-events";
export { scheduleOf, storedEvaluationOf } from "./conflicts";
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
export { type CatalogFilters, type CatalogTab, keys, ROOT_KEY } from "./keys";
export { acceptSchedule } from "./newer";
export { acceptEvaluation } from "./patches";
export {
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  cancelSessionMutation,
  claimHostMutation,
  createSessionMutation,
  endSessionMutation,
  joinSessionMutation,
  ratePillarsMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
  startSessionMutation,
  updateMeMutation,
} from "./session-mutations";
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
  CATALOG_PAGE_SIZE,
  catalogQuery,
  configQuery,
  meQuery,
  moduleQuery,
  modulesQuery,
  timelineQuery,
} from "./shell-queries";
