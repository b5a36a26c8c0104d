"use client";

export {
  AddressVerificationView,
  type AddressVerificationViewProps,
  type LinkContent,
} from "./address-verification-view";
