import { brand, partnerData, policy } from '@backbeat/domain';
import { PricingBlock, partnerCatalog } from '@backbeat/pricing';
import { Container, Heading, Link, Text, VisuallyHidden } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { TaxNote, usePlanSelection } from '../../pricing/index.ts';

const Page = styled(Container, {
  base: css`
    display: grid;
    gap: clamp(32px, 4vw, 56px);
    padding-block: 116px var(--bb-section);
    ${below(992)} { padding-block-start: 92px; }
  `,
});

const Head = styled('header', { base: css`display: grid; gap: 18px; justify-items: start;` });

const Lead = styled(Text, { base: css`max-inline-size: 36em;` });

/** The two names, held together by one pink cell. */
const Together = styled('p', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
    font: 700 1.25rem/1 var(--bb-font-display);
    letter-spacing: -.02em;
    & i { inline-size: 10px; block-size: 10px; border-radius: 3px; background: var(--bb-art-pink); }
  `,
});

const Name = styled('b', { base: css`font-weight: 700;` });

/** Invisible; on tablets it takes a line, so that the switch stands below the page's words. */
const HiddenTitle = styled('h2', {
  base: css`${below(1200)} { inline-size: 100%; margin-block-end: -20px; }`,
});

const catalog = partnerCatalog();

/** The page for a partner's creators, with the partner's prices. */
const PartnerView = () => (
  <Page>
    <Head>
      <Together>
        <Name>{brand.name}</Name>
        <i aria-hidden="true" />
        <Name>Pipeline</Name>
      </Together>
      <Heading level={1}>{partnerData.title}</Heading>
      <Lead size="lead">{partnerData.subtitle}</Lead>
    </Head>
    <PricingBlock
      catalog={catalog}
      head={
        <HiddenTitle>
          <VisuallyHidden>Partner plans</VisuallyHidden>
        </HiddenTitle>
      }
      showFree
      note={<TaxNote />}
      signUpHref="/sign-up"
      {...usePlanSelection()}
    />
    <Text tone="muted" size="small">
      First month free on Premium and Pro, once for each person. Full refund within {policy.refundWindowDays}{' '}
      days of payment. <Link href="/terms">Terms of Use</Link>
    </Text>
  </Page>
);

export default PartnerView;
