import { isHotseatError } from "@hotseat/api-client";
import { configQuery, meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellHrefs } from "../shared/hrefs";
import { useShellTexts } from "../shared/use-shell-texts";
import { destinationOf, type SignInNotice } from "./sign-in.types";
import { SignInView } from "./sign-in-view";

export interface SignInProps {
  /** Same-origin path of the page after the sign-in. */
  next: string;
  /** Why the browser came back without a sign-in: the identity provider refused, or the account is not active. */
  refusal?: "refused" | "inactive" | null;
  /** The person's last action on another page. */
  notice?: SignInNotice | null;
}

/** The sign-in card; shows an error when the service cannot be reached. */
export function SignIn({ next, refusal = null, notice = null }: SignInProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { error } = useQuery(meQuery(client));
  const config = useQuery(configQuery(client));
  const unreachable = isHotseatError(error) && error.status !== 401 && error.status !== 403;
  return (
    <SignInView
      next={next}
      destination={destinationOf(next)}
      provider={config.data?.identity ?? "unknown"}
      registerHref={config.data?.registration === "open" ? shellHrefs.register : null}
      notice={notice}
      failure={unreachable ? "unreachable" : refusal}
    />
  );
}
