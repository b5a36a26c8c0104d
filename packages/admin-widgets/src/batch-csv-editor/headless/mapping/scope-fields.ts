import { BATCH_FIELDS } from "@hotseat/api-client/constants";
import type { BatchField, BatchScope } from "../batch.types";

const LEFT_OUT: Readonly<Record<BatchScope["level"], readonly BatchField[]>> = {
  platform: [],
  organisation: ["organisation"],
  institution: ["organisation", "institution"],
};

/** Returns the fields that a column can be mapped to: a scope gives those above it. */
export const scopeFields = ({ level }: BatchScope): readonly BatchField[] =>
  BATCH_FIELDS.filter((field) => !LEFT_OUT[level].includes(field));
