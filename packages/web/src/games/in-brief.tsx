import type { ComponentChildren } from 'preact';
import type { BeginningTexts } from '../kit/words/en/beginning.ts';
import type { GameTexts } from './texts.ts';
import './in-brief.css';

interface InBriefProps {
  readonly game: GameTexts['beginning'];
  readonly texts: BeginningTexts;
  readonly children?: ComponentChildren;
}

/** A game in brief: its aim and a turn, before a first match and at the top of the rules. */
export const InBrief = ({ game: { aim, turn }, texts, children }: InBriefProps) => (
  <div class="in-brief">
    <div>
      <h2>{texts.aim}</h2>
      <p>{aim}</p>
    </div>
    <div>
      <h2>{texts.turn}</h2>
      <ol>
        {turn.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
    {children}
  </div>
);
