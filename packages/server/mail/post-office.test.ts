import { MailReceiver } from '@consigliere/trials/testing';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mail, openPostOffice, type PostOffice } from './post-office.ts';

const PUBLIC_URL = 'https://play.example.org';
const MAIL: Mail = {
  id: 'abc',
  to: 'ada@example.org',
  language: 'de',
  subject: 'Größe & „Maß“',
  text: 'Jürgen wäre dran.\n',
  html: '<p>Jürgen wäre dran.</p>',
  stopUrl: `${PUBLIC_URL}/api/mail/stop/0123456789abcdef.${'x'.repeat(43)}`,
};

// A mail server that never answers is waited for.
vi.setConfig({ testTimeout: 30_000 });

let receiver: MailReceiver;
let office: PostOffice;
let time = 0;
beforeEach(async () => {
  receiver = new MailReceiver();
  await receiver.open();
  open();
});
afterEach(async () => {
  office.close();
  await receiver.close();
});

function open(change: object = {}): void {
  const settings = {
    ...({ host: '127.0.0.1', port: receiver.port, encryption: 'none', login: null } as const),
    from: 'Consigliere <news@example.org>',
    ...change,
  };
  time = 0;
  office = openPostOffice({ settings, publicUrl: PUBLIC_URL, timeLimit: 3000, now: () => time });
}

test('a mail arrives in both forms, with umlauts, a stable id, and headers that programs stop it by', async () => {
  expect(await office.send(MAIL)).toEqual({ type: 'sent' });
  const [{ raw, to, from } = { raw: '' }] = receiver.received;
  expect([to, from]).toEqual([['ada@example.org'], 'news@example.org']);
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    messageId: '<abc@play.example.org>',
    from: { name: 'Consigliere', address: 'news@example.org' },
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.text.trim(), MAIL.html]);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'de',
    'list-unsubscribe': `<${MAIL.stopUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('mails in a row are sent', async () => {
  for (let times = 0; times < 5; times++)
    expect(await office.send({ ...MAIL, id: `${times}` })).toEqual({ type: 'sent' });
  expect(receiver.received).toHaveLength(5);
});

describe('a mail server that', () => {
  test('refuses the recipient or the mail for good, or for now, is told apart', async () => {
    const outcomes: unknown[] = [];
    for (const manners of [{ recipient: 550 }, { recipient: 450 }, { mail: 554 }, { mail: 451 }]) {
      receiver.manners = manners;
      outcomes.push(await office.send(MAIL));
    }
    expect(outcomes).toEqual([
      { type: 'refused', isRecipient: true },
      { type: 'failed' },
      { type: 'refused', isRecipient: false },
      { type: 'failed' },
    ]);
  });

  test.each(['hangs', 'hangs-up'] as const)('%s after it got the mail leaves it uncertain', async manners => {
    receiver.manners = manners;
    expect(await office.send(MAIL)).toEqual({ type: 'uncertain' });
    expect(receiver.received).toHaveLength(1);
  });

  test('never greets is down, and nothing is tried for half a minute', async () => {
    receiver.manners = 'silent';
    expect(await office.send(MAIL)).toMatchObject({ type: 'down' });
    receiver.manners = 'accepts';
    expect(await office.send(MAIL)).toMatchObject({ type: 'down' });
    time = 30_001;
    expect(await office.send(MAIL)).toEqual({ type: 'sent' });
    expect(receiver.received).toHaveLength(1);
  });

  test('offers no encryption gets nothing where encryption is required', async () => {
    open({ encryption: 'required' });
    expect(await office.send(MAIL)).toMatchObject({ type: 'down' });
    expect(receiver.received).toEqual([]);
  });
});

test('a line break in a subject or an address adds neither a header nor a recipient', async () => {
  await office.send({ ...MAIL, subject: 'one\r\nBcc: eve@example.org', to: 'ada@example.org\r\nBcc: eve@example.org' });
  for (const { raw, to } of receiver.received) {
    expect(to).toHaveLength(1);
    expect(to).not.toContain('eve@example.org');
    const { headers } = await PostalMime.parse(raw);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  }
});
