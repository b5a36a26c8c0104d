const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The value is a UUID in lower case. */
export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);
