import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { importProblem } from '#core/exchange/exchange.ts';
import type { ImportedIssue, SentFile } from '#core/exchange/exchange-schema.ts';
import { LIMITS } from '#core/base/limits.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { resumeCalls } from '../../base/admin-api.ts';
import { AdminProviders } from '../session/AdminProviders.tsx';
import { exportFile } from './exchange-api.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { StarterDialog } from './StarterDialog.tsx';
import { answer, refusal } from '../../test/answers.ts';

/** The server's answers to the requests, by method and path. */
type Serve = (body: { data: SentFile & { title: string } }, path: string) => Response;
let serve: Record<string, Serve>;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  serve = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const address = `${init?.method ?? 'GET'} ${(path as string).replace(/\?.*/, '')}`;
    const body = JSON.parse((init?.body ?? '{}') as string) as {
      data: SentFile & { title: string };
    };
    if (init?.method === 'POST')
      sent.push(`${address} ${body.data.title ?? JSON.stringify(body.data.issues)}`);
    return serve[address]?.(body, path as string) ?? answer([]);
  });
});

const onClose = vi.fn<() => void>();
const open = (dialog: 'import' | 'starters') =>
  draw(
    <AdminProviders>
      {dialog === 'import' ? (
        <ImportDialog onClose={onClose} />
      ) : (
        <StarterDialog onClose={onClose} />
      )}
      <Toaster />
    </AdminProviders>,
  );

const fileOf = (issues: unknown[], members: object = {}) =>
  JSON.stringify({ format: 'reslife-issues', version: 1, issues, ...members });
const choose = async (text: string) =>
  await page.getByLabelText('File to import').upload(new File([text], 'issues.json'));

const report = (members: Partial<ImportedIssue>): ImportedIssue => ({
  _id: 'a',
  title: 'Lift stuck',
  what: 'new',
  problems: [],
  blocking: 0,
  unknownContacts: [],
  here: null,
  ...members,
});
const idIn = ({ data }: { data: SentFile }) => (data.issues[0] as { _id: string })._id;
const starter = (title: string, isHere = false) => ({
  title,
  category: 'Pests',
  stepCount: 3,
  isHere,
});
const here = { title: 'Mice', publish: true, isArchived: false, version: 4 };

// IMPORT-1
test('pasted text is read with its formatting, until somebody edits between its lines', async () => {
  const read: string[] = [];
  serve['POST /api/exchange/document'] = ({ data }) => {
    read.push(atob((data as unknown as { content: string }).content));
    return refusal('INVALID_DOCUMENT', [], 'Not that.');
  };
  open('import');
  const area = page.getByLabelText('Or paste text');
  const readIt = page.getByRole('button', { name: 'Read the text' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Fire\r\nLeave.');
  clipboardData.setData('text/html', 'Fire<p>Leave.');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true });
  area.element().dispatchEvent(paste);
  await area.fill('Fire\nLeave.');
  await readIt.click();
  await expect.poll(() => read).toEqual(['<html>Fire<p>Leave.']);
  await area.fill('Fire\nLeave now.');
  await readIt.click();
  await expect.poll(() => read.at(-1)).toBe('Fire\nLeave now.');
});

