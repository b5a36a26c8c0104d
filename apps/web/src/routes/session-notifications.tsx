import { OptionalPart } from "@hotseat/react";
import { SessionNotifications } from "@hotseat/shell-widgets/notification-dropdown";
import type { ComponentProps, ReactNode } from "react";

/** The notifications beside a call: an outage while their texts load does not end the call. */
export default function OptionalNotifications(props: ComponentProps<typeof SessionNotifications>): ReactNode {
  return (
    <OptionalPart>
      <SessionNotifications {...props} />
    </OptionalPart>
  );
}
