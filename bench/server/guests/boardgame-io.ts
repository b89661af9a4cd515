import { PEERS } from '../../peers.ts';
import { type BenchGuest, type GuestListeners, type GuestProtocol, PLAYERS } from '../guest.ts';

const client: {
  openMatch(url: string, players: number): Promise<readonly object[]>;
  connect(url: string, seat: object, listeners: GuestListeners): BenchGuest;
} = await import(new URL('client.mjs', PEERS).href);

export const boardgameIo: GuestProtocol = {
  openTable: async url => {
    const [matches = '', lobby = ''] = url.split(' ');
    const seats = await client.openMatch(lobby, PLAYERS);
    return seats.map(seat => listeners => client.connect(matches, seat, listeners));
  },
};
