import type { ChannelKindName, DeliveryFault, ErrorCode, NewChannel } from '@consigliere/protocol';
import type { Clock } from '../../house/clock.ts';
import type { MailTools } from '../../mail/mail-tools.ts';
import type { RequestOutcome, RequestSettings } from '../../outgoing/request.ts';
import type { Channel } from '../../store/channels.ts';
import type { ServerKeys } from '../../store/server-keys.ts';
import type { NewsMessage } from '../message.ts';

/** A new channel of a kind as a guest asks for it. */
type Asked<Name extends ChannelKindName> = Extract<NewChannel, { readonly kind: Name }>;

/** The parts of the server that kinds need. */
export interface KindTools {
  /** Absent or null: this server sends no mail. */
  readonly mail?: MailTools | null;
  readonly requests: RequestSettings;
  readonly clock: Pick<Clock, 'wall'>;
  readonly publicUrl: string;
  readonly serverKeys: ServerKeys;
}

/** The stored part of a new channel that its kind decides. */
export interface NewAddress {
  /** An id that follows from the address, if the kind has such ids. */
  readonly id?: string;
  readonly address: string;
  readonly secret: string;
  /** Others can read what is sent there. */
  readonly isShared: boolean;
  /** The secret is shown to the guest, this once. */
  readonly isSecretShown: boolean;
}

export interface Delivery {
  readonly channel: Channel;
  /** The message; its id stays the same when it is sent again. */
  readonly message: NewsMessage;
  readonly language: string;
}

/**
 * How sending ended. `failed`: it is tried again, after `retryAfter` milliseconds at the earliest, unless it is uncertain whether it
 * arrived and the kind doesn't repeat; `refused`: this message is never taken, and with the fault `refused` no other; `gone`: the receiver
 * doesn't want any more, so the channel is removed.
 */
export type SendOutcome =
  | { readonly type: 'sent' }
  | FailedSending
  | { readonly type: 'refused'; readonly fault: 'refused' | 'status' }
  | { readonly type: 'gone' };

interface FailedSending {
  readonly type: 'failed';
  readonly fault: DeliveryFault;
  readonly retryAfter: number | null;
  readonly isUncertain: boolean;
}

/** A kind of channel: everything that differs between kinds. */
export interface ChannelKind<Name extends ChannelKindName = ChannelKindName> {
  /** A guest has at most this many. */
  readonly most: number;
  /** It leads to the device that adds it: it goes when that device is removed, and with another guest who adds it there. */
  readonly isOfDevice?: true;
  /** Guests choose the hosts, so messages to one host are limited, of all guests together. */
  readonly isLimitedByHost: boolean;
  /** The host of an address, for the operator. */
  readonly hostOf: (address: string) => string;
  /** The address as its guest reads it. */
  readonly show: (address: string, secret: string) => string;
  /** Opens it; null: the operator hasn't switched it on. */
  readonly open: (tools: KindTools) => OpenKind<Name> | null;
}

export interface ConfirmOptions {
  readonly language: string;
  /** The address of the caller. */
  readonly caller: string;
}

/** How a kind sends. */
export interface Sender {
  /** After a crash a message may be sent again with the same id. If not, it is marked as unknown. */
  readonly repeats: boolean;
  /** A guest gets one message about a table until they open it. */
  readonly isOncePerTable?: true;
  /** Asks whether the address wants messages, before it gets any; a code: why that didn't work. Without it nobody is asked. */
  confirm?(channel: Channel, asked: ConfirmOptions): Promise<ErrorCode | null>;
  /** The key that clients need to add one, if they do. */
  publicKey?(): Promise<string>;
  /** Ends what stays open between messages. */
  close?(): void;
  send(delivery: Delivery): Promise<SendOutcome>;
}

/** A kind of channel that this server offers. */
export interface OpenKind<Name extends ChannelKindName> extends Sender {
  /** Checks what a guest gives for a new channel; a code: why it is refused. */
  parse(asked: Asked<Name>, userAgent: string): Promise<NewAddress | ErrorCode>;
}

/** The outcome of a request that a receiver accepts by a status of 2xx. */
export function outcomeOf(request: RequestOutcome): SendOutcome {
  if (request.ok) return { type: 'sent' };
  const { fault, response, isUncertain } = request;
  return { type: 'failed', fault, retryAfter: response?.retryAfter ?? null, isUncertain };
}
