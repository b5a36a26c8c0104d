"use client";

export { Navbar, type NavbarProps } from "./navbar";
