"use client";
export { Prejoin, type PrejoinProps } from "./prejoin";
