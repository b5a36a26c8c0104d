import type { AvatarProps } from "@hotseat/ui/avatar";
import { Bot } from "lucide-react";

/** Somebody of a session, as every answer gives them. */
export interface Attending {
  attendee_id: number;
  full_name: string;
  is_program: boolean;
}

/** People as one of them reads them: nobody is told that they are a program themself. */
export const asReadBy = <Person extends Attending>(me: number | null, people: readonly Person[]): Person[] =>
  people.map((person) => (person.attendee_id === me ? { ...person, is_program: false } : person));

/** The faces of people; who is a program carries a sign, said by `hint`. */
export const facesOf = (people: readonly Attending[], hint: string) =>
  people.map(({ attendee_id, full_name, is_program }) => ({
    id: String(attendee_id),
    name: full_name,
    ...(is_program ? { mark: programMark(hint) } : {}),
  }));

export const programMark = (hint: string): NonNullable<AvatarProps["mark"]> => ({ icon: Bot, title: hint });
