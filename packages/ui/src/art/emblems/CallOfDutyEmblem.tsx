/** A reticle and a rank. Drawn on a field of 300 by 400. */
export const CallOfDutyEmblem = () => (
  <>
    <rect width="300" height="400" fill="#20261d" />
    <g fill="#2c3527">
      <rect x="0" y="0" width="54" height="34" rx="10" />
      <rect x="60" y="40" width="54" height="34" rx="10" />
      <rect x="180" y="20" width="54" height="34" rx="10" />
      <rect x="240" y="80" width="54" height="34" rx="10" />
      <rect x="20" y="140" width="54" height="34" rx="10" />
      <rect x="220" y="240" width="54" height="34" rx="10" />
      <rect x="60" y="260" width="54" height="34" rx="10" />
      <rect x="130" y="300" width="54" height="34" rx="10" />
    </g>
    <g fill="none" stroke="#b9c79b" strokeWidth="7">
      <circle cx="150" cy="172" r="86" />
      <path d="M150 54v62M150 228v62M32 172h62M206 172h62" strokeLinecap="round" />
    </g>
    <g fill="none" stroke="#ff6b3d" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
      <path d="m118 186 32-26 32 26" />
      <path d="m118 212 32-26 32 26" />
    </g>
    <rect x="143" y="136" width="14" height="14" rx="4" fill="#ffd166" />
  </>
);
