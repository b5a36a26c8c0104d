"use client";

export { SessionForm, type SessionFormProps } from "./session-form";
