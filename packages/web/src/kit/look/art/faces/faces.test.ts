import { GAME_IDS, loadParts } from '@consigliere/games/list';
import { expect, test } from 'vitest';
import { PORTRAITS as cartaNostra } from './carta-nostra.tsx';
import { PORTRAITS as corleonesEmpire } from './corleones-empire.tsx';
import { PORTRAITS as derPate } from './der-pate.tsx';

const PORTRAITS = { 'carta-nostra': cartaNostra, 'corleones-empire': corleonesEmpire, 'der-pate': derPate };

test('each of the fifteen characters has a face of its own', async () => {
  for (const id of GAME_IDS) {
    const { characters } = await (await loadParts(id)).speech('en');
    expect(PORTRAITS[id], id).toHaveLength(characters.length);
  }
  const faces = Object.values(PORTRAITS).flatMap(portraits => portraits.map(({ Bust }) => Bust));
  expect(new Set(faces).size).toBe(15);
});
