import { expect, test } from 'vitest';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { ApiError, NetworkError } from '../../../base/http.ts';
import { RemoteLoadError, problemsWith, failureOf } from './failure.ts';
import { NEW_STEP } from './draft.ts';

const refused = (code: ApiErrorCode, detail = '') =>
  new ApiError({ code, status: 400, detail, problems: [] });
const steps = [ask('a', 'next', 'end'), confirm('b', 'end')];

// EDITOR-7
test.each([
  [refused('VERSION_CONFLICT'), false, 'Somebody else is saving this procedure.'],
  [refused('ISSUE_ARCHIVED'), false, 'Somebody archived this procedure. Restore'],
  [new RemoteLoadError(), true, 'Their changes did not load.'],
  [refused('NOT_PUBLISHABLE'), false, 'Not saved: advisors could'],
  [refused('INVALID_STEP', 'A procedure can have at most 500 steps.'), false, 'at most 500 steps'],
  // Problems with the form of a request are for programs.
  [refused('INVALID_INPUT', 'data/question must NOT have more'), false, 'did not accept this'],
  [refused('NOT_FOUND'), false, 'Nothing was found at this address.'],
  [new NetworkError('no answer'), false, 'The server did not answer.'],
])('%s is shown in place', (error, isUnloaded, text) => {
  const failure = failureOf(error, 'a');
  expect(failure).toMatchObject({ pane: 'a', isUnloaded });
  expect(failure.text).toContain(text);
});

// EDITOR-21
test('the problems are those of the tree with the draft in it, saved or new', () => {
  expect(
    problemsWith({ steps }, 'b', confirm('b', 'b')).map(({ step, code }) => [step, code]),
  ).toEqual([
    ['b', 'SELF_SKIP'],
    ['b', 'ENDLESS_LOOP'],
  ]);
  expect(problemsWith({ steps }, NEW_STEP, confirm('', 'gone')).map(({ step }) => step)).toEqual([
    NEW_STEP,
  ]);
  expect(problemsWith({ steps }, 'a', ask('a', 'b', 'end'))).toEqual([]);
});
