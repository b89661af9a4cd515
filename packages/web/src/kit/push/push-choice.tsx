import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tick } from '../fields.tsx';
import { Refused } from '../notice.tsx';
import { useNewsTexts } from '../words/news-texts.ts';
import { loadChannels, ownChannels } from './own-channels.ts';
import { findObstacle, idHere, isKnownHere, lookHere, turnOff, turnOn } from './this-device.ts';

/** Whether this device is notified while no page is open. Shows nothing where the server sends no news, or knows nobody here. */
export function PushChoice() {
  const texts = useNewsTexts()?.push ?? null;
  const fault = useSignal<string | null>(null);
  useEffect(() => void loadChannels().then(lookHere), []);
  const pushKey = ownChannels.value?.pushKey ?? null;
  if (texts === null || pushKey === null) return null;
  const obstacle = findObstacle();
  if (obstacle !== null) return <p class="second">{texts.obstacles[obstacle]}</p>;
  // A tick that is set later would show what isn't so, and be pressed in vain.
  if (!isKnownHere.value) return null;
  const turn = async (isOn: boolean) => {
    fault.value = null;
    if (isOn) fault.value = await turnOn(pushKey);
    else await turnOff();
  };
  const own = fault.value === 'denied' || fault.value === 'failed' ? texts[fault.value] : null;
  return (
    <div class="stack">
      {/* Redrawn after a failure, so that the tick goes away. */}
      <Tick key={fault.value} label={texts.choice} hint={texts.choiceHint} isOn={idHere.value !== null} onTurn={turn} />
      {own !== null && <p role="alert">{own}</p>}
      <Refused code={own === null ? fault.value : null} />
    </div>
  );
}
