import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

const isElement = (value: unknown) => isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));

/** Text for content that is words, and no control for icons, elements and functions: as an object nobody could edit them. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? "");
      const value: unknown = initialArgs[name];
      if (isElement(value) || typeof value === "function" || /Icon$|Element$|=>/.test(type))
        return [name, { ...argType, control: false }];
      if (type === "ReactNode" && (value === undefined || typeof value === "string"))
        return [name, { ...argType, control: { type: "text" } }];
      return [name, argType];
    }),
  );
