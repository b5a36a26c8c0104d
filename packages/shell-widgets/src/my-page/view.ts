"use client";

export { type MyPageLinks, MyPageView, type MyPageViewProps } from "./my-page-view";
