--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

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

--
-- Name: attendance_delete_charts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attendance_delete_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 9d5d1e0a7a9780463d8186c119958c2159afbfbbce3bce0f2b052f00f2628b75 */ begin
        
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
        insert into attendance_area_day (day, area, category, status, count)
        select day, area, category, status, sum(one) from (select gone.started_day as day, gone.area as area, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0 and gone.area is not null) as change
        group by day, area, category, status having sum(one) <> 0 order by day, area, category, status
        on conflict (day, area, category, status)
        do update set count = attendance_area_day.count + excluded.count;
        return null;
      end $$;


--
-- Name: attendance_delete_counted(); Type: FUNCTION; Schema: public; Owner: -
--

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


--
-- Name: attendance_insert_charts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attendance_insert_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 1cf12f9d51f4ee7710fa8c7cf9182445a1e22e364ed8795c913c74f5a92f46ae */ begin
        
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
        insert into attendance_area_day (day, area, category, status, count)
        select day, area, category, status, sum(one) from (select added.started_day as day, added.area as area, added.category as category, added.status as status, +1 as one from added where added.practice = 0 and added.area is not null) as change
        group by day, area, category, status having sum(one) <> 0 order by day, area, category, status
        on conflict (day, area, category, status)
        do update set count = attendance_area_day.count + excluded.count;
        return null;
      end $$;


--
-- Name: attendance_insert_counted(); Type: FUNCTION; Schema: public; Owner: -
--

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


