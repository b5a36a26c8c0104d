"use client";
export { reportScheduleFailure } from "./report-failure";
export { type ScheduleHandle, usePendingAction, useSchedule, useScheduleAfter } from "./use-schedule";
