"use client";
export { reportScheduleFailure } from "./report-failure";
export { type ScheduleHandle, secondOf, usePendingAction, useSchedule, useScheduleAfter } from "./use-schedule";
