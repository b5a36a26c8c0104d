"use client";

export { SignIn, type SignInProps } from "./sign-in";
