import { policy } from '@backbeat/domain';
import { PricingBlock } from '@backbeat/pricing';
import { Heading, LinkButton, Section, Stack, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { DownloadPlayer } from '../../../landing/DownloadPlayer.tsx';
import { LandingIntro } from '../../../landing/LandingIntro.tsx';
import { SignInButton } from '../../../landing/SignInButton.tsx';
import { SignOff } from '../../../landing/SignOff.tsx';
import { usePlanSelection } from '../../pricing/index.ts';
import type { AudienceWords } from '../content.ts';
import { BuiltInFeatures } from './BuiltInFeatures.tsx';
import { PlayerBlock } from './PlayerBlock.tsx';
import { RecordingBlock } from './RecordingBlock.tsx';
import { StreamStage } from './StreamStage.tsx';
import { TrackBar } from './TrackBar.tsx';

/** The installer is known only once the page is alive: where it would take a line of its own, it stays away. */
const WithRoom = styled('span', { base: css`display: contents; ${below(576)} { display: none; }` });

const priceId = 'audience-price';

const AudiencePrice = () => (
  <Section step={11} aria-labelledby={priceId}>
    <PricingBlock
      variant="plan-block"
      head={
        <Stack gap={3}>
          <Heading level={2} id={priceId}>
            What it costs
          </Heading>
          <Text tone="muted">Full refund within {policy.refundWindowDays} days of payment.</Text>
        </Stack>
      }
      detailsHref="/which-plan-is-best"
      showFree
      signUpHref="/sign-up"
      {...usePlanSelection()}
    />
  </Section>
);

/** The page that live streamers and downloaders share, each with words of their own. */
export const AudienceView = ({ words }: { readonly words: AudienceWords }) => (
  <>
    <LandingIntro
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <LinkButton variant="primary" size="lg" href="/free-trial">
            Start free trial
          </LinkButton>
          <WithRoom>
            <DownloadPlayer size="lg" />
          </WithRoom>
        </>
      }
    >
      <StreamStage bar={words.bar} />
    </LandingIntro>
    <RecordingBlock recording={words.recording} />
    <PlayerBlock player={words.player} />
    <BuiltInFeatures />
    <AudiencePrice />
    <SignOff
      title={words.ending.title}
      lead={words.ending.text}
      action={<SignInButton kind="sign-up" variant="primary" size="lg" />}
    >
      <TrackBar look="bleed" title="Up next: your stream" text="One month free" />
    </SignOff>
  </>
);
