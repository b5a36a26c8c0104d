import { approveProfileMutation } from "@hotseat/api-client/queries";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText, useSessionTexts } from "../session-data";
import { useWriting } from "../writing";
import { profileFace } from "./preparation-rules";
import { ProfileView } from "./view";

export interface OwnProfileProps {
  sessionId: number;
  attendeeId: number;
  /** The stored profile; null for none. `approved`: the other participants can read it. */
  profile: string | null;
  approved: boolean;
  /** The session is over: it stays as it is. */
  closed: boolean;
}

/** One's own description in this session: has it drafted, words it, approves it. Give it a `key` per person. */
export function OwnProfile({ sessionId, attendeeId, profile, approved, closed }: OwnProfileProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const { writing, start, cancel, dismiss } = useWriting({ sessionId, kind: "profile", attendeeId });
  const [typed, type] = useTyped(`hotseat:profile:${sessionId}:${attendeeId}`);
  const approve = useMutation(approveProfileMutation(client, sessionId, attendeeId));
  const settle = () => {
    type(null);
    dismiss();
  };
  const written = writing.kind === "done" ? writing.text : null;
  return (
    <ProfileView
      face={profileFace({ stored: profile, approved, written, typed })}
      writing={writing}
      onWrite={closed ? undefined : start}
      onCancel={cancel}
      onType={type}
      onDrop={settle}
      onApprove={(text) => approve.mutate(text, { onSuccess: settle })}
      approving={approve.isPending}
      refused={problemText(i18n, approve.error)}
    />
  );
}

/** Words being typed stay while another tab of the panel or another person is looked at. */
function useTyped(key: string): [string | null, (text: string | null) => void] {
  const [storage] = useState(() => forgiving(browserStorage("sessionStorage")));
  const [typed, setTyped] = useState(() => storage.getItem(key));
  const type = (text: string | null) => {
    setTyped(text);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  };
  return [typed, type];
}
