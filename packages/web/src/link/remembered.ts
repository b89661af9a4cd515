import { keep, kept } from './keep.ts';

const MARK = 'has-been-at-a-table';

/** This device has sat at a table of the server: from now on the server is asked for its tables. */
export const rememberServer = (): void => keep(MARK, 'yes');

/** Whoever has never sat down is not made a guest by looking at the front page. */
export const isKnownToServer = (): boolean => kept(MARK) !== null;

const PLAYED = 'has-played-here';

/** There are, or have been, matches on this device. */
export const rememberPlaying = (): void => keep(PLAYED, 'yes');

/** Whether there may be tables of one's own to show, here or on the server: known at once, without looking for them. */
export const mayHaveTables = (): boolean => kept(PLAYED) !== null || isKnownToServer();
