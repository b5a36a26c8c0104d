"use client";
export { type Designated, flagsOf, type Seat, type SessionFlags, shortNameOf, shortNames } from "./session-roles";
