import { drawJob } from '../piles.ts';
import { layOutAllies } from '../setup.ts';
import { type CeTable, EMPTY, NONE } from '../types.ts';

/** CE-31, CE-32 Between two acts. */
export function entracte(table: CeTable): void {
  const { open, given } = table;
  open.act++;
  const newMember = given.acts[open.act]?.newMember ?? false;
  if (newMember) open.membersInPlay++;
  table.tell('CE-31', { type: 'entracte', act: open.act, newMember });
  clearBoard(table);
  for (const [space, job] of open.publicJobs.entries()) if (job === NONE) refill(table, space);
  open.gone.push(...open.allies.splice(0));
  if (given.acts[open.act]?.bribery) {
    layOutAllies(table);
    table.tell('CE-32', { type: 'allies', allies: [...open.allies] });
  }
}

/** CE-31 All figures leave the board and the Hudson: those of the families go to reserve, neutral ones beside the board. */
function clearBoard({ open, given }: CeTable): void {
  for (let place = 0; place < open.thugAt.length; place++) open.thugAt[place] = EMPTY;
  for (let space = 0; space < open.memberAt.length; space++) open.memberAt[space] = EMPTY;
  while (open.hudson.length > 0) open.hudson.pop();
  open.chief = NONE;
  for (let seat = 0; seat < open.thugs.length; seat++) {
    open.thugs[seat] = given.thugs;
    open.members[seat] = open.membersInPlay;
    open.out[seat] = false;
  }
  for (let neutral = 0; neutral < open.neutralsOf.length; neutral++) open.neutralsOf[neutral] = NONE;
}

/** CE-32 An empty public space gets a new job, if there is one. */
function refill(table: CeTable, space: number): void {
  const job = drawJob(table);
  if (job === undefined) return;
  table.open.publicJobs[space] = job;
  table.tell('CE-32', { type: 'public-job', job, at: space });
}
