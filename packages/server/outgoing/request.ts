import { lookup, Resolver } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryFault } from '@consigliere/protocol';
import { isPublicAddress } from './public-address.ts';

/** The response: its status, the beginning of its body, and for how many milliseconds it asks us to wait. */
interface Response {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | null;
}

/** The response, or why there is none. Whether a name is missing or leads to an internal address isn't told: that would tell about our own network. */
export type RequestOutcome = ({ readonly ok: true } & Response) | FailedRequest;

interface FailedRequest {
  readonly ok: false;
  readonly fault: DeliveryFault;
  /** The receiver's answer; null: there was none. */
  readonly response: Response | null;
  /** Nobody knows whether the receiver has got it: it was sent, and there was no answer. */
  readonly isUncertain: boolean;
}

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface RequestSettings {
  /** Hosts with ports, such as 127.0.0.1:9000, to which anything may be sent: for tests, and receivers in one's own network. */
  readonly allowed?: readonly string[];
  readonly resolve?: Resolve;
  /** The time for everything, in milliseconds. */
  readonly timeLimit?: number;
}

/** A request that is to be sent. */
export interface OutgoingRequest {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const TIME_LIMIT = 5000;
/** The bytes of a body that are read. */
const LARGEST_BODY = 64 * 1024;
const LARGEST_HEAD = 16 * 1024;
const LONGEST_URL = 1024;
const PORTS = ['', '443', '8443'];

const resolver = new Resolver({ timeout: 2000, tries: 2 });

/**
 * Asks name servers. What this machine alone knows isn't asked, and neither are the few threads that also read files: a name whose server
 * never answers would hold one for a long time.
 */
const resolveName: Resolve = async hostname => {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap(each => (each.status === 'fulfilled' ? each.value : []));
};

/** Asks this machine, for the hosts that its operator has listed. */
const resolveLocally: Resolve = async hostname => (await lookup(hostname, { all: true })).map(({ address }) => address);

/** The host and port, as the list of allowed ones writes them. */
export const hostOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;

/** Parses an address that requests may be sent to; null: they may not. What its name leads to is checked when something is sent. */
export function parseTarget(text: string, allowed: readonly string[] = []): URL | null {
  const url = text.length > LONGEST_URL ? null : URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  if (allowed.includes(hostOf(url))) return url;
  const isFit = url.protocol === 'https:' && PORTS.includes(url.port);
  const literal = withoutBrackets(url.hostname);
  return isFit && (isIP(literal) === 0 || isPublicAddress(literal)) ? url : null;
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Makes an outgoing request: the only function that does. The name is resolved here, every address it leads to must be public, and the
 * connection goes to the address that was checked. Redirects aren't followed.
 */
export async function sendRequest(outgoing: OutgoingRequest, settings: RequestSettings = {}): Promise<RequestOutcome> {
  const { allowed = [], resolve, timeLimit = TIME_LIMIT } = settings;
  const url = parseTarget(outgoing.url, allowed);
  if (url === null) return failed('address');
  const signal = AbortSignal.timeout(timeLimit);
  let isBegun = false;
  try {
    const addresses = await beforeEnd(findAddresses(url, allowed, resolve), signal);
    if (addresses.length === 0) return failed('address');
    const onConnected = (): void => {
      isBegun = true;
    };
    const response = await connect(url, addresses, outgoing, { signal, onConnected });
    const { status } = response;
    if (status >= 300 && status < 400) return failed('redirect', { response });
    return status >= 200 && status < 300 ? { ok: true, ...response } : failed('status', { response });
  } catch {
    return failed(signal.aborted ? 'timeout' : 'connection', { isUncertain: isBegun });
  }
}

const failed = (
  fault: DeliveryFault,
  { response = null, isUncertain = false }: Partial<Pick<FailedRequest, 'response' | 'isUncertain'>> = {},
): RequestOutcome => ({ ok: false, fault, response, isUncertain });

/** Rejects when the time is up, whatever becomes of the promise. */
function beforeEnd<X>(promise: Promise<X>, signal: AbortSignal): Promise<X> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

/** The addresses to connect to; none: there are none, or one of them isn't public. */
async function findAddresses(url: URL, allowed: readonly string[], resolve?: Resolve): Promise<readonly string[]> {
  const hostname = withoutBrackets(url.hostname);
  const isExempt = allowed.includes(hostOf(url));
  const ask = resolve ?? (isExempt ? resolveLocally : resolveName);
  const found = isIP(hostname) === 0 ? await ask(hostname).catch(() => []) : [hostname];
  return isExempt || found.every(isPublicAddress) ? found : [];
}

/** Sends the request to one of these very addresses. */
function connect(
  url: URL,
  addresses: readonly string[],
  { method = 'POST', headers, body }: OutgoingRequest,
  { signal, onConnected }: { readonly signal: AbortSignal; readonly onConnected: () => void },
): Promise<Response> {
  const pinned: LookupFunction = (_hostname, options, then) => {
    const [first = ''] = addresses;
    const all = addresses.map(address => ({ address, family: isIP(address) }));
    if (options.all === true) then(null, all);
    else then(null, first, isIP(first));
  };
  const options: RequestOptions = {
    method,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: pinned,
    // A connection of its own: none that was opened before, to an address that was checked another time.
    agent: false,
    maxHeaderSize: LARGEST_HEAD,
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    request.on('error', reject);
    // From here on the request may arrive, whatever else happens.
    request.on('socket', socket => socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', onConnected));
    request.on('response', response => readResponse(request, response, resolve));
    request.end(body);
  });
}

/** The status decides, so a body that is too long or never ends is cut and isn't an error. */
function readResponse(request: ClientRequest, response: IncomingMessage, then: (response: Response) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  const finish = (): void => {
    const body = Buffer.concat(parts).toString('utf8', 0, LARGEST_BODY);
    then({ status: response.statusCode ?? 0, body, retryAfter: parseRetryAfter(response.headers['retry-after']) });
    request.destroy();
  };
  response.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length >= LARGEST_BODY) finish();
  });
  request.removeAllListeners('error').on('error', finish);
  for (const end of ['end', 'error', 'close'] as const) response.on(end, finish);
}

/** Parses the header Retry-After: seconds, or a date. */
function parseRetryAfter(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(time) ? null : Math.max(0, time);
}
