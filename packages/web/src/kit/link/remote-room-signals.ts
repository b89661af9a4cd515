import type { ChatMessage, EmoteMessage } from '@consigliere/protocol';
import { signal } from '@preact/signals';
import type { Presence } from './link.ts';
import { RoomSignals } from './room-signals.ts';

/** A room on a server, as signals, with presence and chat. */
export class RemoteRoomSignals extends RoomSignals {
  /** Which seats are connected; null until the server has sent it. */
  readonly here = signal<Presence | null>(null);
  readonly chat = signal<readonly ChatMessage[]>([]);
  /** The names of players whom the guest has muted. */
  readonly muted = signal<readonly string[]>([]);
  /** The newest emote; null: there was none. */
  readonly emote = signal<EmoteMessage | null>(null);
  /** Whether this device is a common screen. */
  readonly isScreen: boolean;

  constructor(isScreen = false) {
    super();
    this.isScreen = isScreen;
  }

  /** The socket is open, but the room isn't known yet. */
  connect(): void {
    if (this.closed.value === null) this.status.value = 'connecting';
  }

  lose(): void {
    this.status.value = 'lost';
  }

  /** Adds a remark, each once and in order. */
  addRemark(remark: ChatMessage): void {
    const others = this.chat.value.filter(({ number }) => number !== remark.number);
    this.chat.value = [...others, remark].sort((one, other) => one.number - other.number);
  }
}
