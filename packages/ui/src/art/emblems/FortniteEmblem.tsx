/** A parachute over rings that close in. Drawn on a field of 300 by 400. */
export const FortniteEmblem = () => (
  <>
    <rect width="300" height="400" fill="#2b1d78" />
    <circle cx="150" cy="190" r="134" fill="#3a28a0" />
    <circle cx="150" cy="190" r="98" fill="#4f3acb" />
    <circle cx="150" cy="190" r="60" fill="#7460ee" />
    <path d="M74 142c6-60 146-60 152 0-18-14-32-14-50 0-18-14-34-14-52 0-18-14-32-14-50 0z" fill="#ffd166" />
    <path d="M124 142c0-36 10-44 26-45 16 1 26 9 26 45-18-14-34-14-52 0z" fill="#ff9d4d" />
    <path d="m82 144 58 66M218 144l-58 66M150 138v68" stroke="#f5f2ff" strokeWidth="4" />
    <rect x="128" y="206" width="44" height="44" rx="11" fill="#ff5c8a" />
    <rect x="146" y="206" width="8" height="44" fill="#1b0610" opacity=".35" />
  </>
);
