import { Type } from 'typebox';
import { NewVoid, RecordVoid, RecordVoids, VoidPreview, VoidSpan } from '../record/void-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** False records (PRIVACY-7, PRIVACY-8, PRIVACY-9). */
export const VOID_API = {
  previewVoid: {
    method: 'GET',
    path: '/api/attend/{id}/void',
    use: 'How many records would be void: that one, and those from its network on some days',
    access: 'owner',
    query: VoidSpan,
    answer: VoidPreview,
    errors: ['NOT_FOUND'],
  },
  voidRecord: {
    method: 'POST',
    path: '/api/attend/{id}/void',
    use: 'Mark that record as false, and with days those from its network too',
    access: 'owner',
    asksAgain: true,
    body: NewVoid,
    answer: RecordVoid,
    errors: ['NOT_FOUND'],
  },
  listVoids: {
    method: 'GET',
    path: '/api/voids',
    use: 'What was marked as false and can be undone, the newest first',
    access: 'owner',
    answer: RecordVoids,
    errors: [],
  },
  undoVoid: {
    method: 'POST',
    path: '/api/voids/{id}/undo',
    use: 'Let what was marked as false at once count again, within 30 days',
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({ count: Type.Integer() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
