import type { CDPSession, Page } from '@playwright/test';

/** A node of the accessibility tree. */
interface HeardNode {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Whether it is a live region. */
  readonly isLive: boolean;
  readonly parent: string | null;
  /** The number by which the browser finds its element. */
  readonly element: number | undefined;
}

/** A control that answers a question, as a screen reader tells it. */
export interface HeardAnswer {
  readonly name: string;
  readonly description: string;
  readonly element: number | undefined;
}

/** A page as a screen reader knows it: nothing but roles, names, descriptions and live regions. */
export interface HeardPage {
  readonly nodes: ReadonlyMap<string, HeardNode>;
}

/** Reads the accessibility tree of a page. */
export async function hearPage(client: CDPSession): Promise<HeardPage> {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const told = nodes.map(({ nodeId, role, name, description, properties, parentId, backendDOMNodeId }) => {
    const live = properties?.find(each => each.name === 'live')?.value.value;
    return {
      id: nodeId,
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      isLive: live === 'polite' || live === 'assertive',
      parent: parentId ?? null,
      element: backendDOMNodeId,
    };
  });
  return { nodes: new Map(told.map(node => [node.id, node])) };
}

/** The nodes above a node, the nearest first. */
function listAbove({ nodes }: HeardPage, node: HeardNode): readonly HeardNode[] {
  const parent = node.parent === null ? undefined : nodes.get(node.parent);
  return parent === undefined ? [] : [parent, ...listAbove({ nodes }, parent)];
}

const findNode = ({ nodes }: HeardPage, role: string, name: RegExp | string): HeardNode | undefined =>
  [...nodes.values()].find(
    each => each.role === role && (typeof name === 'string' ? each.name === name : name.test(each.name)),
  );

/** The button that opens the list of answers, or gives a held answer away. */
export const findButton = (heard: HeardPage, name: RegExp | string): HeardNode | undefined =>
  findNode(heard, 'button', name);

/** The answers in the open list: the buttons in lists of the part of the page that has the button to hide the list. */
export function listHeardAnswers(heard: HeardPage): readonly HeardAnswer[] {
  const hides = findButton(heard, 'Hide the list');
  const dock = hides && listAbove(heard, hides).find(({ role }) => role === 'region');
  if (dock === undefined) return [];
  return [...heard.nodes.values()].filter(each => {
    if (each.role !== 'button') return false;
    const above = listAbove(heard, each);
    return above.some(({ id }) => id === dock.id) && above.some(({ role }) => role === 'listitem');
  });
}

/** All texts in live regions. */
export const listUtterances = (heard: HeardPage): readonly string[] =>
  [...heard.nodes.values()]
    .filter(each => each.role === 'StaticText' && listAbove(heard, each).some(({ isLive }) => isLive))
    .map(({ name }) => name);

/** The figures of a row of the final table, by column; null: the match isn't over. */
export function readResult(heard: HeardPage, row: RegExp): readonly number[] | null {
  const header = findNode(heard, 'rowheader', row);
  if (header === undefined) return null;
  const cells = [...heard.nodes.values()].filter(({ role, parent }) => role === 'cell' && parent === header.parent);
  return cells.map(({ name }) => Number(/-?\d[\d,]*/.exec(name)?.[0].replaceAll(',', '') ?? 0));
}

/** Focuses a control and presses it by the keyboard. */
export async function pressHeard(page: Page, client: CDPSession, element: number | undefined): Promise<void> {
  if (element === undefined) return;
  // The page may have changed since it was heard.
  const isThere = await client.send('DOM.focus', { backendNodeId: element }).then(
    () => true,
    () => false,
  );
  if (isThere) await page.keyboard.press('Enter');
}

/** How much each of these sayings about an answer is worth to the player; a figure in it is multiplied. */
const WORTH: readonly (readonly [saying: RegExp, worth: number])[] = [
  [/you have (\d) of 5 kinds/, 5],
  [/you draw/, 3],
  [/you get \$(\d+),000/, 1],
  [/you get [a-z$]/, 2],
  [/you advance (\d) space/, 2],
  [/you occupy/, 4],
  [/you control/, 6],
  [/then in your suitcase: \$(\d+)/, 1],
  [/goes into your suitcase/, 8],
  [/^do the/, 6],
  [/use what you like/, 2],
  [/\$(\d)\b/, 0.3],
  [/suitcase/, 1],
  [/others?|loses|hudson/, 0.5],
  [/you pay|you give|seat 0/, -1],
  [/your bid so far: \$(\d+)/, -3],
  [/you hand over/, -2],
  [/^just discard|without a job|no job is done|nothing happens|does nothing|^decline|^skip|^use no more/, -4],
  [/ turn\b/, -2],
];

/** How good an answer sounds. */
export function judgeHeard({ name, description }: HeardAnswer): number {
  const clauses = [name, ...description.split(' · ')].map(each => each.toLowerCase());
  const worthOf = (clause: string): number =>
    WORTH.reduce((sum, [saying, worth]) => {
      const found = saying.exec(clause);
      return found === null ? sum : sum + worth * Number(found[1] ?? 1);
    }, 0);
  return clauses.reduce((sum, clause) => sum + worthOf(clause), 0);
}
