export const PHASES = ['gathering', 'playing', 'over', 'ended', 'frozen'] as const;
/** How lists of tables are headed. */
type Section = 'awaited' | 'running' | 'done' | 'public';

/** What the pages say to which one goes from the front page, page by page. */
export interface FurtherPages {
  readonly choices: {
    readonly title: string;
    readonly titleOf: (game: string) => string;
    readonly which: string;
    readonly players: string;
    readonly chairs: string;
    readonly chair: (number: number) => string;
    readonly you: string;
    readonly open: string;
    readonly level: (level: number) => string;
    readonly options: string;
    readonly yes: string;
    readonly no: string;
    readonly seatStarts: (number: number) => string;
    readonly clock: string;
    readonly clocks: { readonly none: string; readonly live: string; readonly slow: string; readonly mail: string };
    readonly confirm: string;
    readonly who: string;
    readonly byLink: string;
    readonly isPublic: string;
    readonly where: string;
    readonly here: string;
    readonly hereHint: string;
    readonly there: string;
    readonly thereHint: string;
  };
  readonly tables: {
    readonly title: string;
    readonly sections: Readonly<Record<Section, string>>;
    readonly phases: Readonly<Record<(typeof PHASES)[number], string>>;
    readonly empty: string;
    readonly noPublic: string;
    readonly yourMove: string;
    readonly here: string;
    readonly there: string;
    readonly free: (chairs: number) => string;
    readonly forget: string;
    readonly forgetLong: (game: string) => string;
    readonly more: string;
    readonly ago: (milliseconds: number) => string;
  };
  readonly gather: {
    readonly title: (game: string) => string;
    readonly invitation: string;
    readonly inviteText: (game: string) => string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly name: string;
    readonly nameHint: string;
    readonly rename: string;
    readonly sit: string;
    readonly sitLong: (number: number) => string;
    readonly stand: string;
    readonly empty: string;
    readonly kept: (name: string) => string;
    readonly you: string;
    /** Of somebody whose page isn't open. */
    readonly offline: string;
    readonly bot: (level: number) => string;
    readonly botLevel: (number: number) => string;
    readonly addBot: string;
    readonly addBotLong: (number: number) => string;
    readonly remove: string;
    readonly removeLong: (name: string) => string;
    readonly start: string;
    readonly fill: string;
    /** Without the chairs that nobody has taken. */
    readonly startWithTaken: (players: number) => string;
    readonly waitingFor: (chairs: number) => string;
    readonly ready: string;
    readonly waitsForOwner: string;
    readonly watching: string;
    readonly terms: string;
    readonly move: string;
    readonly moveHint: string;
    readonly moveUntil: (at: number) => string;
    readonly lineDead: string;
    /** Whoever runs the house looked at what everybody sees, or at everything. */
    readonly inspected: (who: string, at: string) => string;
    readonly inspectedAll: (who: string, at: string) => string;
  };
  readonly transfer: {
    readonly title: string;
    readonly text: string;
    readonly take: string;
    readonly done: (name: string) => string;
    readonly former: (name: string) => string;
    readonly takeFormer: string;
    readonly notFormer: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
    readonly speed: string;
    readonly speeds: { readonly off: string; readonly fast: string; readonly normal: string };
    readonly sound: string;
    readonly sounds: { readonly on: string; readonly off: string };
    readonly name: string;
    readonly nameHint: string;
    readonly kept: string;
  };
  readonly credits: {
    readonly title: string;
    readonly fonts: string;
    readonly limelight: string;
    readonly sourceSans: string;
    readonly licence: string;
    readonly drawing: string;
    readonly games: string;
  };
}
