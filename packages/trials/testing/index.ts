export { startMatch } from '../crash/start-match.ts';
export { makeHandshake, sendRaw } from '../hostile/frames.ts';
export { Authenticator } from './authenticator.ts';
export { type FastClock, fastClock } from './fast-clock.ts';
export { MailReceiver } from './mail-receiver.ts';
export {
  answerPrompt,
  BY_POST,
  isAsked,
  NewsHouses,
  openTableOfTwo,
  runCommand,
  runNews,
} from './news-houses.ts';
export { playToTheEnd } from './play-to-the-end.ts';
export { PushService } from './push-service.ts';
export { Receiver } from './receiver.ts';
export { newId, TestClient, type TestSocket } from './test-client.ts';
export { appendOf, embeddedDatabase, postgresDatabase, queryPostgres, type TestDatabase } from './test-database.ts';
export { limitsOfFastDays, openTestServer, TEST_DATABASES, type TestServer } from './test-server.ts';
export { openWatchedTable } from './watched-table.ts';
