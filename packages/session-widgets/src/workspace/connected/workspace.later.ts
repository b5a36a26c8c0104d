import { later } from "../../later";

export const CentreCard = later(async () => (await import("./centre-card")).CentreCard);
