"use client";
export { Prejoin, type PrejoinProps } from "./connected/prejoin";
