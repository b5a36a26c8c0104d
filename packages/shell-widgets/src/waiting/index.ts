"use client";

export { Waiting } from "./waiting";
