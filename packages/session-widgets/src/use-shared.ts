import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

function createSharer<Value>(): (next: Value) => Value {
  let kept: Value | undefined;
  return (next) => {
    kept = replaceEqualDeep(kept, next);
    return kept as Value;
  };
}

/** A value made anew at each drawing, with every part of it that is as it was before the same object as before. */
export function useShared<Value>(value: Value): Value {
  const [share] = useState(createSharer<Value>);
  return share(value);
}
