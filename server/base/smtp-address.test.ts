import { expect, test } from 'vitest';
import { smtpOptions, warningOfMail } from './smtp-address.ts';

// MAIL-8
test.each([
  ['smtp://mail.example.edu', true, undefined],
  ['smtp://u:p%40@mail.example.edu:587/?tls=always', true, undefined],
  [
    'smtp://mail.example.edu/?name=a&tls=optional&pool=true',
    false,
    /mail\.example\.edu offers no TLS/,
  ],
  ['smtps://mail.example.edu/?tls=optional', false, undefined],
  ['smtp://127.0.0.1:25', false, undefined],
  ['smtp://localhost/?requireTLS=true', true, undefined],
])('%s demands TLS: %s', (smtpUrl, requireTLS, warning) => {
  const { url, ...demanded } = smtpOptions(smtpUrl);
  expect(demanded).toEqual({ requireTLS });
  expect(url).not.toMatch(/tls=/i);
  expect(new URL(url).host).toBe(new URL(smtpUrl).host);
  if (warning === undefined) expect(warningOfMail(smtpUrl)).toBeUndefined();
  else expect(warningOfMail(smtpUrl)).toMatch(warning);
});
