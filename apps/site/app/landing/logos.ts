import type { WallLogo } from '@backbeat/ui';

// Companies whose music is in the catalogue. The names are samples; replace them with real ones.

export const distributors: readonly WallLogo[] = [
  { name: 'Northgate' },
  { name: 'Tidemark' },
  { name: 'Fernway' },
  { name: 'Baseline' },
  { name: 'Two Rivers' },
  { name: 'Loudhouse' },
  { name: 'Long Pier' },
  { name: 'Far Harbor' },
  { name: 'Sixth Gate' },
  { name: 'Dry Dock' },
  { name: 'Signal Box' },
  { name: 'Plain Sail' },
  { name: 'Ferry Nine' },
  { name: 'Toll Road' },
  { name: 'Mile Forty' },
  { name: 'Night Post' },
];

export const labels: readonly WallLogo[] = [
  { name: 'Ninth Floor' },
  { name: 'Papercut' },
  { name: 'Halftone' },
  { name: 'Lantern Hill' },
  { name: 'Slow Comet' },
  { name: 'Greyscale' },
  { name: 'Glass Tiger' },
  { name: 'Moth Records' },
  { name: 'Velvet Static' },
  { name: 'Saltwater' },
  { name: 'Kite & Key' },
  { name: 'Low Orbit' },
  { name: 'Cobalt Row' },
  { name: 'Red Kettle' },
  { name: 'Small Hours' },
  { name: 'Spare Change' },
];

export const tradeOrganisations: readonly WallLogo[] = [
  { name: 'Open Chord' },
  { name: 'Fair Meter' },
  { name: 'Stave Guild' },
  { name: 'Writers Row' },
  { name: 'Tone Union' },
  { name: 'First Verse' },
];
