"use client";
export { type ScheduleHandle, secondOf, usePendingAction, useSchedule } from "./use-schedule";
