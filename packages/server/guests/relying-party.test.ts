import { expect, test } from 'vitest';
import { relyingPartyAt } from './relying-party.ts';

test.each([
  ['https://play.example.org', { id: 'play.example.org', origin: 'https://play.example.org' }],
  ['https://play.example.org:8443', { id: 'play.example.org', origin: 'https://play.example.org:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://a.localhost', { id: 'a.localhost', origin: 'http://a.localhost' }],
  ['http://play.example.org', null],
  ['http://box.lan:8080', null],
  ['https://192.168.1.5', null],
  ['https://[2001:db8::1]', null],
  ['http://127.0.0.1:8080', null],
  [undefined, null],
])('passkeys at %s belong to %o', (publicUrl, party) => {
  expect(relyingPartyAt(publicUrl)).toEqual(party);
});
