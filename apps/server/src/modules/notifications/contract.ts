import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { CHANGED_FIELDS, NOTIFICATION_KINDS, PRIORITIES } from "./notification-types.ts";

const KindKey = named(
  "NotificationKind",
  z
    .enum(NOTIFICATION_KINDS)
    .describe("The kind of event. New kinds are added; a program shows those it does not know."),
);

export const Notification = named(
  "Notification",
  z
    .object({
      id: z.uuid().describe("Id of the notification."),
      notification_type: z.object({ key: KindKey }).describe("Its kind, as in `listNotificationTypes`."),
      message: z.string().describe("The event as a text, in the language of the request."),
      created_at: Timestamp.describe("When it happened."),
      updated_at: Timestamp.describe("When it was last read or opened, or else when it happened."),
      read_at: Timestamp.nullable().describe("When its reader opened it or marked it as read; null before."),
      clicked_at: Timestamp.nullable().describe("When its reader followed its link; null before."),
      is_read: z.boolean().describe("It was opened or marked as read."),
      priority: z.enum(PRIORITIES).describe("How urgent it is."),
      delivery_status: z
        .enum(["DELIVERED_IN_APP", "QUEUED_EMAIL", "DELIVERED_EMAIL", "FAILED"])
        .describe("How far the mail of the same event is; `DELIVERED_IN_APP` without a mail."),
      link: z
        .string()
        .nullable()
        .describe("Path of the page with the next step; null when its reader may no longer see the session."),
      data: z
        .object({
          session_id: Id.nullable().describe("The session, as `Session.id`; null for an account."),
          workshop: z.string().nullable().describe("Title of the session's workshop, in the language of the request."),
          start_time: Timestamp.nullable().describe("The session's start as it is now."),
          actor: z.string().nullable().describe("Name of the person who did it; null where nobody is named."),
          changes: z.array(z.enum(CHANGED_FIELDS)).describe("The session's fields that changed; else empty."),
        })
        .describe("Facts about it. All null once its reader may no longer see the session."),
    })
    .describe("Something that happened and that concerns its reader."),
);

export const listNotifications = operation({
  id: "listNotifications",
  method: "GET",
  path: "/notifications/notifications/",
  tag: "notifications",
  access: "user",
  summary: "Lists one's own notifications.",
  description: "The latest first. With an embed token only those of its session.",
  query: PageQuery.extend({
    read: z.enum(["true", "false"]).optional().describe("Only those that are read, or unread. Left out: all."),
    session: PathId.optional().describe("Only those of this session, as `Session.id`."),
  }),
  responses: { 200: page("NotificationPage", Notification) },
});

export const countUnreadNotifications = operation({
  id: "countUnreadNotifications",
  method: "GET",
  path: "/notifications/notifications/unread-count/",
  tag: "notifications",
  access: "user",
  summary: "Counts one's own unread notifications.",
  description: "With an embed token only those of its session.",
  responses: {
    200: named(
      "UnreadCount",
      z.object({ count: z.number().int().min(0).describe("Number of unread notifications.") }).describe("A count."),
    ),
  },
});

export const readNotification = operation({
  id: "readNotification",
  method: "POST",
  path: "/notifications/notifications/:id/read/",
  tag: "notifications",
  access: "user",
  summary: "Marks a notification as read.",
  description: "One that is read already stays as it is. A notification of somebody else does not exist here.",
  params: z.object({ id: z.uuid().describe("The notification, as `Notification.id`.") }),
  body: z
    .strictObject({ clicked: z.boolean().optional().describe("True: its reader followed its link.") })
    .optional()
    .default({}),
  responses: { 200: Notification },
  errors: ["notification_not_found"],
});

export const readAllNotifications = operation({
  id: "readAllNotifications",
  method: "POST",
  path: "/notifications/notifications/read-all/",
  tag: "notifications",
  access: "user",
  summary: "Marks all of one's own notifications as read.",
  description: "With an embed token only those of its session.",
  responses: { 204: null },
});

export const listNotificationTypes = operation({
  id: "listNotificationTypes",
  method: "GET",
  path: "/notifications/notification-types/",
  tag: "notifications",
  access: "user",
  summary: "Lists the kinds of notification.",
  description: "In the language of the request.",
  responses: {
    200: z
      .array(
        named(
          "NotificationType",
          z
            .object({
              key: KindKey,
              title: z.string().describe("Name of the kind."),
              default_message: z.string().describe("Message of a notification that has none."),
              icon_name: z.string().describe("Name of an icon of the set lucide (https://lucide.dev)."),
              color_class: z
                .enum(["info", "good", "attention", "danger", "neutral"])
                .describe("Status colour of the design system."),
              is_optional: z.boolean().describe("Its reader may switch it off (`updatePreferences`)."),
            })
            .describe("A kind of notification."),
        ),
      )
      .describe("All kinds."),
  },
});

const Seen = {
  last_opened_at: Timestamp.nullable().describe("When the list was last opened; what is newer is unseen."),
  last_seen_id: z.uuid().nullable().describe("The latest notification that was seen, as `Notification.id`."),
};

export const ViewState = named(
  "ViewState",
  z
    .object({
      version: z.number().int().min(0).describe("Grows with each change; an older state is out of date."),
      notifications: z
        .object({
          ...Seen,
          unread_badge: z.number().int().min(0).describe("Number of unread notifications."),
          unseen: z.number().int().min(0).describe("Number of notifications newer than `last_opened_at`."),
        })
        .describe("The notifications that its reader has seen."),
    })
    .describe("The notifications that a person has seen."),
);

export const getViewState = operation({
  id: "getViewState",
  method: "GET",
  path: "/notifications/me/view-state/",
  tag: "notifications",
  access: "user",
  summary: "Reads what one has seen.",
  description: "Not with an embed token.",
  responses: { 200: ViewState },
  errors: ["permission_denied"],
});

export const updateViewState = operation({
  id: "updateViewState",
  method: "PATCH",
  path: "/notifications/me/view-state/",
  tag: "notifications",
  access: "user",
  summary: "Says what one has seen.",
  description:
    "`last_opened_at` only moves forward, and never beyond the server's time. The event `user.state.update` says so to the person's other pages. Not with an embed token.",
  body: z.strictObject({
    notifications: z
      .strictObject({
        last_opened_at: Timestamp.optional().describe("When the list was opened."),
        last_seen_id: z.uuid().optional().describe("The latest notification in the list, as `Notification.id`."),
      })
      .describe("The notifications that were seen."),
  }),
  responses: { 200: ViewState },
  errors: ["permission_denied", "notification_not_found"],
  example: { body: { notifications: { last_opened_at: "2026-11-24T13:00:00.000Z" } } },
});
