"use client";

export { ForgotPassword, ResetPassword, type ResetPasswordProps } from "./password-reset";
