"use client";
export { Participants } from "./participants";
