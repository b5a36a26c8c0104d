"use client";

export { ForgotPasswordView, type ForgotPasswordViewProps } from "./forgot-password-view";
export { ResetPasswordView, type ResetPasswordViewProps } from "./reset-password-view";
