import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { pickOne, type RandomBelow } from './mutate.ts';

/** A client's frame (masked) with any first byte and any claimed length. */
function makeFrame(first: number, body: Buffer, { claimed = body.length, isMasked = true } = {}): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const head = Buffer.alloc(claimed < 126 ? 2 : 4);
  head[0] = first;
  head[1] = mask | Math.min(claimed, 126);
  if (claimed >= 126) head.writeUInt16BE(Math.min(claimed, 65_535), 2);
  return Buffer.concat([head, ...(isMasked ? [Buffer.alloc(4)] : []), body]);
}

/** Frames that no WebSocket library would send: wrong bits, lengths, orders and encodings. */
export function makeHostileFrames(randomBelow: RandomBelow, text: string): readonly Buffer[] {
  const body = Buffer.from(text).subarray(0, 60_000);
  const cut = randomBelow(body.length + 1);
  const [TEXT, BINARY, MORE, CLOSE, PING] = [0x81, 0x82, 0x80, 0x88, 0x89];
  return pickOne<() => readonly Buffer[]>(randomBelow, [
    () => [makeFrame(TEXT, body, { isMasked: false })],
    () => [makeFrame(TEXT, body, { claimed: body.length + 500 })],
    () => [makeFrame(TEXT, body, { claimed: 65_535 })],
    () => [makeFrame(0xf1, body)],
    () => [makeFrame(0x83 + randomBelow(5), body)],
    () => [makeFrame(BINARY, body)],
    () => [makeFrame(MORE, body)],
    () => [makeFrame(0x01, body.subarray(0, cut)), makeFrame(MORE, body.subarray(cut))],
    () => [makeFrame(0x01, body.subarray(0, cut)), makeFrame(0x01, body.subarray(cut))],
    () => [...Array.from({ length: 40 }, () => makeFrame(0x00, Buffer.from('x'))), makeFrame(MORE, body)],
    () => [
      makeFrame(0x01, Buffer.from('[')),
      ...Array.from({ length: 200 }, () => makeFrame(0x00, Buffer.alloc(100, '['))),
    ],
    () => [makeFrame(TEXT, Buffer.from([0xff, 0xfe, 0xc0, 0x80]))],
    () => [makeFrame(PING, Buffer.alloc(126))],
    () => [makeFrame(CLOSE, Buffer.from([0]))],
    () => [makeFrame(CLOSE, Buffer.from([0xff, 0xff])), makeFrame(TEXT, body)],
    () => [randomBytes(1 + randomBelow(200))],
    () => [makeFrame(TEXT, body).subarray(0, cut)],
  ])();
}

/** Opens a raw connection, sends the frames, and closes it after a reply, an end or a short silence; returns everything received. */
export function sendRaw(address: string, head: string, frames: readonly Buffer[]): Promise<string> {
  const [host = '', port = ''] = address.split(':');
  return new Promise(resolve => {
    const socket: Socket = connect(Number(port), host);
    const came: Buffer[] = [];
    const end = (): void => {
      socket.destroy();
      resolve(Buffer.concat(came).toString('latin1'));
    };
    let isOpen = false;
    socket.setTimeout(150, end);
    socket.on('connect', () => socket.write(head));
    socket.on('data', data => {
      came.push(data);
      if (isOpen || !data.includes('101 Switching')) return;
      isOpen = true;
      for (const each of frames) socket.write(each);
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** The request that opens a WebSocket. */
export const makeHandshake = (address: string, cookie: string, path = '/api/live'): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${address}`,
    `Origin: http://${address}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
