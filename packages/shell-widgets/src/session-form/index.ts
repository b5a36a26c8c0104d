"use client";

export { SessionForm, type SessionFormProps } from "./connected/session-form";