describe('an import', () => {
  const dialog = page.getByRole('dialog', { name: 'Import procedures' });

  // EXCHANGE-3
  test.each([
    ['no JSON', /^This file is damaged or was not made by Export/],
    ['[]', /^This file has no procedures. Choose/],
    ['{"format":"other","version":1,"issues":[]}', /^This file has no procedures. Choose/],
    [fileOf([], { version: 7 }), /^A newer version of the app \(7\) made this file/],
    [fileOf([]), /^This file has no procedures/],
  ])('shows why it is not possible: %s', async (text, words) => {
    open('import');
    await choose(text);
    await expect.element(dialog.getByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  // EXCHANGE-3
  test.each([
    ['nested 21 deep', '['.repeat(21), /^This file has no procedures. Choose/],
    ['2,000,001 members', `[1${',1'.repeat(2_000_000)}]`, /^The file has too much in it/],
  ])('is refused before it is parsed: %s', async (_, text, words) => {
    open('import');
    await choose(text);
    await expect.element(dialog.getByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  // EXCHANGE-4, EXCHANGE-6, EXCHANGE-7
  test('reports every issue, leaves published ones alone, and sends the checked ones on the shown version', async () => {
    const reports: Record<string, ImportedIssue> = {
      a: report({ blocking: 2, unknownContacts: ['desk'] }),
      b: report({ _id: 'b', title: 'Rats', what: 'changed', here: { ...here, isPending: true } }),
      c: report({ _id: 'c', what: 'same', here }),
      d: report({
        _id: 'd',
        title: 'Bad',
        what: 'refused',
        problems: [importProblem('NO_SUCH_STEP', { step: 3, detail: 'Step 9' })],
      }),
    };
    serve['POST /api/exchange/check'] = (body) => answer([reports[idIn(body)]]);
    serve['POST /api/exchange/import'] = (body) => {
      expect(body.data.seen).toEqual(idIn(body) === 'b' ? { b: 4 } : {});
      return answer([reports[idIn(body)]]);
    };
    open('import');
    await choose(fileOf(['a', 'b', 'c', 'd', 'a'].map((_id) => ({ _id, title: _id }))));
    for (const words of [
      'New (1)',
      'Changed (1)',
      'Refused (2)',
      'Unchanged (1)',
      '2 problems block publishing.',
      'Uses contacts you do not have: desk.',
      'Called “Mice” here.',
      'Its waiting changes will be lost.',
      'Step 3: it skips to “Step 9”, which does not exist.',
      'It is in the file twice: a procedure above has the same _id, “a”.',
    ]) {
      await expect.element(dialog.getByText(words)).toBeVisible();
    }
    await expect.element(dialog.getByText(/^Advisors lose the published one/)).toBeVisible();
    expect(sent.every((line) => line.startsWith('POST /api/exchange/check'))).toBe(true);
    await expect.element(dialog.getByRole('checkbox', { name: 'Rats' })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Rats' }).click();
    await dialog.getByRole('button', { name: 'Import 2 procedures' }).click();
    await expect.element(dialog.getByText('2 procedures imported')).toBeVisible();
    expect(sent.filter((line) => line.includes('import'))).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => onClose).toHaveBeenCalled();
  });

  // EXCHANGE-4, TRANSLATE-20
  test('speaks each title in the language that its issue has here', async () => {
    serve['GET /api/settings'] = () => answer({ campus: { ...NEW_CAMPUS, language: 'es' } });
    serve['POST /api/exchange/check'] = ({ data }) => {
      const { _id = '' } = data.issues[0] as { _id?: string };
      return answer([report({ _id, title: _id, what: _id === 'c' ? 'refused' : 'new' })]);
    };
    open('import');
    await choose(fileOf([{ _id: 'a' }, { _id: 'b', isStarter: true }, { _id: 'c' }]));
    for (const [title, lang] of Object.entries({ a: 'es', b: 'en', c: 'es' }))
      await expect.element(dialog.getByText(title, { exact: true })).toHaveAttribute('lang', lang);
  });

  // EXCHANGE-4, TRANSLATE-38
  test('names the languages that a file brings', async () => {
    serve['POST /api/exchange/check'] = () => answer([report({})]);
    const texts = { title: { text: 'Ascensor', of: 'Lift stuck' } };
    open('import');
    await choose(fileOf([{ _id: 'a', translations: { es: texts, fr: texts, constructor: {} } }]));
    await expect
      .element(page.getByText('With texts in French and Spanish, which nobody has published yet.'))
      .toBeVisible();
  });

  // EXCHANGE-6
  test('shows what was refused after all, and what was left when the server stopped answering', async () => {
    serve['POST /api/exchange/check'] = ({ data }) =>
      answer([report({ _id: (data.issues[0] as { _id: string })._id })]);
    let calls = 0;
    serve['POST /api/exchange/import'] = () => {
      calls += 1;
      if (calls > 1) return Response.error();
      const problems = [importProblem('CHANGED_MEANWHILE')];
      return answer([report({ what: 'refused', problems })]);
    };
    open('import');
    await choose(fileOf([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]));
    await dialog.getByRole('button', { name: 'Import 3 procedures' }).click();
    await expect.element(dialog.getByText('0 procedures imported')).toBeVisible();
    await expect.element(dialog.getByText('3 procedures were not imported:')).toBeVisible();
    await expect.element(dialog.getByText(/^Somebody just saved it here/)).toBeVisible();
    await expect
      .element(dialog.getByText(/^The server did not answer. Import the same file again/))
      .toBeVisible();
    expect(calls).toBe(2);
  });

  // EXCHANGE-6, SESSION-5
  test('continues if the session ended between two issues, and imports each once', async () => {
    serve['POST /api/exchange/check'] = (body) => answer([report({ _id: idIn(body) })]);
    const imported: string[] = [];
    let hasEnded = false;
    serve['POST /api/exchange/import'] = (body) => {
      if (idIn(body) === 'b' && !hasEnded) {
        hasEnded = true;
        return refusal('NOT_SIGNED_IN');
      }
      imported.push(idIn(body));
      return answer([report({ _id: idIn(body) })]);
    };
    open('import');
    await choose(fileOf([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]));
    await dialog.getByRole('button', { name: 'Import 3 procedures' }).click();
    await expect.poll(() => hasEnded).toBe(true);
    await expect
      .poll(() => {
        // Giving the password does the same.
        resumeCalls();
        return imported;
      })
      .toEqual(['a', 'b', 'c']);
    await expect.element(dialog.getByText('3 procedures imported')).toBeVisible();
  });

  // EXCHANGE-3, EXCHANGE-8
  test('writes nothing that the server does not check, and a refused part refuses only its issue', async () => {
    serve['POST /api/exchange/check'] = () => Response.error();
    open('import');
    await choose(fileOf([{ _id: 'a' }]));
    await expect
      .element(dialog.getByText(/^The server did not answer. Nothing was imported/))
      .toBeVisible();
    serve['POST /api/exchange/check'] = ({ data }) =>
      JSON.stringify(data).includes('odd')
        ? refusal('INVALID_INPUT', [], 'Text must be well-formed Unicode.')
        : answer([report({})]);
    await choose(fileOf([{ _id: 'a' }, { _id: 'odd' }]));
    await expect
      .element(dialog.getByText('Procedure 2 in the file, without a title'))
      .toBeVisible();
    await expect
      .element(dialog.getByText(/^It has characters or nesting that cannot be stored/))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Import 1 procedure' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => sent.some((line) => line.includes('import'))).toBe(false);
  });
});

// EXCHANGE-10
test('the checked issues of the starter library are added, and failed ones stay checked', async () => {
  serve['GET /api/starters'] = () => answer([starter('Mice', true), starter('Rats')]);
  serve['POST /api/starters'] = ({ data }) =>
    data.title === 'Rats' ? Response.error() : answer({ _id: 'x' });
  open('starters');
  const dialog = page.getByRole('dialog', { name: 'Starter library' });
  await expect.element(dialog.getByText('Added', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Mice' }).click();
  await dialog.getByRole('checkbox', { name: 'Rats' }).click();
  await dialog.getByRole('button', { name: 'Add 2 procedures' }).click();
  await expect
    .element(dialog.getByText(/^The server did not answer. The ones still checked were not added/))
    .toBeVisible();
  serve['POST /api/starters'] = () => answer({ _id: 'x' });
  await dialog.getByRole('button', { name: 'Add 1 procedure' }).click();
  await expect.element(page.getByText('1 procedure added as a draft')).toBeVisible();
  expect(sent.map((line) => line.split(' ').at(-1))).toEqual(['Mice', 'Rats', 'Rats']);
});

// EXCHANGE-1, SESSION-5
test('many issues are exported in parts as one file, even if the session ends between two', async () => {
  const asked: number[] = [];
  serve['GET /api/exchange'] = (_, path) => {
    const ids = (path.split('ids=')[1] ?? '').split(',');
    asked.push(ids.length);
    if (asked.length === 2) {
      return refusal('NOT_SIGNED_IN');
    }
    const headers = { 'Content-Disposition': 'attachment; filename="issues.json"' };
    return new Response(
      fileOf(
        ids.map((_id) => ({ _id })),
        { pictures: { [asked.length]: 'x' } },
      ),
      {
        headers,
      },
    );
  };
  const ids = Array.from({ length: LIMITS.exportedIds + 5 }, (_, n) => `i${n}`);
  const exporting = exportFile(ids);
  await expect
    .poll(() => {
      // Giving the password does the same.
      resumeCalls();
      return asked.length;
    })
    .toBe(3);
  const file = await exporting;
  expect([file.name, asked]).toEqual(['issues.json', [LIMITS.exportedIds, 5, 5]]);
  const whole = JSON.parse(await file.text()) as SentFile;
  expect(whole.issues).toHaveLength(ids.length);
  expect(whole.pictures).toEqual({ 1: 'x', 3: 'x' });
});

// EXCHANGE-1
test('an export without an answer is given up', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  vi.mocked(window.fetch).mockImplementation(
    async (_, init) =>
      await new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const exporting = exportFile(['a']);
  time.abort();
  await expect(exporting).rejects.toThrow('too late');
});
