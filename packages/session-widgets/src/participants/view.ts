"use client";
export { ParticipantsView, type ParticipantsViewProps } from "./view/participants-view";
