"use client";
export { type ScheduleHandle, secondOf, usePendingAction, useSchedule, useScheduleAfter } from "./use-schedule";
