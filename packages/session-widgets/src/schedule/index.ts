"use client";
export { type ScheduleHandle, secondOf, useSchedule } from "./use-schedule";
