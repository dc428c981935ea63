PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "migration" ("name" text primary key, "applied_at" text not null);
INSERT INTO migration VALUES('001-first-tables','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('002-analytics-order','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('003-compact-records','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('004-analytics-sorts','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('005-rate-limit-expiry','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('006-revision-floor','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('007-first-act','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('008-notes-and-searches','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('009-urgent-corrections','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('010-issue-parts','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('011-inbox','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('012-sign-ins','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('013-presence','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('014-path-checks','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('015-told','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('016-presence-step','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('017-analytics-charts','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('018-review-reminders','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('019-mail-tried-until','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('020-people-search','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('021-merged-order','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('022-told-fairly','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('023-also-called','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('024-campus-sign-in','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('025-trail','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('026-second-factor','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('027-roles','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('028-retention','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('029-roles-of-campus','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('030-proven-advisors','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('031-passkeys','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('032-voided-records','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('033-messages-by-day','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('034-proven-sessions','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('035-advisor-phones','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('036-own-categories','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('037-second-person','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('038-areas','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('040-reports','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('043-moments','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('044-reviewed','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('046-area-counts','2026-11-27T18:27:08.477Z');
INSERT INTO migration VALUES('047-handed-over','2026-11-27T18:27:08.477Z');
CREATE TABLE IF NOT EXISTS "issue" ("id" text primary key, "title" text not null, "category" text not null, "published" integer not null, "archived" integer not null, "steps" text not null, "removed" text not null, "version" integer not null, "revision" integer, "owner" text, "review_by" text, "created_at" text not null, "updated_at" text not null, "revision_floor" integer default 0 not null, "first_act" text, "is_starter" integer default 0 not null, "urgent" text, "path_ticks" integer default 0 not null, "also_called" text, "reviewed_at" text, "reviewed_by" text, "awaits_review" integer) strict;
INSERT INTO issue VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','Party in the corridor','Noise complaint',1,0,'[{"_id":"ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"9da11aa2-638e-4237-8151-1e2ac7948c3f","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"7f997f67-51b0-4ef5-85a4-1745804a45e5","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"9da11aa2-638e-4237-8151-1e2ac7948c3f","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]','[]',7,2,'b9043352-2093-4c6e-af33-aecf40d72058','2027-03-01','2026-11-27T18:27:10.664Z','2026-11-27T18:27:10.776Z',0,'Call [[contact:security]] if anyone is hurt.',0,'{"sentence":"Read step 2 again.","revision":2,"at":"2026-11-27T18:27:10.776Z"}',1,'["loud music","rave"]','2026-11-27T18:27:10.835Z','b9043352-2093-4c6e-af33-aecf40d72058',NULL);
INSERT INTO issue VALUES('c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','A draft','Noise complaint',0,0,'[{"_id":"6c6e70eb-99f2-4f4c-a0a3-3e3f15748b20","question":"Listen at the door.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Done"}}]','[]',2,NULL,NULL,NULL,'2026-11-27T18:27:10.838Z','2026-11-27T18:27:10.843Z',0,NULL,0,NULL,0,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "revision" ("issue_id" text not null references "issue" ("id"), "number" integer not null, "title" text not null, "category" text not null, "steps" text not null, "saved_at" text not null, "saved_by" text, "note" text, "first_act" text, "urgent" text, "also_called" text, constraint "revision_pk" primary key ("issue_id", "number")) strict;
INSERT INTO revision VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca',1,'Party in a corridor','Noise complaint','[{"_id":"ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"9da11aa2-638e-4237-8151-1e2ac7948c3f","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"7f997f67-51b0-4ef5-85a4-1745804a45e5","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"9da11aa2-638e-4237-8151-1e2ac7948c3f","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]','2026-11-27T18:27:10.757Z','b9043352-2093-4c6e-af33-aecf40d72058','The first words','Call [[contact:security]] if anyone is hurt.',NULL,'["loud music","rave"]');
INSERT INTO revision VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,'Party in the corridor','Noise complaint','[{"_id":"ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20","question":"Is anybody hurt? Call [[contact:north-rd]].","answerType":"Yes or No","image":"images/98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7.webp","customiseAnswerType":true,"yesAction":{"actionType":"Skip to a specific step","goToStep":"9da11aa2-638e-4237-8151-1e2ac7948c3f","customText":"Somebody is hurt"},"noAction":{"actionType":"Go to next step","customText":"Nobody"}},{"_id":"7f997f67-51b0-4ef5-85a4-1745804a45e5","question":"Ask them to go to their rooms.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Go to next step","confirmationText":"They went"}},{"_id":"9da11aa2-638e-4237-8151-1e2ac7948c3f","question":"Note who was there.","answerType":"Show a confirmation checkbox","confirmationAction":{"actionType":"Issue resolution","confirmationText":"Noted"}}]','2026-11-27T18:27:10.776Z','b9043352-2093-4c6e-af33-aecf40d72058',NULL,'Call [[contact:security]] if anyone is hurt.','Read step 2 again.','["loud music","rave"]');
CREATE TABLE IF NOT EXISTS "admin" ("id" text primary key, "email" text not null unique, "name" text not null, "password_hash" text, "disabled" integer not null, "google_sub" text unique, "facebook_id" text unique, "created_at" text not null, "signed_in_at" text, "reminders" integer default 1 not null, "sought" text default '' not null, "campus_issuer" text, "campus_subject" text, "role" text default 'owner' not null, "signed_in_before" integer default 0 not null, "role_of_campus" integer default 0 not null, "categories" text) strict;
INSERT INTO admin VALUES('b9043352-2093-4c6e-af33-aecf40d72058','ada@example.edu','ada','$argon2id$v=19$m=65536,t=3,p=1$te2Sdyx3Uu0gRBP/m89yeA$JkgXwKhHUmAPSpb7zoOA6jKXG66qy4fqgXXXuTqPkAg',0,NULL,NULL,'2026-11-27T18:27:09.460Z','2026-11-27T18:27:10.259Z',1,'ada ada@example.edu',NULL,NULL,'owner',0,0,NULL);
INSERT INTO admin VALUES('02c35b4c-1cb1-4f7a-9226-56eeaabebf1f','sam@example.edu','sam',NULL,0,NULL,NULL,'2026-11-27T18:27:10.579Z',NULL,1,'sam sam@example.edu',NULL,NULL,'author',0,0,'["Noise complaint"]');
CREATE TABLE IF NOT EXISTS "session" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "created_at" text not null, "seen_at" text not null, "address" text, "browser" text, "system" text, "id_token" text, "proven_at" text) strict;
INSERT INTO session VALUES('b163721f1e9bf5d2d80fcf8ce5bccb6d0264fb71be23ea9d95d8b9640e37d903','b9043352-2093-4c6e-af33-aecf40d72058','2026-11-27T18:27:10.259Z','2026-11-27T18:27:10.259Z','127.0.0.1',NULL,NULL,NULL,'2026-11-27T18:27:10.247Z');
CREATE TABLE IF NOT EXISTS "token" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "purpose" text not null, "created_at" text not null, "expires_at" text not null, "used_at" text, "email" text) strict;
INSERT INTO token VALUES('3f5916dc7a4b03fac2732409e13f263076d9bf55f53dd6984d3c2203f5a3042a','02c35b4c-1cb1-4f7a-9226-56eeaabebf1f','invitation','2026-11-27T18:27:10.586Z','2026-12-04T18:27:10.586Z',NULL,NULL);
CREATE TABLE IF NOT EXISTS "rate_limit" ("key" text primary key, "points" integer not null, "expire" integer) strict;
CREATE TABLE IF NOT EXISTS "image" ("hash" text primary key, "bytes" blob not null, "type" text not null, "size" integer not null, "created_at" text not null) strict;
INSERT INTO image VALUES('98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7',X'524946464c000000574542505650382040000000d003009d012a50003c003e613096482422a22121a800800c096900000c74e224e53870e1c3740000fef0fa2bfced5b1f856ffebef2876252262bb70000000000','image/webp',84,'2026-11-27T18:27:10.692Z');
CREATE TABLE IF NOT EXISTS "mail" ("id" text primary key, "recipient" text not null, "subject" text not null, "body" text not null, "created_at" text not null, "send_after" text not null, "tries" integer not null, "sent_at" text, "last_error" text, "tried_until" text) strict;
INSERT INTO mail VALUES('173616f6-889b-418f-a2d3-41d4694a6e49','sam@example.edu','Your invitation to ResLife On-Call','','2026-11-27T18:27:10.587Z','2026-11-27T18:29:10.615Z',1,'2026-11-27T18:27:10.643Z',NULL,NULL);
CREATE TABLE IF NOT EXISTS "setting" ("name" text primary key, "value" text not null) strict;
INSERT INTO setting VALUES('schema_floor','037-second-person');
INSERT INTO setting VALUES('csrf_secret','QBamvxFwfYP1c_h48gMqHyQ95NYjS1bU4yM_uQJnVDw');
INSERT INTO setting VALUES('epoch','d1b6b263-eaf6-48a8-bb59-0d611b216334');
INSERT INTO setting VALUES('device_secret','kak5Wr2y95GIJAHKLNBH_ycS3i_irUbl09yhTyyS92g');
INSERT INTO setting VALUES('campus','{"campus":{"name":"Ashdown College","emergency":{"words":"911","number":"911"},"contacts":[{"id":"security","name":"Campus Security","number":"+1 555 0100","when":"Any time","categories":[]},{"id":"north-rd","name":"North director","number":"+1 555 0111","when":"Nights","categories":["Noise complaint"],"areas":["north"],"hours":"Mon to Fri 18:00 to 08:00","role":"Residence director"},{"id":"south-rd","name":"South director","number":"","when":"","categories":[],"areas":["south"],"role":"Residence director"}],"synonyms":{"Noise complaint":["loud","racket"]},"areas":[{"id":"north","name":"North"},{"id":"south","name":"South"}]},"version":2,"former":{}}');
INSERT INTO setting VALUES('library-version','9070779e-6baa-4a0c-a892-dc5d46ea26ca');
INSERT INTO setting VALUES('report','{"address":"https://reports.example.edu/new?title={title}"}');
INSERT INTO setting VALUES('network_secret','C1elgfyUaomzn4ezuKhWaXdxBdwyXqkCOcbNOu97lRE');
CREATE TABLE IF NOT EXISTS "attendance" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "issue_id" text not null, "revision" integer, "sent_revision" integer, "title" text not null, "category" text not null, "advisor" text not null, "started_at" text not null, "finished_at" text, "sent_at" text, "started_day" text not null, "started_minute" integer not null, "status" text not null, "rating" real, "practice" integer not null, "flagged" integer not null, "device" text, "description" text not null, "steps" text not null, "trail" text, "swept" integer default 0 not null, "proof" text, "void_id" text, "network" text, "area" text, "report" text, "moments" text) strict;
INSERT INTO attendance VALUES(X'9ced4260b05b436d87ff9cac83fbd356',X'9128874749e3469ab27825faa843be04',X'0164d66334d4118d60550baf366da3d709','2026-11-27T18:27:11.027Z',1,'73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,NULL,'Party in the corridor','Noise complaint','Ada','2026-11-21T02:14:00.000Z','2026-11-21T02:20:00.000Z',NULL,'2026-11-20',1274,'Resolved',4.5,0,0,'3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b','Went well; all, home','[2,3,6]','[[1,4000],[7,9000],[2,15000,"call:security"],[12,16000]]',0,NULL,NULL,'M4879Ar5hAV','North','written',NULL);
INSERT INTO attendance VALUES(X'8b747a63651e4ea882d184656582b640',X'35f75727019941f792641de2eebff648',X'01c14ec36c81b1d9dc46e4b56db9c01479','2026-11-27T18:27:11.040Z',0,'73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,NULL,'Party in the corridor','Noise complaint','Sam','2026-11-22T03:14:00.000Z','2026-11-22T03:20:00.000Z',NULL,'2026-11-21',1334,'Escalated',NULL,0,0,'3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b','','[2]','[[1,4000],[9,8000]]',0,NULL,NULL,'M4879Ar5hAV','South',NULL,'[[0,1000,"handed:Ada"]]');
INSERT INTO attendance VALUES(X'986d83621fac4a69aeb70a66c9b5272d',X'7dd04822f613477d8efb7aec40d03f8e',X'0143b7f0621e5d22adb2456baef78293c5','2026-11-27T18:27:11.044Z',0,'73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,NULL,'Party in the corridor','Noise complaint','Ada','2026-11-23T03:14:00.000Z','2026-11-23T03:20:00.000Z',NULL,'2026-11-22',1334,'Resolved',NULL,1,0,'3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b','','[2,3,6]','[[1,4000],[7,9000],[2,15000,"call:security"],[12,16000]]',0,NULL,NULL,'M4879Ar5hAV','North',NULL,NULL);
INSERT INTO attendance VALUES(X'b0947e042f7a4433995e3351adebec7d',X'2575ab49d1bf47b8b47a1d2f02cdac68',X'0125eb37973640483ab2822bbbcc6365f3','2026-11-27T18:27:11.046Z',0,'73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,NULL,'Party in the corridor','Noise complaint','Nobody','2026-11-23T05:14:00.000Z','2026-11-23T05:20:00.000Z',NULL,'2026-11-23',14,'Escalated',NULL,2,0,'3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b','','[]',NULL,0,NULL,'4e6a4f06-8ece-407d-ae01-afe080569a47','M4879Ar5hAV','North',NULL,NULL);
CREATE TABLE IF NOT EXISTS "feedback" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "description" text not null, "rating" real not null, "read_at" text, "answered_at" text, "archived_at" text, "answer" text, "answered_by" text) strict;
INSERT INTO feedback VALUES(X'd5f172d114e8432e8bb643645a102da2',X'deb100c38b374a2bb588264e302be2fd',X'010278960be3e20ff3796b83a18619a21b','2026-11-27T18:27:11.059Z',0,'Ada','Quick at night',4.5,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "missing_issue" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "description" text not null, "category" text, "read_at" text, "answered_at" text, "archived_at" text, "answer" text, "answered_by" text, "draft_id" text, "merged_into" text) strict;
INSERT INTO missing_issue VALUES(X'a66a82e52c504928a40b6db0cc0a6427',X'8d774975b5a44d66a661cf2a39620e49',X'018903b1df8679901c67462e58e6633712','2026-11-27T18:27:11.066Z',0,'Sam','A bird in the hall','Other',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "former_record" ("record_id" blob not null, "correction" integer not null, "body_hash" blob not null, "received_at" text not null, "record" text not null, constraint "former_record_pk" primary key ("record_id", "correction")) strict;
INSERT INTO former_record VALUES(X'9ced4260b05b436d87ff9cac83fbd356',0,X'0143faddf5464d567fcaa302e165b7a719','2026-11-27T18:27:10.960Z','{"issue_id":"73cdb3e9-a742-4d76-a5f4-bf41898976ca","revision":2,"sent_revision":null,"title":"Party in the corridor","category":"Noise complaint","advisor":"Ada","started_at":"2026-11-21T02:14:00.000Z","finished_at":"2026-11-21T02:20:00.000Z","sent_at":null,"started_day":"2026-11-20","started_minute":1274,"status":"Resolved","rating":4,"practice":0,"flagged":0,"device":"3ba9b5f5-bc1f-464d-b6a2-c6d2adaf3a7b","description":"Went well","steps":"[2,3,6]","trail":"[[1,4000],[7,9000],[2,15000,\"call:security\"],[12,16000]]","swept":0,"proof":null,"void_id":null,"network":"M4879Ar5hAV","area":"North","report":"opened","moments":"[[1,5000,\"timer:10\"],[1,8000,\"rang\"]]"}');
CREATE TABLE IF NOT EXISTS "attendance_day" ("day" text not null, "status" text not null, "written" integer not null, "count" integer not null, constraint "attendance_day_pk" primary key ("day", "status", "written")) strict, without rowid;
INSERT INTO attendance_day VALUES('2026-11-20','Resolved',1,1);
INSERT INTO attendance_day VALUES('2026-11-21','Escalated',0,1);
INSERT INTO attendance_day VALUES('2026-11-23','Escalated',0,0);
CREATE TABLE IF NOT EXISTS "step_note" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "advisor" text not null, "issue_id" text not null, "revision" integer, "step" text not null, "description" text not null, "done_at" text, "read_at" text, "answered_at" text, "answer" text, "answered_by" text) strict;
INSERT INTO step_note VALUES(X'9ab378459a054e16beba32e08a4fbd1d',X'271c8f72005a489a8526b44242ee0da8',X'01e987da4746e8a0f84901b801c6247191','2026-11-27T18:27:11.071Z',0,'Sam','73cdb3e9-a742-4d76-a5f4-bf41898976ca',2,'7f997f67-51b0-4ef5-85a4-1745804a45e5','Say which rooms.',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "empty_search" ("id" blob primary key, "key" blob not null unique, "body_hash" blob not null, "received_at" text not null, "correction" integer not null, "words" text not null, "phone" text) strict;
INSERT INTO empty_search VALUES(X'36466d2770224eb9b696464c42520893',X'ddfacd4987184e5299f4a281b8cefc28',X'01d7c315204479533adf70f8e713464fff','2026-11-27T18:27:11.076Z',0,'bird','a');
INSERT INTO empty_search VALUES(X'd04d4b33a77f4f0c9137dad14e4dff65',X'60ecd6cf59ea489684d0abc5b87faf5c',X'01ee9bfefc4561f4681d936974b5262d64','2026-11-27T18:27:11.079Z',0,'bird','b');
CREATE TABLE IF NOT EXISTS "issue_part" ("issue_id" text not null references "issue" ("id"), "part" text not null, "version" integer not null, "saved_at" text not null, "saved_by" text, constraint "issue_part_pk" primary key ("issue_id", "part")) strict;
INSERT INTO issue_part VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','order',4,'2026-11-27T18:27:10.726Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','step/ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20',5,'2026-11-27T18:27:10.742Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','step/7f997f67-51b0-4ef5-85a4-1745804a45e5',3,'2026-11-27T18:27:10.716Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','step/9da11aa2-638e-4237-8151-1e2ac7948c3f',4,'2026-11-27T18:27:10.726Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','details',7,'2026-11-27T18:27:10.776Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','order',2,'2026-11-27T18:27:10.843Z','b9043352-2093-4c6e-af33-aecf40d72058');
INSERT INTO issue_part VALUES('c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','step/6c6e70eb-99f2-4f4c-a0a3-3e3f15748b20',2,'2026-11-27T18:27:10.843Z','b9043352-2093-4c6e-af33-aecf40d72058');
CREATE TABLE IF NOT EXISTS "presence" ("issue_id" text not null, "admin_id" text not null, "seen_at" text not null, "step" text, constraint "presence_pk" primary key ("issue_id", "admin_id")) strict;
INSERT INTO presence VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','b9043352-2093-4c6e-af33-aecf40d72058','2026-11-27T18:27:10.905Z','ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20');
CREATE TABLE IF NOT EXISTS "path_check" ("issue_id" text not null, "fingerprint" text not null, "steps" text not null, "checked_at" text not null, "checked_by" text not null, constraint "path_check_key" primary key ("issue_id", "fingerprint")) strict;
INSERT INTO path_check VALUES('73cdb3e9-a742-4d76-a5f4-bf41898976ca','hf3ByhPinvz-WeGTBQN1ooeA0Wc0xsIhfsdfzhSbGoU','[["ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20","CormonTomTLl"],["9da11aa2-638e-4237-8151-1e2ac7948c3f","QczswzkOqmC9"]]','2026-11-27T18:27:10.826Z','b9043352-2093-4c6e-af33-aecf40d72058');
CREATE TABLE IF NOT EXISTS "told_target" ("id" text primary key, "kind" text not null, "address" text not null, "categories" text not null, "summary" text not null, "created_at" text not null, "escalations" integer not null, "summed_through" text, "secret" text, "former_secret" text, "former_until" text, constraint "told_target_address" unique ("kind", "address")) strict;
INSERT INTO told_target VALUES('16e6f705-1ecc-4cab-bd8c-d1123d9c2338','webhook','http://127.0.0.1:9/hook','[]','none','2026-11-27T18:27:10.921Z',1,NULL,'42d3c8ebfdef.LaOHiY92VLgpedRU-06oV-BbDIwQ1wY3fuMjZ3awCkPbBeQffXwB0r8LMHW_FOJCBw9tFuUBzNQqzfTuMagCMHktS3j1Pqolngvw9HLv',NULL,NULL);
INSERT INTO told_target VALUES('70d31b62-d6b6-4098-872c-694cd238409e','mail','desk@example.edu','[]','daily','2026-11-27T18:27:10.938Z',1,'2026-11-26',NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "told_event" ("key" blob primary key, "kind" text not null, "at" text not null, "content" text not null, "record_id" blob, "network" text, "is_grouped" integer default 0 not null) strict;
INSERT INTO told_event VALUES(X'35f75727019941f792641de2eebff648','escalation','2026-11-27T18:27:11.040Z','{"issueId":"73cdb3e9-a742-4d76-a5f4-bf41898976ca","title":"Party in the corridor","category":"Noise complaint","revision":2,"advisor":"Sam","area":"South","startedAt":"2026-11-22T03:14:00.000Z"}',X'8b747a63651e4ea882d184656582b640','M4879Ar5hAV',0);
INSERT INTO told_event VALUES(X'2575ab49d1bf47b8b47a1d2f02cdac68','escalation','2026-11-27T18:27:11.046Z','{"issueId":"73cdb3e9-a742-4d76-a5f4-bf41898976ca","title":"Party in the corridor","category":"Noise complaint","revision":2,"advisor":"Nobody","area":"North","startedAt":"2026-11-23T05:14:00.000Z"}',X'b0947e042f7a4433995e3351adebec7d','M4879Ar5hAV',0);
CREATE TABLE IF NOT EXISTS "told_delivery" ("id" text primary key, "event_key" blob not null, "target_id" text not null, "kind" text not null, "address" text not null, "state" text not null, "at" text not null, "since" text not null, "next_at" text not null, "tries" integer not null, "answer" text, constraint "told_delivery_once" unique ("event_key", "target_id")) strict;
INSERT INTO told_delivery VALUES('27d1b171a4d1b3cbf464c00846bf771d',X'35f75727019941f792641de2eebff648','16e6f705-1ecc-4cab-bd8c-d1123d9c2338','webhook','http://127.0.0.1:9/hook','waiting','2026-11-27T18:27:11.040Z','2026-11-27T18:27:11.040Z','2026-11-27T18:27:11.040Z',0,NULL);
INSERT INTO told_delivery VALUES('43bbbce4c0efdb91a16a2f734c6e5f53',X'35f75727019941f792641de2eebff648','70d31b62-d6b6-4098-872c-694cd238409e','mail','desk@example.edu','waiting','2026-11-27T18:27:11.040Z','2026-11-27T18:27:11.040Z','2026-11-27T18:27:11.040Z',0,NULL);
INSERT INTO told_delivery VALUES('4c519fb891331a4202a68e63ce5fde95',X'2575ab49d1bf47b8b47a1d2f02cdac68','16e6f705-1ecc-4cab-bd8c-d1123d9c2338','webhook','http://127.0.0.1:9/hook','waiting','2026-11-27T18:27:11.046Z','2026-11-27T18:27:11.046Z','2026-11-27T18:27:11.046Z',0,NULL);
INSERT INTO told_delivery VALUES('569eb4dd860717eb7000698d408d2aec',X'2575ab49d1bf47b8b47a1d2f02cdac68','70d31b62-d6b6-4098-872c-694cd238409e','mail','desk@example.edu','waiting','2026-11-27T18:27:11.046Z','2026-11-27T18:27:11.046Z','2026-11-27T18:27:11.046Z',0,NULL);
CREATE TABLE attendance_issue_day (day text not null, issue_id text not null, title text not null, category text not null, status text not null, count integer not null, primary key (day, issue_id, title, category, status))
        strict, without rowid;
INSERT INTO attendance_issue_day VALUES('2026-11-20','73cdb3e9-a742-4d76-a5f4-bf41898976ca','Party in the corridor','Noise complaint','Resolved',1);
INSERT INTO attendance_issue_day VALUES('2026-11-21','73cdb3e9-a742-4d76-a5f4-bf41898976ca','Party in the corridor','Noise complaint','Escalated',1);
INSERT INTO attendance_issue_day VALUES('2026-11-23','73cdb3e9-a742-4d76-a5f4-bf41898976ca','Party in the corridor','Noise complaint','Escalated',0);
CREATE TABLE attendance_hour_day (day text not null, hour integer not null, category text not null, status text not null, count integer not null, primary key (day, hour, category, status))
        strict, without rowid;
INSERT INTO attendance_hour_day VALUES('2026-11-20',21,'Noise complaint','Resolved',1);
INSERT INTO attendance_hour_day VALUES('2026-11-21',22,'Noise complaint','Escalated',1);
INSERT INTO attendance_hour_day VALUES('2026-11-23',0,'Noise complaint','Escalated',0);
CREATE TABLE attendance_minutes_day (day text not null, category text not null, status text not null, minutes integer not null, count integer not null, primary key (day, category, status, minutes))
        strict, without rowid;
INSERT INTO attendance_minutes_day VALUES('2026-11-20','Noise complaint','Resolved',6,1);
INSERT INTO attendance_minutes_day VALUES('2026-11-21','Noise complaint','Escalated',6,1);
INSERT INTO attendance_minutes_day VALUES('2026-11-23','Noise complaint','Escalated',6,0);
CREATE TABLE IF NOT EXISTS "reminder" ("issue_id" text not null, "review_by" text not null, "stage" text not null, "made_at" text not null, constraint "reminder_pk" primary key ("issue_id", "review_by", "stage")) strict;
CREATE TABLE IF NOT EXISTS "audit" ("number" integer primary key, "at" text not null, "who" text, "what" text not null, "subject" text, "network" text, "session" text, "request" text, "count" integer not null, "former" text not null, "hash" text not null) strict;
INSERT INTO audit VALUES(1,'2026-11-27T18:27:09.461Z',NULL,'admin.create','b9043352-2093-4c6e-af33-aecf40d72058',NULL,NULL,NULL,1,'','c34843836b7e5c5f82563411194e15ea252881d18f6a6f0a24a6444d089b5f9a');
INSERT INTO audit VALUES(2,'2026-11-27T18:27:10.261Z','b9043352-2093-4c6e-af33-aecf40d72058','session.signIn','b9043352-2093-4c6e-af33-aecf40d72058','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','e71daad7-2f29-4000-a9fa-5e52c0a558a1',1,'c34843836b7e5c5f82563411194e15ea252881d18f6a6f0a24a6444d089b5f9a','f08a859fbea8e0345cc06020e1f7da36830677d06e85b8287b4d9df33f635da9');
INSERT INTO audit VALUES(3,'2026-11-27T18:27:10.355Z','b9043352-2093-4c6e-af33-aecf40d72058','settings.edit',NULL,'127.0.0.1','65b0a249bd3942b729afc71bee1946b9','0485f02d-54c0-4a09-8601-2b96bbdab872',1,'f08a859fbea8e0345cc06020e1f7da36830677d06e85b8287b4d9df33f635da9','32a15615437fd91be0295dc1d075c1928a7d6688704eb9eaa0145da974cf50e7');
INSERT INTO audit VALUES(4,'2026-11-27T18:27:10.477Z','b9043352-2093-4c6e-af33-aecf40d72058','settings.report',NULL,'127.0.0.1','65b0a249bd3942b729afc71bee1946b9','5b7cb335-7492-4b5e-a179-d150d0e70393',1,'32a15615437fd91be0295dc1d075c1928a7d6688704eb9eaa0145da974cf50e7','069caf5777872a5d4993128738c274dcd6c746dc89247de4d22d489b0aacd0c6');
INSERT INTO audit VALUES(5,'2026-11-27T18:27:10.563Z','b9043352-2093-4c6e-af33-aecf40d72058','picture.upload','98fd3a7b0b56a9105d207cba65f150fe54c0dc3d965f5ede9e6f28ece7e99fd7','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','488613dd-1355-49d9-89f1-f2b78790610e',1,'069caf5777872a5d4993128738c274dcd6c746dc89247de4d22d489b0aacd0c6','8d44c65bbbed70cd8a2fb79bbd449d3916b67bb59f58453d190fde9df19dcaf4');
INSERT INTO audit VALUES(6,'2026-11-27T18:27:10.588Z','b9043352-2093-4c6e-af33-aecf40d72058','admin.invite','02c35b4c-1cb1-4f7a-9226-56eeaabebf1f','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','0da9b6a4-f1ca-4ad2-a76e-cc2c45cacc55',1,'8d44c65bbbed70cd8a2fb79bbd449d3916b67bb59f58453d190fde9df19dcaf4','6fb669c7e409cb87bd652583e953b26c20e4a6d9d7eaa8607694fb184d6c3951');
INSERT INTO audit VALUES(7,'2026-11-27T18:27:10.650Z','b9043352-2093-4c6e-af33-aecf40d72058','admin.setCategories','02c35b4c-1cb1-4f7a-9226-56eeaabebf1f','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','8eb28e23-c140-4010-93b9-2c1233665f49',1,'6fb669c7e409cb87bd652583e953b26c20e4a6d9d7eaa8607694fb184d6c3951','d9952c8a06d2a73289eac58c58e50bc5bd25bb81b90b9c0bec1661c8d2f2f846');
INSERT INTO audit VALUES(8,'2026-11-27T18:27:10.665Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.create','73cdb3e9-a742-4d76-a5f4-bf41898976ca','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','867ea0a9-b8a6-459f-ae1d-381879d3e7e8',1,'d9952c8a06d2a73289eac58c58e50bc5bd25bb81b90b9c0bec1661c8d2f2f846','7dfe8f52142a755a23222b9404b0dbda198b0d17e692d8b6da656120635195bf');
INSERT INTO audit VALUES(9,'2026-11-27T18:27:10.694Z','b9043352-2093-4c6e-af33-aecf40d72058','step.create','73cdb3e9-a742-4d76-a5f4-bf41898976ca/ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','bb5e8e0f-6758-416e-9be4-b2b06a27a4ac',1,'7dfe8f52142a755a23222b9404b0dbda198b0d17e692d8b6da656120635195bf','9913317aaa837ba64b3a51d1880009f5155d7acb55424cf0877b733ed03726bc');
INSERT INTO audit VALUES(10,'2026-11-27T18:27:10.716Z','b9043352-2093-4c6e-af33-aecf40d72058','step.create','73cdb3e9-a742-4d76-a5f4-bf41898976ca/7f997f67-51b0-4ef5-85a4-1745804a45e5','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','f356f215-1765-4b16-91e9-f3e21b72185d',1,'9913317aaa837ba64b3a51d1880009f5155d7acb55424cf0877b733ed03726bc','8b5cac42eb95a9b313c93d2c68b8574a5eb018f77294809d7a6c70c63107f5f6');
INSERT INTO audit VALUES(11,'2026-11-27T18:27:10.727Z','b9043352-2093-4c6e-af33-aecf40d72058','step.create','73cdb3e9-a742-4d76-a5f4-bf41898976ca/9da11aa2-638e-4237-8151-1e2ac7948c3f','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','85ab4689-a5cc-48c3-b4d2-05da76e14b58',1,'8b5cac42eb95a9b313c93d2c68b8574a5eb018f77294809d7a6c70c63107f5f6','176389975a22a53033c3b6b40f173edbc1dec6719491648275aaf4f52eb48c2c');
INSERT INTO audit VALUES(12,'2026-11-27T18:27:10.743Z','b9043352-2093-4c6e-af33-aecf40d72058','step.edit','73cdb3e9-a742-4d76-a5f4-bf41898976ca/ca9fb705-d6f2-4ed4-8fc2-f50d177f9c20','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','25b109e8-585d-4dce-947b-988794b06f6d',1,'176389975a22a53033c3b6b40f173edbc1dec6719491648275aaf4f52eb48c2c','fb45f59919ccfff7c9a48835d21fc940290fc008cff8c28d55103936ca69ba67');
INSERT INTO audit VALUES(13,'2026-11-27T18:27:10.758Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.publish','73cdb3e9-a742-4d76-a5f4-bf41898976ca','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','f52c63be-9831-4daf-bfb7-6eb211649f29',1,'fb45f59919ccfff7c9a48835d21fc940290fc008cff8c28d55103936ca69ba67','cd83385b800ddd5a0962fb4c856058c3e7ad2770aeebf1df4c313c6acdff3f9a');
INSERT INTO audit VALUES(14,'2026-11-27T18:27:10.777Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.edit','73cdb3e9-a742-4d76-a5f4-bf41898976ca','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','a18cda0a-d5a4-49da-b16d-c6705898ae2e',1,'cd83385b800ddd5a0962fb4c856058c3e7ad2770aeebf1df4c313c6acdff3f9a','a40f462e60abf0006f7e14e0efb762d2fb5a612618cab8a82650f1f987b788e1');
INSERT INTO audit VALUES(15,'2026-11-27T18:27:10.828Z','b9043352-2093-4c6e-af33-aecf40d72058','path.check','73cdb3e9-a742-4d76-a5f4-bf41898976ca/hf3ByhPinvz-WeGTBQN1ooeA0Wc0xsIhfsdfzhSbGoU','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','737f5a2d-9e63-4e99-ba2a-9681f1cb600a',1,'a40f462e60abf0006f7e14e0efb762d2fb5a612618cab8a82650f1f987b788e1','bf53ec79187d312e3b919e64d61d06d181a96dedc44bffd89b7b3a6ef2f7f7b5');
INSERT INTO audit VALUES(16,'2026-11-27T18:27:10.835Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.review','73cdb3e9-a742-4d76-a5f4-bf41898976ca','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','ed85a668-3fa4-404f-9b78-5046a9a2a685',1,'bf53ec79187d312e3b919e64d61d06d181a96dedc44bffd89b7b3a6ef2f7f7b5','7357d5fb7bcff9b85fb1c791f5a11c1ffddc0e80f391cb63cb9ae4b2fd959a82');
INSERT INTO audit VALUES(17,'2026-11-27T18:27:10.839Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.create','c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','c31f3fa4-ccba-4c35-b10c-809102c4d854',1,'7357d5fb7bcff9b85fb1c791f5a11c1ffddc0e80f391cb63cb9ae4b2fd959a82','38873a813232a77cf504f705d67baa306512e49f81072c8b69fdb706a2778594');
INSERT INTO audit VALUES(18,'2026-11-27T18:27:10.843Z','b9043352-2093-4c6e-af33-aecf40d72058','step.create','c84dfa19-8fe6-4db7-8fb8-2d646332dc9f/6c6e70eb-99f2-4f4c-a0a3-3e3f15748b20','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','70cab559-aa11-41b0-822e-3a07c69832af',1,'38873a813232a77cf504f705d67baa306512e49f81072c8b69fdb706a2778594','dfd732bcb2f56c6ced129fb2060b55024b58549fb401a4454c3fdc5a78ad1387');
INSERT INTO audit VALUES(19,'2026-11-27T18:27:10.888Z','b9043352-2093-4c6e-af33-aecf40d72058','issue.askReview','c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','1981935c-5276-4e09-93ab-29fe45145f3c',1,'dfd732bcb2f56c6ced129fb2060b55024b58549fb401a4454c3fdc5a78ad1387','18cf190636c6dfadbe32ed9edf6aa1ceeb99964bf6885c39504f68afbdda1316');
INSERT INTO audit VALUES(20,'2026-11-27T18:27:10.922Z','b9043352-2093-4c6e-af33-aecf40d72058','told.add','16e6f705-1ecc-4cab-bd8c-d1123d9c2338','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','e024d0b2-e2ff-44a6-aa80-8515dacd23be',1,'18cf190636c6dfadbe32ed9edf6aa1ceeb99964bf6885c39504f68afbdda1316','49290192caed8eca03d36f9e2422852c241a02b642a9dfb68eb2bd8ec546a394');
INSERT INTO audit VALUES(21,'2026-11-27T18:27:10.939Z','b9043352-2093-4c6e-af33-aecf40d72058','told.add','70d31b62-d6b6-4098-872c-694cd238409e','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','95ec73ba-3ddf-4cf0-81b4-e688b32de372',1,'49290192caed8eca03d36f9e2422852c241a02b642a9dfb68eb2bd8ec546a394','74201fe6e016f0d8917ade1fa9cb1541c27a7a609fb9d9c73b3ed0b8e673c5e5');
INSERT INTO audit VALUES(22,'2026-11-27T18:27:11.052Z','b9043352-2093-4c6e-af33-aecf40d72058','record.void','b0947e04-2f7a-4433-995e-3351adebec7d','127.0.0.1','65b0a249bd3942b729afc71bee1946b9','364ed4a6-e120-4ad8-8ff6-33471e6f9b20',1,'74201fe6e016f0d8917ade1fa9cb1541c27a7a609fb9d9c73b3ed0b8e673c5e5','f5ad53061fae33cf9b4340ba0312301a4d51d701865df37620ee678f1b3ba6fe');
CREATE TABLE IF NOT EXISTS "audit_head" ("id" integer primary key, "number" integer not null, "hash" text not null, "cut" integer not null, "cut_hash" text not null) strict;
INSERT INTO audit_head VALUES(1,22,'f5ad53061fae33cf9b4340ba0312301a4d51d701865df37620ee678f1b3ba6fe',0,'');
CREATE TABLE IF NOT EXISTS "second_factor" ("admin_id" text primary key references "admin" ("id") on delete cascade, "seed" text not null, "created_at" text not null, "confirmed_at" text, "last_step" integer not null);
CREATE TABLE IF NOT EXISTS "recovery_code" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade);
CREATE TABLE IF NOT EXISTS "second_step" ("hash" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "expires_at" text not null, "id_token" text);
CREATE TABLE IF NOT EXISTS "passkey" ("id" text primary key, "admin_id" text not null references "admin" ("id") on delete cascade, "public_key" text not null, "counter" integer not null, "name" text not null, "created_at" text not null, "used_at" text);
CREATE TABLE IF NOT EXISTS "record_void" ("id" text primary key, "at" text not null, "by" text not null, "reason" text not null, "count" integer not null, "undone_at" text) strict;
INSERT INTO record_void VALUES('4e6a4f06-8ece-407d-ae01-afe080569a47','2026-11-27T18:27:11.052Z','b9043352-2093-4c6e-af33-aecf40d72058','A joke',1,NULL);
CREATE TABLE IF NOT EXISTS "advisor_phone" ("id" text primary key, "advisor" text not null, "code_hash" text unique, "created_at" text not null, "expires_at" text not null, "enrolled_at" text, "revoked_at" text) strict;
CREATE TABLE IF NOT EXISTS "issue_author" ("issue_id" text not null, "admin_id" text not null, constraint "issue_author_key" primary key ("issue_id", "admin_id")) strict;
INSERT INTO issue_author VALUES('c84dfa19-8fe6-4db7-8fb8-2d646332dc9f','b9043352-2093-4c6e-af33-aecf40d72058');
CREATE TABLE IF NOT EXISTS "issue_review" ("issue_id" text not null primary key, "version" integer not null, "step" text not null, "said_by" text not null, "said_at" text not null, "word" text not null) strict;
INSERT INTO issue_review VALUES('c84dfa19-8fe6-4db7-8fb8-2d646332dc9f',2,'asked','b9043352-2093-4c6e-af33-aecf40d72058','2026-11-27T18:27:10.887Z','Is the wording right?');
CREATE TABLE attendance_area_day (day text not null, area text not null,
        category text not null, status text not null, count integer not null,
        primary key (day, area, category, status)) strict, without rowid;
INSERT INTO attendance_area_day VALUES('2026-11-20','North','Noise complaint','Resolved',1);
INSERT INTO attendance_area_day VALUES('2026-11-21','South','Noise complaint','Escalated',1);
INSERT INTO attendance_area_day VALUES('2026-11-23','North','Noise complaint','Escalated',0);
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
CREATE INDEX attendance_by_area on attendance (area, started_day, started_at, id)
    where practice = 0 and area is not null;
CREATE INDEX "attendance_report_due" on "attendance" ("started_day", "started_at", "id") where practice = 0 and report = 'due';
CREATE INDEX attendance_handed_over on attendance (id)
    where replace(moments, 'handed:', '') <> moments;
CREATE INDEX former_record_handed_over on former_record (record_id, correction)
    where replace(record, 'handed:', '') <> record;
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
CREATE TRIGGER attendance_told after insert on attendance when new.status = 'Escalated' and new.practice = 0 and exists (select 1 from told_target) begin /* 3f29b282bcbd336cbdde1f2f7b5909652903aa835aa9154a2f176b83af005653 */ 
  insert into told_event (key, kind, at, record_id, content)
  select new.key, 'escalation', new.received_at, new.id, json_object('issueId', new.issue_id, 'title', new.title, 'category', new.category, 'revision', new.revision, 'advisor', new.advisor, 'area', new.area, 'startedAt', new.started_at)
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
CREATE TRIGGER attendance_told_late after update of status, practice on attendance when new.status = 'Escalated' and new.practice = 0 and not (old.status = 'Escalated' and old.practice = 0) and old.practice < 2 and exists (select 1 from told_target) begin /* 9b65c52d1b4f7bc00450826776455c26e90b6cc2378937895b3d893a0cbe97a6 */ 
  insert into told_event (key, kind, at, record_id, content)
  select new.key, 'escalation', new.received_at, new.id, json_object('issueId', new.issue_id, 'title', new.title, 'category', new.category, 'revision', new.revision, 'advisor', new.advisor, 'area', new.area, 'startedAt', new.started_at)
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
CREATE TRIGGER attendance_added_charts after insert on attendance  begin /* 0ffc0c3e9ac1a9743177835f724727968891142fcc7e57b3747bdc67e43a9ad8 */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select new.started_day, new.issue_id, new.title, new.category, new.status, +1 where new.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count + 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select new.started_day, new.started_minute / 60, new.category, new.status, +1 where new.practice = 0
        on conflict (day, hour, category, status) do update set count = count + 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select new.started_day, new.category, new.status, (unixepoch(new.finished_at) - unixepoch(new.started_at)) / 60, +1 where new.practice = 0 and new.finished_at >= new.started_at
        on conflict (day, category, status, minutes) do update set count = count + 1;
        insert into attendance_area_day (day, area, category, status, count)
        select new.started_day, new.area, new.category, new.status, +1 where new.practice = 0 and new.area is not null
        on conflict (day, area, category, status) do update set count = count + 1; end;
CREATE TRIGGER attendance_removed_charts after delete on attendance  begin /* aa820d60ea22e24fb259849daed498419aec23a44a0462f2ef4615b3f9cb5b5c */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select old.started_day, old.issue_id, old.title, old.category, old.status, -1 where old.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count - 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select old.started_day, old.started_minute / 60, old.category, old.status, -1 where old.practice = 0
        on conflict (day, hour, category, status) do update set count = count - 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select old.started_day, old.category, old.status, (unixepoch(old.finished_at) - unixepoch(old.started_at)) / 60, -1 where old.practice = 0 and old.finished_at >= old.started_at
        on conflict (day, category, status, minutes) do update set count = count - 1;
        insert into attendance_area_day (day, area, category, status, count)
        select old.started_day, old.area, old.category, old.status, -1 where old.practice = 0 and old.area is not null
        on conflict (day, area, category, status) do update set count = count - 1; end;
CREATE TRIGGER attendance_changed_charts after update of started_day, started_minute, started_at, finished_at, issue_id, title, category, status, area, practice on attendance  begin /* f856bfb7b50ee43aa80874bb7fcebca18d8239a5d2dc7b1d12325413bccd0b48 */ 
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select old.started_day, old.issue_id, old.title, old.category, old.status, -1 where old.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count - 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select old.started_day, old.started_minute / 60, old.category, old.status, -1 where old.practice = 0
        on conflict (day, hour, category, status) do update set count = count - 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select old.started_day, old.category, old.status, (unixepoch(old.finished_at) - unixepoch(old.started_at)) / 60, -1 where old.practice = 0 and old.finished_at >= old.started_at
        on conflict (day, category, status, minutes) do update set count = count - 1;
        insert into attendance_area_day (day, area, category, status, count)
        select old.started_day, old.area, old.category, old.status, -1 where old.practice = 0 and old.area is not null
        on conflict (day, area, category, status) do update set count = count - 1;
        insert into attendance_issue_day (day, issue_id, title, category, status, count)
        select new.started_day, new.issue_id, new.title, new.category, new.status, +1 where new.practice = 0
        on conflict (day, issue_id, title, category, status) do update set count = count + 1;
        insert into attendance_hour_day (day, hour, category, status, count)
        select new.started_day, new.started_minute / 60, new.category, new.status, +1 where new.practice = 0
        on conflict (day, hour, category, status) do update set count = count + 1;
        insert into attendance_minutes_day (day, category, status, minutes, count)
        select new.started_day, new.category, new.status, (unixepoch(new.finished_at) - unixepoch(new.started_at)) / 60, +1 where new.practice = 0 and new.finished_at >= new.started_at
        on conflict (day, category, status, minutes) do update set count = count + 1;
        insert into attendance_area_day (day, area, category, status, count)
        select new.started_day, new.area, new.category, new.status, +1 where new.practice = 0 and new.area is not null
        on conflict (day, area, category, status) do update set count = count + 1; end;
CREATE TRIGGER audit_unchanged after update on audit  begin /* 2c2361b36a1887928a904fd0f40e1d1895883aeee178ac7cf22034e887c79ab7 */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_kept after delete on audit when old.number > (select cut from audit_head) begin /* 872a9bebedd07d9c624330b59c30f275b603e829113a5d266b8bd81d2959370d */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_behind after insert on audit when new.number <= (select number from audit_head) begin /* de69545ee97049cb74e86f409738dd7fea53219a33964bd9118991e8ab0dbb8a */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_head_onward after update on audit_head when new.number < old.number or new.cut < old.cut or new.cut > new.number begin /* e8ccfadb225b7be6480d55c23748dcf27c41cd8d4f814dafab709f493e2750ce */ select raise(abort, 'The trail is only added to.'); end;
CREATE TRIGGER audit_head_kept after delete on audit_head  begin /* 5e44b22c7cefa28a2c9349e2db20faa8428d798c8f638ea6980895dd16bfb7e0 */ select raise(abort, 'The trail is only added to.'); end;
COMMIT;