--
-- Name: attendance_insert_told(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attendance_insert_told() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 5709901cbf231420de4c3662a0a619f8d57e224205d04f656b677a23e0da2587 */ begin
        
  if not exists (select 1 from told_target) then return null; end if;
  insert into told_event (key, kind, at, record_id, content)
  select a.key, 'escalation', a.received_at, a.id, json_build_object('issueId', a.issue_id, 'title', a.title, 'category', a.category, 'revision', a.revision, 'advisor', a.advisor, 'area', a.area, 'startedAt', a.started_at)::text
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


--
-- Name: attendance_update_charts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attendance_update_charts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* c53277a6cb64f7ed1262bf6f13678950ac7d7c44a770948432ffa325f200518e */ begin
        
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
        insert into attendance_area_day (day, area, category, status, count)
        select day, area, category, status, sum(one) from (select gone.started_day as day, gone.area as area, gone.category as category, gone.status as status, -1 as one from gone where gone.practice = 0 and gone.area is not null union all select added.started_day as day, added.area as area, added.category as category, added.status as status, +1 as one from added where added.practice = 0 and added.area is not null) as change
        group by day, area, category, status having sum(one) <> 0 order by day, area, category, status
        on conflict (day, area, category, status)
        do update set count = attendance_area_day.count + excluded.count;
        return null;
      end $$;


--
-- Name: attendance_update_counted(); Type: FUNCTION; Schema: public; Owner: -
--

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


--
-- Name: attendance_update_told(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.attendance_update_told() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* a11fe53d190866cac23cee9747dec2614ae0a066b7836688e9e0f0855ac1897a */ begin
        
  if not exists (select 1 from told_target) then return null; end if;
  insert into told_event (key, kind, at, record_id, content)
  select a.key, 'escalation', a.received_at, a.id, json_build_object('issueId', a.issue_id, 'title', a.title, 'category', a.category, 'revision', a.revision, 'advisor', a.advisor, 'area', a.area, 'startedAt', a.started_at)::text
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


--
-- Name: audit_behind(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_behind() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 241391d542e83375ac46efa482a4a490ef59f9c35f39534fa4b2a6f8daf4e6ae */ begin
        if exists (select from added, audit_head where added.number <= audit_head.number) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_head_kept(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_head_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 3023efd45ce76218470434adb2307fde9df8f5f3d84e32db7476a23c9633d12f */ begin
        if exists (select from gone) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_head_onward(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_head_onward() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* cc582806e8b68b98ffe9a9aa5d4c554f0260141bd82ea0d895f12041a317850d */ begin
        if exists (select from gone, added where added.number < gone.number or added.cut < gone.cut or added.cut > added.number) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_head_whole(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_head_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 51cbf8d21d2804c5904c483f865dbe0049e5bfb5d88504ae2e9b3450ca9cb24a */ begin
        if exists (select) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_kept(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 4a258ea82ff129592c6bd9b19ef428479c7e0be0a449c7fea9030042737ffa24 */ begin
        if exists (select from gone, audit_head where gone.number > cut) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_unchanged(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_unchanged() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* e6d04a2c367dfd589ed77489a73b0a41752da9af7475feb2ddaf449dd81fb46e */ begin
        if exists (select from gone) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


--
-- Name: audit_whole(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ /* 51cbf8d21d2804c5904c483f865dbe0049e5bfb5d88504ae2e9b3450ca9cb24a */ begin
        if exists (select) then raise exception 'The trail is only added to.'; end if;
        return null;
      end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: admin; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: advisor_phone; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.advisor_phone (
    id text NOT NULL,
    advisor text NOT NULL,
    code_hash text,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    enrolled_at text,
    revoked_at text
);


--
-- Name: attendance; Type: TABLE; Schema: public; Owner: -
--

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
    network text,
    area text,
    report text,
    moments text
);


--
-- Name: attendance_area_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attendance_area_day (
    day text NOT NULL COLLATE pg_catalog."C",
    area text NOT NULL,
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);


--
-- Name: attendance_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attendance_day (
    day text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    written integer NOT NULL,
    count integer NOT NULL
);


--
-- Name: attendance_hour_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attendance_hour_day (
    day text NOT NULL COLLATE pg_catalog."C",
    hour integer NOT NULL,
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);


--
-- Name: attendance_issue_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attendance_issue_day (
    day text NOT NULL COLLATE pg_catalog."C",
    issue_id text NOT NULL,
    title text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);


--
-- Name: attendance_minutes_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attendance_minutes_day (
    day text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    status text NOT NULL COLLATE pg_catalog."C",
    minutes integer NOT NULL,
    count integer NOT NULL
);


--
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: audit_head; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_head (
    id integer NOT NULL,
    number integer NOT NULL,
    hash text NOT NULL,
    cut integer NOT NULL,
    cut_hash text NOT NULL
);


--
-- Name: empty_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.empty_search (
    id bytea NOT NULL,
    key bytea NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    correction integer NOT NULL,
    words text NOT NULL,
    phone text
);


--
-- Name: feedback; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: former_record; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.former_record (
    record_id bytea NOT NULL,
    correction integer NOT NULL,
    body_hash bytea NOT NULL,
    received_at text NOT NULL,
    record text NOT NULL
);


--
-- Name: image; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.image (
    hash text NOT NULL,
    bytes bytea NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    created_at text NOT NULL
);


--
-- Name: issue; Type: TABLE; Schema: public; Owner: -
--

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
    also_called text,
    reviewed_at text,
    reviewed_by text,
    awaits_review integer
);


--
-- Name: issue_author; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.issue_author (
    issue_id text NOT NULL,
    admin_id text NOT NULL
);


--
-- Name: issue_part; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.issue_part (
    issue_id text NOT NULL,
    part text NOT NULL,
    version integer NOT NULL,
    saved_at text NOT NULL,
    saved_by text
);


--
-- Name: issue_review; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.issue_review (
    issue_id text NOT NULL,
    version integer NOT NULL,
    step text NOT NULL,
    said_by text NOT NULL,
    said_at text NOT NULL,
    word text NOT NULL
);


--
-- Name: mail; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migration (
    name text NOT NULL,
    applied_at text NOT NULL
);


--
-- Name: missing_issue; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: passkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey (
    id text NOT NULL,
    admin_id text NOT NULL,
    public_key text NOT NULL,
    counter integer NOT NULL,
    name text NOT NULL,
    created_at text NOT NULL,
    used_at text
);


--
-- Name: path_check; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.path_check (
    issue_id text NOT NULL,
    fingerprint text NOT NULL,
    steps text NOT NULL,
    checked_at text NOT NULL,
    checked_by text NOT NULL
);


--
-- Name: presence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.presence (
    issue_id text NOT NULL,
    admin_id text NOT NULL,
    seen_at text NOT NULL,
    step text
);


--
-- Name: rate_limit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint
);


--
-- Name: record_void; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.record_void (
    id text NOT NULL,
    at text NOT NULL,
    by text NOT NULL,
    reason text NOT NULL,
    count integer NOT NULL,
    undone_at text
);


--
-- Name: recovery_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_code (
    hash text NOT NULL,
    admin_id text NOT NULL
);


--
-- Name: reminder; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reminder (
    issue_id text NOT NULL,
    review_by text NOT NULL,
    stage text NOT NULL,
    made_at text NOT NULL
);


--
-- Name: revision; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: second_factor; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_factor (
    admin_id text NOT NULL,
    seed text NOT NULL,
    created_at text NOT NULL,
    confirmed_at text,
    last_step integer NOT NULL
);


--
-- Name: second_step; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_step (
    hash text NOT NULL,
    admin_id text NOT NULL,
    expires_at text NOT NULL,
    id_token text
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: setting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: step_note; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.token (
    hash text NOT NULL,
    admin_id text NOT NULL,
    purpose text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text,
    email text
);


--
-- Name: told_delivery; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: told_event; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.told_event (
    key bytea NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    content text NOT NULL,
    record_id bytea,
    network text,
    is_grouped integer DEFAULT 0 NOT NULL
);


--
-- Name: told_target; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Data for Name: admin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin VALUES ('a7edf4ba-5dcb-40f1-aa0b-daea1c11ffeb', 'sam@example.edu', 'sam', NULL, 0, NULL, NULL, '2026-11-27T18:27:18.333Z', NULL, 1, 'sam sam@example.edu', NULL, NULL, 'author', 0, 0, '["Noise complaint"]');
INSERT INTO public.admin VALUES ('399135bf-6feb-405f-a409-e305c0a35848', 'ada@example.edu', 'ada', '$argon2id$v=19$m=65536,t=3,p=1$5x3LmEh0XVgKxMx7Bgof+w$qGqk170y26RAZi4NJokaDdpI4+AWj30a4sd5/E9vBLg', 0, NULL, NULL, '2026-11-27T18:27:16.850Z', '2026-11-27T18:27:17.793Z', 1, 'ada ada@example.edu', NULL, NULL, 'owner', 0, 0, NULL);


--
-- Data for Name: advisor_phone; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attendance; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance VALUES ('\x375b966c88a04606b402302bea9e127d', '\xef87594a010f49c993ba08cdc1cedd0a', '\x01a43f42255ca24458f5573d3cbbfbb6c1', '2026-11-27T18:27:20.379Z', 1, '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, NULL, 'Party in the corridor', 'Noise complaint', 'Ada', '2026-11-21T02:14:00.000Z', '2026-11-21T02:20:00.000Z', NULL, '2026-11-20', 1274, 'Resolved', 4.5, 0, 0, '3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b', 'Went well; all, home', '[2,3,6]', '[[1,4000],[7,9000],[2,15000,"call:security"],[12,16000]]', 0, NULL, NULL, 'cy3mC3z2NTy', 'North', 'written', NULL);
INSERT INTO public.attendance VALUES ('\xa26ed741804c4df68970ff911b04ba65', '\xe2ac747137084391af7dad0ee9f5d3b3', '\x016a0705f787a7896d7e3aba1ca40c15c7', '2026-11-27T18:27:20.411Z', 0, '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, NULL, 'Party in the corridor', 'Noise complaint', 'Sam', '2026-11-22T03:14:00.000Z', '2026-11-22T03:20:00.000Z', NULL, '2026-11-21', 1334, 'Escalated', NULL, 0, 0, '3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b', '', '[2]', '[[1,4000],[9,8000]]', 0, NULL, NULL, 'cy3mC3z2NTy', 'South', NULL, '[[0,1000,"handed:Ada"]]');
INSERT INTO public.attendance VALUES ('\xbcebc73e316840e9be817d78e87668a2', '\x2d18faa9272a416ea256c604b292dfc0', '\x0164485398f334188c1540275af6998eb3', '2026-11-27T18:27:20.418Z', 0, '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, NULL, 'Party in the corridor', 'Noise complaint', 'Ada', '2026-11-23T03:14:00.000Z', '2026-11-23T03:20:00.000Z', NULL, '2026-11-22', 1334, 'Resolved', NULL, 1, 0, '3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b', '', '[2,3,6]', '[[1,4000],[7,9000],[2,15000,"call:security"],[12,16000]]', 0, NULL, NULL, 'cy3mC3z2NTy', 'North', NULL, NULL);
INSERT INTO public.attendance VALUES ('\x964781c686ef404c8dd06c8f6530a308', '\x255cd0ce0f77445890b661be02aa5675', '\x01202f2f0e130d8f5eefafbedd49481163', '2026-11-27T18:27:20.425Z', 0, '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, NULL, 'Party in the corridor', 'Noise complaint', 'Nobody', '2026-11-23T05:14:00.000Z', '2026-11-23T05:20:00.000Z', NULL, '2026-11-23', 14, 'Escalated', NULL, 2, 0, '3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b', '', '[]', NULL, 0, NULL, '32899ba2-bee5-4308-a51d-6aa30061aeee', 'cy3mC3z2NTy', 'North', NULL, NULL);


--
-- Data for Name: attendance_area_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance_area_day VALUES ('2026-11-20', 'North', 'Noise complaint', 'Resolved', 1);
INSERT INTO public.attendance_area_day VALUES ('2026-11-21', 'South', 'Noise complaint', 'Escalated', 1);
INSERT INTO public.attendance_area_day VALUES ('2026-11-23', 'North', 'Noise complaint', 'Escalated', 0);


--
-- Data for Name: attendance_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance_day VALUES ('2026-11-20', 'Resolved', 1, 1);
INSERT INTO public.attendance_day VALUES ('2026-11-21', 'Escalated', 0, 1);
INSERT INTO public.attendance_day VALUES ('2026-11-23', 'Escalated', 0, 0);


--
-- Data for Name: attendance_hour_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance_hour_day VALUES ('2026-11-20', 21, 'Noise complaint', 'Resolved', 1);
INSERT INTO public.attendance_hour_day VALUES ('2026-11-21', 22, 'Noise complaint', 'Escalated', 1);
INSERT INTO public.attendance_hour_day VALUES ('2026-11-23', 0, 'Noise complaint', 'Escalated', 0);


--
-- Data for Name: attendance_issue_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance_issue_day VALUES ('2026-11-20', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'Party in the corridor', 'Noise complaint', 'Resolved', 1);
INSERT INTO public.attendance_issue_day VALUES ('2026-11-21', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'Party in the corridor', 'Noise complaint', 'Escalated', 1);
INSERT INTO public.attendance_issue_day VALUES ('2026-11-23', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'Party in the corridor', 'Noise complaint', 'Escalated', 0);


--
-- Data for Name: attendance_minutes_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attendance_minutes_day VALUES ('2026-11-20', 'Noise complaint', 'Resolved', 6, 1);
INSERT INTO public.attendance_minutes_day VALUES ('2026-11-21', 'Noise complaint', 'Escalated', 6, 1);
INSERT INTO public.attendance_minutes_day VALUES ('2026-11-23', 'Noise complaint', 'Escalated', 6, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit VALUES (1, '2026-11-27T18:27:16.854Z', NULL, 'admin.create', '399135bf-6feb-405f-a409-e305c0a35848', NULL, NULL, NULL, 1, '', '17f162709f00b02be620f02b24c6c8805078d5a53123580457146c5e2cef65e1');
INSERT INTO public.audit VALUES (2, '2026-11-27T18:27:17.868Z', '399135bf-6feb-405f-a409-e305c0a35848', 'session.signIn', '399135bf-6feb-405f-a409-e305c0a35848', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '8822edf5-5e58-45ed-84eb-0846ff721a60', 1, '17f162709f00b02be620f02b24c6c8805078d5a53123580457146c5e2cef65e1', '247d006e09dc54fcc0d0006125209a03329f579998bf6bce46dcf6fb2e6edf2a');
INSERT INTO public.audit VALUES (3, '2026-11-27T18:27:18.056Z', '399135bf-6feb-405f-a409-e305c0a35848', 'settings.edit', NULL, '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'd1b5b245-dfc6-4af5-8b8f-f5e01c554342', 1, '247d006e09dc54fcc0d0006125209a03329f579998bf6bce46dcf6fb2e6edf2a', 'bef3fab9f00c0ef3b38e56aa7ee32070e91117de5508bbe99034a25f4490f664');
INSERT INTO public.audit VALUES (4, '2026-11-27T18:27:18.212Z', '399135bf-6feb-405f-a409-e305c0a35848', 'settings.report', NULL, '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '0ffdbdd1-9f2c-487e-abd8-4745803316e9', 1, 'bef3fab9f00c0ef3b38e56aa7ee32070e91117de5508bbe99034a25f4490f664', '169086ae436077358156dc0ebce7313302694d1a4f4d8405490a394b6ec529a9');
INSERT INTO public.audit VALUES (5, '2026-11-27T18:27:18.324Z', '399135bf-6feb-405f-a409-e305c0a35848', 'picture.upload', '98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '4383dc2b-8c8d-4a36-babb-f976b41cf052', 1, '169086ae436077358156dc0ebce7313302694d1a4f4d8405490a394b6ec529a9', '5bcf53186afd31069c51ad413f836f103634064becdd2bc323a2f82d3acc42d2');
INSERT INTO public.audit VALUES (6, '2026-11-27T18:27:18.338Z', '399135bf-6feb-405f-a409-e305c0a35848', 'admin.invite', 'a7edf4ba-5dcb-40f1-aa0b-daea1c11ffeb', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '59f75f4b-48d4-479a-b01d-405557751fb5', 1, '5bcf53186afd31069c51ad413f836f103634064becdd2bc323a2f82d3acc42d2', 'd336795d99bcc3e151a3c3596f5679caad2fd8569b90e134c1514d8f2eb1f26c');
INSERT INTO public.audit VALUES (7, '2026-11-27T18:27:18.869Z', '399135bf-6feb-405f-a409-e305c0a35848', 'admin.setCategories', 'a7edf4ba-5dcb-40f1-aa0b-daea1c11ffeb', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'b4b2c1a6-1314-436b-8255-72885c870064', 1, 'd336795d99bcc3e151a3c3596f5679caad2fd8569b90e134c1514d8f2eb1f26c', '1f8872f53baf9f7ab0cbdd19b500c8f632f6f673e3bfd62e79e2768b72edb51f');
INSERT INTO public.audit VALUES (8, '2026-11-27T18:27:18.939Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.create', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '9b7988a0-8ce6-4718-a501-21eb63aabb34', 1, '1f8872f53baf9f7ab0cbdd19b500c8f632f6f673e3bfd62e79e2768b72edb51f', 'dbf3b7f707e4fda21991dc6c19b973e49236612094ef19d80ae8686aba54bd6b');
INSERT INTO public.audit VALUES (9, '2026-11-27T18:27:19.087Z', '399135bf-6feb-405f-a409-e305c0a35848', 'step.create', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6/b17a22a3-c9cc-4b10-af0f-c6d1f06b3018', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'c3b549e3-7e6c-43c7-a140-61403fc6bba8', 1, 'dbf3b7f707e4fda21991dc6c19b973e49236612094ef19d80ae8686aba54bd6b', '5dd311532c991fbd41d33c31a0a0c5fd10c7db43ccc17cbe292e1871ec752d43');
INSERT INTO public.audit VALUES (10, '2026-11-27T18:27:19.095Z', '399135bf-6feb-405f-a409-e305c0a35848', 'step.create', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6/cd3ea8a8-c782-42b6-99b6-4b013337e614', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '26b0f505-4c8c-4b76-95ce-be669b75abf7', 1, '5dd311532c991fbd41d33c31a0a0c5fd10c7db43ccc17cbe292e1871ec752d43', 'd92aa7bf36760c69632dc13cd739c135fd24cfbbf535ab55ee454b864fe10260');
INSERT INTO public.audit VALUES (11, '2026-11-27T18:27:19.102Z', '399135bf-6feb-405f-a409-e305c0a35848', 'step.create', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6/c6df7a09-6d47-4f4a-99de-f3bf8e76bdab', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'fbcd69ab-994c-4abe-82da-9554d2a2ee8d', 1, 'd92aa7bf36760c69632dc13cd739c135fd24cfbbf535ab55ee454b864fe10260', 'db375ebd2e03087dac208ff1fa26aff70ee57a2984cb3c916ec8e0c0a35c1ee1');
INSERT INTO public.audit VALUES (12, '2026-11-27T18:27:19.148Z', '399135bf-6feb-405f-a409-e305c0a35848', 'step.edit', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6/b17a22a3-c9cc-4b10-af0f-c6d1f06b3018', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '75735629-a3c1-40c7-8f88-b42b0b2ddf87', 1, 'db375ebd2e03087dac208ff1fa26aff70ee57a2984cb3c916ec8e0c0a35c1ee1', '8493b0885ec0f35da24641c654b48b96b6a9f8cd60f15797d37f8af0a2e5a8b3');
INSERT INTO public.audit VALUES (13, '2026-11-27T18:27:19.183Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.publish', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '76487e08-2268-4ee6-9988-9cbe74c675fd', 1, '8493b0885ec0f35da24641c654b48b96b6a9f8cd60f15797d37f8af0a2e5a8b3', '3b04929f59fa4551de91f0c047cbb52ab6e1c57dff8b6ce6b55e64b5d8709920');
INSERT INTO public.audit VALUES (14, '2026-11-27T18:27:19.305Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.edit', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '135d6020-de26-4936-b6f7-babd7aee20b3', 1, '3b04929f59fa4551de91f0c047cbb52ab6e1c57dff8b6ce6b55e64b5d8709920', '2f0f9032b90642db4b033f156b437da8a76f2d63cd5fa90c564cd3a3a413e2da');
INSERT INTO public.audit VALUES (15, '2026-11-27T18:27:19.567Z', '399135bf-6feb-405f-a409-e305c0a35848', 'path.check', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6/hWzbn85Dk8hOjQXwahpV_N63T2mrTzI6ido5gNTbv-k', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'add05eb6-d913-49ca-ab6c-b2f184b33233', 1, '2f0f9032b90642db4b033f156b437da8a76f2d63cd5fa90c564cd3a3a413e2da', '08174fa69295eac944d7893b3d03665853f63e7553fa3709a3de0bf5a34af656');
INSERT INTO public.audit VALUES (16, '2026-11-27T18:27:19.572Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.review', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '623304fe-2213-474a-af57-a1c45546129e', 1, '08174fa69295eac944d7893b3d03665853f63e7553fa3709a3de0bf5a34af656', '98c998efcdf321c5940260e6a1f9d9378c673bcaa6155c2c20cecead978ab950');
INSERT INTO public.audit VALUES (17, '2026-11-27T18:27:19.579Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.create', '4c3cd925-b0a1-41a7-aa69-62f03151e112', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '5e7c7904-072b-45ce-9ffa-8a21627ecb4b', 1, '98c998efcdf321c5940260e6a1f9d9378c673bcaa6155c2c20cecead978ab950', 'd0468f42daad234bf34a1500ce5765ef6525e643ad2556eb232c68ca20847f1d');
INSERT INTO public.audit VALUES (18, '2026-11-27T18:27:19.586Z', '399135bf-6feb-405f-a409-e305c0a35848', 'step.create', '4c3cd925-b0a1-41a7-aa69-62f03151e112/ff272c36-9237-4085-a3b3-8317d83dc38d', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '05fc64a3-8d00-4ff0-86bb-83ea9b3cdc85', 1, 'd0468f42daad234bf34a1500ce5765ef6525e643ad2556eb232c68ca20847f1d', '4813c66294af3db1d89ea9ab4e97d3c694436140b6f7ae31f56480cf47a0eebc');
INSERT INTO public.audit VALUES (19, '2026-11-27T18:27:19.914Z', '399135bf-6feb-405f-a409-e305c0a35848', 'issue.askReview', '4c3cd925-b0a1-41a7-aa69-62f03151e112', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'a8ce3c84-d54f-4f74-a862-60c177a40773', 1, '4813c66294af3db1d89ea9ab4e97d3c694436140b6f7ae31f56480cf47a0eebc', '68bf6cf585c51f427e875ec10b8e0c616cee79bd8c03e29e7ee22a71c001d82e');
INSERT INTO public.audit VALUES (20, '2026-11-27T18:27:20.015Z', '399135bf-6feb-405f-a409-e305c0a35848', 'told.add', 'a7d1534d-d830-4468-9482-d3d60d7731be', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '866f451d-aa6d-4d9a-9bde-c7da357da50b', 1, '68bf6cf585c51f427e875ec10b8e0c616cee79bd8c03e29e7ee22a71c001d82e', '139a21c99fb0f457cd3def3fdea1a6dc462039fa47912ec05b3296b5086ece9f');
INSERT INTO public.audit VALUES (21, '2026-11-27T18:27:20.213Z', '399135bf-6feb-405f-a409-e305c0a35848', 'told.add', '1186a7e1-502e-44d1-ace1-056cddde708f', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', 'f2462046-a14d-41f3-8425-75a278ea419b', 1, '139a21c99fb0f457cd3def3fdea1a6dc462039fa47912ec05b3296b5086ece9f', '729c070782f22a47e7755baa8a1d2be25b4597b9db980cac814ad465a5bebbfa');
INSERT INTO public.audit VALUES (22, '2026-11-27T18:27:20.444Z', '399135bf-6feb-405f-a409-e305c0a35848', 'record.void', '964781c6-86ef-404c-8dd0-6c8f6530a308', '127.0.0.1', '6ed7eae494372a1ed059923ddaa04263', '9c61bf79-3a3c-46cc-a1c2-521b08482b81', 1, '729c070782f22a47e7755baa8a1d2be25b4597b9db980cac814ad465a5bebbfa', '46c6216d7c4dbaf3c5f8af2f5bde8b0d6b2d4476b7941df6b4386663c79823fd');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head VALUES (1, 22, '46c6216d7c4dbaf3c5f8af2f5bde8b0d6b2d4476b7941df6b4386663c79823fd', 0, '');


--
-- Data for Name: empty_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.empty_search VALUES ('\x200402f1a6684ddf9f669645c5bc77eb', '\xb519c218efd54fd28e90750a9d16f00c', '\x01d7c315204479533adf70f8e713464fff', '2026-11-27T18:27:20.519Z', 0, 'bird', 'a');
INSERT INTO public.empty_search VALUES ('\x4a1ad5323ab64120871037a93d7d5d34', '\x17f969d697d94ed199060e9facc7974d', '\x01ee9bfefc4561f4681d936974b5262d64', '2026-11-27T18:27:20.584Z', 0, 'bird', 'b');


--
-- Data for Name: feedback; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.feedback VALUES ('\x5b4b7284e57b42e18be9b3fd9c08aa1c', '\xc5d8a515e63649b0bf1e0e28120847b5', '\x010278960be3e20ff3796b83a18619a21b', '2026-11-27T18:27:20.459Z', 0, 'Ada', 'Quick at night', 4.5, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: former_record; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.former_record VALUES ('\x375b966c88a04606b402302bea9e127d', 0, '\x01b269d524a7d26cb358062842b7a0dc44', '2026-11-27T18:27:20.351Z', '{"issue_id":"53e793ff-faaa-4bfb-a8ab-8c37e7a508a6","revision":2,"sent_revision":null,"title":"Party in the corridor","category":"Noise complaint","advisor":"Ada","started_at":"2026-11-21T02:14:00.000Z","finished_at":"2026-11-21T02:20:00.000Z","sent_at":null,"started_day":"2026-11-20","started_minute":1274,"status":"Resolved","rating":4,"practice":0,"flagged":0,"device":"3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b","description":"Went well","steps":"[2,3,6]","trail":"[[1,4000],[7,9000],[2,15000,\"call:security\"],[12,16000]]","swept":0,"proof":null,"void_id":null,"network":"cy3mC3z2NTy","area":"North","report":"opened","moments":"[[1,5000,\"timer:10\"],[1,8000,\"rang\"]]"}');


--
-- Data for Name: image; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.image VALUES ('98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7', '\x524946464c000000574542505650382040000000d003009d012a50003c003e613096482422a22121a800800c096900000c74e224e53870e1c3740000fef0fa2bfced5b1f856ffebef2876252262bb70000000000', 'image/webp', 84, '2026-11-27T18:27:19.084Z');


--
-- Data for Name: issue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.issue VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'Party in the corridor', 'Noise complaint', 1, 0, '[{"_id":"b17a22a3-c9cc-4b10-af0f-c6d1f06b3018","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"cd3ea8a8-c782-42b6-99b6-4b013337e614","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]', '[]', 7, 2, '399135bf-6feb-405f-a409-e305c0a35848', '2027-03-01', '2026-11-27T18:27:18.931Z', '2026-11-27T18:27:19.302Z', 0, 'Call [[contact:security]] if anyone is hurt.', 0, '{"sentence":"Read step 2 again.","revision":2,"at":"2026-11-27T18:27:19.302Z"}', 1, '["loud music","rave"]', '2026-11-27T18:27:19.572Z', '399135bf-6feb-405f-a409-e305c0a35848', NULL);
INSERT INTO public.issue VALUES ('4c3cd925-b0a1-41a7-aa69-62f03151e112', 'A draft', 'Noise complaint', 0, 0, '[{"_id":"ff272c36-9237-4085-a3b3-8317d83dc38d","question":"Listen at the door.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Done"}}]', '[]', 2, NULL, NULL, NULL, '2026-11-27T18:27:19.579Z', '2026-11-27T18:27:19.585Z', 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL);


--
-- Data for Name: issue_author; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.issue_author VALUES ('4c3cd925-b0a1-41a7-aa69-62f03151e112', '399135bf-6feb-405f-a409-e305c0a35848');


--
-- Data for Name: issue_part; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.issue_part VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'step/cd3ea8a8-c782-42b6-99b6-4b013337e614', 3, '2026-11-27T18:27:19.093Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'order', 4, '2026-11-27T18:27:19.101Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'step/c6df7a09-6d47-4f4a-99de-f3bf8e76bdab', 4, '2026-11-27T18:27:19.101Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'step/b17a22a3-c9cc-4b10-af0f-c6d1f06b3018', 5, '2026-11-27T18:27:19.143Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'details', 7, '2026-11-27T18:27:19.302Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('4c3cd925-b0a1-41a7-aa69-62f03151e112', 'order', 2, '2026-11-27T18:27:19.585Z', '399135bf-6feb-405f-a409-e305c0a35848');
INSERT INTO public.issue_part VALUES ('4c3cd925-b0a1-41a7-aa69-62f03151e112', 'step/ff272c36-9237-4085-a3b3-8317d83dc38d', 2, '2026-11-27T18:27:19.585Z', '399135bf-6feb-405f-a409-e305c0a35848');


--
-- Data for Name: issue_review; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.issue_review VALUES ('4c3cd925-b0a1-41a7-aa69-62f03151e112', 2, 'asked', '399135bf-6feb-405f-a409-e305c0a35848', '2026-11-27T18:27:19.912Z', 'Is the wording right?');


--
-- Data for Name: mail; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mail VALUES ('b6554c1e-5e84-4356-b34c-69829d822496', 'sam@example.edu', 'Your invitation to ResLife On-Call', '', '2026-11-27T18:27:18.338Z', '2026-11-27T18:29:18.348Z', 1, '2026-11-27T18:27:18.417Z', NULL, NULL);


--
-- Data for Name: migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migration VALUES ('001-first-tables', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('002-analytics-order', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('003-compact-records', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('004-analytics-sorts', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('005-rate-limit-expiry', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('006-revision-floor', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('007-first-act', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('008-notes-and-searches', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('009-urgent-corrections', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('010-issue-parts', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('011-inbox', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('012-sign-ins', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('013-presence', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('014-path-checks', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('015-told', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('016-presence-step', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('017-analytics-charts', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('018-review-reminders', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('019-mail-tried-until', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('020-people-search', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('021-merged-order', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('022-told-fairly', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('023-also-called', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('024-campus-sign-in', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('025-trail', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('026-second-factor', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('027-roles', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('028-retention', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('029-roles-of-campus', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('030-proven-advisors', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('031-passkeys', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('032-voided-records', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('033-messages-by-day', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('034-proven-sessions', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('035-advisor-phones', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('036-own-categories', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('037-second-person', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('038-areas', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('040-reports', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('043-moments', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('044-reviewed', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('046-area-counts', '2026-11-27T18:27:15.051Z');
INSERT INTO public.migration VALUES ('047-handed-over', '2026-11-27T18:27:15.051Z');


--
-- Data for Name: missing_issue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.missing_issue VALUES ('\xbbc4ea6c847b46edad32385ca12f77f8', '\x8db25fd93a7d4047a7ba29cc49d8639b', '\x018903b1df8679901c67462e58e6633712', '2026-11-27T18:27:20.465Z', 0, 'Sam', 'A bird in the hall', 'Other', NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: path_check; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.path_check VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 'hWzbn85Dk8hOjQXwahpV_N63T2mrTzI6ido5gNTbv-k', '[["b17a22a3-c9cc-4b10-af0f-c6d1f06b3018","xQ4mthZp3Fyl"],["c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","BKN3cRMo2AEJ"]]', '2026-11-27T18:27:19.525Z', '399135bf-6feb-405f-a409-e305c0a35848');


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.presence VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', '399135bf-6feb-405f-a409-e305c0a35848', '2026-11-27T18:27:19.936Z', 'b17a22a3-c9cc-4b10-af0f-c6d1f06b3018');


--
-- Data for Name: rate_limit; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: record_void; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.record_void VALUES ('32899ba2-bee5-4308-a51d-6aa30061aeee', '2026-11-27T18:27:20.440Z', '399135bf-6feb-405f-a409-e305c0a35848', 'A joke', 1, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reminder; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: revision; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revision VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 1, 'Party in a corridor', 'Noise complaint', '[{"_id":"b17a22a3-c9cc-4b10-af0f-c6d1f06b3018","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"cd3ea8a8-c782-42b6-99b6-4b013337e614","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]', '2026-11-27T18:27:19.179Z', '399135bf-6feb-405f-a409-e305c0a35848', 'The first words', 'Call [[contact:security]] if anyone is hurt.', NULL, '["loud music","rave"]');
INSERT INTO public.revision VALUES ('53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, 'Party in the corridor', 'Noise complaint', '[{"_id":"b17a22a3-c9cc-4b10-af0f-c6d1f06b3018","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"cd3ea8a8-c782-42b6-99b6-4b013337e614","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"c6df7a09-6d47-4f4a-99de-f3bf8e76bdab","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]', '2026-11-27T18:27:19.302Z', '399135bf-6feb-405f-a409-e305c0a35848', NULL, 'Call [[contact:security]] if anyone is hurt.', 'Read step 2 again.', '["loud music","rave"]');


--
-- Data for Name: second_factor; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: second_step; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES ('3fdd1b5f0ef3f594950ffaba7e8e22083e452073c883bd7a30783757ebda0a13', '399135bf-6feb-405f-a409-e305c0a35848', '2026-11-27T18:27:17.802Z', '2026-11-27T18:27:17.802Z', '127.0.0.1', NULL, NULL, NULL, '2026-11-27T18:27:17.729Z');


--
-- Data for Name: setting; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.setting VALUES ('schema_floor', '037-second-person');
INSERT INTO public.setting VALUES ('key_check', '42d3c8ebfdef.EJSQIsT_hcrx_rCD_oeA0OPdI9nIocyotprQsegzI7C_LE37Ow');
INSERT INTO public.setting VALUES ('csrf_secret', 'HY_Xr8juRslvbA9mLh877ehSVSZ7RXaDmQv_WVjB778');
INSERT INTO public.setting VALUES ('epoch', '7f6c871a-f94f-4bca-8e1c-1372ebaa4a1f');
INSERT INTO public.setting VALUES ('device_secret', 'q4dtsFw8OYR4TFX7X-hXl6KykF6YBEZVgE4tbjnVCS0');
INSERT INTO public.setting VALUES ('report', '{"address":"https://reports.example.edu/new?title={title}"}');
INSERT INTO public.setting VALUES ('campus', '{"campus":{"name":"Ashdown College","emergency":{"words":"911","number":"911"},"contacts":[{"id":"security","name":"Campus Security","number":"+1 555 0100","when":"Any time","categories":[]},{"id":"north-rd","name":"North director","number":"+1 555 0111","when":"Nights","categories":["Noise complaint"],"areas":["north"],"hours":"Mon to Fri 18:00 to 08:00","role":"Residence director"},{"id":"south-rd","name":"South director","number":"","when":"","categories":[],"areas":["south"],"role":"Residence director"}],"synonyms":{"Noise complaint":["loud","racket"]},"areas":[{"id":"north","name":"North"},{"id":"south","name":"South"}]},"version":2,"former":{}}');
INSERT INTO public.setting VALUES ('library-version', '77df09d7-a672-461c-96cd-17192af5609d');
INSERT INTO public.setting VALUES ('network_secret', '76t0JGF0D2BNPiavV6I8F2Gu14lUqOVGh5tr0DosWMs');


--
-- Data for Name: step_note; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.step_note VALUES ('\x1d8a66e37573443586737cd243f142dd', '\x850c66e5b70b4d7599a002ace2940aa6', '\x016c7d1559a5d83c56ef730f73c6915711', '2026-11-27T18:27:20.478Z', 0, 'Sam', '53e793ff-faaa-4bfb-a8ab-8c37e7a508a6', 2, 'cd3ea8a8-c782-42b6-99b6-4b013337e614', 'Say which rooms.', NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.token VALUES ('34332fcdec191f543e1fd012509663f61bbebbae59cd6f43d1922c654a2a59cc', 'a7edf4ba-5dcb-40f1-aa0b-daea1c11ffeb', 'invitation', '2026-11-27T18:27:18.335Z', '2026-12-04T18:27:18.335Z', NULL, NULL);


--
-- Data for Name: told_delivery; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_delivery VALUES ('d9670fdae905439aa7137fecf3a608f9', '\xe2ac747137084391af7dad0ee9f5d3b3', 'a7d1534d-d830-4468-9482-d3d60d7731be', 'webhook', 'http://127.0.0.1:9/hook', 'waiting', '2026-11-27T18:27:20.411Z', '2026-11-27T18:27:20.411Z', '2026-11-27T18:27:20.411Z', 0, NULL);
INSERT INTO public.told_delivery VALUES ('08a14addd88042989656fc76b2f89eb6', '\xe2ac747137084391af7dad0ee9f5d3b3', '1186a7e1-502e-44d1-ace1-056cddde708f', 'mail', 'desk@example.edu', 'waiting', '2026-11-27T18:27:20.411Z', '2026-11-27T18:27:20.411Z', '2026-11-27T18:27:20.411Z', 0, NULL);
INSERT INTO public.told_delivery VALUES ('29763fc45f884b1984c411f83007eec2', '\x255cd0ce0f77445890b661be02aa5675', 'a7d1534d-d830-4468-9482-d3d60d7731be', 'webhook', 'http://127.0.0.1:9/hook', 'waiting', '2026-11-27T18:27:20.425Z', '2026-11-27T18:27:20.425Z', '2026-11-27T18:27:20.425Z', 0, NULL);
INSERT INTO public.told_delivery VALUES ('29f4fa5532dd44f680f6555c7bf9b37e', '\x255cd0ce0f77445890b661be02aa5675', '1186a7e1-502e-44d1-ace1-056cddde708f', 'mail', 'desk@example.edu', 'waiting', '2026-11-27T18:27:20.425Z', '2026-11-27T18:27:20.425Z', '2026-11-27T18:27:20.425Z', 0, NULL);


--
-- Data for Name: told_event; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_event VALUES ('\xe2ac747137084391af7dad0ee9f5d3b3', 'escalation', '2026-11-27T18:27:20.411Z', '{"issueId" : "53e793ff-faaa-4bfb-a8ab-8c37e7a508a6", "title" : "Party in the corridor", "category" : "Noise complaint", "revision" : 2, "advisor" : "Sam", "area" : "South", "startedAt" : "2026-11-22T03:14:00.000Z"}', '\xa26ed741804c4df68970ff911b04ba65', 'cy3mC3z2NTy', 0);
INSERT INTO public.told_event VALUES ('\x255cd0ce0f77445890b661be02aa5675', 'escalation', '2026-11-27T18:27:20.425Z', '{"issueId" : "53e793ff-faaa-4bfb-a8ab-8c37e7a508a6", "title" : "Party in the corridor", "category" : "Noise complaint", "revision" : 2, "advisor" : "Nobody", "area" : "North", "startedAt" : "2026-11-23T05:14:00.000Z"}', '\x964781c686ef404c8dd06c8f6530a308', 'cy3mC3z2NTy', 0);


--
-- Data for Name: told_target; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.told_target VALUES ('a7d1534d-d830-4468-9482-d3d60d7731be', 'webhook', 'http://127.0.0.1:9/hook', '[]', 'none', '2026-11-27T18:27:19.991Z', 1, NULL, '42d3c8ebfdef.LwHF9D-kt21ULSNyL-0gDFRCY7hxkFXT9p87eSq3lNegmWjXXLxy-Mg7pEWt53rHCKRmreUAOHJTH5oVwkVRFf6zV4zwqbxQxCn05Qyu', NULL, NULL);
INSERT INTO public.told_target VALUES ('1186a7e1-502e-44d1-ace1-056cddde708f', 'mail', 'desk@example.edu', '[]', 'daily', '2026-11-27T18:27:20.113Z', 1, '2026-11-26', NULL, NULL, NULL);


--
-- Name: admin admin_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_email_key UNIQUE (email);


--
-- Name: admin admin_facebook_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_facebook_id_key UNIQUE (facebook_id);


--
-- Name: admin admin_google_sub_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_google_sub_key UNIQUE (google_sub);


--
-- Name: admin admin_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_pkey PRIMARY KEY (id);


--
-- Name: advisor_phone advisor_phone_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.advisor_phone
    ADD CONSTRAINT advisor_phone_code_hash_key UNIQUE (code_hash);


--
-- Name: advisor_phone advisor_phone_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.advisor_phone
    ADD CONSTRAINT advisor_phone_pkey PRIMARY KEY (id);


--
-- Name: attendance_area_day attendance_area_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance_area_day
    ADD CONSTRAINT attendance_area_day_pkey PRIMARY KEY (day, area, category, status);


--
-- Name: attendance_day attendance_day_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance_day
    ADD CONSTRAINT attendance_day_pk PRIMARY KEY (day, status, written);


--
-- Name: attendance_hour_day attendance_hour_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance_hour_day
    ADD CONSTRAINT attendance_hour_day_pkey PRIMARY KEY (day, hour, category, status);


--
-- Name: attendance_issue_day attendance_issue_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance_issue_day
    ADD CONSTRAINT attendance_issue_day_pkey PRIMARY KEY (day, issue_id, title, category, status);


--
-- Name: attendance attendance_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_key_key UNIQUE (key);


--
-- Name: attendance_minutes_day attendance_minutes_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance_minutes_day
    ADD CONSTRAINT attendance_minutes_day_pkey PRIMARY KEY (day, category, status, minutes);


--
-- Name: attendance attendance_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (id);


--
-- Name: audit_head audit_head_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (id);


--
-- Name: audit audit_pkey1; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey1 PRIMARY KEY (number);


--
-- Name: empty_search empty_search_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.empty_search
    ADD CONSTRAINT empty_search_key_key UNIQUE (key);


--
-- Name: empty_search empty_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.empty_search
    ADD CONSTRAINT empty_search_pkey PRIMARY KEY (id);


--
-- Name: feedback feedback_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_key_key UNIQUE (key);


--
-- Name: feedback feedback_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);


--
-- Name: former_record former_record_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.former_record
    ADD CONSTRAINT former_record_pk PRIMARY KEY (record_id, correction);


--
-- Name: image image_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (hash);


--
-- Name: issue_author issue_author_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.issue_author
    ADD CONSTRAINT issue_author_key PRIMARY KEY (issue_id, admin_id);


--
-- Name: issue_part issue_part_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.issue_part
    ADD CONSTRAINT issue_part_pk PRIMARY KEY (issue_id, part);


--
-- Name: issue issue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.issue
    ADD CONSTRAINT issue_pkey PRIMARY KEY (id);


--
-- Name: issue_review issue_review_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.issue_review
    ADD CONSTRAINT issue_review_pkey PRIMARY KEY (issue_id);


--
-- Name: mail mail_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);


--
-- Name: migration migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);


--
-- Name: missing_issue missing_issue_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_key_key UNIQUE (key);


--
-- Name: missing_issue missing_issue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_pkey PRIMARY KEY (id);


--
-- Name: passkey passkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);


--
-- Name: path_check path_check_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.path_check
    ADD CONSTRAINT path_check_key PRIMARY KEY (issue_id, fingerprint);


--
-- Name: presence presence_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pk PRIMARY KEY (issue_id, admin_id);


--
-- Name: rate_limit rate_limit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);


--
-- Name: record_void record_void_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.record_void
    ADD CONSTRAINT record_void_pkey PRIMARY KEY (id);


--
-- Name: recovery_code recovery_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (hash);


--
-- Name: reminder reminder_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminder
    ADD CONSTRAINT reminder_pk PRIMARY KEY (issue_id, review_by, stage);


--
-- Name: revision revision_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pk PRIMARY KEY (issue_id, number);


--
-- Name: second_factor second_factor_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (admin_id);


--
-- Name: second_step second_step_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_pkey PRIMARY KEY (hash);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (hash);


--
-- Name: setting setting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);


--
-- Name: step_note step_note_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.step_note
    ADD CONSTRAINT step_note_key_key UNIQUE (key);


--
-- Name: step_note step_note_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.step_note
    ADD CONSTRAINT step_note_pkey PRIMARY KEY (id);


--
-- Name: token token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (hash);


--
-- Name: told_delivery told_delivery_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_delivery
    ADD CONSTRAINT told_delivery_once UNIQUE (event_key, target_id);


--
-- Name: told_delivery told_delivery_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_delivery
    ADD CONSTRAINT told_delivery_pkey PRIMARY KEY (id);


--
-- Name: told_event told_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_event
    ADD CONSTRAINT told_event_pkey PRIMARY KEY (key);


--
-- Name: told_target told_target_address; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_target
    ADD CONSTRAINT told_target_address UNIQUE (kind, address);


--
-- Name: told_target told_target_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_target
    ADD CONSTRAINT told_target_pkey PRIMARY KEY (id);


--
-- Name: admin_campus; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX admin_campus ON public.admin USING btree (campus_issuer, campus_subject);


--
-- Name: admin_sought; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX admin_sought ON public.admin USING btree (email, sought);


--
-- Name: attendance_by_advisor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_advisor ON public.attendance USING btree (advisor, started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_by_area; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_area ON public.attendance USING btree (area, started_day, started_at, id) WHERE ((practice = 0) AND (area IS NOT NULL));


--
-- Name: attendance_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_day ON public.attendance USING btree (started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_by_feedback; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_feedback ON public.attendance USING btree (substr(description, 1, 200), started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_by_minute; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_minute ON public.attendance USING btree (started_minute, started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_status ON public.attendance USING btree (status, started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_by_title; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_by_title ON public.attendance USING btree (title, started_day, started_at, id) WHERE (practice = 0);


--
-- Name: attendance_handed_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_handed_over ON public.attendance USING btree (id) WHERE (replace(moments, 'handed:'::text, ''::text) <> moments);


--
-- Name: attendance_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_network ON public.attendance USING btree (received_at, network) WHERE (network IS NOT NULL);


--
-- Name: attendance_of_void; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_of_void ON public.attendance USING btree (void_id) WHERE (void_id IS NOT NULL);


--
-- Name: attendance_practised; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_practised ON public.attendance USING btree (started_day, started_at, id) WHERE (practice = 1);


--
-- Name: attendance_proven; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_proven ON public.attendance USING btree (proof) WHERE (proof IS NOT NULL);


--
-- Name: attendance_report_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_report_due ON public.attendance USING btree (started_day, started_at, id) WHERE ((practice = 0) AND (report = 'due'::text));


--
-- Name: attendance_unswept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_unswept ON public.attendance USING btree (started_day) WHERE (swept = 0);


--
-- Name: attendance_voided; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_voided ON public.attendance USING btree (started_day) WHERE (practice > 1);


--
-- Name: attendance_without_feedback; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attendance_without_feedback ON public.attendance USING btree (started_day, started_at, id) WHERE ((practice = 0) AND (description = ''::text));


--
-- Name: audit_days; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_days ON public.audit USING btree (at, number);


--
-- Name: audit_people; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_people ON public.audit USING btree (who, at, number);


--
-- Name: empty_search_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX empty_search_by_age ON public.empty_search USING btree (received_at);


--
-- Name: empty_search_by_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX empty_search_by_words ON public.empty_search USING btree (words, phone, received_at);


--
-- Name: feedback_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX feedback_answered ON public.feedback USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (answered_at IS NOT NULL));


--
-- Name: feedback_archived; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX feedback_archived ON public.feedback USING btree (received_at, id) WHERE (archived_at IS NOT NULL);


--
-- Name: feedback_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX feedback_by_day ON public.feedback USING btree (substr(received_at, 1, 10));


--
-- Name: feedback_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX feedback_open ON public.feedback USING btree (received_at, id) WHERE (archived_at IS NULL);


--
-- Name: feedback_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX feedback_unread ON public.feedback USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (read_at IS NULL));


--
-- Name: former_record_handed_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX former_record_handed_over ON public.former_record USING btree (record_id, correction) WHERE (replace(record, 'handed:'::text, ''::text) <> record);


--
-- Name: mail_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_by_age ON public.mail USING btree (created_at);


--
-- Name: missing_issue_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_answered ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL) AND (answered_at IS NOT NULL));


--
-- Name: missing_issue_archived; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_archived ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NOT NULL) AND (merged_into IS NULL));


--
-- Name: missing_issue_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_by_day ON public.missing_issue USING btree (substr(received_at, 1, 10));


--
-- Name: missing_issue_merged; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_merged ON public.missing_issue USING btree (merged_into, received_at, id) WHERE (merged_into IS NOT NULL);


--
-- Name: missing_issue_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_open ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL));


--
-- Name: missing_issue_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX missing_issue_unread ON public.missing_issue USING btree (received_at, id) WHERE ((archived_at IS NULL) AND (merged_into IS NULL) AND (read_at IS NULL));


--
-- Name: passkey_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_admin ON public.passkey USING btree (admin_id);


--
-- Name: rate_limit_by_expire; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limit_by_expire ON public.rate_limit USING btree (expire);


--
-- Name: record_void_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX record_void_by_age ON public.record_void USING btree (at);


--
-- Name: recovery_code_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recovery_code_admin ON public.recovery_code USING btree (admin_id);


--
-- Name: second_step_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX second_step_admin ON public.second_step USING btree (admin_id);


--
-- Name: step_note_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_answered ON public.step_note USING btree (received_at, id) WHERE ((done_at IS NULL) AND (answered_at IS NOT NULL));


--
-- Name: step_note_archived; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_archived ON public.step_note USING btree (received_at, id) WHERE (done_at IS NOT NULL);


--
-- Name: step_note_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_by_day ON public.step_note USING btree (substr(received_at, 1, 10));


--
-- Name: step_note_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_open ON public.step_note USING btree (received_at, id) WHERE (done_at IS NULL);


--
-- Name: step_note_to_do; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_to_do ON public.step_note USING btree (issue_id, received_at) WHERE (done_at IS NULL);


--
-- Name: step_note_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX step_note_unread ON public.step_note USING btree (received_at, id) WHERE ((done_at IS NULL) AND (read_at IS NULL));


--
-- Name: told_delivery_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_delivery_due ON public.told_delivery USING btree (target_id, next_at) WHERE (state = 'waiting'::text);


--
-- Name: told_delivery_grouped; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_delivery_grouped ON public.told_delivery USING btree (target_id) WHERE (state = 'grouped'::text);


--
-- Name: told_delivery_handed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_delivery_handed ON public.told_delivery USING btree (id) WHERE (state = 'handed'::text);


--
-- Name: told_delivery_log; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_delivery_log ON public.told_delivery USING btree (at, id);


--
-- Name: told_delivery_states; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_delivery_states ON public.told_delivery USING btree (state, at, id);


--
-- Name: told_event_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_event_by_age ON public.told_event USING btree (at);


--
-- Name: told_event_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_event_network ON public.told_event USING btree (network, at) WHERE (network IS NOT NULL);


--
-- Name: attendance attendance_delete_charts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_delete_charts AFTER DELETE ON public.attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_delete_charts();


--
-- Name: attendance attendance_delete_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_delete_counted AFTER DELETE ON public.attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_delete_counted();


--
-- Name: attendance attendance_insert_charts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_insert_charts AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_charts();


--
-- Name: attendance attendance_insert_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_insert_counted AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_counted();


--
-- Name: attendance attendance_insert_told; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_insert_told AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_insert_told();


--
-- Name: attendance attendance_update_charts; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_update_charts AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_charts();


--
-- Name: attendance attendance_update_counted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_update_counted AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_counted();


--
-- Name: attendance attendance_update_told; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER attendance_update_told AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.attendance_update_told();


--
-- Name: audit audit_behind; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_behind AFTER INSERT ON public.audit REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_behind();


--
-- Name: audit_head audit_head_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_head_kept AFTER DELETE ON public.audit_head REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_kept();


--
-- Name: audit_head audit_head_onward; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_head_onward AFTER UPDATE ON public.audit_head REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_onward();


--
-- Name: audit_head audit_head_whole; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_head_whole AFTER TRUNCATE ON public.audit_head FOR EACH STATEMENT EXECUTE FUNCTION public.audit_head_whole();


--
-- Name: audit audit_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_kept AFTER DELETE ON public.audit REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.audit_kept();


--
-- Name: audit audit_unchanged; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_unchanged AFTER UPDATE ON public.audit REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_unchanged();


--
-- Name: audit audit_whole; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_whole AFTER TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.audit_whole();


--
-- Name: issue_part issue_part_issue_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.issue_part
    ADD CONSTRAINT issue_part_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.issue(id);


--
-- Name: passkey passkey_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- Name: recovery_code recovery_code_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- Name: revision revision_issue_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.issue(id);


--
-- Name: second_factor second_factor_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- Name: second_step second_step_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- Name: session session_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- Name: token token_admin_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


