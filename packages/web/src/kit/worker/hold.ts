/** The part of the host that a worker loads after the board. */
export { findHoldTime } from '@consigliere/match';
