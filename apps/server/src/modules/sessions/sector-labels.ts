import type { Text } from "../../content/content.ts";
import type { SectorKey } from "./session-types.ts";

/** The job sectors a session may be for, as people read them. */
export const SECTOR_LABELS: Readonly<Record<SectorKey, Text>> = {
  any: { en: "Any sector", fr: "Tous les secteurs", de: "Alle Branchen", it: "Tutti i settori" },
  software: { en: "Software", fr: "Informatique", de: "Software", it: "Software" },
  data: { en: "Data", fr: "Données", de: "Daten", it: "Dati" },
  product: { en: "Product", fr: "Produit", de: "Produkt", it: "Prodotto" },
  finance: { en: "Finance", fr: "Finance", de: "Finanzen", it: "Finanza" },
  health: { en: "Health", fr: "Santé", de: "Gesundheit", it: "Sanità" },
  education: { en: "Education", fr: "Éducation", de: "Bildung", it: "Istruzione" },
  industry: { en: "Industry", fr: "Industrie", de: "Industrie", it: "Industria" },
  retail_hospitality: {
    en: "Retail and hospitality",
    fr: "Commerce et hôtellerie",
    de: "Handel und Gastgewerbe",
    it: "Commercio e ospitalità",
  },
  public_service: { en: "Public service", fr: "Service public", de: "Öffentlicher Dienst", it: "Servizio pubblico" },
  marketing_sales: {
    en: "Marketing and sales",
    fr: "Marketing et vente",
    de: "Marketing und Verkauf",
    it: "Marketing e vendite",
  },
  consulting: { en: "Consulting", fr: "Conseil", de: "Beratung", it: "Consulenza" },
  legal_hr: { en: "Legal and HR", fr: "Droit et RH", de: "Recht und Personal", it: "Diritto e risorse umane" },
};
