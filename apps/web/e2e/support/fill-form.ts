import type { Page } from "@playwright/test";

/** Fills the sign-in form of an identity provider. */
export type FillForm = (page: Page, email: string, password: string) => Promise<void>;
