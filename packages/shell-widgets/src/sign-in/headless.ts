"use client";

export { authenticateHref, type Destination, destinationOf } from "./sign-in.types";
