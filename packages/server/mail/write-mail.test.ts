import { describe, expect, test } from 'vitest';
import type { NewsMessage } from '../news/message.ts';
import { writeConfirmMail, writeNewsMail } from './write-mail.ts';

const PUBLIC_URL = 'https://play.example.org';
const STOP = `${PUBLIC_URL}/api/mail/stop/x`;
const OPTIONS = { language: 'en', publicUrl: PUBLIC_URL, stopUrl: STOP };

const started: NewsMessage = {
  ...{ id: 'a', kind: 'started', text: 'Carta Nostra: The match has started.', game: 'carta-nostra' },
  url: `${PUBLIC_URL}/table/one`,
};
const turn: NewsMessage = {
  ...{ ...started, kind: 'turn', text: 'Carta Nostra: It’s your turn.' },
  deadline: Date.UTC(2026, 10, 21, 20, 15),
};
const over: NewsMessage = {
  ...{ id: 'b', kind: 'over', text: 'Der Pate: The match is over.', game: 'der-pate' },
  url: `${PUBLIC_URL}/table/two`,
};
const digest = (...news: NewsMessage[]): NewsMessage => ({ id: 'd', kind: 'digest', text: 'irrelevant', news });

/** The links of a page, in their order. */
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);

describe('a mail', () => {
  test('says what happened, until when, and where', () => {
    const { subject, text, html } = writeNewsMail(turn, OPTIONS);
    expect(subject).toBe('Carta Nostra: It’s your turn');
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Carta Nostra: It’s your turn.',
      'You have until Saturday 21 November at 20:15 UTC.',
      `Open the table: ${PUBLIC_URL}/table/one`,
    ]);
    expect(text).toContain(`Stop these mails: ${STOP}`);
    expect(linksIn(html)).toEqual([`${PUBLIC_URL}/table/one`, STOP]);
    expect(html).toContain(`<img src="${PUBLIC_URL}/pictures/carta-nostra.png" alt="Carta Nostra"`);
  });

  test('says a time once, as the message does where it knows the time zone, and not in its subject', () => {
    const text = 'Carta Nostra: Du bist dran. Du hast Zeit bis Samstag, 21. November um 21:15.';
    const mail = writeNewsMail({ ...turn, text }, { ...OPTIONS, language: 'de' });
    expect(mail.subject).toBe('Carta Nostra: Du bist dran');
    expect(mail.text.split('\n').slice(0, 3)).toEqual([
      'Carta Nostra: Du bist dran.',
      'Du hast Zeit bis Samstag, 21. November um 21:15.',
      `Tisch öffnen: ${PUBLIC_URL}/table/one`,
    ]);
  });

  test('about one table begins with what concerns the reader most', () => {
    const { subject, text, html } = writeNewsMail(digest(started, turn), OPTIONS);
    expect(subject).toBe('Carta Nostra: It’s your turn');
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Carta Nostra: It’s your turn.',
      'You have until Saturday 21 November at 20:15 UTC.',
      'Carta Nostra: The match has started.',
      `Open the table: ${PUBLIC_URL}/table/one`,
    ]);
    expect(linksIn(html)).toEqual([`${PUBLIC_URL}/table/one`, STOP]);
  });

  test('about several tables counts in its subject, and links each once', () => {
    const { subject, html } = writeNewsMail(digest(started, over, turn), OPTIONS);
    expect(subject).toBe('There are 3 things to catch up on');
    expect(linksIn(html)).toEqual([`${PUBLIC_URL}/table/one`, `${PUBLIC_URL}/table/two`, STOP]);
  });

  test('names times as they are written in its language', () => {
    expect(writeNewsMail(turn, { ...OPTIONS, language: 'de' }).text).toContain(
      'Du hast Zeit bis Samstag, 21. November um 20:15 UTC.',
    );
    expect(writeNewsMail(turn, { ...OPTIONS, language: 'nl' }).text).toContain(
      'Je hebt tot zaterdag 21 november om 20:15 UTC.',
    );
  });

  test('loads nothing but the picture, sets no colours where the reader’s program does, and runs nothing', () => {
    const { html } = writeNewsMail(turn, OPTIONS);
    expect(html.match(/src=/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<link|<table|@import|url\(/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  test('writes as text whatever looks like markup', () => {
    const odd = { ...turn, text: '<b onclick="x">&: \' it', url: `${PUBLIC_URL}/table/"><script>` };
    const { html } = writeNewsMail(odd, OPTIONS);
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;: &#39; it');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b ');
  });
});

test('the mail that asks to confirm has nothing but its link and the name of the house', () => {
  const url = `${PUBLIC_URL}/api/mail/confirm/x`;
  const { subject, text, html } = writeConfirmMail('en', PUBLIC_URL, url);
  expect(subject).toBe('Confirm your e-mail address');
  expect(text).toContain(`Confirm the address: ${url}`);
  expect(text).toContain('play.example.org');
  expect(linksIn(html)).toEqual([url]);
});
