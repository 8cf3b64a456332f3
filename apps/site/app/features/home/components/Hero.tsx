import { Button, Container, LinkButton, Text } from '@backbeat/ui';
import { HeroArtCompact, HeroArtWide } from '@backbeat/ui/blocks';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { useIsSignedIn, useOpenPlayer } from '../../session/index.ts';

const Root = styled('div', {
  base: css`
    position: relative;
    overflow: clip;
    isolation: isolate;
    margin-block-end: clamp(48px, 5vw, 80px);
    ${below(992)} { margin-block-end: 0; }
  `,
});

const Title = styled('h1', {
  base: css`
    max-inline-size: 10.4em;
    font-size: var(--bb-fs-hero);
    font-weight: 800;
    line-height: .95;
    letter-spacing: -.038em;
    text-wrap: initial;
    & > * { display: block; }
    & > :last-child { color: var(--bb-pink); }
  `,
});

const Words = styled(Container, {
  base: css`
    display: grid;
    align-content: start;
    min-block-size: max(760px, min(86vh, 900px));
    padding-block: clamp(116px, 10vw, 148px) 220px;
    ${below(992)} { min-block-size: 0; padding-block: 100px 40px; }
  `,
});

const Lead = styled(Text, {
  base: css`
    max-inline-size: 26em;
    margin-block: clamp(18px, 2vw, 26px) clamp(24px, 2.6vw, 34px);
    ${below(576)} { max-inline-size: 19em; }
  `,
});

const Fine = styled('span', {
  base: css`display: block; margin-block-start: 14px; min-block-size: 1lh; color: var(--bb-muted); font-size: var(--bb-fs-small);`,
});

const Action = () => {
  const isSignedIn = useIsSignedIn();
  const openPlayer = useOpenPlayer();
  if (isSignedIn) {
    return (
      <>
        <Button variant="primary" size="lg" onClick={() => openPlayer()}>
          View the player
        </Button>
        <Fine />
      </>
    );
  }
  return (
    <>
      <LinkButton variant="primary" size="lg" href="/free-trial">
        Start Free Trial
      </LinkButton>
      <Fine>One month free. Cancel any time.</Fine>
    </>
  );
};

/** The step grid below the first words, where there is no room beside them. */
const CompactHero = styled(HeroArtCompact, {
  base: css`inline-size: 100%; block-size: auto; margin-block-end: 56px; ${from(992)} { display: none; }`,
});

/** The big step grid beside the first words. */
const WideHero = styled(HeroArtWide, {
  base: css`
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-end: 0;
    block-size: 100%;
    inline-size: auto;
    max-inline-size: none;
    ${below(992)} { display: none; }
  `,
});

/** The first words of the site beside the big step grid. */
export const Hero = () => (
  <Root>
    <WideHero nowPlaying="Now playing: LoFi" />
    <Words>
      <Title>
        <span>Need Twitch &</span> <span>YouTube-Safe</span> <span>Music?</span> <span>We Got It.</span>
      </Title>
      <Lead size="lead">
        Stations and tracks cleared for live streams and video. Press play, go live, keep every clip.
      </Lead>
      <div>
        <Action />
      </div>
    </Words>
    <CompactHero />
  </Root>
);
