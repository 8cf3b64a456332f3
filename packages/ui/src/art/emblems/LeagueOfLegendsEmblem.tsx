/** A map of three lanes, and a crystal at its end. Drawn on a field of 300 by 400. */
export const LeagueOfLegendsEmblem = () => (
  <>
    <rect width="300" height="400" fill="#07263a" />
    <g stroke="#12506b" strokeWidth="22" strokeLinecap="round" fill="none">
      <path d="M62 266V70H236" />
      <path d="M62 266H236V70" />
      <path d="M62 266 236 70" />
    </g>
    <g fill="#2bd9c0">
      <rect x="49" y="253" width="26" height="26" rx="7" fill="#ffd166" />
      <rect x="49" y="155" width="26" height="26" rx="7" fill="#2bd9c0" />
      <rect x="49" y="57" width="26" height="26" rx="7" fill="#2bd9c0" />
      <rect x="136" y="57" width="26" height="26" rx="7" fill="#2bd9c0" />
      <rect x="136" y="155" width="26" height="26" rx="7" fill="#2bd9c0" />
      <rect x="136" y="253" width="26" height="26" rx="7" fill="#2bd9c0" />
      <rect x="223" y="155" width="26" height="26" rx="7" fill="#2bd9c0" />
    </g>
    <path d="m236 34 34 36-34 52-34-52z" fill="#7ff3e2" />
    <path d="m236 34 34 36h-68z" fill="#d3fff8" />
    <path d="M236 70v52l-34-52z" fill="#39cdb9" />
  </>
);
