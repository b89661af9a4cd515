interface Reel {
  step(by: number): void;
  jump(to: number): void;
  readonly last: number;
  play(): void;
}

/** Where a key means something else. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Arrows step, Home and End jump, P plays. Gives back how to stop listening. */
export function listenToKeys({ step, jump, last, play }: Reel): () => void {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => jump(0),
    End: () => jump(last),
    p: play,
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
