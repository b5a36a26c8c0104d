"use client";

export { AddressVerification, type AddressVerificationProps } from "./address-verification";
