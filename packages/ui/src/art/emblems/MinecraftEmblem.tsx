/** Blocks, stacked. Drawn on a field of 300 by 400. */
export const MinecraftEmblem = () => (
  <>
    <rect width="300" height="400" fill="#123b5c" />
    <rect x="226" y="40" width="44" height="44" rx="12" fill="#ffd166" />
    <rect x="30" y="60" width="64" height="20" rx="8" fill="#2a5d86" />
    <rect x="52" y="86" width="64" height="20" rx="8" fill="#2a5d86" />
    <path d="M90 166l60 30-60 30-60-30z" fill="#7ff3e2" />
    <path d="M30 196l60 30v60l-60-30z" fill="#2bb7a4" />
    <path d="M150 196l-60 30v60l60-30z" fill="#1a8b80" />
    <path d="M210 166l60 30-60 30-60-30z" fill="#c9bff0" />
    <path d="M150 196l60 30v60l-60-30z" fill="#8b7cc0" />
    <path d="M270 196l-60 30v60l60-30z" fill="#6a5ba3" />
    <path d="M150 136l60 30-60 30-60-30z" fill="#7fe07a" />
    <path d="M90 166l60 30v60l-60-30z" fill="#8a5a3a" />
    <path d="M210 166l-60 30v60l60-30z" fill="#6b432b" />
    <path d="M150 196l60 30-60 30-60-30z" fill="#7fe07a" />
    <path d="M90 226l60 30v60l-60-30z" fill="#8a5a3a" />
    <path d="M210 226l-60 30v60l60-30z" fill="#6b432b" />
  </>
);
