"use client";

export { NavbarView, type NavbarViewProps } from "./navbar-view";
export { PublicNavbarView, type PublicNavbarViewProps } from "./public-navbar-view";
