/** What is said round a lesson; its tips have words of their own. */
export interface LearnTexts {
  readonly tip: string;
  readonly gotIt: string;
  readonly skip: string;
  readonly ended: string;
  readonly endedText: string;
  readonly playOn: (name: string) => string;
  readonly rules: string;
  readonly again: string;
}
