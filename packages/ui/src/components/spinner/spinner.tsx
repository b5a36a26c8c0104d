import { Spinner as RadixSpinner } from "@radix-ui/themes";

export interface SpinnerProps {
  size?: "small" | "medium";
}

/** For actions only; content that loads shows a skeleton. Hidden from screen readers: words beside it say what is busy. */
export function Spinner({ size = "small" }: SpinnerProps) {
  return (
    <span aria-hidden="true" style={{ display: "inline-grid" }}>
      <RadixSpinner size={size === "small" ? "1" : "2"} />
    </span>
  );
}
