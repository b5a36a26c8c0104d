"use client";

export { POLICY_PARTS } from "./privacy-policy.types";
