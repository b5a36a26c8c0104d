export { Banner, BannerPill, type BannerProps } from "./banner";
