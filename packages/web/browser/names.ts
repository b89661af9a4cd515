import type { Page } from '@playwright/test';

/** Something in the accessibility tree, with the attributes of its element. */
interface NamedNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly spot: string;
  /** The answers that pressing it gives or offers. */
  readonly answers: string;
}

const CONTROLS = ['button', 'link', 'checkbox', 'radio', 'textbox', 'combobox', 'tab', 'menuitem', 'slider'];
const isControl = ({ role }: NamedNode): boolean => CONTROLS.includes(role);

export interface NamedTree {
  readonly nodes: readonly NamedNode[];
  /** Controls that are drawn and that the tree doesn't have. */
  readonly unheard: readonly string[];
}

/** Marks the controls that are drawn; a control inside another is part of it. */
const markDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const controls = 'button, a[href], [role="button"], [data-answers]';
    for (const each of document.querySelectorAll(`.table :is(${controls})`)) {
      const { width, height } = each.getBoundingClientRect();
      const isDrawn = each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width * height > 0;
      each.toggleAttribute('data-drawn', isDrawn);
    }
  });

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

/** The attributes of every element of the table, by the number that the accessibility tree knows it by. */
function* listElements(
  { backendNodeId, attributes = [], children = [] }: DomNode,
  isInTable: boolean,
): Generator<readonly [number, Readonly<Record<string, string>>]> {
  const pairs = attributes.flatMap((name, at) => (at % 2 === 0 ? [[name, attributes[at + 1] ?? '']] : []));
  const own: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  const isHere = isInTable || own['data-game'] !== undefined;
  if (isHere) yield [backendNodeId, own];
  for (const child of children) yield* listElements(child, isHere);
}

/** Reads the accessibility tree of the table. */
export async function readNames(page: Page): Promise<NamedTree> {
  await markDrawn(page);
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = new Map(listElements(root, false));
  const heard = new Set<number>();
  const named = nodes.flatMap(({ ignored, role, name, description, backendDOMNodeId = -1 }): NamedNode[] => {
    const own = found.get(backendDOMNodeId);
    if (ignored || own === undefined) return [];
    heard.add(backendDOMNodeId);
    return [
      {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        spot: own['data-spot'] ?? '',
        answers: own['data-answers'] ?? '',
      },
    ];
  });
  const unheard = [...found].flatMap(([id, own]) =>
    own['data-drawn'] === undefined || heard.has(id) ? [] : [own['data-spot'] ?? own.class ?? '?'],
  );
  return { nodes: named, unheard };
}

/** How many answers a description tells. */
const DESCRIBED = 3;

/** The faults of the names themselves, whatever they are about. */
export function findBadNames({ nodes, unheard }: NamedTree): string[] {
  const told = nodes.filter(node => isControl(node) || node.role === 'image' || node.role === 'img');
  const controls = told.filter(isControl);
  const bad = told.flatMap(node => {
    const called = `${node.role} ${node.spot} “${node.name}”`;
    const isTarget = node.answers !== '' && node.spot !== '' && !node.spot.startsWith('tray');
    const isToTell = isTarget && node.answers.split('|').length <= DESCRIBED;
    return [
      ...(node.name.trim() === '' ? [`${called} has no name`] : []),
      ...(/^[\s.,:;·]/.test(node.name) ? [`${called} begins with a stop`] : []),
      ...(node.name !== '' && !/[\p{L}\p{N}]/u.test(node.name) ? [`${called} has no words`] : []),
      ...(/^(.{2,})\. \1(?:\.|$)/.test(node.name) ? [`${called} says the same twice`] : []),
      ...(node.spot !== '' && /[→✓○▸★]|× ?\p{L}/u.test(node.name) ? [`${called} has signs in place of words`] : []),
      ...(/^F\d+\b/.test(node.name) ? [`${called} begins with a number that nobody knows`] : []),
      ...(isToTell && node.description === '' ? [`${called} doesn't tell what it would do`] : []),
    ];
  });
  const answers = new Map<string, string>();
  const double = controls.flatMap(({ name, answers: given }) => {
    if (given === '') return [];
    const before = answers.get(name);
    answers.set(name, given);
    return before === undefined || before === given ? [] : [`two controls with different answers are called “${name}”`];
  });
  return [...bad, ...double, ...unheard.map(each => `${each} is drawn, but not in the tree`)];
}

/** Words that no name in German or Dutch has. */
const ENGLISH = /\b(?:the|your|you|cards?|here|with|nobody|not now|turn)\b/i;

/** The English names in a tree that is in another language. */
export const findEnglish = ({ nodes }: NamedTree): string[] =>
  nodes
    .filter(({ role, name }) => /^(?:button|ima?ge?)$/.test(role) && ENGLISH.test(name))
    .map(({ name }) => `“${name}” is English`);
