import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOfReportForm, problemInReportForm } from './report-form.ts';
import { placeholdersIn, REPORT_PLACEHOLDERS, reportAddress } from './report-placeholders.ts';

// REPORT-1
test.each([
  ['', undefined],
  ['https://forms.example.edu', undefined],
  ['https://forms.example.edu:8443/a/b?what={title}&when={start}#by={advisor}', undefined],
  ['https://cm.maxient.com/reportingform.php?University&layout_id=0', undefined],
  ['https://roompact.com/forms/#/form/7odwkY', undefined],
  ['http://forms.example.edu', 'NOT_HTTPS'],
  ['javascript:alert(1)//https://a.edu', 'NOT_HTTPS'],
  ['data:text/html,https://a.edu', 'NOT_HTTPS'],
  ['//forms.example.edu', 'NOT_HTTPS'],
  ['https:/forms.example.edu', 'NOT_HTTPS'],
  ['https://', 'NOT_HTTPS'],
  ['https://ada:secret@forms.example.edu', 'NOT_HTTPS'],
  ['https://forms.example.edu\\@other.example', 'NOT_HTTPS'],
  ['https://forms.example.edu/a b', 'NOT_HTTPS'],
  ['https://forms.example.edu/\n', 'NOT_HTTPS'],
  ['https://forms.example.edu/?a="', 'NOT_HTTPS'],
  ['https://formѕ.example.edu', 'NOT_HTTPS'],
  ['https://{title}.example.edu', 'PLACEHOLDER_TOO_EARLY'],
  ['https://forms.example.edu/{title}?a=b', 'PLACEHOLDER_TOO_EARLY'],
  ['https://forms.example.edu/?a={comment}', 'UNKNOWN_PLACEHOLDER'],
  ['https://forms.example.edu/?a={}', 'UNKNOWN_PLACEHOLDER'],
  ['https://forms.example.edu/?a={title', 'UNKNOWN_PLACEHOLDER'],
  ['https://forms.example.edu/?a={{title}}', 'UNKNOWN_PLACEHOLDER'],
  [`https://forms.example.edu/?${'a'.repeat(1_000)}`, 'TOO_LONG'],
])('the form address %s has the problem %s', (address, problem) => {
  expect(problemInReportForm(address)).toBe(problem);
});

// REPORT-1
test('the host of a form comes from its address, and is empty if that is not legal', () => {
  expect(hostOfReportForm('https://Forms.Example.edu:8443/a?b={title}')).toBe(
    'forms.example.edu:8443',
  );
  expect(hostOfReportForm('http://forms.example.edu')).toBe('');
  expect(hostOfReportForm('')).toBe('');
});

const fact = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('&a=b', '#', '../..', '%', '{title}', 'javascript:alert(1)', '\\@other.example'),
);

// REPORT-2
test('each fact of a record arrives whole in its place, and at no other host', () => {
  const facts = fc.record(
    Object.fromEntries(REPORT_PLACEHOLDERS.map((name) => [name, fact] as const)) as Record<
      (typeof REPORT_PLACEHOLDERS)[number],
      typeof fact
    >,
  );
  const chosen = fc.subarray([...REPORT_PLACEHOLDERS]);
  fc.assert(
    fc.property(facts, chosen, (known, names) => {
      const query = names.map((name) => `${name}={${name}}`).join('&');
      const form = `https://forms.example.edu/report?layout=1${query && `&${query}`}`;
      expect(problemInReportForm(form)).toBeUndefined();
      expect(placeholdersIn(form)).toEqual(names);
      const opened = new URL(reportAddress(form, known));
      expect([opened.protocol, opened.host, opened.pathname, opened.hash]).toEqual([
        'https:',
        'forms.example.edu',
        '/report',
        '',
      ]);
      expect([...opened.searchParams]).toEqual([
        ['layout', '1'],
        ...names.map((name) => [name, known[name]]),
      ]);
    }),
  );
});
