import type { StatementTrigger, TriggerRule } from './trigger.ts';

const SEALED = 'The trail is only added to.';

/** Returns a PostgreSQL trigger that refuses a change if the query finds a row. */
const refuse = (name: string, after: StatementTrigger['after'], found: string) => ({
  name,
  after,
  does: `if exists (${found}) then raise exception '${SEALED}'; end if;`,
});

const refused = `select raise(abort, '${SEALED}');`;

/** The rules that seal the trail. Rows cannot be changed, deleted, or added anywhere but at the end, only rows up to the cut may be deleted, and neither end moves back (TRAIL-2). */
export const sealAudit: readonly TriggerRule[] = [
  {
    table: 'audit',
    sqlite: [
      { name: 'audit_unchanged', after: 'update', does: refused },
      {
        name: 'audit_kept',
        after: 'delete',
        when: 'old.number > (select cut from audit_head)',
        does: refused,
      },
      {
        name: 'audit_behind',
        after: 'insert',
        when: 'new.number <= (select number from audit_head)',
        does: refused,
      },
    ],
    postgres: [
      refuse('audit_unchanged', 'update', 'select from gone'),
      refuse('audit_kept', 'delete', 'select from gone, audit_head where gone.number > cut'),
      refuse(
        'audit_behind',
        'insert',
        'select from added, audit_head where added.number <= audit_head.number',
      ),
      refuse('audit_whole', 'truncate', 'select'),
    ],
  },
  {
    table: 'audit_head',
    sqlite: [
      {
        name: 'audit_head_onward',
        after: 'update',
        when: 'new.number < old.number or new.cut < old.cut or new.cut > new.number',
        does: refused,
      },
      { name: 'audit_head_kept', after: 'delete', does: refused },
    ],
    postgres: [
      refuse(
        'audit_head_onward',
        'update',
        'select from gone, added where added.number < gone.number or added.cut < gone.cut or added.cut > added.number',
      ),
      refuse('audit_head_kept', 'delete', 'select from gone'),
      refuse('audit_head_whole', 'truncate', 'select'),
    ],
  },
];
