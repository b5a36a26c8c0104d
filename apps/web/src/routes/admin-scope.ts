import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router-dom";

const ID = /^[1-9]\d{0,9}$/;

/** The organisation or institution of the address, in place of the person's own; null where it is no id. */
export function useScopeId(noun: "organisation" | "institution"): number | null {
  const text = useParams()[`${noun}Id`] ?? "";
  const id = ID.test(text) ? Number(text) : null;
  const { client } = useHotseat();
  const own = useQuery(meQuery(client)).data?.[noun]?.id;
  useEffect(() => {
    if (id !== null && own !== undefined && own !== id)
      console.warn(`The address names ${noun} ${id}; the person belongs to ${own}.`);
  }, [id, own, noun]);
  return id;
}
