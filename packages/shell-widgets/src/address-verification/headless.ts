"use client";

export { useAddressForm } from "../shared/accounts/use-address-form";
export { useNewPasswordForm } from "../shared/accounts/use-new-password-form";
