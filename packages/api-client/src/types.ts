/** The shapes of the contract by name; `generated/` is behind this door and nowhere else. */
export type {
  AccessLevel, AgendaEntry, Anchors, Answer, AnswerInput, Attendee, AttendeePage, AttendeeStatus, CallJoined, CallRefused, CatalogPage,
  ConnectionEvent, Criterion, Designations, EmbedToken, Evaluation, EvaluationChanged, EvaluationFormData, EvaluationStatus, EventMeta,
  FeaturedQuestion, FeedbackSummary, FlowMode, JoinRequest, JoinRequestPage, Language, Me, ModuleSummary, PageData, Partner, Pillar,
  PillarRating, PublicConfig, Question, Role, Scenario, Schedule, ScheduleMoved, ScheduleStatus, SectorKey, Segment, SegmentType, ServerEvent,
  Session, SessionPage, SessionRole, SessionState, SessionStatus, SessionSummary, SessionView, StreamMessage, Visibility, Workshop,
} from "./generated/types.gen";
/** The body of every error answer. */
export type { Error as ErrorBody } from "./generated/types.gen";
export type { Calls, OperationAnswer, OperationBody, OperationId, OperationInput } from "./operations";
