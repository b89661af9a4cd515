import type { MailSettings } from './post-office.ts';

/** The variables that the operator has set: empty variables count as unset. */
export interface MailVariables {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
}

/** The address of one person, or of the house, without anything that could be read as more than that. */
const ADDRESS = /^[a-z0-9.!#$%&*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i;
const LONGEST_ADDRESS = 254;
const FROM = /^(?:([^<>"\\\p{C}]{1,64}) <([^<>]+)>|([^<> ]+))$/u;

/** An address as it is stored: its host is the same in every spelling; undefined: it isn't one. */
export function parseMailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ADDRESS || !ADDRESS.test(trimmed)) return undefined;
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** Reads the settings of mail; undefined: it's off; a text: what is wrong with them. */
export function parseMailSettings({ smtpUrl, mailFrom }: MailVariables): MailSettings | string | undefined {
  if (smtpUrl === undefined && mailFrom === undefined) return undefined;
  if (smtpUrl === undefined) return 'MAIL_FROM needs SMTP_URL, the mail server that sends the mails';
  if (mailFrom === undefined) return 'SMTP_URL needs MAIL_FROM, the address that mails come from';
  const [, , bracketed, bare] = FROM.exec(mailFrom) ?? [];
  if (parseMailAddress(bracketed ?? bare ?? '') === undefined)
    return `MAIL_FROM is an address like news@example.org or Consigliere <news@example.org>; "${mailFrom}" isn't valid`;
  const server = parseServer(smtpUrl);
  // The value has a password, so it isn't repeated.
  if (server === undefined)
    return 'SMTP_URL is a mail server like smtps://user:password@mail.example.org or smtp://mail.example.org:587; this one isn’t valid';
  return { ...server, from: mailFrom };
}

function parseServer(text: string): Omit<MailSettings, 'from'> | undefined {
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined;
  if (!['', '/'].includes(url.pathname) || !['', '?tls=none'].includes(url.search)) return undefined;
  const isSecure = url.protocol === 'smtps:';
  if (isSecure && url.search !== '') return undefined;
  try {
    const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      encryption: isSecure ? 'at-once' : url.search === '' ? 'required' : 'none',
      login: url.username === '' ? null : login,
    };
  } catch {
    return undefined;
  }
}

/** An address as its owner recognizes it, and nobody else learns it: `a…@example.org`. */
export const maskAddress = (address: string): string =>
  `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;
