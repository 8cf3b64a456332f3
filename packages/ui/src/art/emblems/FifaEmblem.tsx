/** A ball on the centre spot. Drawn on a field of 300 by 400. */
export const FifaEmblem = () => (
  <>
    <rect width="300" height="400" fill="#0b4a3a" />
    <g>
      <rect x="0" width="30" height="400" fill="#0e5745" />
      <rect x="60" width="30" height="400" fill="#0e5745" />
      <rect x="120" width="30" height="400" fill="#0e5745" />
      <rect x="180" width="30" height="400" fill="#0e5745" />
      <rect x="240" width="30" height="400" fill="#0e5745" />
    </g>
    <g fill="none" stroke="#c9ffe9" strokeWidth="6" opacity=".75">
      <path d="M0 176h300" />
      <circle cx="150" cy="176" r="74" />
      <path d="M78-6v52h144V-6" />
    </g>
    <circle cx="150" cy="176" r="40" fill="#f5f2ff" />
    <path d="m150 158 18 13-7 21h-22l-7-21z" fill="#17122a" />
    <path
      d="M150 158v-21M168 171l19-7M161 192l12 16M139 192l-12 16M132 171l-19-7"
      stroke="#17122a"
      strokeWidth="4.5"
    />
    <g stroke="#ffd166" strokeWidth="7" strokeLinecap="round">
      <path d="M82 246 56 282M104 258l-18 28M62 226l-32 40" />
    </g>
  </>
);
