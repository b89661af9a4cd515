/** What is said round a lesson; its tips have words of their own. */
export interface LearnTexts {
  readonly tip: string;
  readonly gotIt: string;
  readonly skip: string;
  readonly ended: string;
  readonly endedText: string;
  /** Where a lesson is over before its match is. */
  readonly endedEarly: string;
  readonly endedEarlyText: string;
  readonly playThis: string;
  readonly playOn: (name: string) => string;
  readonly rules: string;
  readonly again: string;
}
