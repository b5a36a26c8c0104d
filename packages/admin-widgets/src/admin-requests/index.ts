"use client";

export { AdminRequests } from "./admin-requests";
