"use client";

export {
  type AdminLevel,
  type AdminPerson,
  type AdminPlace,
  type AdminSection,
  type AdminSectionName,
  firstSectionOf,
  mayOpen,
  sectionsOf,
} from "./admin-rules";
