/** Links of stories have no target: a click must not leave the story. */
export const storyLinks = {
  editSession: (sessionId: number) => `#edit-${sessionId}`,
  copySession: (sessionId: number) => `#copy-${sessionId}`,
  detail: (sessionId: number) => `#session-${sessionId}`,
  prejoin: (sessionId: number) => `#prejoin-${sessionId}`,
  feedback: (sessionId: number) => `#feedback-${sessionId}`,
  evaluations: (sessionId: number) => `#evaluations-${sessionId}`,
};
