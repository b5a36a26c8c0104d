/** Links of stories have no target: a click must not leave the story. */
export const storyLinks = {
  detail: (sessionId: number) => `#session-${sessionId}`,
  prejoin: (sessionId: number) => `#prejoin-${sessionId}`,
  feedback: (sessionId: number) => `#feedback-${sessionId}`,
  evaluations: (sessionId: number) => `#evaluations-${sessionId}`,
};
