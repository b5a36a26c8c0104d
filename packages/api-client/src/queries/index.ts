export {
  beginSecondFactorMutation,
  changePasswordMutation,
  confirmSecondFactorMutation,
  deleteOwnAccountMutation,
  endDeviceMutation,
  endOtherDevicesMutation,
  removeSecondFactorMutation,
  renewCalendarFeedMutation,
  updatePreferencesMutation,
} from "./account-mutations";
export { calendarFeedQuery, devicesQuery, preferencesQuery, secondFactorQuery } from "./account-queries";
export {
  changeUsersMutation,
  createInstitutionMutation,
  createOrganisationMutation,
  decideJoinRequestsMutation,
  decidePendingUsersMutation,
  deleteInstitutionMutation,
  deleteOrganisationMutation,
  inviteUserMutation,
  sendTestMailMutation,
  updateInstitutionMutation,
  updateOrganisationMutation,
  updateUserMutation,
} from "./admin-mutations";
export {
  adminJoinRequestsQuery,
  adminRequestSummaryQuery,
  adminUsersQuery,
  organisationsQuery,
  outboxMailQuery,
  outboxQuery,
  pendingUsersQuery,
} from "./admin-queries";
export { cancelAiTaskMutation, createAiTaskMutation } from "./ai-mutations";
export { aiTaskQuery, aiTasksQuery } from "./ai-queries";
export { isScheduleEvent } from "./apply-event";
export { type AttachOptions, attachEvents, STREAM_DOWN_GRACE_MS } from "./attach-events";
export { attendeesQuery, joinRequestsQuery, myAttendeeQuery, recordingConsentQuery } from "./attendee-queries";
export { checkPeople, importPeople, resumeImport, undoImport } from "./batch-import";
export { batchesQuery, batchQuery } from "./batch-queries";
export type {
  BatchProgress,
  BatchWatch,
  ImportOptions,
  ImportResult,
  ImportRow,
  ImportRowResult,
  ImportUndo,
} from "./batch-types";
export { createSessionMutation } from "./catalog-mutations";
export { agendaPreviewQuery, catalogQuery, timelineQuery } from "./catalog-queries";
export {
  approveProfileMutation,
  changeQuestionMutation,
  type QuestionChange,
  retryQuestionsMutation,
  setExtraTimeMutation,
} from "./composing-mutations";
export { scheduleOf, storedEvaluationOf, storedNoteOf, storedSessionOf } from "./conflicts";
export {
  clearRolesMutation,
  designateMutation,
  featureQuestionMutation,
  freeTimerMutation,
  setAuthorityMutation,
} from "./control-mutations";
export { hotseatDefaultOptions, mutationDefaults } from "./defaults";
export { ratePillarsMutation, reopenEvaluationMutation } from "./evaluation-mutations";
export {
  evaluationStatesQuery,
  feedbackSummaryQuery,
  myEvaluationsQuery,
  myPillarRatingsQuery,
} from "./evaluation-queries";
export {
  acceptInvitationMutation,
  declineInvitationMutation,
  inviteMutation,
  withdrawInvitationMutation,
} from "./invitation-mutations";
export { invitationsQuery } from "./invitation-queries";
export {
  type AdminScope,
  type CatalogFilters,
  type CatalogTab,
  type JoinRequestFilters,
  keys,
  type NotificationFilter,
  type RequestFilters,
  type UserListFilters,
} from "./keys";
export { moduleQuery, modulesQuery } from "./module-queries";
export { acceptSchedule } from "./newer";
export { markSeenMutation, readAllNotificationsMutation, readNotificationMutation } from "./notification-mutations";
export {
  latestNotificationsQuery,
  notificationsQuery,
  notificationTypesQuery,
  unreadCountQuery,
} from "./notification-queries";
export { acceptEvaluation } from "./patches";
export {
  blockAttendeeMutation,
  raiseHandMutation,
  removeAttendeeMutation,
  reportAttendeeMutation,
} from "./people-mutations";
export { chooseMyInstitutionMutation, firstStepsQuery, publicInstitutionsQuery } from "./registration-queries";
export { replayChangesQuery, replayImageQuery, replayQuery } from "./replay-queries";
export {
  acknowledgeHostMutation,
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  cancelSessionMutation,
  claimHostMutation,
  endSessionMutation,
  handOverHostMutation,
  joinSessionMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
  setRecordingConsentMutation,
  updateSessionMutation,
} from "./session-mutations";
export { pageDataQuery, scheduleQuery, sessionQuery, stateQuery } from "./session-queries";
export { configQuery } from "./system-queries";
export {
  clearToolMutation,
  closeToolMutation,
  createToolMutation,
  updateToolMutation,
  visitToolMutation,
} from "./tool-mutations";
export { toolsQuery, toolsStatusQuery } from "./tool-queries";
export { removeBlockMutation, updateMeMutation } from "./user-mutations";
export { meQuery, myBlocksQuery, myRegistrationQuery } from "./user-queries";
export { messagesQuery, notesQuery } from "./words-queries";
