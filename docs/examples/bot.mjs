// Plays a whole match of Carta Nostra by random legal answers: node docs/examples/bot.mjs [ADDRESS] [ROOM]
// Without ROOM it opens a table against two bots of the house; with it, it sits down there. See docs/bot-api.md.
import { randomBytes } from 'node:crypto';

const [address = 'http://localhost:8080', joined] = process.argv.slice(2);
const newId = () => randomBytes(16).toString('hex');

async function post(path, body, headers) {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.code} (${answer.message})`);
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
}

/** A new guest, and a token with which this program is that guest. Keep the token: it is shown once. */
async function newToken() {
  const { origin } = new URL(address);
  const { cookie } = await post('/api/guests', { name: 'Example' }, { origin });
  const { answer } = await post('/api/tokens', {}, { origin, cookie });
  return answer.token;
}

const headers = { authorization: `Bearer ${await newToken()}` };

/** Opens a table that begins with our entropy, which we add in `addEntropy`. */
async function openTable() {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 2 }, { kind: 'bot', level: 2 }];
  const { answer } = await post('/api/rooms', { game: 'carta-nostra', seats, confirm: false, start: true }, headers);
  return answer.room;
}

async function sitDown(room) {
  const response = await fetch(new URL(`/api/rooms/${room}`, address), { headers });
  const { seen } = await response.json();
  const seat = seen.chairs.findIndex(({ sitter }) => sitter === 'nobody');
  const command = { type: 'sit', seat, name: 'Example' };
  await post(`/api/rooms/${room}/commands`, { id: newId(), command }, headers);
  return room;
}

const room = joined === undefined ? await openTable() : await sitDown(joined);

/** The parts of a room view that this program uses. */
const table = { phase: 'gathering', seat: null, entropyRound: 0, branch: 0, prompt: null, result: null };
/** The last round for which we have added entropy. */
let added = -1;
/** A command that was not answered yet: it is sent again after every break, and done once. */
let pending = null;
/** Whether the table as we know it includes our last answer. */
let isFresh = false;
let socket;

const say = message => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));

function answer() {
  const { phase, branch, prompt } = table;
  if (phase !== 'playing' || prompt === null || pending !== null || !isFresh) return;
  const pick = prompt.actions[Math.floor(Math.random() * prompt.actions.length)];
  const command = { type: 'answer', decision: prompt.id, branch, picks: [pick], isSure: true };
  pending = { id: newId(), command };
  say({ type: 'do', room, ...pending });
}

/** Adds our part of the luck, and again after every change of the table's settings. */
function addEntropy() {
  const { phase, seat, entropyRound: round } = table;
  if (phase !== 'gathering' || seat === null || pending !== null || round === added) return;
  added = round;
  pending = { id: newId(), command: { type: 'add-entropy', round, entropy: newId() } };
  say({ type: 'do', room, ...pending });
}

/** Takes over those parts that have come. */
function learn(parts = {}) {
  for (const name of Object.keys(table)) if (name in parts) table[name] = parts[name];
  isFresh = true;
}

function hear(message) {
  switch (message.type) {
    case 'seen': // the whole table: after `watch`, and when a match begins
      learn({ ...message.seen, ...message.seen.match });
      break;
    case 'news': // only what has changed, for everybody and for us
      learn(Object.fromEntries([...(message.all?.is ?? []), ...(message.mine?.is ?? [])]));
      break;
    case 'done': // what it led to comes next
      pending = null;
      isFresh = false;
      return;
    case 'refused':
      pending = null;
      break;
    case 'error': // not listened to: once more, later
      if (message.code !== 'too-fast') throw new Error(message.code);
      setTimeout(() => pending && say({ type: 'do', room, ...pending }), 3000);
      return;
    case 'closed':
      throw new Error(`the table cannot be opened: ${message.code}`);
    default:
      return;
  }
  if (table.phase === 'over' || table.phase === 'ended') finish();
  else {
    addEntropy();
    answer();
  }
}

function finish() {
  socket.onclose = null;
  socket.close();
  console.log(`room ${room}, seat ${table.seat}: ${table.phase}, ${JSON.stringify(table.result)}`);
}

function connect() {
  socket = new WebSocket(new URL('/api/live', address.replace(/^http/, 'ws')), { headers });
  socket.onopen = () => {
    isFresh = false;
    // First what was not answered, then a look: so what is shown includes it.
    if (pending !== null) say({ type: 'do', room, ...pending });
    say({ type: 'watch', room, from: 0 });
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => setTimeout(connect, 1000);
}

connect();
