import { dateText } from '@backbeat/domain';
import { Button, Icon, Link, StepGrid, Text, TickList } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { Suspense } from 'react';
import { optional } from '../../../analytics/optional.ts';
import { useConsent } from '../../../chrome/useConsent.ts';
import { accountState, useAccount, useOpenPlayer } from '../../session/index.ts';
import kitten from '../kitten.svg?no-inline';
import puppy from '../puppy.svg?no-inline';
import { launchText, type ThankYouVariant, thankYouContent } from '../thankYouContent.ts';

const AffiliateConversion = optional(() => import('./AffiliateConversion.tsx'));

const Bleed = styled('div', { base: css`overflow: clip;` });

const Page = styled('div', {
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

const Words = styled('div', {
  base: css`
    display: grid;
    gap: 24px;
    justify-items: start;
    ${below(992)} { gap: 18px; }
  `,
});

const Title = styled('h1', {
  base: css`
    font-size: clamp(2.125rem, 1.45rem + 2.7vw, 4rem);
    font-weight: 800;
    letter-spacing: -.035em;
    line-height: .96;
    & > * { display: block; }
    & > [data-loud] { color: var(--bb-pink); }
  `,
});

const LaunchButton = styled(Button, { base: css`${below(576)} { inline-size: 100%; }` });

const Perks = styled(TickList, {
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
const Pet = styled('div', {
  base: css`
    position: relative;
    isolation: isolate;
    inline-size: min(100%, 500px);
    justify-self: end;
    ${below(992)} { order: -1; inline-size: min(52vw, 300px); justify-self: start; }
  `,
});

const Portrait = styled('img', {
  base: css`inline-size: 100%; block-size: auto; border-radius: 40px; ${below(992)} { border-radius: 24px; }`,
});

const pets = {
  puppy: { src: puppy, alt: 'A happy puppy with headphones' },
  kitten: { src: kitten, alt: 'A curious kitten on a drum pad' },
} as const;

const Cushion = styled(StepGrid, {
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

/** The steps around each picture, nine by nine; the middle is behind it. */
const petGrids = {
  puppy: [
    '..1t..2-.',
    '...p..1.t',
    '..1...1.1',
    '.1..1..p.',
    '..t..1..1',
    '....1.t.p',
    '..p..1..1',
    '..1.t....',
    '.2-..1.t.',
  ],
  kitten: [
    '.1..p.2-.',
    '...1..1.1',
    '..t..1..t',
    '.1..p..1.',
    '..1..t..1',
    '...1..p.2',
    '..p..1..1',
    '..1..1..p',
    '.2-.t..1.',
  ],
} as const;

/** How long nothing is paid, as a sentence with a space after it; empty without a trial. */
const useFreeUntil = (): string => {
  const { data: account } = useAccount();
  if (account === undefined) return '';
  const state = accountState(account);
  return state.kind === 'trial' ? `Free until ${dateText(state.endsOn)}. ` : '';
};

/** Thanks, with a friend. */
export const ThankYouView = ({ variant }: { readonly variant: ThankYouVariant }) => {
  const { pet, title, cheer, lead, perks, place } = thankYouContent[variant];
  const freeUntil = useFreeUntil();
  const openPlayer = useOpenPlayer();
  const { consent } = useConsent();

  return (
    <Bleed>
      <Page>
        <Words>
          <Title>
            <span>{title}</span> <span data-loud="">{cheer}</span>
          </Title>
          <Text size="lead">
            <span>{freeUntil}</span>
            <span>{lead}</span>
          </Text>
          <LaunchButton variant="primary" size="lg" onClick={() => openPlayer()}>
            <span>{launchText}</span> <Icon icon={ArrowRightIcon} />
          </LaunchButton>
          <Perks items={perks} />
          <Text size="small" tone="muted">
            Your receipt is on its way to your email.
            {/* As one line it nearly fills a window of 1200 px: it broke when the fonts came, and all above moved. */}
            <br />
            <span>{place.text}</span> <Link href={place.href}>{place.linkText}</Link>.
          </Text>
        </Words>
        <Pet>
          <Portrait {...pets[pet]} width={400} height={400} />
          <Cushion
            rows={petGrids[pet]}
            pitch={70}
            cell={58}
            radius={17}
            preserveAspectRatio="xMinYMin slice"
          />
        </Pet>
      </Page>
      {consent === 'accepted' ? (
        <Suspense>
          <AffiliateConversion />
        </Suspense>
      ) : null}
    </Bleed>
  );
};
