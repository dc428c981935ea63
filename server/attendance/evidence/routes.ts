import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { receiptCode } from '#core/record/receipt-code.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { auditAlone } from '../../domain/audit.sql.ts';
import { readCampus } from '../../domain/campus.ts';
import { evidenceOf } from './evidence.ts';
import { evidencePage } from './page.ts';
import { picturesWalked } from './pictures.ts';
import { sealed } from './seal.ts';

/** The parts of evidence that other features own. */
export type EvidenceSources = {
  openRecord: (id: string) => Promise<OpenedRecord | undefined>;
  findPicture: (hash: string) => Promise<Uint8Array | undefined>;
};

/** Serves a record as a file that shows itself whether it was changed (EVIDENCE-1). */
export function evidenceRoutes(app: FastifyInstance, deps: Deps, sources: EvidenceSources): void {
  route(app, API.recordEvidence, async ({ params: { id }, admin, reply }) => {
    const record = await sources.openRecord(id);
    if (!record) throw new ApiError('NOT_FOUND');
    const { campus } = await readCampus(deps.db.read);
    const evidence = await evidenceOf(deps.db.read, {
      record,
      campus: campus.name,
      madeAt: deps.now(),
      madeBy: admin.name || admin.email,
    });
    const pictureOf = await picturesWalked(record, sources.findPicture);
    const html = evidencePage({ record, evidence }, pictureOf);
    await auditAlone(deps, { who: admin._id, what: 'record.evidence', subject: record._id });
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="record-${receiptCode(record._id)}.html"`,
      )
      .header('cache-control', 'no-store')
      .send(await sealed(deps, html));
  });
}
