import { parseArgs } from 'node:util';
import { createPeer } from './carta-nostra.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    warmup: { type: 'string', default: '10' },
  },
});
const [matches, players, seed, warmup] = [values.matches, values.players, values.seed, values.warmup].map(Number);
if (!(Number.isInteger(matches) && matches > 0 && Number.isInteger(seed) && Number.isInteger(warmup))) {
  throw new Error('--matches, --seed and --warmup are whole numbers, and at least one match is played');
}
if (![2, 3, 4, 5].includes(players)) throw new Error('--players is 2, 3, 4 or 5');

const peer = createPeer({ players });
for (let i = 0; i < warmup; i += 1) peer.playout(seed + matches + i);

let actions = 0;
const begin = performance.now();
for (let i = 0; i < matches; i += 1) actions += peer.playout(seed + i).actions;
const seconds = (performance.now() - begin) / 1000;

console.log(
  `boardgame.io carta-nostra ${players} players: ${matches} matches, ${actions} actions, ` +
    `${seconds.toFixed(2)} seconds, ${(actions / seconds).toFixed(0)} actions/s, ` +
    `${(matches / seconds).toFixed(2)} playouts/s, mean actions per match ${(actions / matches).toFixed(1)}`,
);
