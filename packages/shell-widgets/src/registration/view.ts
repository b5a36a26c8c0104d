"use client";

export { RegistrationView } from "./registration-view";
export type { RegistrationViewProps } from "./registration-view.types";
