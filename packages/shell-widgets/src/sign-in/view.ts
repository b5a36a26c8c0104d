"use client";

export { SignInView, type SignInViewProps } from "./sign-in-view";
