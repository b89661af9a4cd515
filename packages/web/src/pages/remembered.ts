import { keep, kept } from '../link/keep.ts';

const MARK = 'has-been-at-a-table';

/** This device has sat at a table of the server: from now on the server is asked for its tables. */
export const rememberServer = (): void => keep(MARK, 'yes');

/** Whoever has never sat down is not made a guest by looking at the front page. */
export const isKnownToServer = (): boolean => kept(MARK) !== null;
