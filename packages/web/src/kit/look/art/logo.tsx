/** The name of the house: a word in Limelight between two brass rules with a hat's brim. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <span class={large ? 'logo large' : 'logo'}>
      {large && <Brim />}
      Consigliere
    </span>
  );
}

const Brim = () => (
  <svg width="96" height="44" viewBox="0 0 96 44" aria-hidden="true" focusable="false">
    <path
      fill="var(--ink)"
      d="M6 30c10-5 18-6 24-6l4-17c2-6 9-7 14-3 5-4 12-3 14 3l4 17c6 0 14 1 24 6-14 12-70 12-84 0z"
    />
    <path fill="var(--brass-fill)" d="M31 20c11 3 23 3 34 0l1.200 5c-12 3-24 3-36.400 0z" />
  </svg>
);
