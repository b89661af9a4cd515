import { spawnSync } from 'node:child_process';

/** The longest subject that `git log --oneline` and a list of commits show whole. */
const LONGEST = 72;

const AREAS = /^[a-z0-9./-]+(, [a-z0-9./-]+)*: (?=\S)/;
/** Written by Git itself. */
const BY_GIT = /^(Merge |Revert "|fixup! |squash! )/;

/** First words of a description, not of an instruction. */
const NOT_VERBS = new Set(
  'a an the this that these those it its what who where when whether how all each every no nobody nothing not one two some and or but also now in on at of for with without there'.split(
    ' ',
  ),
);
/** Verbs in the imperative that look like other forms. */
const IMPERATIVES = new Set(
  "don't focus bias alias canvas need feed seed speed embed shed exceed proceed succeed heed shred weed wed bring sing ring ping string swing".split(
    ' ',
  ),
);

/** Returns what is wrong with a commit's subject; null: nothing. */
export function faultIn(subject: string): string | null {
  if (BY_GIT.test(subject)) return null;
  const area = AREAS.exec(subject)?.[0];
  if (area === undefined) return 'begins with no area: write "area: what changes"';
  if (subject.length > LONGEST) return `has ${subject.length} characters, more than ${LONGEST}`;
  const [word = ''] = subject.slice(area.length).split(/[ ,;:]/);
  return isImperative(word) ? null : `"${word}" isn't an order: write what the commit does, as in "add" or "fix"`;
}

function isImperative(word: string): boolean {
  if (IMPERATIVES.has(word)) return true;
  return !NOT_VERBS.has(word.toLowerCase()) && !/([^s]s|ed|ing)$/.test(word) && /^[a-z]+(-[a-z]+)*$/.test(word);
}

/**
 * The commits after this one, as `hash subject`; null where there is no Git, or where its history doesn't reach back that far, as in
 * a shallow clone.
 */
export function subjectsSince(start: string, folder: string): readonly string[] | null {
  const known = spawnSync('git', ['merge-base', '--is-ancestor', start, 'HEAD'], { cwd: folder });
  if (known.status !== 0) return null;
  const args = ['log', '--format=%h %s', '--reverse', `${start}..HEAD`];
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter(line => line !== '');
}

/** Returns what is wrong with the subjects of the commits after this one, a line each; null: the commits aren't known. */
export const faultsSince = (start: string, folder: string): readonly string[] | null =>
  subjectsSince(start, folder)?.flatMap(line => {
    const fault = faultIn(line.replace(/^\S+ /, ''));
    return fault === null ? [] : [`${line}: ${fault}`];
  }) ?? null;
