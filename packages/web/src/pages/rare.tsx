import { lazy } from '../kit/lazy.tsx';
import { Notice, Way } from '../kit/notice.tsx';
import type { RarePlace } from '../kit/routes.ts';
import { useTexts } from '../kit/words/texts.ts';
import { Credits } from './credits.tsx';
import { Position } from './position/position.tsx';
import { Transfer } from './transfer.tsx';

/** In builds for developers only. */
const Gallery = import.meta.env.DEV ? lazy(async () => (await import('../gallery/gallery.tsx')).Gallery) : null;

/** The pages that few visitors come to, in one file of their own: the way to a board doesn't carry them. */
export function Rare({ at }: { readonly at: RarePlace }) {
  const { ways } = useTexts();
  switch (at.page) {
    case 'transfer':
      return <Transfer secret={at.secret} />;
    case 'credits':
      return <Credits />;
    case 'position':
      return <Position />;
    case 'unknown':
      if (Gallery !== null && location.pathname === '/gallery') return <Gallery />;
      return (
        <Notice name="unknown">
          <Way chief label={ways.home} href="/" />
          <Way label={ways.tables} href="/tables" />
        </Notice>
      );
  }
}
