import { brand, policy } from '@backbeat/domain';
import { FaqList } from '@backbeat/pricing';
import { Heading, Icon, LazyArt, LinkButton, Section, Split, Stack } from '@backbeat/ui';
import { ExternalLinkIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { LandingIntro } from '../../../landing/LandingIntro.tsx';
import { Poster } from '../../../landing/showcase/Poster.tsx';
import { ChainBlock } from '../components/ChainBlock.tsx';
import { Crowd } from '../components/Crowd.tsx';
import { Incentives } from '../components/Incentives.tsx';
import { questions } from '../content.ts';

const { links } = brand;
const { commissionPercent, referralDiscountPercent } = policy.affiliate;

/** The chain once more, along the foot of the pink band. */
const PosterChain = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 2fr 1fr 5fr 1fr 2fr 1fr 2fr;
    align-items: center;
    padding: 0 max(var(--bb-gutter), calc(50vw - var(--bb-page) / 2)) clamp(40px, 5vw, 72px);
    & i { block-size: clamp(36px, 6vw, 92px); border-radius: clamp(12px, 1.8vw, 28px); background: var(--bb-on-shout); }
    & i:nth-of-type(even) { block-size: clamp(6px, 1vw, 14px); border-radius: 0; opacity: .25; }
  `,
});

const chainLinks = Array.from({ length: 7 }, (_, link) => link);

const PosterFoot = () => (
  <PosterChain aria-hidden="true">
    {chainLinks.map((link) => (
      <i key={link} />
    ))}
  </PosterChain>
);

/** The affiliate program: share a link, and one hit sets off the next. */
const AffiliateView = () => (
  <>
    <LandingIntro
      size="hero"
      title="One link sets off the rest"
      lead={`Share ${brand.name}. The people you bring get ${referralDiscountPercent}% off their first month or year, and you earn ${commissionPercent}% of their first payment.`}
      actions={
        <>
          <LinkButton variant="primary" size="lg" href={links.affiliateSignUp} target="_blank">
            Join us <Icon icon={ExternalLinkIcon} />
          </LinkButton>
          <LinkButton variant="quiet" size="lg" href={links.affiliateLogin} target="_blank">
            Affiliate login <Icon icon={ExternalLinkIcon} />
          </LinkButton>
        </>
      }
    />
    <ChainBlock />
    <Incentives />
    <LazyArt>
      <Crowd />
    </LazyArt>
    <Section step={12}>
      <Split kind="questions">
        <Stack align="start">
          <Heading level={2}>Good questions</Heading>
          <LinkButton href={links.support} target="_blank">
            Contact Support <Icon icon={ExternalLinkIcon} />
          </LinkButton>
        </Stack>
        <FaqList entries={questions} />
      </Split>
    </Section>
    <Poster
      title="Pass it on"
      text="Talk to other affiliates on Discord. Ask what works and share what worked."
      foot={<PosterFoot />}
    >
      <LinkButton variant="onpink" size="lg" href={links.discord} target="_blank">
        Join us <Icon icon={ExternalLinkIcon} />
      </LinkButton>
    </Poster>
  </>
);

export default AffiliateView;
