import { meQuery, readNotificationMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { shellHrefs } from "../shared/hrefs";
import { WelcomeView } from "./welcome-view";

/** The welcome with its texts. A file of its own: it is loaded only for the few people who read it. */
export default function Approved({ notificationId }: { notificationId: string }) {
  useAccountTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const { mutate: read } = useMutation(readNotificationMutation(client));
  if (!me) return null;
  return (
    <WelcomeView
      name={me.short_name || me.full_name}
      howHref={shellHrefs.howItWorks}
      onDismiss={() => read({ id: notificationId, clicked: false })}
    />
  );
}
