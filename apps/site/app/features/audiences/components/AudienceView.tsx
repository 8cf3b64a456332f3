import { couponCodes, policy } from '@backbeat/domain';
import { stations, stationText } from '@backbeat/domain/content';
import { PricingBlock } from '@backbeat/pricing';
import { Heading, LazyArt, LinkButton, Section, Stack, StationArt, Text } from '@backbeat/ui';
import { DownloadIcon, PlayIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { SignInButton } from '../../../chrome/SignInButton.tsx';
import { DownloadPlayer } from '../../../landing/DownloadPlayer.tsx';
import { LandingIntro } from '../../../landing/LandingIntro.tsx';
import { SignOff } from '../../../landing/SignOff.tsx';
import { PlanLink, PriceNote, TaxNote, usePlanSelection } from '../../pricing/index.ts';
import type { SharedAudience } from '../audienceOf.ts';
import { type AudienceWords, audienceWords } from '../content.ts';
import { BuiltInFeatures } from './BuiltInFeatures.tsx';
import { CutsBlock } from './CutsBlock.tsx';
import { EditStage } from './EditStage.tsx';
import { LibraryBlock } from './LibraryBlock.tsx';
import { PlayerSection } from './PlayerSection.tsx';
import { RecordingBlock } from './RecordingBlock.tsx';
import { StreamStage } from './StreamStage.tsx';
import { TrackBar } from './TrackBar.tsx';

/** The installer is known only once the page is hydrated: where it would take a line of its own, it stays away. */
const Wide = styled('span', { base: css`display: contents; ${below(576)} { display: none; }` });

const priceId = 'audience-price';

const AudiencePrice = ({ first }: { readonly first: 'premium' | 'download' }) => (
  <Section step={11} aria-labelledby={priceId}>
    <PricingBlock
      variant="plan-block"
      plans={[first, 'pro']}
      head={
        <Stack gap={3}>
          <Heading level={2} id={priceId}>
            What it costs
          </Heading>
          <Text tone="muted">{`Full refund within ${policy.refundWindowDays} days of payment.`}</Text>
        </Stack>
      }
      detailsHref="/which-plan-is-best"
      showFree
      signUpHref="/sign-up"
      note={first === 'premium' ? <PriceNote /> : <TaxNote />}
      {...usePlanSelection()}
    />
  </Section>
);

const Tiles = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    & svg { border-radius: 16px; }
    & b { display: block; margin-block-start: 8px; font-weight: 600; font-size: var(--bb-fs-small); }
  `,
});

const shown = [stations.chill, stations.chiptune, stations.rock];

/** The player as a window on the desktop. */
const PlayerBlock = ({ player }: Pick<AudienceWords, 'player'>) => (
  <PlayerSection player={player} label="The desktop player with three stations and the track bar">
    <Tiles>
      {shown.map(({ id, title, gradientFrom, gradientTo }) => (
        <div key={id}>
          <StationArt id={id} from={gradientFrom} to={gradientTo} />
          <b>{title}</b>
        </div>
      ))}
    </Tiles>
    <TrackBar look="small" title="Now playing: Chill" text={stationText(stations.chill)} />
  </PlayerSection>
);

/** The same page, drawn for those who go live and for those who publish. */
const pictures = {
  livestreamers: { Stage: StreamStage, Sound: RecordingBlock, Player: PlayerBlock, isEdit: false },
  downloaders: { Stage: EditStage, Sound: CutsBlock, Player: LibraryBlock, isEdit: true },
} as const satisfies Record<SharedAudience, unknown>;

/** The page that live streamers and downloaders share, each with words and pictures of their own. */
export const AudienceView = ({ audience }: { readonly audience: SharedAudience }) => {
  const words = audienceWords[audience];
  const { Stage, Sound, Player, isEdit } = pictures[audience];
  return (
    <>
      <LandingIntro
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {isEdit ? (
              <PlanLink
                planCode="rockspremdownloads_m_v1"
                coupon={couponCodes.oneMonthFree}
                variant="primary"
                size="lg"
              />
            ) : (
              <LinkButton variant="primary" size="lg" href="/free-trial">
                Start free trial
              </LinkButton>
            )}
            <Wide>
              <DownloadPlayer size="lg" />
            </Wide>
          </>
        }
      >
        <Stage bar={words.bar} />
      </LandingIntro>
      <Sound sound={words.sound} />
      <LazyArt>
        <Player player={words.player} />
      </LazyArt>
      <LazyArt>
        <BuiltInFeatures work={words.work} />
      </LazyArt>
      <AudiencePrice first={isEdit ? 'download' : 'premium'} />
      <SignOff
        title={words.ending.title}
        lead={words.ending.text}
        action={<SignInButton kind="sign-up" variant="primary" size="lg" />}
      >
        <TrackBar look="bleed" icon={isEdit ? DownloadIcon : PlayIcon} asWave={isEdit} {...words.next} />
      </SignOff>
    </>
  );
};
