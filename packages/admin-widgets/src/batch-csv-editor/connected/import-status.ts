/** States of an import at the server in which people are saved, or taken out again. */
const UNDER_WAY = ["importing", "rolling_back", "undoing"] as const;

/** True: the import goes on by itself and can be waited for. */
export const isUnderWay = (status: string): boolean => UNDER_WAY.some((one) => one === status);
