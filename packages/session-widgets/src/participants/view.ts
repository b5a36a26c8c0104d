"use client";
export type { AnsweredRequest, JoinRequestRow, ParticipantRole, ParticipantRow } from "./headless/participants-rules";
export type { CallEffect, Person, PersonAction, PersonOutcome, PersonRequest } from "./headless/person-actions";
export { ParticipantsView, type ParticipantsViewProps } from "./view/participants-view";
