import type { FastifyInstance } from 'fastify';
import { hostOfReportForm } from '#core/campus/report-form.ts';
import { placeholdersIn } from '#core/campus/report-placeholders.ts';
import { readAlone } from '../domain/campus.ts';
import { API } from '#core/api/api.ts';
import { dayOf } from '#core/base/day.ts';
import type { AllGoing, TermsQuery } from '#core/privacy/privacy-schema.ts';
import { TERM_KINDS, type TermKind } from '#core/privacy/retention.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { Words } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { holdTerms, readTerms, writeTerms } from './terms.ts';
import { goingOf, kindsTold, type Cut } from './retention.sql.ts';
import { personRoutes } from './person-routes.ts';
import { afterSave, settingsOf, toldTerms, wantedTerms } from './terms.ts';
import { cutOf } from './sweep.ts';
import { voidRoutes } from './void-routes.ts';

/** Returns the number of rows of a kind to delete, and the day of the oldest in the calendar of the campus. */
async function previewOf(
  { db }: Pick<Deps, 'db'>,
  kind: TermKind,
  cut: Cut,
  timeZone: string,
): Promise<AllGoing[TermKind]> {
  const { count, oldest } = await goingOf(db, kind, cut);
  if (oldest === null) return { count, oldest };
  return { count, oldest: kind === 'records' ? oldest : dayOf(new Date(oldest), timeZone) };
}

/** Serves the terms of retention, and the counts of what other terms would delete (PRIVACY-1, PRIVACY-3). */
export function privacyRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;
  voidRoutes(app, config, deps);
  personRoutes(app, deps);
  route(app, API.getPrivacy, async () => settingsOf(await readTerms(deps.db.read), timeZone));

  route(app, API.privacyNotice, async () => {
    const { records, messages, searches } = (await readTerms(deps.db.read)).terms;
    const kinds = await kindsTold(deps.db.read);
    const { report: address } = await readAlone(deps.db.read);
    return {
      records,
      messages,
      searches,
      mail: kinds.includes('mail'),
      webhook: kinds.includes('webhook'),
      ...(address !== '' && {
        report: { host: hostOfReportForm(address), told: [...placeholdersIn(address)] },
      }),
      ...(config.advisorSignIn !== 'name' && { proof: config.advisorSignIn }),
    };
  });

  route(app, API.previewTerms, async ({ query }: { query: TermsQuery }) => {
    const kinds = TERM_KINDS.map(async (kind) => {
      const days = query[kind];
      if (days === undefined) return [kind, { count: 0, oldest: null }] as const;
      const cut = cutOf(Number(days), deps.now(), timeZone);
      return [kind, await previewOf(deps, kind, cut, timeZone)] as const;
    });
    return Object.fromEntries(await Promise.all(kinds)) as AllGoing;
  });

  route(app, API.saveTerms, async ({ data: { terms, version }, admin: { _id: who } }) =>
    audited(deps, async (tx) => {
      const held = await holdTerms(tx);
      if (held.version !== version)
        throw new ApiError('VERSION_CONFLICT', {
          detail: (say) => say.termsSaved,
        });
      const former = wantedTerms(held);
      if (TERM_KINDS.every((kind) => former[kind] === terms[kind]))
        return settingsOf(held, timeZone);
      const after = afterSave(held, terms, deps.now());
      await writeTerms(tx, after);
      const about = (words: Words) => toldTerms(words, held, after, timeZone);
      noteAct(tx, { who, what: 'privacy.edit', subject: null, about });
      return settingsOf(after, timeZone);
    }),
  );
}
