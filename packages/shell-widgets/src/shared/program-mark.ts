import type { AvatarProps } from "@hotseat/ui/avatar";
import { Bot } from "lucide-react";

/** A person of a session, in the shape of every response. */
export interface Attending {
  attendee_id: number;
  full_name: string;
  is_program: boolean;
}

/** Returns people as one of them sees them: nobody sees the mark of a program on themself. */
export const peopleSeenBy = <Person extends Attending>(me: number | null, people: readonly Person[]): Person[] =>
  people.map((person) => (person.attendee_id === me ? { ...person, is_program: false } : person));

/** Returns the faces of people; a program's face has a sign with the text `hint`. */
export const facesOf = (people: readonly Attending[], hint: string) =>
  people.map(({ attendee_id, full_name, is_program }) => ({
    id: String(attendee_id),
    name: full_name,
    ...(is_program ? { mark: programMark(hint) } : {}),
  }));

const programMark = (hint: string): NonNullable<AvatarProps["mark"]> => ({ icon: Bot, title: hint });
