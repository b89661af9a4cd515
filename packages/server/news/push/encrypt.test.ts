import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypt, LONGEST_TEXT } from './encrypt.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291, section 5, is encrypted to exactly its bytes', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  const sealed = encrypt(text, keys, { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender }, text.length + 1);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

const receiver = createECDH('prime256v1');
const keys = { p256dh: receiver.generateKeys(), auth: Buffer.alloc(16, 1) };

test('short texts of different lengths become messages of one length', () => {
  const lengths = ['a', 'a'.repeat(300)].map(text => encrypt(Buffer.from(text), keys).length);
  expect(new Set(lengths).size).toBe(1);
});

test('the longest text fits into the 4096 bytes that services take', () => {
  expect(encrypt(Buffer.alloc(LONGEST_TEXT), keys).length).toBeLessThanOrEqual(4096);
});

test('a public key that is not on the curve is refused', () => {
  expect(() => encrypt(Buffer.from('a'), { ...keys, p256dh: Buffer.alloc(65, 4) })).toThrow();
});
