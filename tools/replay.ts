import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type MatchRecord, type Shape } from '@consigliere/kernel';
import { parseArguments } from './lib/arguments.ts';
import { type Colours, coloursFor } from './lib/colours.ts';
import type { Command } from './lib/command.ts';
import { Misuse, main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
