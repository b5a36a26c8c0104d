import { outboxMailQuery, sendTestMailMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { reportFailure } from "../shared/problem";
import { useAdminText } from "../shared/use-admin-text";
import type { OutboxMail, TestMail } from "./outbox.types";

/** Milliseconds between two looks whether the mail server has taken the test mail. */
const LOOK_MS = 2000;

/** Sends a mail to the administrator and follows it until the mail server has accepted or refused it for good. */
export function useTestMail(isSending: boolean) {
  const { t } = useAdminText();
  const { client } = useHotseat();
  const sending = useMutation(sendTestMailMutation(client));
  const id = sending.data?.id;
  const { data: followed } = useQuery({
    ...outboxMailQuery(client, id ?? ""),
    enabled: id !== undefined && isSending,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === "waiting" ? LOOK_MS : false),
  });
  const mail = followed ?? sending.data;
  return {
    test: mail ? testMailOf(mail, isSending) : null,
    isTesting: sending.isPending,
    send: () => sending.mutate(undefined, { onError: (error) => reportFailure(error, t) }),
  };
}

function testMailOf({ address, status, last_error: error }: OutboxMail, isSending: boolean): TestMail {
  if (!isSending) return { address, status: "kept", error: null };
  return { address, error, status: status === "waiting" && error !== null ? "failed" : status };
}
