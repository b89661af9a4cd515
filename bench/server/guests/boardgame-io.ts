import { PEERS } from '../../peers.ts';
import { type Ears, type Guest, PLAYERS, type Tongue } from '../guest.ts';

const client: {
  openMatch(url: string, players: number): Promise<readonly object[]>;
  connect(url: string, seat: object, ears: Ears): Guest;
} = await import(new URL('client.mjs', PEERS).href);

export const boardgameIo: Tongue = {
  openTable: async url => {
    const [matches = '', lobby = ''] = url.split(' ');
    const seats = await client.openMatch(lobby, PLAYERS);
    return seats.map(seat => ears => client.connect(matches, seat, ears));
  },
};
