"use client";

export { isCurrent, type NavLink, PUBLIC_LINKS, THEME_CHOICES, type ThemeChoice, type ThemePort } from "./navbar.types";
