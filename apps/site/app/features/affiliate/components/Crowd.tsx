import { brand } from '@backbeat/domain';
import { Heading, Icon, LinkButton, Section, Stack, Text } from '@backbeat/ui';
import { ExternalLinkIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import { FlippedSplit } from '../../../landing/splits.ts';

const People = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: clamp(6px, 1vw, 14px);
  `,
});

const Seat = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 26%;
    background: var(--bb-cell-0);
    overflow: clip;
    & > * { inline-size: 100%; block-size: 100%; }
  `,
  variants: {
    isYours: {
      true: css`
        background: var(--bb-art-pink);
        color: var(--bb-art-ink);
        font: 800 clamp(1rem, .6rem + 1.2vw, 1.625rem)/1 var(--bb-font-display);
        letter-spacing: -.03em;
      `,
    },
  },
});

/** Who sits in which seat; the others are free. */
const seats = ['long', null, 'cap', null, 'crop', null, 'curly', null, null, 'bun', null] as const;

/** Anybody may join. */
export const Crowd = () => (
  <Section step={9}>
    <FlippedSplit>
      <Stack align="start">
        <Heading level={2}>Anyone can join</Heading>
        <Text size="lead">Streamer, video creator, moderator, fan. Premium membership is not needed.</Text>
        <LinkButton variant="primary" href={brand.links.affiliateSignUp} target="_blank">
          Sign me up <Icon icon={ExternalLinkIcon} />
        </LinkButton>
      </Stack>
      <People aria-hidden="true">
        {seats
          .map((look, seat) => ({ look, seat }))
          .map(({ look, seat }) => (
            <Seat key={seat}>{look === null ? null : <PortraitImage name={look} />}</Seat>
          ))}
        <Seat isYours>You</Seat>
      </People>
    </FlippedSplit>
  </Section>
);
