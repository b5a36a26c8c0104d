import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../src/platform/database/database.ts";
import { applyMigrations } from "../src/platform/database/migrate.ts";
import { silentLog } from "./create-test-server.ts";
import { ownDatabase } from "./database.ts";
import { schemaBefore } from "./schema-before.ts";

/** A live session as the first release wrote it. Never change it: installations hold such data. */
const FIRST_DATA = `
insert into organisations (id, name) values (1, 'Stadt');
insert into institutions (id, organisation_id, name) values (1, 1, 'Schule');
insert into users (keycloak_id, email, full_name, short_name, role, organisation_id, institution_id)
  values ('a', 'a@example.org', 'Ana A', 'Ana', 'regular_user', 1, 1), ('b', 'b@example.org', 'Bo B', 'Bo', 'regular_user', 1, 1);
insert into sessions (id, status, access_level, visibility, flow_mode, language, sector, module_key, workshop_key, start_time,
    duration_minutes, capacity, observers_allowed, owner_keycloak_id, organisation_id, institution_id, seed, version)
  values (1, 'IN_PROGRESS', 'OPEN', 'organisation', 'GUIDED', 'en', 'any', 'M1', 'pitch_simple', '2026-11-01T10:00:00Z',
    60, 4, true, 'a', 1, 1, 7, 1);
insert into attendees (id, session_id, keycloak_id, seat, status, is_owner, is_host, hot_seat)
  values (1, 1, 'a', 'participant', 'CONFIRMED', true, true, true), (2, 1, 'b', 'participant', 'CONFIRMED', false, false, true);
insert into schedules (session_id, status, remaining_ms) values (1, 'PAUSED', 95000);
insert into evaluations (session_id, evaluator_attendee_id, evaluatee_attendee_id, answers, comments, status, form_data, updated_at)
  values (1, 1, 2, '[]', 'Clear and calm', 'DRAFT', '{}', '2026-11-01T10:20:00Z');
insert into ledger_streams (stream, head) values ('session:1', 1);
insert into events (stream, seq, at, type, data, visible_to)
  values ('session:1', 1, '2026-11-01T10:00:00Z', 'session.call.started', '{"session_id":1}', '{"kind":"members"}');
`;

let database: Database;
let pool: Pool;
// `schemaBefore` empties it for each test.
beforeAll(async () => {
  database = await ownDatabase(silentLog);
  pool = (database.db as unknown as { $client: Pool }).$client;
});
afterAll(() => database.close());

test("an installation of the first schema keeps its data through every later one", async () => {
  await schemaBefore(pool, "0001_remaining_ms_bigint");
  await pool.query(FIRST_DATA);
  await applyMigrations(pool);

  const { rows } = await pool.query(`
    select s.status, c.remaining_ms::text as remaining, e.comments, l.type, count(a.id)::int as people, s.room_since as room
    from sessions s join schedules c on c.session_id = s.id join evaluations e on e.session_id = s.id
    join events l on l.stream = 'session:' || s.id join attendees a on a.session_id = s.id
    group by s.status, c.remaining_ms, e.comments, l.type, s.room_since`);
  expect(rows).toEqual([
    {
      status: "IN_PROGRESS",
      remaining: "95000",
      comments: "Clear and calm",
      type: "session.call.started",
      people: 2,
      room: null,
    },
  ]);
});

test("a person invited before the table of invitations existed has an invitation", async () => {
  await schemaBefore(pool, "0009_invitations");
  await pool.query(FIRST_DATA);
  await pool.query("update attendees set status = 'INVITED', seat = 'observer' where id = 2");
  await applyMigrations(pool);

  const { rows } = await pool.query(
    "select session_id, address, seat, status, attendee_id, inviter_keycloak_id from invitations",
  );
  expect(rows).toEqual([
    {
      session_id: 1,
      address: "b@example.org",
      seat: "observer",
      status: "pending",
      attendee_id: 2,
      inviter_keycloak_id: "a",
    },
  ]);
});

test("a host from before hand-overs were stored has none to confirm", async () => {
  await schemaBefore(pool, "0013_host_handover");
  await pool.query(FIRST_DATA);
  await applyMigrations(pool);

  const { rows } = await pool.query(
    "select is_host, host_cause, host_before_attendee_id, host_acknowledged_at from attendees where id = 1",
  );
  expect(rows).toEqual([
    { is_host: true, host_cause: null, host_before_attendee_id: null, host_acknowledged_at: null },
  ]);
});

