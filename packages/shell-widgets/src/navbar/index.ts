"use client";

export { Navbar, type NavbarProps } from "./navbar";
export { PublicNavbar, type PublicNavbarProps } from "./public-navbar";
