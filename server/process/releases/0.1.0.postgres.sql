SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.attendance_delete_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 212fc0ca36318ad6f0b5350a410eede10fcb967a22e259e1dec3cc7617b37456 */ begin
        
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select day, issue_id, title, category, status, sum(one) from (select gone.started_day as day, gone.issue_id as issue_id, gone.title as title, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0) as change
        group by day, issue_id, title, category, status having sum(one) <> 0 order by day, issue_id, title, category, status
        on conflict (day, issue_id, title, category, status)
        do update set count = attendance_issue_day.count + excluded.count;
        insert into attendance_hour_day (day, hour, category, status, count)
        select day, hour, category, status, sum(one) from (select gone.started_day as day, gone.started_minute / 60 as hour, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0) as change
        group by day, hour, category, status having sum(one) <> 0 order by day, hour, category, status
        on conflict (day, hour, category, status)
        do update set count = attendance_hour_day.count + excluded.count;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select day, category, status, minutes, sum(one) from (select gone.started_day as day, gone.category as category, gone.status as status, ((floor(extract(epoch from gone.finished_at::timestamptz))
      - floor(extract(epoch from gone.started_at::timestamptz)))::bigint / 60)::int as minutes, -1 as one from gone where gone.practice = 0 and gone.finished_at >= gone.started_at) as change
        group by day, category, status, minutes having sum(one) <> 0 order by day, category, status, minutes
        on conflict (day, category, status, minutes)
        do update set count = attendance_minutes_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_delete_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* fadbe7940db849acbb878b09dc478c7e2ad1f773fa3ffe8da091f11a95fa8815 */ begin
        
  insert into attendance_day (day, status, written, count)
  select day, status, written, sum(one) from (
  select started_day as day, status, (substr(gone.description, 1, 200) <> '')::int as written, -1 as one
  from gone where practice = 0) as change
  group by day, status, written having sum(one) <> 0 order by day, status, written
  on conflict (day, status, written)
  do update set count = attendance_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_insert_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 90bbff7f1fb17021778aff76f29fd1547b9d9ca31b7d0e6b5153a9bf79efd13d */ begin
        
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select day, issue_id, title, category, status, sum(one) from (select added.started_day as day, added.issue_id as issue_id, added.title as title, added.category as category, added.status as status, +1 as one from added where added.practice = 0) as change
        group by day, issue_id, title, category, status having sum(one) <> 0 order by day, issue_id, title, category, status
        on conflict (day, issue_id, title, category, status)
        do update set count = attendance_issue_day.count + excluded.count;
        insert into attendance_hour_day (day, hour, category, status, count)
        select day, hour, category, status, sum(one) from (select added.started_day as day, added.started_minute / 60 as hour, added.category as category, added.status as status, +1 as one from added where added.practice = 0) as change
        group by day, hour, category, status having sum(one) <> 0 order by day, hour, category, status
        on conflict (day, hour, category, status)
        do update set count = attendance_hour_day.count + excluded.count;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select day, category, status, minutes, sum(one) from (select added.started_day as day, added.category as category, added.status as status, ((floor(extract(epoch from added.finished_at::timestamptz))
      - floor(extract(epoch from added.started_at::timestamptz)))::bigint / 60)::int as minutes, +1 as one from added where added.practice = 0 and added.finished_at >= added.started_at) as change
        group by day, category, status, minutes having sum(one) <> 0 order by day, category, status, minutes
        on conflict (day, category, status, minutes)
        do update set count = attendance_minutes_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_insert_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 676e404413593ae8cdb9482fa1166c65e6e9b10711f87b8fd5dfec09d0706ae7 */ begin
        
  insert into attendance_day (day, status, written, count)
  select day, status, written, sum(one) from (
  select started_day as day, status, (substr(added.description, 1, 200) <> '')::int as written, +1 as one
  from added where practice = 0) as change
  group by day, status, written having sum(one) <> 0 order by day, status, written
  on conflict (day, status, written)
  do update set count = attendance_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_insert_told() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 839b93cf92fc6185ffabc83b829dba334c43baddd0ea1b71459f786cc041745d */ begin
        
  if not exists (select 1 from told_target) then return null; end if;
  insert into told_event (key, kind, at, record_id, content)
  select a.key, 'escalation', a.received_at, a.id, json_build_object('issueId', a.issue_id, 'title', a.title, 'category', a.category, 'revision', a.revision, 'advisor', a.advisor, 'startedAt', a.started_at)::text
  from (select added.* from added where added.status = 'Escalated' and added.practice = 0) a
  where exists (select 1 from told_target t where t.escalations = 1
  and (t.categories = '[]' or strpos(t.categories, '"' || a.category || '"') > 0))
  order by a.key on conflict (key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select replace(gen_random_uuid()::text, '-', ''), a.key, t.id, t.kind, t.address,
    'waiting', 0, a.received_at, a.received_at, a.received_at
  from (select added.* from added where added.status = 'Escalated' and added.practice = 0) a join told_event e on e.key = a.key
  join told_target t on t.escalations = 1
  and (t.categories = '[]' or strpos(t.categories, '"' || a.category || '"') > 0)
  order by a.key on conflict (event_key, target_id) do nothing;
        return null;
      end $$;
CREATE FUNCTION public.attendance_update_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 1f837a15ea24ba12e388c7ac985e7436c7331bc6e710223809800aa4a561d93b */ begin
        
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select day, issue_id, title, category, status, sum(one) from (select gone.started_day as day, gone.issue_id as issue_id, gone.title as title, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0 union all select added.started_day as day, added.issue_id as issue_id, added.title as title, added.category as category, added.status as status, +1 as one from added where added.practice = 0) as change
        group by day, issue_id, title, category, status having sum(one) <> 0 order by day, issue_id, title, category, status
        on conflict (day, issue_id, title, category, status)
        do update set count = attendance_issue_day.count + excluded.count;
        insert into attendance_hour_day (day, hour, category, status, count)
        select day, hour, category, status, sum(one) from (select gone.started_day as day, gone.started_minute / 60 as hour, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0 union all select added.started_day as day, added.started_minute / 60 as hour, added.category as category, added.status as status, +1 as one from added where added.practice = 0) as change
        group by day, hour, category, status having sum(one) <> 0 order by day, hour, category, status
        on conflict (day, hour, category, status)
        do update set count = attendance_hour_day.count + excluded.count;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select day, category, status, minutes, sum(one) from (select gone.started_day as day, gone.category as category, gone.status as status, ((floor(extract(epoch from gone.finished_at::timestamptz))
      - floor(extract(epoch from gone.started_at::timestamptz)))::bigint / 60)::int as minutes, -1 as one from gone where gone.practice = 0 and gone.finished_at >= gone.started_at union all select added.started_day as day, added.category as category, added.status as status, ((floor(extract(epoch from added.finished_at::timestamptz))
      - floor(extract(epoch from added.started_at::timestamptz)))::bigint / 60)::int as minutes, +1 as one from added where added.practice = 0 and added.finished_at >= added.started_at) as change
        group by day, category, status, minutes having sum(one) <> 0 order by day, category, status, minutes
        on conflict (day, category, status, minutes)
        do update set count = attendance_minutes_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_update_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 2778beaa4d996fb9e9b1e8057265f0cd7a378632f0c5751273ed79d971038c16 */ begin
        
  insert into attendance_day (day, status, written, count)
  select day, status, written, sum(one) from (
  select started_day as day, status, (substr(gone.description, 1, 200) <> '')::int as written, -1 as one
  from gone where practice = 0 union all 
  select started_day as day, status, (substr(added.description, 1, 200) <> '')::int as written, +1 as one
  from added where practice = 0) as change
  group by day, status, written having sum(one) <> 0 order by day, status, written
  on conflict (day, status, written)
  do update set count = attendance_day.count + excluded.count;
        return null;
      end $$;
CREATE FUNCTION public.attendance_update_told() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 72837f0b1ba886d23f90c522e491e098b8121edd3172c84dc39f8c19c382b0db */ begin
        
  if not exists (select 1 from told_target) then return null; end if;
  insert into told_event (key, kind, at, record_id, content)
  select a.key, 'escalation', a.received_at, a.id, json_build_object('issueId', a.issue_id, 'title', a.title, 'category', a.category, 'revision', a.revision, 'advisor', a.advisor, 'startedAt', a.started_at)::text
  from (select added.* from added join gone on gone.id = added.id
  where added.status = 'Escalated' and added.practice = 0 and not (gone.status = 'Escalated' and gone.practice = 0) and gone.practice < 2) a
  where exists (select 1 from told_target t where t.escalations = 1
  and (t.categories = '[]' or strpos(t.categories, '"' || a.category || '"') > 0))
  order by a.key on conflict (key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select replace(gen_random_uuid()::text, '-', ''), a.key, t.id, t.kind, t.address,
    'waiting', 0, a.received_at, a.received_at, a.received_at
  from (select added.* from added join gone on gone.id = added.id
  where added.status = 'Escalated' and added.practice = 0 and not (gone.status = 'Escalated' and gone.practice = 0) and gone.practice < 2) a join told_event e on e.key = a.key
  join told_target t on t.escalations = 1
  and (t.categories = '[]' or strpos(t.categories, '"' || a.category || '"') > 0)
  order by a.key on conflict (event_key, target_id) do nothing;
        return null;
      end $$;
CREATE FUNCTION public.audit_behind() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 241391d542e83375ac46efa482a4a490ef59f9c35f39534fa4b2a6f8daf4e6ae */ begin
        if exists (select from added, audit_head where added.number <= audit_head.number) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_head_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 3023efd45ce76218470434adb2307fde9df8f5f3d84e32db7476a23c9633d12f */ begin
        if exists (select from gone) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_head_onward() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* cc582806e8b68b98ffe9a9aa5d4c554f0260141bd82ea0d895f12041a317850d */ begin
        if exists (select from gone, added where added.number < gone.number or added.cut < gone.cut or added.cut > added.number) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_head_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 51cbf8d21d2804c5904c483f865dbe0049e5bfb5d88504ae2e9b3450ca9cb24a */ begin
        if exists (select) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 4a258ea82ff129592c6bd9b19ef428479c7e0be0a449c7fea9030042737ffa24 */ begin
        if exists (select from gone, audit_head where gone.number > cut) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_unchanged() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* e6d04a2c367dfd589ed77489a73b0a41752da9af7475feb2ddaf449dd81fb46e */ begin
        if exists (select from gone) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
CREATE FUNCTION public.audit_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 51cbf8d21d2804c5904c483f865dbe0049e5bfb5d88504ae2e9b3450ca9cb24a */ begin
        if exists (select) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.admin (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    disabled integer NOT NULL,
    google_sub text,
    facebook_id text,
    created_at text NOT NULL,
    signed_in_at text,
    reminders integer DEFAULT 1 NOT NULL,
    sought text DEFAULT ''::text NOT NULL,
    campus_issuer text,
    campus_subject text,
    role text DEFAULT 'owner'::text NOT NULL,
    signed_in_before integer DEFAULT 0 NOT NULL,
    role_of_campus integer DEFAULT 0 NOT NULL,
    categories text
);
CREATE TABLE public.advisor_phone (
    id text NOT NULL,
    advisor text NOT NULL,
    code_hash text,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    enrolled_at text,
    revoked_at text
);
CREATE TABLE public.attendance (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    issue_id text NOT NULL,
    revision integer,
    sent_revision integer,
    title text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    advisor text NOT NULL COLLATE pg_catalog."C",
    started_at text NOT NULL COLLATE pg_catalog."C",
    finished_at text,
    sent_at text,
    started_day text NOT NULL COLLATE pg_catalog."C",
    started_minute integer NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    rating real,
    practice integer NOT NULL,
    flagged integer NOT NULL,
    device text,
    description text NOT NULL COLLATE pg_catalog."C",
    steps text NOT NULL,
    trail text,
    swept integer DEFAULT 0 NOT NULL,
    proof text,
    void_id text,
    network text
);
CREATE TABLE public.attendance_day (
    day text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    written integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.attendance_hour_day (
    day text NOT NULL COLLATE pg_catalog."C",
    hour integer NOT NULL,
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);
CREATE TABLE public.attendance_issue_day (
    day text NOT NULL COLLATE pg_catalog."C",
    issue_id text NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);
CREATE TABLE public.attendance_minutes_day (
    day text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    minutes integer NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.audit (
    number integer NOT NULL,
    at text NOT NULL,
    who text,
    what text NOT NULL,
    subject text,
    network text,
    session text,
    request text,
    count integer NOT NULL,
    former text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.audit_head (
    id integer NOT NULL,
    number integer NOT NULL,
    hash text NOT NULL,
    cut integer NOT NULL,
    cut_hash text NOT NULL
);
CREATE TABLE public.empty_search (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    words text NOT NULL,
    phone text
);
CREATE TABLE public.feedback (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    advisor text NOT NULL,
    description text NOT NULL,
    rating real NOT NULL,
    read_at text,
    answered_at text,
    archived_at text,
    answer text,
    answered_by text
);
CREATE TABLE public.former_record (
    record_id bytea NOT NULL,
    correction integer NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    record text NOT NULL
);
CREATE TABLE public.image (
    hash text NOT NULL,
    bytes bytea NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.issue (
    id text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    published integer NOT NULL,
    archived integer NOT NULL,
    steps text NOT NULL,
    removed text NOT NULL,
    version integer NOT NULL,
    revision integer,
    owner text,
    review_by text,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    revision_floor integer DEFAULT 0 NOT NULL,
    first_act text,
    is_starter integer DEFAULT 0 NOT NULL,
    urgent text,
    path_ticks integer DEFAULT 0 NOT NULL,
    also_called text
);
CREATE TABLE public.issue_author (
    issue_id text NOT NULL,
    admin_id text NOT NULL
);
CREATE TABLE public.issue_part (
    issue_id text NOT NULL,
    part text NOT NULL,
    version integer NOT NULL,
    saved_at text NOT NULL,
    saved_by text
);
CREATE TABLE public.issue_review (
    issue_id text NOT NULL,
    version integer NOT NULL,
    step text NOT NULL,
    said_by text NOT NULL,
    said_at text NOT NULL,
    word text NOT NULL
);
CREATE TABLE public.mail (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    created_at text NOT NULL,
    send_after text NOT NULL,
    tries integer NOT NULL,
    sent_at text,
    last_error text,
    tried_until text
);
CREATE TABLE public.migration (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE public.missing_issue (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    advisor text NOT NULL,
    description text NOT NULL,
    category text,
    read_at text,
    answered_at text,
    archived_at text,
    answer text,
    answered_by text,
    draft_id text,
    merged_into text
);
CREATE TABLE public.passkey (
    id text NOT NULL,
    admin_id text NOT NULL,
    public_key text NOT NULL,
    counter integer NOT NULL,
    name text NOT NULL,
    created_at text NOT NULL,
    used_at text
);
CREATE TABLE public.path_check (
    issue_id text NOT NULL,
    fingerprint text NOT NULL,
    steps text NOT NULL,
    checked_at text NOT NULL,
    checked_by text NOT NULL
);
CREATE TABLE public.presence (
    issue_id text NOT NULL,
    admin_id text NOT NULL,
    seen_at text NOT NULL,
    step text
);
CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint
);
CREATE TABLE public.record_void (
    id text NOT NULL,
    at text NOT NULL,
    by text NOT NULL,
    reason text NOT NULL,
    count integer NOT NULL,
    undone_at text
);
CREATE TABLE public.recovery_code (
    hash text NOT NULL,
    admin_id text NOT NULL
);
CREATE TABLE public.reminder (
    issue_id text NOT NULL,
    review_by text NOT NULL,
    stage text NOT NULL,
    made_at text NOT NULL
);
CREATE TABLE public.revision (
    issue_id text NOT NULL,
    number integer NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    steps text NOT NULL,
    saved_at text NOT NULL,
    saved_by text,
    note text,
    first_act text,
    urgent text,
    also_called text
);
CREATE TABLE public.second_factor (
    admin_id text NOT NULL,
    seed text NOT NULL,
    created_at text NOT NULL,
    confirmed_at text,
    last_step integer NOT NULL
);
CREATE TABLE public.second_step (
    hash text NOT NULL,
    admin_id text NOT NULL,
    expires_at text NOT NULL,
    id_token text
);
CREATE TABLE public.session (
    hash text NOT NULL,
    admin_id text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL,
    address text,
    browser text,
    system text,
    id_token text,
    proven_at text
);
CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.step_note (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    advisor text NOT NULL,
    issue_id text NOT NULL,
    revision integer,
    step text NOT NULL,
    description text NOT NULL,
    done_at text,
    read_at text,
    answered_at text,
    answer text,
    answered_by text
);
CREATE TABLE public.token (
    hash text NOT NULL,
    admin_id text NOT NULL,
    purpose text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text,
    email text
);
CREATE TABLE public.told_delivery (
    id text NOT NULL,
    event_key bytea NOT NULL,
    target_id text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    state text NOT NULL,
    at text NOT NULL,
    since text NOT NULL,
    next_at text NOT NULL,
    tries integer NOT NULL,
    answer text
);
CREATE TABLE public.told_event (
    key bytea NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    content text NOT NULL,
    record_id bytea,
    network text,
    is_grouped integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.told_target (
    id text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    categories text NOT NULL,
    summary text NOT NULL,
    created_at text NOT NULL,
    escalations integer NOT NULL,
    summed_through text,
    secret text,
    former_secret text,
    former_until text
);
INSERT INTO public.admin VALUES ('bd8ab323-207d-4109-924e-ce196e53e349', 'ada@example.edu', 'ada', '$argon2id$v=19$m=65536,t=3,p=1$O6TPOlswksZ3USK4its5kQ$KOJA/MlR5dwTiqtbodsMzfFLqwU4O0xgsF9RwvEdLhQ', 0, NULL, NULL, '2026-11-25T12:32:19.963Z', '2026-11-25T12:32:20.654Z', 1, 'ada ada@example.edu', NULL, NULL, 'owner', 0, 0, NULL);
INSERT INTO public.admin VALUES ('82f2d151-d49f-445f-85ec-95d2a21b93e2', 'sam@example.edu', 'sam', NULL, 0, NULL, NULL, '2026-11-25T12:32:21.021Z', NULL, 1, 'sam sam@example.edu', NULL, NULL, 'author', 0, 0, NULL);
INSERT INTO public.attendance VALUES ('\x497342b552824da4b3ceaeb072c77a1d', '\x7d2e1c7a51a54a0e9f1d0f5b3d1c9a01', '\x01cc75b85122f00635e4d6561fb09c9342', '2026-11-25T12:32:20.955Z', 1, 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 1, NULL, 'Party in a corridor', 'Noise complaint', 'Ada', '2026-11-24T02:50:00.000Z', '2026-11-24T03:07:00.000Z', NULL, '2026-11-24', 170, 'Resolved', 4.5, 0, 0, NULL, 'Went well; all, home', '[1,3]', '[[0,1000],[7,9000]]', 0, NULL, NULL, 'HHueFUIAf4F');
INSERT INTO public.attendance VALUES ('\x2a65a9af1a834508ab178779099e78cd', '\x7d2e1c7a51a54a0e9f1d0f5b3d1c9a02', '\x015730f4fcf1563b2541de90193b9497b5', '2026-11-25T12:32:20.969Z', 0, 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 2, NULL, 'Party in the corridor', 'Noise complaint', 'Sam O’Neil', '2026-11-24T02:50:00.000Z', '2026-11-24T03:07:00.000Z', NULL, '2026-11-24', 170, 'Escalated', NULL, 0, 0, NULL, '', '[1]', NULL, 0, NULL, NULL, 'HHueFUIAf4F');
INSERT INTO public.attendance_day VALUES ('2026-11-24', 'Resolved', 1, 1);
INSERT INTO public.attendance_day VALUES ('2026-11-24', 'Escalated', 0, 1);
INSERT INTO public.attendance_hour_day VALUES ('2026-11-24', 2, 'Noise complaint', 'Resolved', 1);
INSERT INTO public.attendance_hour_day VALUES ('2026-11-24', 2, 'Noise complaint', 'Escalated', 1);
INSERT INTO public.attendance_issue_day VALUES ('2026-11-24', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'Party in a corridor', 'Noise complaint', 'Escalated', 0);
INSERT INTO public.attendance_issue_day VALUES ('2026-11-24', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'Party in a corridor', 'Noise complaint', 'Resolved', 1);
INSERT INTO public.attendance_issue_day VALUES ('2026-11-24', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'Party in the corridor', 'Noise complaint', 'Escalated', 1);
INSERT INTO public.attendance_minutes_day VALUES ('2026-11-24', 'Noise complaint', 'Resolved', 17, 1);
INSERT INTO public.attendance_minutes_day VALUES ('2026-11-24', 'Noise complaint', 'Escalated', 17, 1);
INSERT INTO public.audit VALUES (1, '2026-11-25T12:32:19.966Z', NULL, 'admin.create', 'bd8ab323-207d-4109-924e-ce196e53e349', NULL, NULL, NULL, 1, '', 'a86c0a44a7605806d15551e3bbb6f0e911e1bd9014a10341713704ba65d779fa');
INSERT INTO public.audit VALUES (2, '2026-11-25T12:32:20.658Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'session.signIn', 'bd8ab323-207d-4109-924e-ce196e53e349', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', '28a2aa99-79e7-4401-b134-1121aaa36b54', 1, 'a86c0a44a7605806d15551e3bbb6f0e911e1bd9014a10341713704ba65d779fa', '325871ae489eaf998f478bee9e75e0776a596b8dfd4701375e0c7defacf4868a');
INSERT INTO public.audit VALUES (3, '2026-11-25T12:32:20.714Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'picture.upload', 'a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', '865bcace-6c56-428a-8fa8-37dc28e18fbb', 1, '325871ae489eaf998f478bee9e75e0776a596b8dfd4701375e0c7defacf4868a', '1097ed4a7c3d98ebb86c059ec7b80a492030d8a1864a8d52796fab439cfb9c95');
INSERT INTO public.audit VALUES (4, '2026-11-25T12:32:20.733Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'issue.create', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', '94adf0fa-0628-4d88-bc1a-c192401c906b', 1, '1097ed4a7c3d98ebb86c059ec7b80a492030d8a1864a8d52796fab439cfb9c95', '529806c4db42689d2568e703264f0e60c47145a494e4474b3d5e780b38e31c61');
INSERT INTO public.audit VALUES (5, '2026-11-25T12:32:20.789Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'step.create', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd/738f9650-8ade-4f16-a52e-f8a42b844c95', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', 'ab73b2c9-1b15-42c9-b1e4-d593e9dd56e9', 1, '529806c4db42689d2568e703264f0e60c47145a494e4474b3d5e780b38e31c61', 'cfec27c6fb75678fc8649e7036a2d3f7b4e42c6b9c9717bb19cf3995c2283572');
INSERT INTO public.audit VALUES (6, '2026-11-25T12:32:20.800Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'step.create', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd/eed74c35-8b2e-43bd-bd03-83651a3d9f0f', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', 'c46dd8d8-7459-4499-bd3d-3cabb3aa0372', 1, 'cfec27c6fb75678fc8649e7036a2d3f7b4e42c6b9c9717bb19cf3995c2283572', '1d126539d14fe3443d7739b9bf90de89e5518622cbaa9af284bc16dea579348a');
INSERT INTO public.audit VALUES (7, '2026-11-25T12:32:20.823Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'issue.publish', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', 'c11187a1-7e95-4e1a-8f84-25f767cb8c8d', 1, '1d126539d14fe3443d7739b9bf90de89e5518622cbaa9af284bc16dea579348a', 'ef59fe5e6335943be95d6e280ba2c4115ee5ad05ecfc6b67410a58fe20ca33ee');
INSERT INTO public.audit VALUES (8, '2026-11-25T12:32:20.919Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'issue.edit', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', 'de6ba537-e4ff-41c2-b3ed-fecae3afb813', 1, 'ef59fe5e6335943be95d6e280ba2c4115ee5ad05ecfc6b67410a58fe20ca33ee', 'd8de964ed9b492085b77f1d6236139e5649de98042be2e6b3db8c8aded73a2c7');
INSERT INTO public.audit VALUES (9, '2026-11-25T12:32:21.013Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'issue.create', '18e974ff-4a9c-4e42-97e3-e001e1234055', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', 'd513c04b-4658-40f0-9f5a-39c16ff0d3a0', 1, 'd8de964ed9b492085b77f1d6236139e5649de98042be2e6b3db8c8aded73a2c7', '1e1c535dd3ffdc0996724992a7a53cdbbf62e90456c1e72fb2cc542a2bd6eeea');
INSERT INTO public.audit VALUES (10, '2026-11-25T12:32:21.029Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'admin.invite', '82f2d151-d49f-445f-85ec-95d2a21b93e2', '127.0.0.1', '074d7fd3b78340aa9508b928c79ef5b5', '5d906e40-57c5-47c2-939f-c6ef5ce88099', 1, '1e1c535dd3ffdc0996724992a7a53cdbbf62e90456c1e72fb2cc542a2bd6eeea', '4518f1c4beb07ee6aebe1f626796eb48334bd0adc02ca9284014e9fdf512359c');
INSERT INTO public.audit_head VALUES (1, 10, '4518f1c4beb07ee6aebe1f626796eb48334bd0adc02ca9284014e9fdf512359c', 0, '');
INSERT INTO public.feedback VALUES ('\x38934f64219b4942a3237d588cf6afe2', '\x1af15f96b3744066a5c2191b4fe5ec1d', '\x017c983fbcfa393bd88c72ce9250a81739', '2026-11-25T12:32:20.978Z', 0, 'Ada', 'Bigger letters, please.', 4, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.former_record VALUES ('\x497342b552824da4b3ceaeb072c77a1d', 0, '\x012caaa02d7f1b2c545cca2ae5c5bab5d9', '2026-11-25T12:32:20.941Z', '{"issue_id":"ff44c4f3-baaf-48ed-8f17-ca24142002bd","revision":1,"sent_revision":null,"title":"Party in a corridor","category":"Noise complaint","advisor":"Ada","started_at":"2026-11-24T02:50:00.000Z","finished_at":"2026-11-24T03:07:00.000Z","sent_at":null,"started_day":"2026-11-24","started_minute":170,"status":"Escalated","rating":null,"practice":0,"flagged":0,"device":null,"description":"","steps":"[1,3]","trail":null,"swept":0,"proof":null,"void_id":null,"network":"HHueFUIAf4F"}');
INSERT INTO public.image VALUES ('a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577', '\x5249464640000000574542505650382034000000d002009d012a180010003e61268f45242221180400400604a007600012288000feeea63fffdc1cb97105197fffc06ebe2d97c000', 'image/webp', 72, '2026-11-25T12:32:20.785Z');
INSERT INTO public.issue VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'Party in the corridor', 'Noise complaint', 1, 0, '[{"_id":"738f9650-8ade-4f16-a52e-f8a42b844c95","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"eed74c35-8b2e-43bd-bd03-83651a3d9f0f","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '[]', 5, 2, NULL, NULL, '2026-11-25T12:32:20.732Z', '2026-11-25T12:32:20.917Z', 0, NULL, 0, NULL, 0, NULL);
INSERT INTO public.issue VALUES ('18e974ff-4a9c-4e42-97e3-e001e1234055', 'A draft', 'Noise complaint', 0, 0, '[]', '[]', 1, NULL, NULL, NULL, '2026-11-25T12:32:21.012Z', '2026-11-25T12:32:21.012Z', 0, NULL, 0, NULL, 0, NULL);
INSERT INTO public.issue_author VALUES ('18e974ff-4a9c-4e42-97e3-e001e1234055', 'bd8ab323-207d-4109-924e-ce196e53e349');
INSERT INTO public.issue_part VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'step/738f9650-8ade-4f16-a52e-f8a42b844c95', 2, '2026-11-25T12:32:20.787Z', 'bd8ab323-207d-4109-924e-ce196e53e349');
INSERT INTO public.issue_part VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'order', 3, '2026-11-25T12:32:20.799Z', 'bd8ab323-207d-4109-924e-ce196e53e349');
INSERT INTO public.issue_part VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'step/eed74c35-8b2e-43bd-bd03-83651a3d9f0f', 3, '2026-11-25T12:32:20.799Z', 'bd8ab323-207d-4109-924e-ce196e53e349');
INSERT INTO public.issue_part VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 'details', 5, '2026-11-25T12:32:20.917Z', 'bd8ab323-207d-4109-924e-ce196e53e349');
INSERT INTO public.mail VALUES ('3a866829-6906-4e88-8e85-4c9011f4b9d1', 'sam@example.edu', 'Your invitation to ResLife On-Call', '', '2026-11-25T12:32:21.028Z', '2026-11-25T12:34:21.042Z', 1, '2026-11-25T12:32:21.053Z', NULL, NULL);
INSERT INTO public.migration VALUES ('001-first-tables', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('002-analytics-order', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('003-compact-records', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('004-analytics-sorts', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('005-rate-limit-expiry', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('006-revision-floor', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('007-first-act', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('008-notes-and-searches', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('009-urgent-corrections', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('010-issue-parts', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('011-inbox', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('012-sign-ins', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('013-presence', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('014-path-checks', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('015-told', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('016-presence-step', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('017-analytics-charts', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('018-review-reminders', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('019-mail-tried-until', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('020-people-search', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('021-merged-order', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('022-told-fairly', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('023-also-called', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('024-campus-sign-in', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('025-trail', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('026-second-factor', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('027-roles', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('028-retention', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('029-roles-of-campus', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('030-proven-advisors', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('031-passkeys', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('032-voided-records', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('033-messages-by-day', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('034-proven-sessions', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('035-advisor-phones', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('036-own-categories', '2026-11-25T12:32:18.884Z');
INSERT INTO public.migration VALUES ('037-second-person', '2026-11-25T12:32:18.884Z');
INSERT INTO public.missing_issue VALUES ('\xc14ab1bebd9b4fb9ae752b9465c932db', '\x58e391ddc84c47cfbb0b7ccd494a77eb', '\x018efc9eb1a1f9b03c9d31bb2a6d475cad', '2026-11-25T12:32:20.990Z', 0, 'Ada', 'Lost keys', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.rate_limit VALUES ('sign-in/email+ip/day/ada@example.edu/127.0.0.1', 0, 1795696340529);
INSERT INTO public.rate_limit VALUES ('sign-in/ip/127.0.0.1', 0, 1795610840529);
INSERT INTO public.rate_limit VALUES ('sign-in/email/ada@example.edu', 0, 1795613540529);
INSERT INTO public.rate_limit VALUES ('sign-in/email/day/ada@example.edu', 0, 1795696340529);
INSERT INTO public.rate_limit VALUES ('sign-in/all/all', 0, 1795613540536);
INSERT INTO public.rate_limit VALUES ('mail/email+admin/sam@example.edu/bd8ab323-207d-4109-924e-ce196e53e349', 1, 1795613541020);
INSERT INTO public.rate_limit VALUES ('mail/admin/bd8ab323-207d-4109-924e-ce196e53e349', 1, 1795613541020);
INSERT INTO public.revision VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 1, 'Party in a corridor', 'Noise complaint', '[{"_id":"738f9650-8ade-4f16-a52e-f8a42b844c95","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"eed74c35-8b2e-43bd-bd03-83651a3d9f0f","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '2026-11-25T12:32:20.820Z', 'bd8ab323-207d-4109-924e-ce196e53e349', NULL, NULL, NULL, NULL);
INSERT INTO public.revision VALUES ('ff44c4f3-baaf-48ed-8f17-ca24142002bd', 2, 'Party in the corridor', 'Noise complaint', '[{"_id":"738f9650-8ade-4f16-a52e-f8a42b844c95","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"eed74c35-8b2e-43bd-bd03-83651a3d9f0f","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '2026-11-25T12:32:20.917Z', 'bd8ab323-207d-4109-924e-ce196e53e349', 'Clearer', NULL, NULL, NULL);
INSERT INTO public.session VALUES ('be99ed9d7519e45ac44116ff27273c0d11f9bacd124c5eac497a9c41ec3e8d55', 'bd8ab323-207d-4109-924e-ce196e53e349', '2026-11-25T12:32:20.655Z', '2026-11-25T12:32:20.655Z', '127.0.0.1', NULL, NULL, NULL, '2026-11-25T12:32:20.652Z');
INSERT INTO public.setting VALUES ('csrf_secret', 'nLiprmVT7sGKF3zta0CssU57-2axK0sEmrLZOjVp4Qg');
INSERT INTO public.setting VALUES ('epoch', '8427f4fe-351e-40df-9daf-5c7cd5845d04');
INSERT INTO public.setting VALUES ('device_secret', 'PPUxfomJml09ZSZTpLNhttj7GPXH2cjFQo_IVFQmEMw');
INSERT INTO public.setting VALUES ('library-version', '8ff08cd8-cd14-4ead-86e4-68c6e41c7b3f');
INSERT INTO public.setting VALUES ('network_secret', 'H6l1hPOYFntdkojTV61t7a3H9HU-8yVPhLJyo9pHEQU');
INSERT INTO public.step_note VALUES ('\x58de4fe233e644b891bee7fea2f7dc0e', '\x59de1dba51294a42bcdcf7b3d383bc74', '\x0194f7281f5d2255aec430648bffa7f9ef', '2026-11-25T12:32:21.007Z', 0, 'Ada', 'ff44c4f3-baaf-48ed-8f17-ca24142002bd', 1, '738f9650-8ade-4f16-a52e-f8a42b844c95', 'A neighbour may know.', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.token VALUES ('da1b8a2bb521454e3adf62c2d75592a01140bb0723a9196b353d4063b44baafa', '82f2d151-d49f-445f-85ec-95d2a21b93e2', 'invitation', '2026-11-25T12:32:21.025Z', '2026-12-02T12:32:21.025Z', NULL, NULL);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_email_key UNIQUE (email);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_facebook_id_key UNIQUE (facebook_id);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_google_sub_key UNIQUE (google_sub);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.advisor_phone
    ADD CONSTRAINT advisor_phone_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.advisor_phone
    ADD CONSTRAINT advisor_phone_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attendance_day
    ADD CONSTRAINT attendance_day_pk PRIMARY KEY (day, status, written);
ALTER TABLE ONLY public.attendance_hour_day
    ADD CONSTRAINT attendance_hour_day_pkey PRIMARY KEY (day, hour, category, status);
ALTER TABLE ONLY public.attendance_issue_day
    ADD CONSTRAINT attendance_issue_day_pkey PRIMARY KEY (day, issue_id, title, category, status);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_key_key UNIQUE (key);
ALTER TABLE ONLY public.attendance_minutes_day
    ADD CONSTRAINT attendance_minutes_day_pkey PRIMARY KEY (day, category, status, minutes);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey1 PRIMARY KEY (number);
ALTER TABLE ONLY public.empty_search
    ADD CONSTRAINT empty_search_key_key UNIQUE (key);
ALTER TABLE ONLY public.empty_search
    ADD CONSTRAINT empty_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_key_key UNIQUE (key);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.former_record
    ADD CONSTRAINT former_record_pk PRIMARY KEY (record_id, correction);
ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.issue_author
    ADD CONSTRAINT issue_author_key PRIMARY KEY (issue_id, admin_id);
ALTER TABLE ONLY public.issue_part
    ADD CONSTRAINT issue_part_pk PRIMARY KEY (issue_id, part);
ALTER TABLE ONLY public.issue
    ADD CONSTRAINT issue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.issue_review
    ADD CONSTRAINT issue_review_pkey PRIMARY KEY (issue_id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_key_key UNIQUE (key);
ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.path_check
    ADD CONSTRAINT path_check_key PRIMARY KEY (issue_id, fingerprint);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pk PRIMARY KEY (issue_id, admin_id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.record_void
    ADD CONSTRAINT record_void_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.reminder
    ADD CONSTRAINT reminder_pk PRIMARY KEY (issue_id, review_by, stage);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pk PRIMARY KEY (issue_id, number);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (admin_id);
ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.step_note
    ADD CONSTRAINT step_note_key_key UNIQUE (key);
ALTER TABLE ONLY public.step_note
    ADD CONSTRAINT step_note_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.told_delivery
    ADD CONSTRAINT told_delivery_once UNIQUE (event_key, target_id);
ALTER TABLE ONLY public.told_delivery
    ADD CONSTRAINT told_delivery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.told_event
    ADD CONSTRAINT told_event_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.told_target
    ADD CONSTRAINT told_target_address UNIQUE (kind, address);
ALTER TABLE ONLY public.told_target
    ADD CONSTRAINT told_target_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX admin_campus ON public.admin USING btree (campus_issuer, campus_subject);
CREATE INDEX admin_sought ON public.admin USING btree (email, sought);
CREATE INDEX attendance_by_advisor ON public.attendance USING btree (advisor, started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_by_day ON public.attendance USING btree (started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_by_feedback ON public.attendance USING btree (substr(description, 1, 200), started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_by_minute ON public.attendance USING btree (started_minute, started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_by_status ON public.attendance USING btree (status, started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_by_title ON public.attendance USING btree (title, started_day, started_at, id) WHERE (practice = 0);
CREATE INDEX attendance_network ON public.attendance USING btree (received_at, network) WHERE (network IS NOT NULL);
CREATE INDEX attendance_of_void ON public.attendance USING btree (void_id) WHERE (void_id IS NOT NULL);
CREATE INDEX attendance_practised ON public.attendance USING btree (started_day, started_at, id) WHERE (practice = 1);
CREATE INDEX attendance_proven ON public.attendance USING btree (proof) WHERE (proof IS NOT NULL);
CREATE INDEX attendance_unswept ON public.attendance USING btree (started_day) WHERE (swept = 0);
CREATE INDEX attendance_voided ON public.attendance USING btree (started_day) WHERE (practice > 1);
CREATE INDEX attendance_without_feedback ON public.attendance USING btree (started_day, started_at, id) WHERE ((practice = 0) AND (description = ''::text));
CREATE INDEX audit_days ON public.audit USING btree (at, number);
CREATE INDEX audit_people ON public.audit USING btree (who, at, number);
CREATE INDEX empty_search_by_age ON public.empty_search USING btree (received_at);
CREATE INDEX empty_search_by_words ON public.empty_search USING btree (words, phone, received_at);
CREATE INDEX feedback_answered ON public.feedback USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (answered_at IS NOT NULL));
CREATE INDEX feedback_archived ON public.feedback USING btree (received_at, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX feedback_by_day ON public.feedback USING btree (substr(received_at, 1, 10));
CREATE INDEX feedback_open ON public.feedback USING btree (received_at, id) WHERE (archived_at IS NULL);
CREATE INDEX feedback_unread ON public.feedback USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (read_at IS NULL));
CREATE INDEX mail_by_age ON public.mail USING btree (created_at);
CREATE INDEX missing_issue_answered ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL) AND (answered_at IS NOT NULL));
CREATE INDEX missing_issue_archived ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NOT NULL) AND (merged_into IS NULL));
CREATE INDEX missing_issue_by_day ON public.missing_issue USING btree (substr(received_at, 1, 10));
CREATE INDEX missing_issue_merged ON public.missing_issue USING btree (merged_into, received_at, id) WHERE (merged_into IS NOT NULL);
CREATE INDEX missing_issue_open ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL));
CREATE INDEX missing_issue_unread ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL) AND (read_at IS NULL));
CREATE INDEX passkey_admin ON public.passkey USING btree (admin_id);
CREATE INDEX rate_limit_by_expire ON public.rate_limit USING btree (expire);
CREATE INDEX record_void_by_age ON public.record_void USING btree (at);
CREATE INDEX recovery_code_admin ON public.recovery_code USING btree (admin_id);
CREATE INDEX second_step_admin ON public.second_step USING btree (admin_id);
CREATE INDEX step_note_answered ON public.step_note USING btree (received_at, id) WHERE ((done_at IS NULL) AND (answered_at IS NOT NULL));
CREATE INDEX step_note_archived ON public.step_note USING btree (received_at, id) WHERE (done_at IS NOT NULL);
CREATE INDEX step_note_by_day ON public.step_note USING btree (substr(received_at, 1, 10));
CREATE INDEX step_note_open ON public.step_note USING btree (received_at, id) WHERE (done_at IS NULL);
CREATE INDEX step_note_to_do ON public.step_note USING btree (issue_id, received_at) WHERE (done_at IS NULL);
CREATE INDEX step_note_unread ON public.step_note USING btree (received_at, id) WHERE ((done_at IS NULL) AND (read_at IS NULL));
CREATE INDEX told_delivery_due ON public.told_delivery USING btree (target_id, next_at) WHERE (state = 'waiting'::text);
CREATE INDEX told_delivery_grouped ON public.told_delivery USING btree (target_id) WHERE (state = 'grouped'::text);
CREATE INDEX told_delivery_handed ON public.told_delivery USING btree (id) WHERE (state = 'handed'::text);
CREATE INDEX told_delivery_log ON public.told_delivery USING btree (at, id);
CREATE INDEX told_delivery_states ON public.told_delivery USING btree (state, at, id);
CREATE INDEX told_event_by_age ON public.told_event USING btree (at);
CREATE INDEX told_event_network ON public.told_event USING btree (network, at) WHERE (network IS NOT NULL);
CREATE TRIGGER attendance_delete_charts AFTER DELETE ON public.attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_delete_charts();
CREATE TRIGGER attendance_delete_counted AFTER DELETE ON public.attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_delete_counted();
CREATE TRIGGER attendance_insert_charts AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_charts();
CREATE TRIGGER attendance_insert_counted AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_counted();
CREATE TRIGGER attendance_insert_told AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_told();
CREATE TRIGGER attendance_update_charts AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_charts();
CREATE TRIGGER attendance_update_counted AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_counted();
CREATE TRIGGER attendance_update_told AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_told();
CREATE TRIGGER audit_behind AFTER INSERT ON public.audit REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_behind();
CREATE TRIGGER audit_head_kept AFTER DELETE ON public.audit_head REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_kept();
CREATE TRIGGER audit_head_onward AFTER UPDATE ON public.audit_head REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_onward();
CREATE TRIGGER audit_head_whole AFTER TRUNCATE ON public.audit_head FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_whole();
CREATE TRIGGER audit_kept AFTER DELETE ON public.audit REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.audit_kept();
CREATE TRIGGER audit_unchanged AFTER UPDATE ON public.audit REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_unchanged();
CREATE TRIGGER audit_whole AFTER TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.audit_whole();
ALTER TABLE ONLY public.issue_part
    ADD CONSTRAINT issue_part_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.issue(id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.issue(id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
