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
    created_at text NOT NULL
);
CREATE TABLE public.attendance (
    id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    received_at text NOT NULL,
    issue_id text NOT NULL,
    revision integer,
    title text NOT NULL,
    category text NOT NULL,
    advisor text NOT NULL,
    started_at text NOT NULL,
    finished_at text,
    started_day text NOT NULL,
    started_minute integer NOT NULL,
    status text NOT NULL,
    rating real,
    description text NOT NULL,
    steps text NOT NULL,
    practice integer NOT NULL,
    flagged integer NOT NULL
);
CREATE TABLE public.audit (
    id text NOT NULL,
    at text NOT NULL,
    who text,
    what text NOT NULL,
    subject text
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    received_at text NOT NULL,
    advisor text NOT NULL,
    description text NOT NULL,
    rating real NOT NULL,
    read_at text,
    answered_at text
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
    updated_at text NOT NULL
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
    last_error text
);
CREATE TABLE public.migration (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE public.missing_issue (
    id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    received_at text NOT NULL,
    advisor text NOT NULL,
    description text NOT NULL,
    category text,
    read_at text,
    answered_at text
);
CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint
);
CREATE TABLE public.revision (
    issue_id text NOT NULL,
    number integer NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    steps text NOT NULL,
    saved_at text NOT NULL,
    saved_by text,
    note text
);
CREATE TABLE public.session (
    hash text NOT NULL,
    admin_id text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL
);
CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.token (
    hash text NOT NULL,
    admin_id text NOT NULL,
    purpose text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text
);
INSERT INTO public.admin VALUES ('561003b5-8169-4d08-8195-c6e1ef2d6f65', 'ada@example.edu', 'Ada', '$argon2id$v=19$m=8,t=1,p=1$RvBCe/TcVpu9dhcRbAqehw$98G8izFAOWGmBb+j/4nuJx05nD+yNO1Q9QnQYA8v2wI', 0, NULL, NULL, '2026-11-20T03:07:00.000Z');
INSERT INTO public.attendance VALUES ('c937aa51-4a70-4311-9475-2415c06ea6f6', '18a8d587-41ed-42da-9584-a7717ec7afc3', '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9', '2026-11-20T03:07:00.000Z', '0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01', 2, 'Party in a corridor', 'Noise complaint', 'Ada', '2026-11-20T02:50:00.000Z', '2026-11-20T03:07:00.000Z', '2026-11-20', 170, 'Resolved', 4.5, 'Went well; all, home', '[{"step":"5f7de0a1-0000-4000-8000-000000000001","question":"Is anybody hurt?","response":"Somebody is"},{"step":"5f7de0a1-0000-4000-8000-000000000003","question":"Call an ambulance.","response":true}]', 0, 0);
INSERT INTO public.attendance VALUES ('bd166531-2da2-4808-8b5c-bddc19313ce9', '49b10b04-6254-45e1-b291-5ba76f92a4ac', '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b', '2026-11-20T03:07:00.000Z', '0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01', 2, 'Party in a corridor', 'Noise complaint', 'Sam O’Neil', '2026-11-20T02:51:00.000Z', '2026-11-20T03:07:00.000Z', '2026-11-20', 171, 'Escalated', NULL, '', '[{"step":"5f7de0a1-0000-4000-8000-000000000001","question":"Is anybody hurt?","response":"Somebody is"},{"step":"5f7de0a1-0000-4000-8000-000000000003","question":"Call an ambulance.","response":true}]', 0, 0);
INSERT INTO public.audit VALUES ('76fd7273-711d-4bfb-8fb3-503d47d1f47d', '2026-11-20T03:07:00.000Z', '561003b5-8169-4d08-8195-c6e1ef2d6f65', 'issue.publish', '0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01');
INSERT INTO public.feedback VALUES ('30a250c1-611f-4f4a-8c36-65059c07d48b', 'e6c0f060-c728-48e5-b588-0eb05cc26ea3', '252f10c83610ebca1a059c0bae8255eba2f95be4d1d7bcfa89d7248a82d9f111', '2026-11-20T03:07:00.000Z', 'Ada', 'Bigger letters, please.', 4, NULL, NULL);
INSERT INTO public.image VALUES ('bf84141c09a3d0cf6cc0327f833283f32f831795838f67b5a1e240ae580ce71f', '\x524946463c000000574542505650382030000000d001009d012a0100010002003425a00274ba01f80003b000feee6ec3fffb44ffed04ffd81ffe1dfc3d5f000000', 'image/webp', 65, '2026-11-20T03:07:00.000Z');
INSERT INTO public.issue VALUES ('0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01', 'Party in a corridor', 'Noise complaint', 1, 0, '[{"_id":"5f7de0a1-0000-4000-8000-000000000001","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/bf84141c09a3d0cf6cc0327f833283f32f831795838f67b5a1e240ae580ce71f.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"5f7de0a1-0000-4000-8000-000000000003","customText":"Somebody is"},"noAction":{"actionType":"Go to next step","customText":"Nobody is"}},{"_id":"5f7de0a1-0000-4000-8000-000000000002","question":"Ask everybody to leave — “quietly”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"They left"}},{"_id":"5f7de0a1-0000-4000-8000-000000000003","question":"Call an ambulance.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '[]', 3, 2, NULL, NULL, '2026-11-20T03:07:00.000Z', '2026-11-20T03:07:00.000Z');
INSERT INTO public.issue VALUES ('03f4c05c-944e-42bd-8eff-e8870e4f7666', 'A draft', 'Noise complaint', 0, 0, '[]', '[]', 1, NULL, NULL, NULL, '2026-11-20T03:07:00.000Z', '2026-11-20T03:07:00.000Z');
INSERT INTO public.mail VALUES ('e0524c24-ae73-41f0-a415-5faeea3a51e2', 'ada@example.edu', 'Welcome', 'Hello.', '2026-11-20T03:07:00.000Z', '2026-11-20T03:07:00.000Z', 1, '2026-11-20T03:07:00.000Z', NULL);
INSERT INTO public.migration VALUES ('001-first-tables', '2026-11-20T03:07:00.000Z');
INSERT INTO public.missing_issue VALUES ('6a53e2a6-778b-4302-b019-188e820b5cae', '528a8cbd-f6f1-4b6f-9714-c1667b2fbc06', '62c66a7a5dd70c3146618063c344e531e6d4b59e379808443ce962b3abd63c5a', '2026-11-20T03:07:00.000Z', 'Ada', 'Lost keys', NULL, '2026-11-20T03:07:00.000Z', NULL);
INSERT INTO public.revision VALUES ('0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01', 1, 'Party', 'Noise complaint', '[{"_id":"5f7de0a1-0000-4000-8000-000000000001","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/bf84141c09a3d0cf6cc0327f833283f32f831795838f67b5a1e240ae580ce71f.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"5f7de0a1-0000-4000-8000-000000000003","customText":"Somebody is"},"noAction":{"actionType":"Go to next step","customText":"Nobody is"}},{"_id":"5f7de0a1-0000-4000-8000-000000000002","question":"Ask everybody to leave — “quietly”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"They left"}},{"_id":"5f7de0a1-0000-4000-8000-000000000003","question":"Call an ambulance.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '2026-11-20T03:07:00.000Z', NULL, NULL);
INSERT INTO public.revision VALUES ('0b0b7c1e-52a4-4b8e-9d56-6f0c6c0f1a01', 2, 'Party in a corridor', 'Noise complaint', '[{"_id":"5f7de0a1-0000-4000-8000-000000000001","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/bf84141c09a3d0cf6cc0327f833283f32f831795838f67b5a1e240ae580ce71f.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"5f7de0a1-0000-4000-8000-000000000003","customText":"Somebody is"},"noAction":{"actionType":"Go to next step","customText":"Nobody is"}},{"_id":"5f7de0a1-0000-4000-8000-000000000002","question":"Ask everybody to leave — “quietly”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"They left"}},{"_id":"5f7de0a1-0000-4000-8000-000000000003","question":"Call an ambulance.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]', '2026-11-20T03:07:00.000Z', NULL, NULL);
INSERT INTO public.setting VALUES ('epoch', '090d08b4-b2ac-4508-88d2-2b79fee6ecfb');
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_email_key UNIQUE (email);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_facebook_id_key UNIQUE (facebook_id);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_google_sub_key UNIQUE (google_sub);
ALTER TABLE ONLY public.admin
    ADD CONSTRAINT admin_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_key_key UNIQUE (key);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_key_key UNIQUE (key);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.issue
    ADD CONSTRAINT issue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_key_key UNIQUE (key);
ALTER TABLE ONLY public.missing_issue
    ADD CONSTRAINT missing_issue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pk PRIMARY KEY (issue_id, number);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (hash);
CREATE INDEX attendance_by_day ON public.attendance USING btree (started_day, started_at, id);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.issue(id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
