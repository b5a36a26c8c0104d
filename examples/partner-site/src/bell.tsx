import { latestNotificationsQuery, readNotificationMutation } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useNotificationDropdown } from "@hotseat/shell-widgets/notification-dropdown/headless";
import { useMutation, useQuery } from "@tanstack/react-query";

/** A bell in this page's own HTML and looks: Hotseat's state and behaviour, without its components. */
export function Bell({ sessionId }: { readonly sessionId: number }) {
  const { client } = useHotseat();
  useServerEvents({ global: true });
  const { data: latest } = useQuery(latestNotificationsQuery(client, sessionId));
  const read = useMutation(readNotificationMutation(client));
  const unread = latest?.length ?? null;
  const bell = useNotificationDropdown({ unread, onOpen: () => {} });
  return (
    <div className="bell" {...bell.getRootProps()}>
      <button {...bell.getTriggerProps()}>News{bell.badge === null ? "" : ` (${bell.badge})`}</button>
      <section aria-label="News of the session" {...bell.getPanelProps()}>
        {unread === 0 ? <p>Nothing new.</p> : null}
        <ul>
          {latest?.map(({ id, message }) => (
            <li key={id}>
              {message}{" "}
              <button type="button" onClick={() => read.mutate({ id, clicked: false })}>
                I have read it
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
