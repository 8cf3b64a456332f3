import { brand } from '@backbeat/domain';
import { Heading, Icon, LinkButton, Row, Section, TabbedCarousel, Text } from '@backbeat/ui';
import { ExternalLinkIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { type PartnerGroup, partnerGroups } from '../content.ts';

const Partner = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 5fr 9fr;
    gap: 24px clamp(24px, 4vw, 64px);
    inline-size: min(86vw, 1060px);
    block-size: 100%;
    padding: clamp(20px, 3vw, 44px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const About = styled('div', { base: css`display: grid; gap: 10px; align-content: start;` });

const Names = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(8px, 1vw, 14px);
    & > li {
      display: grid;
      place-items: center;
      min-block-size: clamp(72px, 8vw, 108px);
      padding: 8px;
      border-radius: 20px;
      background: var(--bb-ground);
      font: 700 clamp(1rem, .8rem + .7vw, 1.375rem)/1.05 var(--bb-font-display);
      letter-spacing: -.025em;
      text-align: center;
    }
    & > li:nth-of-type(4n + 2) { font-weight: 800; letter-spacing: -.05em; }
    & > li:nth-of-type(4n + 3) { font-weight: 600; letter-spacing: .02em; }
    & > li:nth-of-type(4n) { font-family: var(--bb-font-text); font-weight: 500; letter-spacing: -.01em; }
    ${below(768)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
});

const Actions = styled(Row, { base: css`margin-block-start: 24px; gap: 12px 20px;` });
const Clip = styled('div', {
  base: css`overflow-x: clip; margin-inline: calc(50% - 50vw); padding-inline: calc(50vw - 50%);`,
});

const tabOf = ({ id, title, text, names }: PartnerGroup) => ({
  id,
  label: title,
  slide: (
    <Partner>
      <About>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </About>
      <Names>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </Partner>
  ),
});

const tabs = {
  start: tabOf(partnerGroups.start),
  middle: tabOf(partnerGroups.middle),
  end: tabOf(partnerGroups.end),
};

/** Three ways to bring a catalogue. */
export const Partners = () => (
  <Section step={7} title="Bring your catalogue" lead="There are three ways to partner with us.">
    <Clip>
      <TabbedCarousel label="Partners" tabs={tabs} />
    </Clip>
    <Actions>
      <LinkButton variant="secondary" href={brand.links.becomeAPartner} target="_blank">
        Become a partner <Icon icon={ExternalLinkIcon} />
      </LinkButton>
      <Text tone="muted" size="small">
        The names shown are samples.
      </Text>
    </Actions>
  </Section>
);
