"use client";

export {
  authenticateHref,
  type Destination,
  destinationOf,
  SIGN_IN_NOTICES,
  type SignInNotice,
} from "./sign-in.types";
