import { brand, moneyText, planByKey, policy } from '@backbeat/domain';
import { giftCardUrl } from '@backbeat/sdk';
import { Container, Heading, Icon, Link, LinkButton, Section, StatsBand, Text } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { useSiteConfig } from '../../../config/useSiteConfig.ts';
import { TaxNote } from '../../pricing/index.ts';
import { GiftCardArt } from '../components/GiftCardArt.tsx';
import { HowGiftCardsWork } from '../components/HowGiftCardsWork.tsx';

const Intro = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 9fr);
    gap: clamp(32px, 5vw, 88px);
    align-items: center;
    padding-block: clamp(100px, 10vw, 140px) clamp(48px, 6vw, 96px);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); padding-block-start: 92px; overflow-x: clip; }
  `,
});

const Words = styled('div', { base: css`display: grid; gap: 22px; justify-items: start;` });

const Title = styled(Heading, {
  base: css`font-size: clamp(2.5rem, 1.8rem + 3.6vw, 4.75rem); font-weight: 800; letter-spacing: -.036em; line-height: .95;`,
});

/** Whole dollars without cents. */
const dollars = (cents: Parameters<typeof moneyText>[0]) => moneyText(cents).replace('.00', '');

const { minimumCents, maximumCents } = policy.giftCard;
const range = `${dollars(minimumCents)} to ${dollars(maximumCents)}`;
const yearOfPremium = Math.ceil(planByKey.PREMIUM_YEARLY.amountCents / 100);
const twoYearsOfPremium = Math.ceil((2 * planByKey.PREMIUM_YEARLY.amountCents) / 100);

const buys = [
  { figure: dollars(minimumCents), label: 'over a month of Premium', number: minimumCents / 100 },
  { figure: `$${yearOfPremium}`, label: 'a year of Premium at its list price', number: yearOfPremium },
  {
    figure: `$${twoYearsOfPremium}`,
    label: 'two years of Premium at its list price',
    number: twoYearsOfPremium,
  },
];

const pace = { durationMs: 1500, delayMs: 0 };

/** Gift cards: what they are, what they buy, and where to buy one. */
const GiftCardView = () => {
  const host = useSiteConfig()?.subscriptionUrl ?? brand.links.hostedBilling;
  return (
    <>
      <Intro>
        <Words>
          <Title level={1}>Give a streamer their soundtrack</Title>
          <Text size="lead">{`Gift cards from ${range}. Use one for Premium or Download.`}</Text>
          <LinkButton variant="primary" size="lg" href={giftCardUrl({ host })}>
            Buy a gift card <Icon icon={ArrowRightIcon} />
          </LinkButton>
          <Text tone="muted" size="small">
            You pay on our billing page. The code comes by email.
          </Text>
          <Text tone="muted" size="small">
            For a raid or a giveaway: <Link href="/settings/gifts">give months by one link</Link>.
          </Text>
        </Words>
        <GiftCardArt />
      </Intro>
      <HowGiftCardsWork range={range} />
      <Section step={9} title="What it buys">
        <StatsBand figures={buys} pace={pace} lastPace={pace} />
        <TaxNote />
      </Section>
    </>
  );
};

export default GiftCardView;
