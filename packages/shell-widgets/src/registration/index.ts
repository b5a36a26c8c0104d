"use client";

export { Registration, type RegistrationProps } from "./registration";
