import { StepGrid, type StepGridProps } from './StepGrid.tsx';

const wide = [
  '',
  '........................0010',
  '......................001001',
  '.....................03-----',
  '......................010t00',
  '.....................2--0013',
  '....................00ts3---',
  '....................11-00010',
  '.................0.1002---t0',
  '.......0..0.0101-0t003--0010',
  '0.1-0010t002--01000t01-00t00',
  '0010000p0100t00p0t01000p3--0',
];
const compact = ['0012--01', '1-t003--', '0011-t00', '2--s001-', '00p100p1'];

/** Props of {@link HeroArtCompact}. */
export type HeroArtCompactProps = Omit<StepGridProps, 'rows' | 'children'>;

/** Props of {@link HeroArtWide}. */
export interface HeroArtProps extends HeroArtCompactProps {
  /** The words on the long cell that plays. */
  readonly nowPlaying: string;
}

/** The big step grid beside the first heading, cut at the right edge of the window. Decorative. */
export const HeroArtWide = ({ nowPlaying, ...rest }: HeroArtProps) => (
  <StepGrid rows={wide} viewBox="0 0 2094 912" preserveAspectRatio="xMaxYMax meet" {...rest}>
    <g transform="translate(1706 266)" fill="var(--bb-on-cell-3)">
      <path d="M-6 -9v18l15-9z" />
      <text
        x="26"
        y="8"
        fontFamily="var(--bb-font-display)"
        fontSize="24"
        fontWeight="700"
        letterSpacing="-.3"
      >
        {nowPlaying}
      </text>
    </g>
  </StepGrid>
);

/** The same for narrow windows, eight steps wide. Decorative. */
export const HeroArtCompact = (props: HeroArtCompactProps) => (
  <StepGrid rows={compact} pitch={48} cell={40} radius={12} {...props} />
);