test("a request for an account from before unconfirmed addresses were kept apart says what was confirmed and agreed", async () => {
  await schemaBefore(pool, "0023_unconfirmed_registrations");
  await pool.query(FIRST_DATA);
  await pool.query(`
    update users set email_verified = (keycloak_id = 'a');
    insert into users (keycloak_id, email, full_name, short_name, role, email_verified)
      values ('c', 'c@example.org', 'Cy C', 'Cy', 'pending_user', true);
    insert into registrations (email, full_name, short_name, language, status, keycloak_id, consented_at, verified_at, created_at)
      select email, full_name, short_name, 'en', 'pending', keycloak_id,
        timestamptz '2026-11-01T10:00:00Z' - agreed_before, '2026-11-01T10:00:00Z', timestamptz '2026-11-01T10:00:00Z' - agreed_before
      from users join (values ('a', interval '0'), ('b', interval '0'), ('c', interval '1 hour')) as chosen (id, agreed_before)
        on id = keycloak_id`);
  await applyMigrations(pool);

  const { rows } = await pool.query(
    "select keycloak_id, consented_at is null as unasked, verified_at is null as unconfirmed from registrations order by 1",
  );
  expect(rows).toEqual([
    { keycloak_id: "a", unasked: true, unconfirmed: false },
    { keycloak_id: "b", unasked: true, unconfirmed: true },
    { keycloak_id: "c", unasked: false, unconfirmed: false },
  ]);
});

describe("texts and scores of people", () => {
  /**
   * Before the keys were changed: three people of one session who wrote to and about each other, one by an embed token.
   */
  beforeEach(async () => {
    await schemaBefore(pool, "0019_what_people_wrote_stays");
    await pool.query(FIRST_DATA);
    await pool.query(`
      insert into evaluations (session_id, evaluator_attendee_id, evaluatee_attendee_id, answers, comments, status, form_data, updated_at)
        values (1, 2, 1, '[]', 'About Ana', 'SUBMITTED', '{}', '2026-11-01T10:20:00Z');
      insert into pillar_ratings (session_id, rater_attendee_id, evaluatee_attendee_id, ratings, comments, updated_at)
        values (1, 1, 2, '{"Expertise":4}', '{}', '2026-11-01T10:21:00Z'), (1, 2, 2, '{"Expertise":5}', '{}', '2026-11-01T10:21:00Z');
      insert into messages (session_id, sender_attendee_id, client_id, text, created_at)
        values (1, 1, '00000000-0000-4000-8000-000000000001', 'Hello', '2026-11-01T10:22:00Z');
      insert into partners (id, name, organisation_id, key_hash) values (1, 'Site', 1, 'k');
      insert into embed_tokens (token_hash, partner_id, keycloak_id, session_id, expires_at)
        values ('t', 1, 'a', 1, '2026-11-01T10:30:00Z');`);
    await applyMigrations(pool);
  });
  const rows = async (query: string) => (await pool.query(query)).rows;
  const written = async () => ({
    evaluations: await rows("select comments from evaluations order by id"),
    ratings: await rows("select rater_attendee_id as rater from pillar_ratings order by id"),
    messages: await rows("select text from messages"),
  });
  const EVERYTHING = {
    evaluations: [{ comments: "Clear and calm" }, { comments: "About Ana" }],
    ratings: [{ rater: 1 }, { rater: 2 }],
    messages: [{ text: "Hello" }],
  };

  test("stay when their author's account is deleted, in a seat without a person", async () => {
    await pool.query("delete from users where keycloak_id = 'a'");
    expect(await written()).toEqual(EVERYTHING);
    expect(await rows("select keycloak_id from attendees order by id")).toEqual([
      { keycloak_id: null },
      { keycloak_id: "b" },
    ]);
    expect(await rows("select owner_keycloak_id from sessions")).toEqual([{ owner_keycloak_id: null }]);
    expect(await rows("select token_hash from embed_tokens")).toEqual([]);
  });

  test.each([1, 2])("keep seat %i, in which they were written, from being deleted", async (seat) => {
    await expect(pool.query("delete from attendees where id = $1", [seat])).rejects.toThrow(/violates foreign key/);
    expect(await written()).toEqual(EVERYTHING);
  });

  test("about a person are deleted with that person's seat if it holds no text of their own", async () => {
    await pool.query("delete from evaluations where evaluator_attendee_id = 2");
    await pool.query("delete from attendees where id = 2");
    expect(await written()).toEqual({ ...EVERYTHING, evaluations: [], ratings: [] });
  });

  test("stay when the organisation is deleted, once its people and institutions have another", async () => {
    await pool.query("update users set organisation_id = null, institution_id = null");
    await pool.query("delete from partners; delete from institutions; delete from organisations");
    expect(await written()).toEqual(EVERYTHING);
    expect(await rows("select visibility, organisation_id, institution_id from sessions")).toEqual([
      { visibility: "organisation", organisation_id: null, institution_id: null },
    ]);
    expect(await rows("select token_hash from embed_tokens")).toEqual([]);
  });

  test("keep an organisation that has people from being deleted", async () => {
    await expect(pool.query("delete from organisations")).rejects.toThrow(/violates foreign key/);
  });

  test("are deleted with their session", async () => {
    await pool.query("delete from sessions");
    expect(await written()).toEqual({ evaluations: [], ratings: [], messages: [] });
  });
});

