const FAN = Array.from({ length: 9 }, (_, ray) => {
  const angle = Math.PI * (1 + ray / 8);
  return `M40 78L${(40 + 34 * Math.cos(angle)).toFixed(1)} ${(78 + 50 * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** The back of a card: ink, with a brass fan. */
export const CardBack = () => (
  <svg class="portrait" viewBox="0 0 80 88" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
    <path fill="#1c1a17" d="M0 0h80v88H0z" />
    <g fill="none" stroke="#c99b3b" stroke-width="1.600">
      <path d="M5 5h70v78H5z" />
      <path d={FAN} />
      <path d="M6 78a34 50 0 0 1 68 0M17 78a23 34 0 0 1 46 0M28 78a12 18 0 0 1 24 0" />
      <path d="M12 12h10M12 12v10M68 12H58M68 12v10" />
    </g>
    <path fill="#c99b3b" d="M40 8l5 7-5 7-5-7zM28 78a12 12 0 0 1 24 0z" />
  </svg>
);
