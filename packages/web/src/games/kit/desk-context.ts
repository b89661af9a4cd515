import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** How the parts of a board are given what they share: who provides it, and how it is had. */
export function deskContext<D>() {
  const context = createContext<D | null>(null);
  const useDesk = (): D => {
    const desk = useContext(context);
    if (desk === null) throw new Error('there is no board around this');
    return desk;
  };
  return [context.Provider, useDesk] as const;
}
