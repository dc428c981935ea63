PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "migration" ("name" text primary key, "applied_at" text not null);
INSERT INTO migration VALUES('001-first-tables','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('002-analytics-order','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('003-compact-records','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('004-analytics-sorts','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('005-rate-limit-expiry','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('006-revision-floor','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('007-first-act','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('008-notes-and-searches','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('009-urgent-corrections','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('010-issue-parts','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('011-inbox','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('012-sign-ins','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('013-presence','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('014-path-checks','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('015-told','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('016-presence-step','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('017-analytics-charts','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('018-review-reminders','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('019-mail-tried-until','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('020-people-search','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('021-merged-order','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('022-told-fairly','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('023-also-called','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('024-campus-sign-in','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('025-trail','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('026-second-factor','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('027-roles','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('028-retention','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('029-roles-of-campus','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('030-proven-advisors','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('031-passkeys','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('032-voided-records','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('033-messages-by-day','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('034-proven-sessions','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('035-advisor-phones','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('036-own-categories','2026-11-25T12:32:13.201Z');
INSERT INTO migration VALUES('037-second-person','2026-11-25T12:32:13.201Z');
CREATE TABLE IF NOT EXISTS "issue" ("id" text primary key, "title" text not null, "category" text not null, "published" integer not null, "archived" integer not null, "steps" text not null, "removed" text not null, "version" integer not null, "revision" integer, "owner" text, "review_by" text, "created_at" text not null, "updated_at" text not null, "revision_floor" integer default 0 not null, "first_act" text, "is_starter" integer default 0 not null, "urgent" text, "path_ticks" integer default 0 not null, "also_called" text) strict;
INSERT INTO issue VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc','Party in the corridor','Noise complaint',1,0,'[{"_id":"ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"62b59b32-2729-465e-9333-c0454305be42","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]','[]',5,2,NULL,NULL,'2026-11-25T12:32:14.344Z','2026-11-25T12:32:14.544Z',0,NULL,0,NULL,0,NULL);
INSERT INTO issue VALUES('7841cf93-950a-427a-a277-04960d694aec','A draft','Noise complaint',0,0,'[]','[]',1,NULL,NULL,NULL,'2026-11-25T12:32:14.691Z','2026-11-25T12:32:14.691Z',0,NULL,0,NULL,0,NULL);
CREATE TABLE IF NOT EXISTS "revision" ("issue_id" text not null references "issue" ("id"), "number" integer not null, "title" text not null, "category" text not null, "steps" text not null, "saved_at" text not null, "saved_by" text, "note" text, "first_act" text, "urgent" text, "also_called" text, constraint "revision_pk" primary key ("issue_id", "number")) strict;
INSERT INTO revision VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc',1,'Party in a corridor','Noise complaint','[{"_id":"ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"62b59b32-2729-465e-9333-c0454305be42","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]','2026-11-25T12:32:14.432Z','e962bec8-01f7-4982-91b8-282a1e72b262',NULL,NULL,NULL,NULL);
INSERT INTO revision VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc',2,'Party in the corridor','Noise complaint','[{"_id":"ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe","question":"Is anybody hurt?","answerType":"Yes or No","image":"images/a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577.webp","customiseAnswerType":true,"yesAction":{"actionType":"Go to next step","customText":"Somebody is"},"noAction":{"actionType":"Issue resolution","customText":"Nobody is"}},{"_id":"62b59b32-2729-465e-9333-c0454305be42","question":"Call an ambulance — “now”.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"It is coming"}}]','2026-11-25T12:32:14.544Z','e962bec8-01f7-4982-91b8-282a1e72b262','Clearer',NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "admin" ("id" text primary key, "email" text not null unique, "name" text not null, "password_hash" text, "disabled" integer not null, "google_sub" text unique, "facebook_id" text unique, "created_at" text not null, "signed_in_at" text, "reminders" integer default 1 not null, "sought" text default '' not null, "campus_issuer" text, "campus_subject" text, "role" text default 'owner' not null, "signed_in_before" integer default 0 not null, "role_of_campus" integer default 0 not null, "categories" text) strict;
INSERT INTO admin VALUES('e962bec8-01f7-4982-91b8-282a1e72b262','ada@example.edu','ada','$argon2id$v=19$m=65536,t=3,p=1$7vSACOhBEjtKRJJF67/GUg$DgiDosvSAPkn3ICtnjV2ovuQFGawPuQWM979if8DPHs',0,NULL,NULL,'2026-11-25T12:32:13.538Z','2026-11-25T12:32:14.197Z',1,'ada ada@example.edu',NULL,NULL,'owner',0,0,NULL);
INSERT INTO admin VALUES('0b24e35f-d2cd-461b-9c6a-61665694c4d7','sam@example.edu','sam',NULL,0,NULL,NULL,'2026-11-25T12:32:14.697Z',NULL,1,'sam sam@example.edu',NULL,NULL,'author',0,0,NULL);
CREATE TABLE IF NOT EXISTS "session" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "created_at" text not null, "seen_at" text not null, "address" text, "browser" text, "system" text, "id_token" text, "proven_at" text) strict;
INSERT INTO session VALUES('50b4ec9626406a5bc0a1d76b324928f31b602399b80b3618be5a091a6bc746ab','e962bec8-01f7-4982-91b8-282a1e72b262','2026-11-25T12:32:14.197Z','2026-11-25T12:32:14.197Z','127.0.0.1',NULL,NULL,NULL,'2026-11-25T12:32:14.196Z');
CREATE TABLE IF NOT EXISTS "token" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "purpose" text not null, "created_at" text not null, "expires_at" text not null, "used_at" text, "email" text) strict;
INSERT INTO token VALUES('9dcfb0a949cf6618b7e72704ce33d2f7b2dd1c0c0c756df6ed4b1b755c1a0c59','0b24e35f-d2cd-461b-9c6a-61665694c4d7','invitation','2026-11-25T12:32:14.698Z','2026-12-02T12:32:14.698Z',NULL,NULL);
CREATE TABLE IF NOT EXISTS "rate_limit" ("key" text primary key, "points" integer not null, "expire" integer) strict;
INSERT INTO rate_limit VALUES('sign-in/email+ip/day/ada@example.edu/127.0.0.1',0,1795696333989);
INSERT INTO rate_limit VALUES('sign-in/ip/127.0.0.1',0,1795610833989);
INSERT INTO rate_limit VALUES('sign-in/email/ada@example.edu',0,1795613533989);
INSERT INTO rate_limit VALUES('sign-in/email/day/ada@example.edu',0,1795696333989);
INSERT INTO rate_limit VALUES('sign-in/all/all',0,1795613533992);
INSERT INTO rate_limit VALUES('mail/email+admin/sam@example.edu/e962bec8-01f7-4982-91b8-282a1e72b262',1,1795613534696);
INSERT INTO rate_limit VALUES('mail/admin/e962bec8-01f7-4982-91b8-282a1e72b262',1,1795613534696);
CREATE TABLE IF NOT EXISTS "image" ("hash" text primary key, "bytes" blob not null, "type" text not null, "size" integer not null, "created_at" text not null) strict;
INSERT INTO image VALUES('a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577',X'5249464640000000574542505650382034000000d002009d012a180010003e61268f45242221180400400604a007600012288000feeea63fffdc1cb97105197fffc06ebe2d97c000','image/webp',72,'2026-11-25T12:32:14.396Z');
CREATE TABLE IF NOT EXISTS "mail" ("id" text primary key, "recipient" text not null, "subject" text not null, "body" text not null, "created_at" text not null, "send_after" text not null, "tries" integer not null, "sent_at" text, "last_error" text, "tried_until" text) strict;
INSERT INTO mail VALUES('68618373-c0b7-43de-834d-46e292755c77','sam@example.edu','Your invitation to ResLife On-Call','','2026-11-25T12:32:14.699Z','2026-11-25T12:34:14.713Z',1,'2026-11-25T12:32:14.722Z',NULL,NULL);
CREATE TABLE IF NOT EXISTS "setting" ("name" text primary key, "value" text not null) strict;
INSERT INTO setting VALUES('csrf_secret','pKF5qzG5xcglFOBYh5sxNAJqQO-ZoS4zcoXH0RDroEg');
INSERT INTO setting VALUES('epoch','6914688f-11f4-4c2b-b091-de67d13fc424');
INSERT INTO setting VALUES('device_secret','-mSMPpyDIylPLsTfxUNE55RYh-L0ARTHOO3czplAUlM');
INSERT INTO setting VALUES('library-version','8558752c-8739-47a5-a72c-b540b3dce8ab');
INSERT INTO setting VALUES('network_secret','EbQuC2KxPkyGxjCG13Nf792zHnRHA1OL83BokcFVlOs');
CREATE TABLE IF NOT EXISTS "attendance" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "issue_id" text not null, "revision" integer, "sent_revision" integer, "title" text not null, "category" text not null, "advisor" text not null, "started_at" text not null, "finished_at" text, "sent_at" text, "started_day" text not null, "started_minute" integer not null, "status" text not null, "rating" real, "practice" integer not null, "flagged" integer not null, "device" text, "description" text not null, "steps" text not null, "trail" text, "swept" integer default 0 not null, "proof" text, "void_id" text, "network" text) strict;
INSERT INTO attendance VALUES(X'2a45698fae7241d184f966a10fc1d2af',X'7d2e1c7a51a54a0e9f1d0f5b3d1c9a01',X'01b784ece92240bb2596635b98867c7d6d','2026-11-25T12:32:14.646Z',1,'d0d473aa-3c02-4768-ab00-1759313d67bc',1,NULL,'Party in a corridor','Noise complaint','Ada','2026-11-24T02:50:00.000Z','2026-11-24T03:07:00.000Z',NULL,'2026-11-24',170,'Resolved',4.5,0,0,NULL,'Went well; all, home','[1,3]','[[0,1000],[7,9000]]',0,NULL,NULL,'lamq9SjTAd-');
INSERT INTO attendance VALUES(X'380ef702646141eb9b0922a8e6977123',X'7d2e1c7a51a54a0e9f1d0f5b3d1c9a02',X'017ba6c23d28056ac5e5299f4d98e1e012','2026-11-25T12:32:14.659Z',0,'d0d473aa-3c02-4768-ab00-1759313d67bc',2,NULL,'Party in the corridor','Noise complaint','Sam O’Neil','2026-11-24T02:50:00.000Z','2026-11-24T03:07:00.000Z',NULL,'2026-11-24',170,'Escalated',NULL,0,0,NULL,'','[1]',NULL,0,NULL,NULL,'lamq9SjTAd-');
CREATE TABLE IF NOT EXISTS "feedback" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "description" text not null, "rating" real not null, "read_at" text, "answered_at" text, "archived_at" text, "answer" text, "answered_by" text) strict;
INSERT INTO feedback VALUES(X'f95be8ad49194b51a844b5e135f08475',X'6487c250425f4c5d9834d3d2f2dbde6d',X'017c983fbcfa393bd88c72ce9250a81739','2026-11-25T12:32:14.667Z',0,'Ada','Bigger letters, please.',4.0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "missing_issue" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "description" text not null, "category" text, "read_at" text, "answered_at" text, "archived_at" text, "answer" text, "answered_by" text, "draft_id" text, "merged_into" text) strict;
INSERT INTO missing_issue VALUES(X'18456972300948c4bb3aed4dd1e41123',X'11361d2b46b5443ab1a36753c875abdf',X'018efc9eb1a1f9b03c9d31bb2a6d475cad','2026-11-25T12:32:14.678Z',0,'Ada','Lost keys',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "former_record" ("record_id" blob not null, "correction" integer not null, "body_hash" blob not null, "received_at" text not null, "record" text not null, constraint "former_record_pk" primary key ("record_id", "correction")) strict;
INSERT INTO former_record VALUES(X'2a45698fae7241d184f966a10fc1d2af',0,X'01a0b24ce2825423349fac30d45dd72add','2026-11-25T12:32:14.565Z','{"issue_id":"d0d473aa-3c02-4768-ab00-1759313d67bc","revision":1,"sent_revision":null,"title":"Party in a corridor","category":"Noise complaint","advisor":"Ada","started_at":"2026-11-24T02:50:00.000Z","finished_at":"2026-11-24T03:07:00.000Z","sent_at":null,"started_day":"2026-11-24","started_minute":170,"status":"Escalated","rating":null,"practice":0,"flagged":0,"device":null,"description":"","steps":"[1,3]","trail":null,"swept":0,"proof":null,"void_id":null,"network":"lamq9SjTAd-"}');
CREATE TABLE IF NOT EXISTS "attendance_day" ("day" text not null, "status" text not null, "written" integer not null, "count" integer not null, constraint "attendance_day_pk" primary key ("day", "status", "written")) strict, without rowid;
INSERT INTO attendance_day VALUES('2026-11-24','Escalated',0,1);
INSERT INTO attendance_day VALUES('2026-11-24','Resolved',1,1);
CREATE TABLE IF NOT EXISTS "step_note" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "issue_id" text not null, "revision" integer, "step" text not null, "description" text not null, "done_at" text, "read_at" text, "answered_at" text, "answer" text, "answered_by" text) strict;
INSERT INTO step_note VALUES(X'25e1e985d977429e9ceafc80540a3dfb',X'8718761078c6438395bf675dd9a2050b',X'01763f3917421afc4f6b479c837e6ea87c','2026-11-25T12:32:14.687Z',0,'Ada','d0d473aa-3c02-4768-ab00-1759313d67bc',1,'ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe','A neighbour may know.',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "empty_search" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "words" text not null, "phone" text) strict;
CREATE TABLE IF NOT EXISTS "issue_part" ("issue_id" text not null references "issue" ("id"), "part" text not null, "version" integer not null, "saved_at" text not null, "saved_by" text, constraint "issue_part_pk" primary key ("issue_id", "part")) strict;
INSERT INTO issue_part VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc','order',3,'2026-11-25T12:32:14.405Z','e962bec8-01f7-4982-91b8-282a1e72b262');
INSERT INTO issue_part VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc','step/ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe',2,'2026-11-25T12:32:14.397Z','e962bec8-01f7-4982-91b8-282a1e72b262');
INSERT INTO issue_part VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc','step/62b59b32-2729-465e-9333-c0454305be42',3,'2026-11-25T12:32:14.405Z','e962bec8-01f7-4982-91b8-282a1e72b262');
INSERT INTO issue_part VALUES('d0d473aa-3c02-4768-ab00-1759313d67bc','details',5,'2026-11-25T12:32:14.544Z','e962bec8-01f7-4982-91b8-282a1e72b262');
CREATE TABLE IF NOT EXISTS "presence" ("issue_id" text not null, "admin_id" text not null, "seen_at" text not null, "step" text, constraint "presence_pk" primary key ("issue_id", "admin_id")) strict;
CREATE TABLE IF NOT EXISTS "path_check" ("issue_id" text not null, "fingerprint" text not null, "steps" text not null, "checked_at" text not null, "checked_by" text not null, constraint "path_check_key" primary key ("issue_id", "fingerprint")) strict;
CREATE TABLE IF NOT EXISTS "told_target" ("id" text primary key, "kind" text not null, "address" text not null, "categories" text not null, "summary" text not null, "created_at" text not null, "escalations" integer not null, "summed_through" text, "secret" text, "former_secret" text, "former_until" text, constraint "told_target_address" unique ("kind", "address")) strict;
CREATE TABLE IF NOT EXISTS "told_event" ("key" blob primary key, "kind" text not null, "at" text not null, "content" text not null, "record_id" blob, "network" text, "is_grouped" integer default 0 not null) strict;
CREATE TABLE IF NOT EXISTS "told_delivery" ("id" text primary key, "event_key" blob not null, "target_id" text not null, "kind" text not null, "address" text not null, "state" text not null, "at" text not null, "since" text not null, "next_at" text not null, "tries" integer not null, "answer" text, constraint "told_delivery_once" unique ("event_key", "target_id")) strict;
CREATE TABLE attendance_issue_day (day text not null, issue_id text not null, title text not null, category text not null, status text not null, count integer not null, primary key (day, issue_id, title, category, status))
        strict, without rowid;
INSERT INTO attendance_issue_day VALUES('2026-11-24','d0d473aa-3c02-4768-ab00-1759313d67bc','Party in a corridor','Noise complaint','Escalated',0);
INSERT INTO attendance_issue_day VALUES('2026-11-24','d0d473aa-3c02-4768-ab00-1759313d67bc','Party in a corridor','Noise complaint','Resolved',1);
INSERT INTO attendance_issue_day VALUES('2026-11-24','d0d473aa-3c02-4768-ab00-1759313d67bc','Party in the corridor','Noise complaint','Escalated',1);
CREATE TABLE attendance_hour_day (day text not null, hour integer not null, category text not null, status text not null, count integer not null, primary key (day, hour, category, status))
        strict, without rowid;
INSERT INTO attendance_hour_day VALUES('2026-11-24',2,'Noise complaint','Escalated',1);
INSERT INTO attendance_hour_day VALUES('2026-11-24',2,'Noise complaint','Resolved',1);
CREATE TABLE attendance_minutes_day (day text not null, category text not null, status text not null, minutes integer not null, count integer not null, primary key (day, category, status, minutes))
        strict, without rowid;
INSERT INTO attendance_minutes_day VALUES('2026-11-24','Noise complaint','Escalated',17,1);
INSERT INTO attendance_minutes_day VALUES('2026-11-24','Noise complaint','Resolved',17,1);
CREATE TABLE IF NOT EXISTS "reminder" ("issue_id" text not null, "review_by" text not null, "stage" text not null, "made_at" text not null, constraint "reminder_pk" primary key ("issue_id", "review_by", "stage")) strict;
CREATE TABLE IF NOT EXISTS "audit" ("number" integer primary key, "at" text not null, "who" text, "what" text not null, "subject" text, "network" text, "session" text, "request" text, "count" integer not null, "former" text not null, "hash" text not null) strict;
INSERT INTO audit VALUES(1,'2026-11-25T12:32:13.540Z',NULL,'admin.create','e962bec8-01f7-4982-91b8-282a1e72b262',NULL,NULL,NULL,1,'','6482332954378a6b5b22dc3a941adeb2e6e362a111c4ec08c1325c4642ba2133');
INSERT INTO audit VALUES(2,'2026-11-25T12:32:14.199Z','e962bec8-01f7-4982-91b8-282a1e72b262','session.signIn','e962bec8-01f7-4982-91b8-282a1e72b262','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','1c982946-0414-47bb-bd56-7df30151d07a',1,'6482332954378a6b5b22dc3a941adeb2e6e362a111c4ec08c1325c4642ba2133','a823950cbb0f09cd16a317087318ecd54bdecfe834fd2421cb5139da048330cc');
INSERT INTO audit VALUES(3,'2026-11-25T12:32:14.322Z','e962bec8-01f7-4982-91b8-282a1e72b262','picture.upload','a37a0db8411320a1796d2d340c1ed94134086ec692ef856b4fc4e907ce338577','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','43a7bbe4-c76f-44aa-a3ab-84a23a49a33a',1,'a823950cbb0f09cd16a317087318ecd54bdecfe834fd2421cb5139da048330cc','db11bea54a4c8ccbd79f300b6aeba463a181d4cce2311fe5084af0da685a5244');
INSERT INTO audit VALUES(4,'2026-11-25T12:32:14.345Z','e962bec8-01f7-4982-91b8-282a1e72b262','issue.create','d0d473aa-3c02-4768-ab00-1759313d67bc','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','efc54fb2-2048-40a9-8865-640f03f2414f',1,'db11bea54a4c8ccbd79f300b6aeba463a181d4cce2311fe5084af0da685a5244','f648151cdfaa7589e05566b8f59c4a9693f68f5855bf6a20e8e470bf38d742b0');
INSERT INTO audit VALUES(5,'2026-11-25T12:32:14.398Z','e962bec8-01f7-4982-91b8-282a1e72b262','step.create','d0d473aa-3c02-4768-ab00-1759313d67bc/ad1f3e68-c8a3-47ef-a291-fa26bcf3edfe','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','c1bcd802-d35a-41ef-a2a8-96969e47a2ae',1,'f648151cdfaa7589e05566b8f59c4a9693f68f5855bf6a20e8e470bf38d742b0','3060de5348d8e500676310f4da536b45a349ca30678d777e12dcbdf080ade8ac');
INSERT INTO audit VALUES(6,'2026-11-25T12:32:14.406Z','e962bec8-01f7-4982-91b8-282a1e72b262','step.create','d0d473aa-3c02-4768-ab00-1759313d67bc/62b59b32-2729-465e-9333-c0454305be42','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','1431db8b-166c-471f-982c-b6b445bedb59',1,'3060de5348d8e500676310f4da536b45a349ca30678d777e12dcbdf080ade8ac','6f8cebb24cc099005fc7ee0e3f4bb4636c44a5ac55185f89be88cf8773ef1f6e');
INSERT INTO audit VALUES(7,'2026-11-25T12:32:14.433Z','e962bec8-01f7-4982-91b8-282a1e72b262','issue.publish','d0d473aa-3c02-4768-ab00-1759313d67bc','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','83eade48-121a-443a-a6f0-030499db64b4',1,'6f8cebb24cc099005fc7ee0e3f4bb4636c44a5ac55185f89be88cf8773ef1f6e','f8b484532157e46007a22959af5bd2240ad4398cae55c85d710f5f6635d48fa3');
INSERT INTO audit VALUES(8,'2026-11-25T12:32:14.545Z','e962bec8-01f7-4982-91b8-282a1e72b262','issue.edit','d0d473aa-3c02-4768-ab00-1759313d67bc','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','3b02d1e9-5696-4b2d-8ab3-e05cc320ec89',1,'f8b484532157e46007a22959af5bd2240ad4398cae55c85d710f5f6635d48fa3','28d0eedd65efb3258687cde7df3b98bb1c5fd18c8e6e68695837a3df3fa4c844');
INSERT INTO audit VALUES(9,'2026-11-25T12:32:14.691Z','e962bec8-01f7-4982-91b8-282a1e72b262','issue.create','7841cf93-950a-427a-a277-04960d694aec','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','0ef65833-338d-446a-8b35-c67e7fa2325f',1,'28d0eedd65efb3258687cde7df3b98bb1c5fd18c8e6e68695837a3df3fa4c844','425dc0a15cbcd63c812a8029c9821fd7251eebc3b2f36f456608427068df3804');
INSERT INTO audit VALUES(10,'2026-11-25T12:32:14.699Z','e962bec8-01f7-4982-91b8-282a1e72b262','admin.invite','0b24e35f-d2cd-461b-9c6a-61665694c4d7','127.0.0.1','68b51a24d2909c034eb867a0a473a5da','97b037c5-c39e-446c-9ed2-f40d87cf5153',1,'425dc0a15cbcd63c812a8029c9821fd7251eebc3b2f36f456608427068df3804','7cebe6f8fe08ba33f868d35bfc41427dd0e2cd66310e1b7867e5e4326f5e63c0');
CREATE TABLE IF NOT EXISTS "audit_head" ("id" integer primary key, "number" integer not null, "hash" text not null, "cut" integer not null, "cut_hash" text not null) strict;
INSERT INTO audit_head VALUES(1,10,'7cebe6f8fe08ba33f868d35bfc41427dd0e2cd66310e1b7867e5e4326f5e63c0',0,'');
CREATE TABLE IF NOT EXISTS "second_factor" ("admin_id" text primary key references "admin" ("id") on delete cascade, "seed" text not null, "created_at" text not null, "confirmed_at" text, "last_step" integer not null);
CREATE TABLE IF NOT EXISTS "recovery_code" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade);
CREATE TABLE IF NOT EXISTS "second_step" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "expires_at" text not null, "id_token" text);
CREATE TABLE IF NOT EXISTS "passkey" ("id" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "public_key" text not null, "counter" integer not null, "name" text not null, "created_at" text not null, "used_at" text);
CREATE TABLE IF NOT EXISTS "record_void" ("id" text primary key, "at" text not null, "by" text not null, "reason" text not null, "count" integer not null, "undone_at" text) strict;
CREATE TABLE IF NOT EXISTS "advisor_phone" ("id" text primary key, "advisor" text not null, "code_hash" text unique, "created_at" text not null, "expires_at" text not null, "enrolled_at" text, "revoked_at" text) strict;
CREATE TABLE IF NOT EXISTS "issue_author" ("issue_id" text not null, "admin_id" text not null, constraint "issue_author_key" primary key ("issue_id", "admin_id")) strict;
INSERT INTO issue_author VALUES('7841cf93-950a-427a-a277-04960d694aec','e962bec8-01f7-4982-91b8-282a1e72b262');
CREATE TABLE IF NOT EXISTS "issue_review" ("issue_id" text not null primary key, "version" integer not null, "step" text not null, "said_by" text not null, "said_at" text not null, "word" text not null) strict;
CREATE INDEX "attendance_by_day" on "attendance" ("started_day", "started_at", "id") where "practice" = 0;
CREATE INDEX attendance_by_title on attendance (title, started_day, started_at, id)
          where practice = 0;
CREATE INDEX attendance_by_advisor on attendance (advisor, started_day, started_at, id)
          where practice = 0;
CREATE INDEX attendance_by_minute on attendance (started_minute, started_day, started_at, id)
          where practice = 0;
CREATE INDEX attendance_by_status on attendance (status, started_day, started_at, id)
          where practice = 0;
CREATE INDEX attendance_by_feedback on attendance (substr(description, 1, 200), started_day, started_at, id)
          where practice = 0;
CREATE INDEX "rate_limit_by_expire" on "rate_limit" ("expire");
CREATE INDEX "step_note_to_do" on "step_note" ("issue_id", "received_at") where "done_at" is null;
CREATE INDEX "empty_search_by_words" on "empty_search" ("words", "phone", "received_at");
CREATE INDEX "feedback_open" on "feedback" ("received_at", "id") where "archived_at" is null;
CREATE INDEX "feedback_unread" on "feedback" ("received_at", "id") where "archived_at" is null and "read_at" is null;
CREATE INDEX "feedback_answered" on "feedback" ("received_at", "id") where "archived_at" is null and "answered_at" is not null;
CREATE INDEX "feedback_archived" on "feedback" ("received_at", "id") where "archived_at" is not null;
CREATE INDEX "missing_issue_open" on "missing_issue" ("received_at", "id") where "archived_at" is null and "merged_into" is null;
CREATE INDEX "missing_issue_unread" on "missing_issue" ("received_at", "id") where "archived_at" is null and "merged_into" is null and "read_at" is null;
CREATE INDEX "missing_issue_answered" on "missing_issue" ("received_at", "id") where "archived_at" is null and "merged_into" is null and "answered_at" is not null;
CREATE INDEX "missing_issue_archived" on "missing_issue" ("received_at", "id") where "archived_at" is not null and "merged_into" is null;
CREATE INDEX "step_note_open" on "step_note" ("received_at", "id") where "done_at" is null;
CREATE INDEX "step_note_unread" on "step_note" ("received_at", "id") where "done_at" is null and "read_at" is null;
CREATE INDEX "step_note_answered" on "step_note" ("received_at", "id") where "done_at" is null and "answered_at" is not null;
CREATE INDEX "step_note_archived" on "step_note" ("received_at", "id") where "done_at" is not null;
CREATE INDEX "told_delivery_due" on "told_delivery" ("target_id", "next_at") where "state" = 'waiting';
CREATE INDEX "told_delivery_handed" on "told_delivery" ("id") where "state" = 'handed';
CREATE INDEX "told_delivery_log" on "told_delivery" ("at", "id");
CREATE INDEX "told_delivery_states" on "told_delivery" ("state", "at", "id");
CREATE INDEX attendance_practised on attendance (started_day, started_at, id)
    where practice = 1;
CREATE INDEX "admin_sought" on "admin" ("email", "sought");
CREATE INDEX "missing_issue_merged" on "missing_issue" ("merged_into", "received_at", "id") where merged_into is not null;
CREATE INDEX "told_event_network" on "told_event" ("network", "at") where "network" is not null;
CREATE INDEX "told_delivery_grouped" on "told_delivery" ("target_id") where "state" = 'grouped';
CREATE UNIQUE INDEX "admin_campus" on "admin" ("campus_issuer", "campus_subject");
CREATE INDEX "audit_days" on "audit" ("at", "number");
CREATE INDEX "audit_people" on "audit" ("who", "at", "number");
CREATE INDEX "recovery_code_admin" on "recovery_code" ("admin_id");
CREATE INDEX "second_step_admin" on "second_step" ("admin_id");
CREATE INDEX "attendance_unswept" on "attendance" ("started_day") where "swept" = 0;
CREATE INDEX "empty_search_by_age" on "empty_search" ("received_at");
CREATE INDEX "mail_by_age" on "mail" ("created_at");
CREATE INDEX "told_event_by_age" on "told_event" ("at");
CREATE INDEX "attendance_proven" on "attendance" ("proof") where "proof" is not null;
CREATE INDEX "passkey_admin" on "passkey" ("admin_id");
CREATE INDEX "attendance_voided" on "attendance" ("started_day") where practice > 1;
CREATE INDEX "attendance_of_void" on "attendance" ("void_id") where void_id is not null;
CREATE INDEX "attendance_network" on "attendance" ("received_at", "network") where network is not null;
CREATE INDEX "record_void_by_age" on "record_void" ("at");
CREATE INDEX "feedback_by_day" on "feedback" (substr(received_at, 1, 10));
CREATE INDEX "missing_issue_by_day" on "missing_issue" (substr(received_at, 1, 10));
CREATE INDEX "step_note_by_day" on "step_note" (substr(received_at, 1, 10));
CREATE TRIGGER attendance_added after insert on attendance  begin /* 97441f28c400ecd8c373892f95408f29877ab8d454b9003cf82743386995e9cf */ 
  insert into attendance_day (day, status, written, count)
  select new.started_day, new.status, substr(new.description, 1, 200) <> '', +1
  where new.practice = 0
  on conflict (day, status, written) do update set count = count + 1; end;
CREATE TRIGGER attendance_removed after delete on attendance  begin /* 91bb4c2ed007180540c50009f4463ea538c8ee5b6bfae4f852bcafe12cfac7fb */ 
  insert into attendance_day (day, status, written, count)
  select old.started_day, old.status, substr(old.description, 1, 200) <> '', -1
  where old.practice = 0
  on conflict (day, status, written) do update set count = count - 1; end;
CREATE TRIGGER attendance_changed after update of started_day, status, description, practice on attendance  begin /* 26f717fee7a2b3b91e6970eed5b4efeecfe24923df00a0cb9d2f137d494b1142 */ 
  insert into attendance_day (day, status, written, count)
  select old.started_day, old.status, substr(old.description, 1, 200) <> '', -1
  where old.practice = 0
  on conflict (day, status, written) do update set count = count - 1;
  insert into attendance_day (day, status, written, count)
  select new.started_day, new.status, substr(new.description, 1, 200) <> '', +1
  where new.practice = 0
  on conflict (day, status, written) do update set count = count + 1; end;
CREATE TRIGGER attendance_told after insert on attendance when new.status = 'Escalated' and new.practice = 0 and exists (select 1 from told_target) begin /* 83355b7d8792f76b42acf0aa5906e44346aa115a6a0c3771e0225bde5465768b */ 
  insert into told_event (key, kind, at, record_id, content)
  select new.key, 'escalation', new.received_at, new.id, json_object('issueId', new.issue_id, 'title', new.title, 'category', new.category, 'revision', new.revision, 'advisor', new.advisor, 'startedAt', new.started_at)
  where exists (select 1 from told_target t where t.escalations = 1
  and (t.categories = '[]' or instr(t.categories, '"' || new.category || '"') > 0))
  on conflict (key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select lower(hex(randomblob(16))), new.key, t.id, t.kind, t.address, 'waiting', 0,
    new.received_at, new.received_at, new.received_at
  from told_target t where t.escalations = 1
  and (t.categories = '[]' or instr(t.categories, '"' || new.category || '"') > 0)
  on conflict (event_key, target_id) do nothing; end;
CREATE TRIGGER attendance_told_late after update of status, practice on attendance when new.status = 'Escalated' and new.practice = 0 and not (old.status = 'Escalated' and old.practice = 0) and old.practice < 2 and exists (select 1 from told_target) begin /* 97e9c955d9592d2486f70083ce40d53cf7008b04ef1d6456d43d445f7c3ca022 */ 
  insert into told_event (key, kind, at, record_id, content)
  select new.key, 'escalation', new.received_at, new.id, json_object('issueId', new.issue_id, 'title', new.title, 'category', new.category, 'revision', new.revision, 'advisor', new.advisor, 'startedAt', new.started_at)
  where exists (select 1 from told_target t where t.escalations = 1
  and (t.categories = '[]' or instr(t.categories, '"' || new.category || '"') > 0))
  on conflict (key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select lower(hex(randomblob(16))), new.key, t.id, t.kind, t.address, 'waiting', 0,
    new.received_at, new.received_at, new.received_at
  from told_target t where t.escalations = 1
  and (t.categories = '[]' or instr(t.categories, '"' || new.category || '"') > 0)
  on conflict (event_key, target_id) do nothing; end;
CREATE TRIGGER attendance_added_charts after insert on attendance  begin /* bf1761ad772744103e5817107afa26494e28fe16703c9b59ebffa3b0ef445f41 */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select new.started_day, new.issue_id, new.title, new.category, new.status, +1 where new.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count + 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select new.started_day, new.started_minute / 60, new.category, new.status, +1 where new.practice = 0
        on conflict (day, hour, category, status) do update set count = count + 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select new.started_day, new.category, new.status, (unixepoch(new.finished_at) - unixepoch(new.started_at)) / 60, +1 where new.practice = 0 and new.finished_at >= new.started_at
        on conflict (day, category, status, minutes) do update set count = count + 1; end;
CREATE TRIGGER attendance_removed_charts after delete on attendance  begin /* 6d2538cf3da5ea20f072e1708f5c516f21b3b90b020cd29767d970b53c063068 */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select old.started_day, old.issue_id, old.title, old.category, old.status, -1 where old.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count - 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select old.started_day, old.started_minute / 60, old.category, old.status, -1 where old.practice = 0
        on conflict (day, hour, category, status) do update set count = count - 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select old.started_day, old.category, old.status, (unixepoch(old.finished_at) - unixepoch(old.started_at)) / 60, -1 where old.practice = 0 and old.finished_at >= old.started_at
        on conflict (day, category, status, minutes) do update set count = count - 1; end;
CREATE TRIGGER attendance_changed_charts after update of started_day, started_minute, started_at, finished_at, issue_id, title, category, status, practice on attendance  begin /* 9bd3603860901dd867d86441b1b10dd63ae116438fe1bf81437f3b3ce63217f4 */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select old.started_day, old.issue_id, old.title, old.category, old.status, -1 where old.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count - 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select old.started_day, old.started_minute / 60, old.category, old.status, -1 where old.practice = 0
        on conflict (day, hour, category, status) do update set count = count - 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select old.started_day, old.category, old.status, (unixepoch(old.finished_at) - unixepoch(old.started_at)) / 60, -1 where old.practice = 0 and old.finished_at >= old.started_at
        on conflict (day, category, status, minutes) do update set count = count - 1;
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select new.started_day, new.issue_id, new.title, new.category, new.status, +1 where new.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count + 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select new.started_day, new.started_minute / 60, new.category, new.status, +1 where new.practice = 0
        on conflict (day, hour, category, status) do update set count = count + 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select new.started_day, new.category, new.status, (unixepoch(new.finished_at) - unixepoch(new.started_at)) / 60, +1 where new.practice = 0 and new.finished_at >= new.started_at
        on conflict (day, category, status, minutes) do update set count = count + 1; end;
CREATE TRIGGER audit_unchanged after update on audit  begin /* 2c2361b36a1887928a904fd0f40e1d1895883aeee178ac7cf22034e887c79ab7 */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_kept after delete on audit when old.number > (select cut from audit_head) begin /* 872a9bebedd07d9c624330b59c30f275b603e829113a5d266b8bd81d2959370d */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_behind after insert on audit when new.number <= (select number from audit_head) begin /* de69545ee97049cb74e86f409738dd7fea53219a33964bd9118991e8ab0dbb8a */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_head_onward after update on audit_head when new.number < old.number or new.cut < old.cut or new.cut > new.number begin /* e8ccfadb225b7be6480d55c23748dcf27c41cd8d4f814dafab709f493e2750ce */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_head_kept after delete on audit_head  begin /* 5e44b22c7cefa28a2c9349e2db20faa8428d798c8f638ea6980895dd16bfb7e0 */ select raise(abort, 'The trail is only added to.'); end;
COMMIT;
