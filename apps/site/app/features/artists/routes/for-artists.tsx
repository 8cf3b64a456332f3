import { brand, policy } from '@backbeat/domain';
import { Icon, LazyArt, LinkButton, TestimonialCard } from '@backbeat/ui';
import { ExternalLinkIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { LandingIntro } from '../../../landing/LandingIntro.tsx';
import { CarouselSection } from '../../../landing/showcase/CarouselSection.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import { Poster } from '../../../landing/showcase/Poster.tsx';
import { Clicks } from '../components/Clicks.tsx';
import { Dimes } from '../components/Dimes.tsx';
import { Partners } from '../components/Partners.tsx';
import { artistQuotes, dimes } from '../content.ts';

/** The ten parts once more, along the foot of the pink band. */
const TenParts = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: clamp(4px, .8vw, 12px);
    padding: 0 max(var(--bb-gutter), calc(50vw - var(--bb-page) / 2)) clamp(20px, 3vw, 40px);
    & i { block-size: clamp(20px, 3vw, 44px); border-radius: 30px; background: var(--bb-on-shout); opacity: .13; }
    & i[data-lit] { opacity: 1; }
  `,
});

const foot = (
  <TenParts aria-hidden="true">
    {dimes.map(({ percent, isLit }) => (
      <i key={percent} data-lit={isLit ? '' : undefined} />
    ))}
  </TenParts>
);

const partnerLink = { href: brand.links.becomeAPartner, target: '_blank', size: 'lg' } as const;

/** What artists say. */
const ArtistQuotes = () => (
  <CarouselSection step={11} title="Trusted by Artists">
    {artistQuotes.map(({ testimonial, portrait }) => (
      <TestimonialCard
        key={testimonial.title}
        testimonial={testimonial}
        image={<PortraitImage name={portrait} />}
      />
    ))}
  </CarouselSection>
);

/** The page for artists and rights holders: where the fee goes, and how to become a partner. */
const ArtistsView = () => (
  <>
    <LandingIntro
      size="hero"
      title={`${policy.artistSharePercent}% goes to the music`}
      lead={`Streamers and video creators pay one subscription. ${policy.artistSharePercent}% of the fee goes to artists and rights holders.`}
      actions={
        <LinkButton variant="primary" {...partnerLink}>
          Become a partner <Icon icon={ExternalLinkIcon} />
        </LinkButton>
      }
    >
      <Dimes />
    </LandingIntro>
    <Clicks />
    <Partners />
    <LazyArt>
      <ArtistQuotes />
    </LazyArt>
    <Poster
      title="Put your music behind the stream"
      text="Tell us whose music you represent, and we will send you the terms."
      foot={foot}
    >
      <LinkButton variant="onpink" {...partnerLink}>
        Become a partner <Icon icon={ExternalLinkIcon} />
      </LinkButton>
    </Poster>
  </>
);

export default ArtistsView;
