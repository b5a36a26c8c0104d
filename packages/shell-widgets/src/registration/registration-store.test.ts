import { describe, expect, test, vi } from "vitest";
import { DONE, failedWith, publicOrganisations, tabStorage } from "../shared/accounts/accounts.fixtures";
import { REGISTRATION_KEY } from "./kept-registration";
import type { RegistrationRequest, RegistrationValues } from "./registration.types";
import { emptyRegistration } from "./registration-rules";
import { createRegistrationStore } from "./registration-store";

const ORGANISATIONS = publicOrganisations.status === "ready" ? publicOrganisations.organisations : [];
const FILLED: RegistrationValues = {
  email: " lea.favre@example.org ",
  full_name: "Léa Favre",
  short_name: "Léa",
  language: "fr",
  organisation_id: "1",
  institution_id: "4",
  consent: true,
};

function setUp(storage = tabStorage(), organisations: typeof ORGANISATIONS | null = ORGANISATIONS) {
  const register = vi.fn(async (_request: RegistrationRequest) => DONE as typeof DONE | ReturnType<typeof failedWith>);
  const store = createRegistrationStore({
    port: { register },
    empty: emptyRegistration("de"),
    organisations: () => organisations,
    storage,
  });
  return { store, register, storage };
}

describe("a registration", () => {
  test("filled: is sent as the contract names it", async () => {
    const { store, register } = setUp();
    store.change(FILLED);
    await store.submit();
    expect(register).toHaveBeenCalledWith({
      email: "lea.favre@example.org",
      full_name: "Léa Favre",
      short_name: "Léa",
      language: "fr",
      organisation_id: 1,
      institution_id: 4,
      consent: true,
    });
  });

  test("empty: sends nothing and names each field; the language is the reader's", async () => {
    const { store, register } = setUp();
    await store.submit();
    expect(register).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({
      values: { language: "de" },
      problems: {
        email: "emailMissing",
        full_name: "fullNameMissing",
        short_name: "shortNameMissing",
        organisation_id: "organisationMissing",
        consent: "consentMissing",
      },
    });
  });

  test("before the organisations are known: is not sent without one", async () => {
    const { store, register } = setUp(tabStorage(), null);
    store.change(FILLED);
    await store.submit();
    expect(register).not.toHaveBeenCalled();
  });

  test("reloaded: keeps what was typed, but not the consent", () => {
    const first = setUp();
    first.store.change(FILLED);
    const { store } = setUp(first.storage);
    expect(store.getState()).toMatchObject({ values: { ...FILLED, consent: false }, status: { kind: "editing" } });
  });

  test("reloaded after it was sent: still says where the mail went", async () => {
    const first = setUp();
    first.store.change(FILLED);
    await first.store.submit();
    const { store } = setUp(first.storage);
    expect(store.getState()).toMatchObject({ values: { email: FILLED.email }, status: { kind: "done" } });
  });

  test("failed: keeps what was typed", async () => {
    const { store, register } = setUp();
    register.mockResolvedValueOnce(failedWith("unreachable"));
    store.change(FILLED);
    await store.submit();
    expect(store.getState()).toMatchObject({ values: FILLED, status: { failure: "unreachable" } });
  });

  test.each(["{", "null", "{}", '{"values":{"email":7,"consent":true,"other":"x"}}'])(
    "kept as %s: is an empty form",
    (text) => {
      const { store } = setUp(tabStorage({ [REGISTRATION_KEY]: text }));
      expect(store.getState().values).toEqual(emptyRegistration("de"));
    },
  );
});
