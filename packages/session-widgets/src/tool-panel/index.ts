"use client";
export { ToolTab, type ToolTabProps } from "./connected/tool-tab";
