import type { Shape } from '@consigliere/kernel';
import type { Heard, RoomSeen } from '@consigliere/match';

export type Story = readonly Heard<Shape>[];

/** The story with what was heard now; null: chapters between are missing. What is told twice is kept once. */
export function toldOn(story: Story, { match, chapters }: RoomSeen): Story | null {
  if (match === null) return [];
  const first = chapters - match.heard.length;
  if (first > story.length) return null;
  if (match.heard.length === 0 && story.length === chapters) return story;
  return [...story.slice(0, first), ...match.heard];
}
