import type { AccountTier } from '@backbeat/domain';
import { Heading, Link, LinkButton, Panel, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { planSwaps } from '../planSwaps.ts';

const Rows = styled('ul', {
  base: css`
    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      gap: 8px 28px;
      align-items: center;
      padding-block: 22px;
      border-block-end: 1px solid var(--rule);
    }
    & > li:first-child { padding-block-start: 0; }
    & > li:last-child { border: 0; padding-block-end: 0; }
    & p { color: var(--muted); font-size: var(--fs-small); }
    & li > b { font: 700 1.375rem/1 var(--font-display); letter-spacing: -.02em; text-align: end; font-variant-numeric: tabular-nums lining-nums; }
    & li > b > small { display: block; margin-block-start: 4px; color: var(--muted); font: 400 var(--fs-tiny)/1.3 var(--font-text); letter-spacing: 0; }
    & li > a { min-inline-size: 148px; }
    ${below(576)} {
      & > li { grid-template-columns: minmax(0, 1fr) auto; }
      & li > a { grid-column: 1 / -1; }
    }
  `,
});

/** The plans that one could move to; the first upgrade is the one that invites. */
export const ChangePlans = ({ tier }: { readonly tier: AccountTier }) => {
  const swaps = planSwaps(tier);
  const inviting = swaps.find(({ isUpgrade }) => isUpgrade);

  return (
    <>
      <Heading level={2}>Change plans</Heading>
      <Panel padding="calm">
        {swaps.length === 0 ? (
          <Text tone="muted">
            You have every plan there is. To move to a smaller one, let this one end first. See{' '}
            <Link href="/pricing">what the plans hold</Link>.
          </Text>
        ) : (
          <Rows>
            {swaps.map((swap) => (
              <li key={swap.product}>
                <div>
                  <Heading level={3}>{swap.name}</Heading>
                  <p>{swap.text}</p>
                </div>
                <b>
                  {swap.priceText}
                  <small>per month</small>
                </b>
                <LinkButton variant={swap === inviting ? 'primary' : 'neutral'} href={swap.href}>
                  {swap.label}
                </LinkButton>
              </li>
            ))}
          </Rows>
        )}
      </Panel>
    </>
  );
};
