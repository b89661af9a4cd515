/** What is said to call a player, and about calling him. */
export interface AttendTexts {
  readonly yourTurn: string;
  readonly waits: (game: string) => string;
  readonly soundOn: string;
  readonly soundOff: string;
  /** In the settings. */
  readonly notify: string;
  readonly notifies: { readonly on: string; readonly off: string };
  readonly notifyHint: string;
  readonly denied: string;
  readonly cannot: string;
}
