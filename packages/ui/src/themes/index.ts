export { HotseatTheme, type HotseatThemeProps } from "./hotseat-theme";
export { usePortalContainer, useThemeAround } from "./portal";
export { useToastFloor, useToastFloorFrom, useToastWall } from "./toast-edges";
export { TOAST_DURATION_MS, type ToastContent, type ToastOptions, toast } from "./toast-store";
export { Toaster, type ToasterProps } from "./toaster";
export { type AppearanceChoice, useAppearance } from "./use-appearance";
export { useMediaQuery } from "./use-media-query";
export { useShownAppearance } from "./use-shown-appearance";
export { useStillTheme } from "./use-still-theme";
