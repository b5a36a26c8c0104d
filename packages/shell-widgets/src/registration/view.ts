"use client";

export { RegistrationView, type RegistrationViewProps } from "./registration-view";
