/** Addresses the shell's widgets link to. A host with other routes passes its own. */
export interface ShellHrefs {
  home: string;
  sessions: string;
  signIn: string;
  module: (moduleId: string) => string;
  prejoin: (sessionId: number) => string;
  feedback: (sessionId: number) => string;
}

/** The routes of Hotseat's own application (decisions.md, Routes). */
export const shellHrefs: ShellHrefs = {
  home: "/",
  sessions: "/home",
  signIn: "/login",
  module: (moduleId) => `/module/${encodeURIComponent(moduleId)}`,
  prejoin: (sessionId) => `/interviews/${sessionId}/prejoin`,
  feedback: (sessionId) => `/interviews/${sessionId}/feedback`,
};
