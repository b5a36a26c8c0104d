/** Addresses in the shell's widgets. A host app with other routes passes its own. */
export interface ShellHrefs {
  home: string;
  sessions: string;
  /** The form of a new session. */
  newSession: string;
  /** The form for the changes of a session. */
  editSession: (sessionId: number) => string;
  /** The form of a new session that begins with the fields of another. */
  copySession: (sessionId: number) => string;
  signIn: string;
  register: string;
  forgotPassword: string;
  privacyPolicy: string;
  /** The page about how a session runs. */
  howItWorks: string;
  /** The overview of the modules. */
  modules: string;
  module: (moduleId: string) => string;
  prejoin: (sessionId: number) => string;
  feedback: (sessionId: number) => string;
  /** My evaluations of the others in a session, also after its end; opens one person. */
  evaluations: (sessionId: number, attendeeId?: number) => string;
  /** The listing with a session's detail over it. */
  detail: (sessionId: number) => string;
  myPage: string;
  settings: string;
  notifications: string;
  /** The administration, and the requests for accounts. */
  admin: string;
  adminRequests: string;
}

/** The routes of Hotseat's own application. */
export const shellHrefs: ShellHrefs = {
  home: "/",
  sessions: "/home",
  newSession: "/interviews/new",
  editSession: (sessionId) => `/interviews/${sessionId}/edit`,
  copySession: (sessionId) => `/interviews/new?from=${sessionId}`,
  signIn: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  privacyPolicy: "/privacy-policy",
  howItWorks: "/how-it-works",
  modules: "/modules-overview",
  module: (moduleId) => `/module/${encodeURIComponent(moduleId)}`,
  prejoin: (sessionId) => `/interviews/${sessionId}/prejoin`,
  feedback: (sessionId) => `/interviews/${sessionId}/feedback`,
  evaluations: (sessionId, attendeeId) =>
    `/interviews/${sessionId}/evaluations${attendeeId === undefined ? "" : `?person=${attendeeId}`}`,
  detail: (sessionId) => `/home?session=${sessionId}`,
  myPage: "/me/0",
  settings: "/me/settings",
  notifications: "/notifications",
  admin: "/0/admin",
  adminRequests: "/me/0/admin",
};
