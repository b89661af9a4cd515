import type { NewReport } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { ask, isRefusal } from '../kit/link/link.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import type { HouseTexts } from '../kit/words/en/house.ts';
import { useRareCatalogue } from '../kit/words/rare-catalogues.ts';
import { openSheet, Sheet } from './menu/sheet.tsx';
import '../kit/forms.css';
import '../kit/quote.css';

type ReportTexts = HouseTexts['report'];
interface Player {
  readonly seat: number;
  readonly name: string;
}

/** The longest sentence the server takes. */
const LONGEST = 300;

/** A button that says why, with the report it sends. */
interface Choice {
  readonly label: string;
  readonly report: Pick<NewReport, 'about' | 'reason'>;
}

const choicesForRemark = ({ remarkReasons }: ReportTexts, number: number): readonly Choice[] =>
  (['abuse', 'sexual', 'spam', 'other'] as const).map(reason => ({
    label: remarkReasons[reason],
    report: { reason, about: { kind: 'remark', number } },
  }));

const choicesForPlayer = ({ playerReasons }: ReportTexts, { seat, name }: Player): readonly Choice[] => [
  { label: playerReasons.name, report: { reason: 'abuse', about: { kind: 'name', seat, name } } },
  ...(['abuse', 'cheating', 'stalling', 'other'] as const).map(
    (reason): Choice => ({
      label: playerReasons[reason],
      report: { reason, about: { kind: 'behaviour', seat, name } },
    }),
  ),
];

interface RemarkProps {
  readonly room: string;
  readonly remark: { readonly number: number; readonly name: string; readonly text: string };
}

/** Opens the sheet in which a chat message can be reported. */
export const reportRemark = (props: RemarkProps): void =>
  openSheet(close => <RemarkSheet {...props} onClose={close} />);

function RemarkSheet({ room, remark, onClose }: RemarkProps & { readonly onClose: () => void }) {
  const texts = useRareCatalogue('house')?.report;
  if (texts === undefined) return null;
  return (
    <ReportSheet room={room} texts={texts} choices={choicesForRemark(texts, remark.number)} onClose={onClose}>
      <p>{texts.quote(remark.name)}</p>
      <blockquote class="quote">{remark.text}</blockquote>
    </ReportSheet>
  );
}

interface PlayersProps {
  readonly room: string;
  readonly players: readonly Player[];
}

/** Opens the sheet in which a player can be reported. */
export function ReportPlayers(props: PlayersProps) {
  const texts = useRareCatalogue('house')?.report;
  if (texts === undefined || props.players.length === 0) return null;
  return (
    <button
      type="button"
      class="button small quiet"
      onClick={() => openSheet(close => <PlayerSheet {...props} onClose={close} />)}
    >
      {texts.open}
    </button>
  );
}

function PlayerSheet({ room, players, onClose }: PlayersProps & { readonly onClose: () => void }) {
  const texts = useRareCatalogue('house')?.report;
  const chosen = useSignal(players[0]);
  const player = chosen.value;
  if (texts === undefined || player === undefined) return null;
  return (
    <ReportSheet room={room} texts={texts} choices={choicesForPlayer(texts, player)} onClose={onClose}>
      <div class="field">
        <label for="report-player">{texts.player}</label>
        <select
          id="report-player"
          value={`${player.seat}`}
          onChange={event => {
            chosen.value = players.find(({ seat }) => `${seat}` === event.currentTarget.value);
          }}
        >
          {players.map(({ seat, name }) => (
            <option key={seat} value={`${seat}`}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </ReportSheet>
  );
}

interface ReportProps {
  readonly room: string;
  readonly texts: ReportTexts;
  readonly choices: readonly Choice[];
  readonly onClose: () => void;
  /** Says what is reported. */
  readonly children: preact.ComponentChildren;
}

/** Asks for a reason, and sends the report when one is pressed. */
function ReportSheet({ room, texts, choices, onClose, children }: ReportProps) {
  const note = useSignal('');
  const refusal = useSignal<string | null>(null);
  const isSent = useSignal(false);
  const send = (report: Choice['report']) => async () => {
    const answer = await ask('POST', '/api/reports', { room, note: note.value, ...report });
    refusal.value = isRefusal(answer) ? answer.code : null;
    isSent.value = refusal.value === null;
  };
  return (
    <Sheet name="report-sheet" title={texts.title} onClose={onClose}>
      <div class="stack">
        {isSent.value ? (
          <p>{texts.meanwhile}</p>
        ) : (
          <>
            {children}
            <div class="field">
              <label for="report-note">{texts.note}</label>
              <input
                id="report-note"
                type="text"
                autocomplete="off"
                maxLength={LONGEST}
                aria-describedby="report-note-hint"
                value={note.value}
                onInput={event => {
                  note.value = event.currentTarget.value;
                }}
              />
              <small id="report-note-hint" class="second">
                {texts.noteHint}
              </small>
            </div>
            <p id="report-ask">{texts.ask}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one. */}
            <p class="ways" role="group" aria-labelledby="report-ask">
              {choices.map(({ label, report }) => (
                <button key={label} type="button" class="button" onClick={send(report)}>
                  {label}
                </button>
              ))}
            </p>
          </>
        )}
        <Announced class="second" text={isSent.value ? texts.sent : ''} />
        <Refused code={refusal.value} />
        <p>
          <a href="/fair-play" target="_blank" rel="noopener">
            {texts.rules}
          </a>
        </p>
      </div>
      <footer>
        <button type="button" class="button chief" onClick={onClose}>
          {isSent.value ? texts.close : texts.cancel}
        </button>
      </footer>
    </Sheet>
  );
}
