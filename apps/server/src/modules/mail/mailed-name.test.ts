import { expect, test } from "vitest";
import { mailedName } from "./mailed-name.ts";

test.each([
  ["Amélie Rochat", "Amélie Rochat"],
  ["J.R.R. Tolkien", "J. R. R. Tolkien"],
  ["ana@example.org", "ana@example.org"],
  ["Free money https://evil.example/x", "Free money https evil. example/x"],
  ["evil.example", "evil. example"],
  ["Visit evil.example@now", "Visit evil. example@now"],
  ["http://2130706433 now", "http 2130706433 now"],
])("a name in a mail holds no link: %s is shown as %s", (name, shown) => expect(mailedName(name)).toBe(shown));
