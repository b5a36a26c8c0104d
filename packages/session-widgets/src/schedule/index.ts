"use client";
export { type ScheduleHandle, useSchedule } from "./use-schedule";
