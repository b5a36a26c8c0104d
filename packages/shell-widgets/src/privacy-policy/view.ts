"use client";

export { PrivacyPolicyView, type PrivacyPolicyViewProps } from "./privacy-policy-view";
