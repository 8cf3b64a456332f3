import { StepGrid } from '@backbeat/ui';
import { WideDrawing } from '../../../landing/drawingStyles.ts';

const pads = ['1t1111', '112--1', '1p111p'];

/** The desktop app as a window: pads, what is on, and the list below. Decorative. */
export const AppWindowArt = () => (
  <WideDrawing viewBox="0 0 480 300" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="478"
      height="298"
      rx="24"
      fill="var(--bb-ground)"
      stroke="var(--bb-rule)"
      strokeWidth="2"
    />
    <g fill="var(--bb-cell-2)">
      <rect x="24" y="22" width="14" height="14" rx="5" />
      <rect x="46" y="22" width="14" height="14" rx="5" />
      <rect x="68" y="22" width="14" height="14" rx="5" />
    </g>
    <svg x="24" y="60" width="228" height="114" aria-hidden="true">
      <StepGrid rows={pads} pitch={38} cell={32} radius={9} />
    </svg>
    <g transform="translate(276 60)">
      <rect width="180" height="114" rx="16" fill="var(--bb-raised)" />
      <rect x="18" y="20" width="96" height="14" rx="7" fill="var(--bb-text)" />
      <rect x="18" y="44" width="64" height="10" rx="5" fill="var(--bb-cell-3)" />
      <rect x="18" y="76" width="20" height="20" rx="6" fill="var(--bb-art-pink)" />
      <rect x="46" y="76" width="116" height="20" rx="6" fill="var(--bb-cell-1)" />
    </g>
    <g transform="translate(24 194)" fill="var(--bb-cell-1)">
      <rect width="432" height="18" rx="6" />
      <rect y="28" width="362" height="18" rx="6" />
      <rect y="56" width="292" height="18" rx="6" />
    </g>
  </WideDrawing>
);
