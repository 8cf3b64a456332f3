import { LogoWall as Wall } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { distributors, labels } from '../../../landing/logos.ts';

const Spaced = styled(Wall, { base: css`margin-block-end: var(--bb-section);` });

/** Two rows of eight. */
const maxLogos = 16;

const lists = [
  { id: 'distributors', title: 'Distribution Partners', logos: distributors.slice(0, maxLogos) },
  { id: 'labels', title: 'Labels & Catalogs', logos: labels.slice(0, maxLogos) },
];

/** Whose music is in the catalogue: two lists, chosen by their headings. */
export const LogoWall = () => (
  <Spaced label="Where the music comes from" lists={lists} note="The names shown are samples." />
);
