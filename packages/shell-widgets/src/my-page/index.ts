"use client";

export { MyPage, type MyPageProps } from "./my-page";
