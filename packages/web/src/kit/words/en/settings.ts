/** The settings, on their page and in the sheet at a table. */
export const texts = {
  name: 'Name',
  nameHint: 'For every table from now on. If you leave it empty, you’re called Guest.',
  textSize: 'Text size',
  textSizes: { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' },
  contrast: 'Contrast',
  contrasts: { normal: 'Normal', high: 'High' },
  theme: 'Theme',
  themes: { auto: 'Match device', light: 'Light', dark: 'Dark' },
  speed: 'Animations',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal' },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  volume: 'Volume',
  keys: 'Single keys',
  keyModes: { on: 'On', alt: 'Only with Alt', off: 'Off' },
  chatAloud: 'Screen reader says chat messages',
  chatAloudModes: { on: 'Yes', off: 'No' },
  notify: 'Notify me when it’s my turn',
  notifies: { on: 'Yes', off: 'No' },
  notifyHint: 'Only when this tab is in the background. The browser asks you once.',
  denied: 'The browser blocks notifications. You can allow them in its settings for this site.',
  cannot: 'This browser can’t show notifications.',
  kept: 'These settings stay on this device.',
  done: 'Done',
};

export type SettingsTexts = typeof texts;
