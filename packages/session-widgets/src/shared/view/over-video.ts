import { typeStep, vars } from "@hotseat/ui/tokens";

/** The look of a small label over a picture, in the given step of type. */
export const overVideo = (size: Parameters<typeof typeStep>[0]) =>
  ({
    display: "flex",
    alignItems: "center",
    gap: "6px",
    height: "28px",
    paddingInline: "10px",
    borderRadius: vars.radius.field,
    background: vars.color.overVideo.fill,
    color: vars.color.overVideo.text,
    ...typeStep(size),
  }) as const;
