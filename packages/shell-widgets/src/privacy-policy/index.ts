"use client";

export { PrivacyPolicy } from "./privacy-policy";
