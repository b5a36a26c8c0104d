import { type HotseatClient, isHotseatError } from "@hotseat/api-client";
import { myPillarRatingsQuery, ratePillarsMutation } from "@hotseat/api-client/queries";
import type { PillarRating as ServerRating } from "@hotseat/api-client/types";
import { browserStorage } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { refusalOf, useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage, useRoomTexts } from "../session-data/view";
import { useOffersNext } from "../shared/connected/next-elsewhere";
import { completeRating, createPillarRatingStore, type PillarPort, pillarDraftKey } from "./headless";
import { PillarRatingView } from "./view";

export interface PillarRatingProps {
  sessionId: number;
}

/** Rates oneself on the five pillars after the turn, which opens one's own feedback. */
export function PillarRating({ sessionId }: PillarRatingProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const texts = useRoomTexts();
  const session = useSessionData(sessionId);
  const ratings = useQuery(myPillarRatingsQuery(client, sessionId));

  if (session.status === "failed") return <RoomMessage kind="failed" detail={session.detail} onRetry={session.retry} />;
  // A failed refetch of ratings that are known leaves the form as it is.
  if (ratings.isError && !ratings.data)
    return <RoomMessage kind="failed" detail={detailOf(ratings.error)} onRetry={() => void ratings.refetch()} />;
  if (session.status === "loading" || !ratings.data) return <RoomMessage kind="loading" />;
  const { me } = session.data;
  if (!me) return <RoomMessage kind="empty" text={texts.noAttendees} />;
  const stored = ratings.data.results.find((rating) => rating.evaluatee === me.id) ?? null;
  return (
    <RatingForm
      client={client}
      sessionId={sessionId}
      evaluateeId={me.id}
      keycloakId={me.user.keycloak_id}
      stored={stored}
    />
  );
}

interface RatingFormProps extends PillarRatingProps {
  client: HotseatClient;
  evaluateeId: number;
  keycloakId: string;
  stored: ServerRating | null;
}

function RatingForm({ client, sessionId, evaluateeId, keycloakId, stored }: RatingFormProps) {
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
      key: pillarDraftKey({ sessionId, evaluateeId, keycloakId }),
      stored: stored && { ratings: stored.ratings, comments: stored.comments, at: stored.updated_at },
    });
  });
  const state = useStore(store);
  useOffersNext(sessionId, state.status.kind !== "saved" && completeRating(state.draft) !== null);
  return (
    <PillarRatingView state={state} onRate={store.rate} onComment={store.comment} onSave={() => void store.save()} />
  );
}

function detailOf(error: unknown): string | null {
  return isHotseatError(error) ? error.reason : null;
}
