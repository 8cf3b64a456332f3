/** A sunset over towers and an empty road. Drawn on a field of 300 by 400. */
export const GtaEmblem = () => (
  <>
    <rect width="300" height="400" fill="#2a1145" />
    <circle cx="150" cy="176" r="92" fill="#ff8a5c" />
    <g fill="#2a1145">
      <rect x="50" y="186" width="200" height="7" />
      <rect x="50" y="206" width="200" height="10" />
      <rect x="50" y="230" width="200" height="13" />
    </g>
    <g fill="#5b2a86">
      <rect x="14" y="190" width="34" height="86" rx="6" />
      <rect x="54" y="148" width="30" height="128" rx="6" />
      <rect x="216" y="166" width="34" height="110" rx="6" />
      <rect x="256" y="206" width="32" height="70" rx="6" />
    </g>
    <g fill="#ffd166">
      <rect x="22" y="202" width="7" height="9" rx="2" />
      <rect x="22" y="222" width="7" height="9" rx="2" />
      <rect x="62" y="162" width="7" height="9" rx="2" />
      <rect x="62" y="184" width="7" height="9" rx="2" />
      <rect x="224" y="180" width="7" height="9" rx="2" />
      <rect x="236" y="200" width="7" height="9" rx="2" />
      <rect x="264" y="220" width="7" height="9" rx="2" />
    </g>
    <path d="M0 268h300v132H0z" fill="#190a2c" />
    <path d="M138 268h24l70 132H68z" fill="#3b1c5c" />
    <g fill="#ff5c8a">
      <rect x="147" y="276" width="6" height="14" rx="3" />
      <rect x="146" y="300" width="8" height="20" rx="4" />
    </g>
  </>
);
