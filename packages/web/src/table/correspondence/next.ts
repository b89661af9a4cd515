import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Sitting } from '../sitting.ts';

type NextTable = ComponentType<{ readonly sitting: Sitting }>;

/** Leads on when the player's move is final. The page passes it to the table after the board, because the table mustn't import pages. */
export const nextTable = signal<{ readonly NextTable: NextTable } | null>(null);
