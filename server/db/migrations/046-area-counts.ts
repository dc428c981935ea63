import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

const KEY = 'day, area, category, status';

/** Adds attendances of a day by the area that they have, for the picture of areas; its triggers keep it (AREAS-13). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // These columns compare as those of attendance do.
  const bytes = dialect === 'postgres' ? ' collate "C"' : '';
  await sql
    .raw(
      `create table attendance_area_day (day text${bytes} not null, area text not null,
        category text not null, status text${bytes} not null, count integer not null,
        primary key (${KEY})) ${dialect === 'sqlite' ? 'strict, without rowid' : ''}`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into attendance_area_day (${KEY}, count)
        select started_day, area, category, status, count(*) from attendance
        where practice = 0 and area is not null group by 1, 2, 3, 4`,
    )
    .execute(db);
}
