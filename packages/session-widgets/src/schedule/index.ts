"use client";
export { reportScheduleFailure } from "./connected/report-failure";
export { type ScheduleHandle, usePendingAction, useSchedule, useScheduleAfter } from "./connected/use-schedule";
