import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { auditAlone } from '../../domain/audit.sql.ts';
import { readCampus } from '../../domain/campus.ts';
import { languageOfIssue } from '../../domain/languages.sql.ts';
import { evidenceOf } from './evidence.ts';
import { evidencePage } from './page.ts';
import type { PictureOf } from './parts.ts';
import { sealed } from './seal.ts';

/** The most bytes of all images in a file. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Returns the images of the walked steps in order, as far as they fit (EVIDENCE-2). */
export async function picturesWalked(
  { asked, steps, trail }: Pick<OpenedRecord, 'asked' | 'steps' | 'trail'>,
  find: (hash: string) => Promise<Uint8Array | undefined>,
  maxBytes = MAX_BYTES,
): Promise<PictureOf> {
  const walked = new Set([...steps, ...trail].map(({ step }) => step));
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const { _id, image } of asked) {
    const hash = image === undefined || !walked.has(_id) ? undefined : hashOfImage(image);
    const found = hash === undefined || pictures.has(hash) ? undefined : await find(hash);
    if (!found || hash === undefined || bytes + found.length > maxBytes) continue;
    bytes += found.length;
    pictures.set(hash, found);
  }
  return (hash) => pictures.get(hash);
}

/** The parts of evidence that come from other features. */
export type EvidenceSources = {
  openRecord: (id: string) => Promise<OpenedRecord | undefined>;
  findPicture: (hash: string) => Promise<Uint8Array | undefined>;
};

/** Serves a record as a file that can show whether it was changed (EVIDENCE-1). */
export function evidenceRoutes(app: FastifyInstance, deps: Deps, sources: EvidenceSources): void {
  route(app, API.recordEvidence, async ({ params: { id }, admin, reply }) => {
    const record = await sources.openRecord(id);
    if (!record) throw new ApiError('NOT_FOUND');
    const { campus } = await readCampus(deps.db.read);
    const lang = await languageOfIssue(deps.db.read, record.issueId);
    const evidence = await evidenceOf(deps.db.read, {
      record,
      campus: campus.name,
      madeAt: deps.now(),
      madeBy: admin.name || admin.email,
    });
    const pictureOf = await picturesWalked(record, sources.findPicture);
    const html = evidencePage({ record, evidence, lang }, pictureOf);
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
