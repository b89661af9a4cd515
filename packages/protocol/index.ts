export * from './calendar.ts';
export * from './channels.ts';
export {
  CLOSE,
  closedSchema,
  ERROR_CODES,
  type ErrorCode,
  errorCodeSchema,
  FAULTS,
  REFUSED,
} from './codes.ts';
export { commandSchema, type WireCommand } from './commands.ts';
export * from './guests.ts';
export {
  type ChatMessage,
  type ClientMessage,
  clientMessageSchema,
  type EmoteMessage,
  type Invitation,
  type PlayerSign,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessageSchema,
} from './live.ts';
export * from './operator.ts';
export * from './passkeys.ts';
export { plainAnswer } from './plain-answer.ts';
export * from './profiles.ts';
export * from './recovery.ts';
export * from './reports.ts';
export { luckSchema, roomViewSchema } from './room-view.ts';
export * from './rooms.ts';
