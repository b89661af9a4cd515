import { expect, test } from 'vitest';
import { maskAddress, parseMailAddress, parseMailSettings } from './mail-settings.ts';

const read = (smtpUrl?: string, mailFrom?: string) => parseMailSettings({ smtpUrl, mailFrom });

test.each([
  ['smtps://ada:a%40b@mail.example.org', 465, 'at-once', { user: 'ada', pass: 'a@b' }],
  ['smtp://mail.example.org', 587, 'required', null],
  ['smtp://mail.example.org:2525', 2525, 'required', null],
  ['smtp://127.0.0.1:25?tls=none', 25, 'none', null],
  ['smtp://[::1]:25?tls=none', 25, 'none', null],
])('%s is a mail server', (url, port, encryption, login) => {
  const settings = read(url, 'Consigliere <news@example.org>');
  expect(settings).toMatchObject({ port, encryption, login, from: 'Consigliere <news@example.org>' });
});

test.each([
  ['nonsense', 'news@example.org'],
  ['https://mail.example.org', 'news@example.org'],
  ['smtps://mail.example.org?tls=none', 'news@example.org'],
  ['smtp://mail.example.org?requireTLS=false', 'news@example.org'],
  ['smtp://ada:%ff@mail.example.org', 'news@example.org'],
  ['smtp://mail.example.org', 'news'],
  ['smtp://mail.example.org', 'News <news@example.org>, eve@example.org'],
  ['smtp://mail.example.org', 'News\r\nBcc: eve@example.org <news@example.org>'],
  ['smtp://mail.example.org', undefined],
  [undefined, 'news@example.org'],
])('%s and %s are refused in a sentence that has no password', (url, from) => {
  const said = read(url, from);
  expect(typeof said).toBe('string');
  expect(said).not.toContain('ada:');
});

test('without either, mail is off', () => {
  expect(read()).toBeUndefined();
});

test('an address of one person is one, in one spelling of its host', () => {
  expect(parseMailAddress(' Ada+news@Example.ORG ')).toBe('Ada+news@example.org');
  for (const odd of [
    '',
    'ada',
    'ada@',
    '@example.org',
    'a b@example.org',
    'ada@example',
    'ada@example.org, eve@example.org',
  ])
    expect(parseMailAddress(odd)).toBeUndefined();
  for (const odd of [
    '"a"@example.org',
    'ada@example.org\r\nBcc: x',
    '<ada@example.org>',
    `${'a'.repeat(65)}@example.org`,
  ])
    expect(parseMailAddress(odd)).toBeUndefined();
});

test('a masked address shows its first letter and its host', () => {
  expect(maskAddress('ada@example.org')).toBe('a…@example.org');
});
