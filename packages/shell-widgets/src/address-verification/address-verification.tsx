import { isHotseatError } from "@hotseat/api-client";
import { completeVerification, readVerification, resendVerification } from "@hotseat/api-client/registration";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { replyOf } from "../shared/accounts/send-reply";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { useAddressForm } from "../shared/accounts/use-address-form";
import { useNewPasswordForm } from "../shared/accounts/use-new-password-form";
import { useOnceDone } from "../shared/accounts/use-once-done";
import { shellHrefs } from "../shared/hrefs";
import { AddressVerificationView, type LinkContent } from "./address-verification-view";

export interface AddressVerificationProps {
  /** The link's token, from the fragment of its address; null where there is none. */
  token: string | null;
  /** The password is set. `registration`: the person signs in and waits; `invitation`: they sign in. */
  onDone: (kind: "registration" | "invitation") => void;
  signInHref?: string;
}

/** The page of the link in a mail that confirms an address. The link is used up only once the password is set. */
export function AddressVerification({ token, onDone, signInHref = shellHrefs.signIn }: AddressVerificationProps) {
  useAccountTexts();
  const { client } = useHotseat();
  const read = useQuery({
    // A token is a secret: the key of the cache must not hold it.
    queryKey: ["hotseat", "verification"],
    queryFn: ({ signal }) => client.call(readVerification, { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useNewPasswordForm((password) =>
    replyOf(client.call(completeVerification, { body: { token: token ?? "", password } }), ["password"]),
  );
  const again = useAddressForm((email) => replyOf(client.call(resendVerification, { body: { email } }), ["email"]));
  useOnceDone(form.state.status, () => onDone(read.data?.kind ?? "registration"));
  return (
    <AddressVerificationView
      link={linkOf(token, read)}
      form={form}
      again={again}
      onRetry={() => void read.refetch()}
      signInHref={signInHref}
    />
  );
}

function linkOf(
  token: string | null,
  {
    data,
    error,
    isFetching,
  }: { data?: { email: string; full_name: string } | undefined; error: unknown; isFetching: boolean },
): LinkContent {
  if (token === null) return { status: "missing" };
  if (data) return { status: "ready", email: data.email, fullName: data.full_name };
  if (isFetching || error === null) return { status: "loading" };
  return { status: isHotseatError(error) && error.status >= 400 && error.status < 500 ? "invalid" : "failed" };
}