test("a session may stand in overtime for longer than 24 days", async () => {
  await schemaBefore(pool, "0001_remaining_ms_bigint");
  await applyMigrations(pool);
  await pool.query(FIRST_DATA);
  await pool.query("update schedules set remaining_ms = -3000000000");
  const { rows } = await pool.query("select remaining_ms::text as remaining from schedules");
  expect(rows).toEqual([{ remaining: "-3000000000" }]);
});

test("questions asked and rated before presence was recorded stay heard and stay in the feedback", async () => {
  await schemaBefore(pool, "0014_one_submission");
  await pool.query(FIRST_DATA);
  await pool.query(`
    insert into users (keycloak_id, email, full_name, short_name, role, organisation_id, institution_id)
      values ('c', 'c@example.org', 'Cy C', 'Cy', 'regular_user', 1, 1);
    insert into attendees (id, session_id, keycloak_id, seat, status, is_owner, is_host, hot_seat)
      values (3, 1, 'c', 'participant', 'CONFIRMED', false, false, true);
    insert into questions (id, session_id, attendee_id, number, source_key, question_text, criterion_key,
        contextual_criteria_description, time_limit_sec)
      values (1, 1, 2, 1, 'q', 'Why?', 'clarity', '', 60), (2, 1, 2, 2, 'q', 'How?', 'clarity', '', 60);
    update schedules set timeline = '[
      {"id":"turn0-question-1","type":"QUESTION","questionId":1,"intervieweeAttendeeId":2,"startedAt":1764000000000},
      {"id":"turn0-question-2","type":"QUESTION","questionId":2,"intervieweeAttendeeId":2,"startedAt":null}]';
    insert into pillar_ratings (session_id, rater_attendee_id, evaluatee_attendee_id, ratings, comments, updated_at)
      select 1, rater, 2, '{"Expertise":4,"Agilité":3,"Collaboration":5,"Leadership":2,"Innovation":6}',
        '{"Leadership":"Decide sooner."}', '2026-11-01T10:21:00Z' from unnest(array[1, 2, 3]) as rater`);
  await applyMigrations(pool);

  const heard = await pool.query("select attendee_id, question_id from segment_presence order by attendee_id");
  expect(heard.rows).toEqual([1, 2, 3].map((attendee_id) => ({ attendee_id, question_id: 1 })));
  const forms = await pool.query(
    "select evaluator_attendee_id as by, comments, status, pillars from evaluations order by evaluator_attendee_id",
  );
  expect(forms.rows.map(({ by, comments, status }) => [by, comments, status])).toEqual([
    [1, "Clear and calm", "DRAFT"],
    [3, "", "DRAFT"],
  ]);
  for (const { pillars } of forms.rows)
    expect(pillars).toMatchObject({
      Expertise: { score: 4, comment: "" },
      Leadership: { score: 2, comment: "Decide sooner." },
    });
  const counted = await pool.query("select count(*)::int as ratings from pillar_ratings");
  expect(counted.rows).toEqual([{ ratings: 3 }]);
});

test("a pad from before all questions were kept has the last one whose language was set, and one without has none (TL-P.42)", async () => {
  await schemaBefore(pool, "0028_pad_language_questions");
  await pool.query(`
    insert into pad_documents (id, language, language_question_id, created_at, edited_at)
      values ('asked', 'sql', 7, now(), now()), ('plain', 'go', null, now(), now()), ('new', null, null, now(), now())`);
  await applyMigrations(pool);

  const { rows } = await pool.query(
    "select id, language, language_question_ids as asked from pad_documents order by id",
  );
  expect(rows).toEqual([
    { id: "asked", language: "sql", asked: [7] },
    { id: "new", language: null, asked: [] },
    { id: "plain", language: "go", asked: [] },
  ]);
});
