import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

function createSharer<Value>(): (next: Value) => Value {
  let kept: Value | undefined;
  return (next) => {
    kept = replaceEqualDeep(kept, next);
    return kept;
  };
}

/** Returns a value computed at each render, in which every unchanged part is the same object as before. */
export function useShared<Value>(value: Value): Value {
  const [share] = useState(createSharer<Value>);
  return share(value);
}
