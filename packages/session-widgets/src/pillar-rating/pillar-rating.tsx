import { type HotseatClient, isHotseatError } from "@hotseat/api-client";
import { myPillarRatingsQuery, ratePillarsMutation } from "@hotseat/api-client/queries";
import type { PillarRating as ServerRating } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { browserStorage } from "../device-storage";
import { refusalOf, useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage, useRoomTexts } from "../session-data/view";
import { createPillarRatingStore, type PillarPort, usePillarRating } from "./headless";
import { PillarRatingView } from "./view";

export interface PillarRatingProps {
  sessionId: number;
  /** Whom to rate; oneself opens one's own feedback. */
  evaluateeId: number;
}

/** Rates one person, or oneself, on the five pillars after the turn. */
export function PillarRating({ sessionId, evaluateeId }: PillarRatingProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const texts = useRoomTexts();
  const session = useSessionData(sessionId);
  const ratings = useQuery(myPillarRatingsQuery(client, sessionId));

  if (session.status === "failed") return <RoomMessage kind="failed" detail={session.detail} onRetry={session.retry} />;
  if (ratings.isError)
    return <RoomMessage kind="failed" detail={detailOf(ratings.error)} onRetry={() => void ratings.refetch()} />;
  if (session.status === "loading" || !ratings.data) return <RoomMessage kind="loading" />;
  const person = session.data.attendee(evaluateeId);
  const { me } = session.data;
  if (!person || !me) return <RoomMessage kind="empty" text={texts.attendeeNotFound(evaluateeId)} />;
  const subject =
    person.id === me.id ? ({ kind: "self" } as const) : ({ kind: "peer", name: person.user.full_name } as const);
  const stored = ratings.data.results.find((rating) => rating.evaluatee === evaluateeId) ?? null;
  return (
    <RatingForm
      key={evaluateeId}
      client={client}
      sessionId={sessionId}
      evaluateeId={evaluateeId}
      keycloakId={me.user.keycloak_id}
      subject={subject}
      stored={stored}
    />
  );
}

interface RatingFormProps extends PillarRatingProps {
  client: HotseatClient;
  keycloakId: string;
  subject: Parameters<typeof PillarRatingView>[0]["subject"];
  stored: ServerRating | null;
}

function RatingForm({ client, sessionId, evaluateeId, keycloakId, subject, stored }: RatingFormProps) {
  const { mutateAsync } = useMutation(ratePillarsMutation(client, sessionId));
  const [store] = useState(() => {
    const port: PillarPort = {
      async save(rating) {
        try {
          const saved = await mutateAsync({ evaluatee: evaluateeId, ...rating });
          return { kind: "saved", at: saved.updated_at };
        } catch (error) {
          return { kind: "failed", message: refusalOf(error) };
        }
      },
    };
    return createPillarRatingStore({
      port,
      storage: browserStorage("localStorage"),
      key: `hotseat.pillars.1/${sessionId}/${evaluateeId}/${keycloakId}`,
      stored: stored && { ratings: stored.ratings, comments: stored.comments, at: stored.updated_at },
    });
  });
  const state = usePillarRating(store);
  return (
    <PillarRatingView
      subject={subject}
      state={state}
      onRate={store.rate}
      onComment={store.comment}
      onSave={() => void store.save()}
    />
  );
}

function detailOf(error: unknown): string | null {
  return isHotseatError(error) ? error.reason : null;
}
