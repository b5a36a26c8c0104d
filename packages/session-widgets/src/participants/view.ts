"use client";
export { ParticipantsView, type ParticipantsViewProps } from "./participants-view";
