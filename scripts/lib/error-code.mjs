/** The code of a system's error such as `ENOENT`, undefined for any other. @param {unknown} error @returns {string | undefined} */
export function errorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
