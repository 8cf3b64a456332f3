import { Button, Kitten, Puppy, StepGrid, TickList } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

export const Bleed = styled('div', { base: css`overflow: clip;` });

export const Page = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 8fr) minmax(0, 7fr);
    gap: clamp(32px, 5vw, 88px);
    align-items: center;
    inline-size: 100%;
    max-inline-size: calc(var(--bb-page) + 2 * var(--bb-gutter));
    min-block-size: min(760px, 84vh);
    margin-inline: auto;
    padding: 160px var(--bb-gutter) 92px;
    ${below(992)} { grid-template-columns: minmax(0, 1fr); gap: 24px; min-block-size: 0; padding-block: 84px 56px; }
  `,
});

export const Words = styled('div', {
  base: css`
    display: grid;
    gap: 24px;
    justify-items: start;
    ${below(992)} { gap: 18px; }
  `,
});

export const Title = styled('h1', {
  base: css`
    font-size: clamp(2.125rem, 1.45rem + 2.7vw, 4rem);
    font-weight: 800;
    letter-spacing: -.035em;
    line-height: .96;
    & > * { display: block; }
    & > [data-loud] { color: var(--bb-pink); }
  `,
});

export const LaunchButton = styled(Button, { base: css`${below(576)} { inline-size: 100%; }` });

export const Perks = styled(TickList, {
  base: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px 24px;
    inline-size: 100%;
    margin-block-start: 8px;
    & > li { font-size: var(--bb-fs-small); }
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

/** The friend on its cushion of steps. */
export const Pet = styled('div', {
  base: css`
    position: relative;
    isolation: isolate;
    inline-size: min(100%, 500px);
    justify-self: end;
    ${below(992)} { order: -1; inline-size: min(52vw, 300px); justify-self: start; }
  `,
});

const portrait = css`inline-size: 100%; block-size: auto; border-radius: 40px; ${below(992)} { border-radius: 24px; }`;

export const pets = {
  puppy: styled(Puppy, { base: portrait }),
  kitten: styled(Kitten, { base: portrait }),
} as const;

export const Cushion = styled(StepGrid, {
  base: css`
    position: absolute;
    z-index: -1;
    inset: -14.286%;
    inline-size: 128.57%;
    block-size: 128.57%;
    max-inline-size: none;
    ${below(992)} {
      inset-block: 0 auto;
      inset-inline: 100% auto;
      inline-size: 100%;
      block-size: 100%;
      margin-inline-start: -14px;
    }
  `,
});
