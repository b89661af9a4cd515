import type { Bot } from './situation.ts';

/** Gives any legal answer, all equally likely. */
export const randomBot: Bot = ({ actions, random }) => {
  const action = actions[random(actions.length)];
  if (action === undefined) throw new Error('a bot was asked without a legal answer');
  return action;
};
