export { freePort } from '../crash/service-process.ts';
export { handshake, sendRaw } from '../hostile/frames.ts';
export { fastClock } from './fast-clock.ts';
export { type TestServer, openTestServer, TEST_DATABASES } from './test-server.ts';
export { appendOf, queryPostgres, embeddedDatabase, type TestDatabase, postgresDatabase } from './test-database.ts';
export { playToTheEnd } from './play-to-the-end.ts';
export { type TestSocket, newId, TestClient } from './test-client.ts';
