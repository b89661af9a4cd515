import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk } from './desk.ts';

/** One large button to let it happen, with the time that is left running down in it. */
export function Pass() {
  const desk = useDesk();
  const { labels, windowEnds, now } = desk;
  const pass = desk.prompt?.actions.find(({ type }) => type === 'pass');
  const [left, setLeft] = useState(windowEnds === null ? null : windowEnds - now());
  const whole = useRef(left);
  useEffect(() => {
    if (windowEnds === null) return setLeft(null);
    const tick = (): void => setLeft(Math.max(0, windowEnds - now()));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [windowEnds]);
  if (whole.current === null || (left !== null && left > whole.current)) whole.current = left;
  if (pass === undefined) return null;
  return (
    <button
      type="button"
      class="button chief cn-pass"
      aria-keyshortcuts="P"
      aria-describedby="cn-says"
      onPointerEnter={() => desk.choose(pass)}
      onPointerLeave={() => desk.choose(null)}
      onFocus={() => desk.choose(pass)}
      onBlur={() => desk.choose(null)}
      onClick={() => desk.answer(pass)}
    >
      <span class="display">{labels.pass}</span>
      {left !== null && <span class="figures">{labels.seconds(Math.ceil(left / 1000))}</span>}
      {left !== null && whole.current !== null && whole.current > 0 && (
        <i class="cn-tube" style={{ scale: `${left / whole.current} 1` }} />
      )}
    </button>
  );
}
