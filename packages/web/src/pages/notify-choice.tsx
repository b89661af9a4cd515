import { useSignal } from '@preact/signals';
import { Radios } from '../kit/fields.tsx';
import { NOTIFIES, notify } from '../kit/preferences.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';

const canNotify = 'Notification' in globalThis;

/** Whether to be told, while one looks elsewhere, that it is one's turn. The browser is asked upon the press, never before. */
export function NotifyChoice() {
  const words = useCatalogue('table')?.attend ?? null;
  const isDenied = useSignal(canNotify && Notification.permission === 'denied');
  if (words === null) return null;
  const choose = async (chosen: (typeof NOTIFIES)[number]) => {
    const isGranted = chosen === 'on' && canNotify && (await Notification.requestPermission()) === 'granted';
    isDenied.value = chosen === 'on' && canNotify && !isGranted;
    notify.value = isGranted ? 'on' : 'off';
  };
  const isOn = notify.value === 'on' && canNotify && !isDenied.value;
  return (
    <div>
      {/* Drawn anew when it is refused, so that the press is taken back. */}
      <Radios
        key={String(isDenied.value)}
        legend={words.notify}
        values={NOTIFIES}
        labels={words.notifies}
        chosen={isOn ? 'on' : 'off'}
        onChoose={choose}
      />
      <p class="second" role="status">
        {!canNotify ? words.cannot : isDenied.value ? words.denied : words.notifyHint}
      </p>
    </div>
  );
}
