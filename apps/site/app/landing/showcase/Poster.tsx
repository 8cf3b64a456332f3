import { Container, StepGrid, type StepGridProps, wrapTexts } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const Band = styled('section', {
  base: css`
    position: relative;
    overflow: clip;
    isolation: isolate;
    background: var(--bb-shout);
    color: var(--bb-on-shout);
    --bb-focus: var(--bb-on-shout);
    & > svg {
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline-end: 0;
      block-size: 100%;
      inline-size: auto;
      max-inline-size: none;
      ${below(992)} { inset-block: auto 0; block-size: 300px; }
    }
  `,
});

const Title = styled('h2', {
  base: css`
    font-size: var(--bb-fs-h1);
    font-weight: 800;
    letter-spacing: -.035em;
    line-height: .96;
    max-inline-size: 8.4em;
  `,
});

const Text = styled('p', {
  base: css`max-inline-size: 27em; font-size: var(--bb-fs-lead); line-height: 1.4;`,
});

const Words = styled(Container, {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    align-content: center;
    min-block-size: clamp(420px, 40vw, 560px);
    padding-block: 64px;
  `,
  variants: {
    over: {
      art: css`${below(992)} { padding-block: 64px 160px; } ${below(576)} { padding-block-end: 300px; }`,
      foot: css`min-block-size: 0; padding-block: clamp(64px, 7vw, 104px) clamp(40px, 4vw, 64px);`,
    },
  },
});

/** An arrow that points into a tray: `x` is solid, `0` faint. */
const downloadRows = [
  '..............0.0',
  '...........0...00',
  '.......0...xx.0.0',
  '.........0.xx..00',
  '......0....xx.0.0',
  '.........xxxxxx.0',
  '..........xxxx.00',
  '.....0.0...xx.0.0',
  '........0.....000',
  '.......xxxxxxxxxx',
];

/** The download arrow of the poster, drawn in its ink. Decorative. */
export const DownloadArt = (props: Omit<StepGridProps, 'rows'>): ReactElement => (
  <StepGrid
    rows={downloadRows}
    pitch={60}
    cell={52}
    radius={15}
    fills={{ text: 'var(--bb-on-shout)', c0: 'color-mix(in srgb, var(--bb-on-shout) 11%, transparent)' }}
    preserveAspectRatio="xMaxYMid meet"
    {...props}
  />
);

/** Props of {@link Poster}. */
export interface PosterProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  readonly title: ReactNode;
  /** The text below the heading. */
  readonly text: ReactNode;
  /** One button. */
  readonly children: ReactNode;
  /** The picture at the end of the band; below the words on narrow windows. */
  readonly art?: ReactNode;
  /** A low picture that runs along the foot of the band, under the words. */
  readonly foot?: ReactNode;
}

/**
 * The one full-width pink band of a page.
 *
 * @example
 * <Poster title="Pass it on" text="Ask what works." art={<DownloadArt />}><Button>Join us</Button></Poster>
 */
export const Poster = ({ title, text, children, art, foot, ...rest }: PosterProps): ReactElement => (
  <Band {...rest}>
    {wrapTexts(art)}
    <Words over={foot === undefined ? 'art' : 'foot'}>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {wrapTexts(children)}
    </Words>
    {wrapTexts(foot)}
  </Band>
);
