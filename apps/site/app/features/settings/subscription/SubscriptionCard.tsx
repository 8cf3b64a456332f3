import { isPlanCode, plans } from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import { Badge, Facts, Icon, Panel, Text } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useChargedPrices } from '../../checkout/index.ts';
import {
  DetailText,
  Foot,
  Head,
  HeadText,
  HeadTitle,
  HeadWords,
  NameText,
} from '../components/settingsStyles.ts';
import type { PlanSchedule } from './comingChange.ts';
import { billLines, channelCents } from './periodPrice.ts';
import { planOf, subscriptionPanel } from './subscriptionPanel.ts';
import type { TermCells } from './termCells.ts';

interface SubscriptionCardProps {
  readonly account: Account;
  /** Now, in epoch milliseconds. */
  readonly atMs: number;
  /** Facts and figures, or only the sentence. */
  readonly isShort?: boolean;
  /** The last line. */
  readonly children?: ReactNode;
}

const Root = styled('div', { base: css`display: grid; gap: 10px;` });

const Cells = styled('span', {
  base: css`
    display: grid;
    gap: clamp(4px, .6vw, 8px);
    max-inline-size: 560px;
    & i { aspect-ratio: 1.35; border-radius: clamp(5px, .7vw, 10px); background: var(--bb-cell-1); }
    & i[data-on] { background: var(--bb-teal); }
    @media (forced-colors: active) { & i { border: 1px solid; } & i[data-on] { background: Highlight; } }
  `,
  variants: {
    cells: {
      12: css`grid-template-columns: repeat(12, minmax(0, 1fr));`,
      15: css`grid-template-columns: repeat(15, minmax(0, 1fr));`,
    },
  },
});

/** How much of the paid or free time is left, as lit steps and in words. */
const Term = ({ cells, lit, text }: TermCells) => (
  <Root>
    <Cells aria-hidden="true" cells={cells}>
      {Array.from({ length: cells }, (_, index) => index).map((cell) => (
        <i key={cell} data-on={cell < lit ? '' : undefined} />
      ))}
    </Cells>
    <Text size="small" tone="muted">
      {text}
    </Text>
  </Root>
);

const Plans = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    font-variant-numeric: tabular-nums lining-nums;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); gap: 6px; }
  `,
});

const Plan = styled('div', {
  base: css`
    padding: 12px 16px;
    border-radius: var(--bb-r-m);
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    line-height: 1.35;
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Arrow = styled(Icon, {
  base: css`color: var(--bb-muted); ${below(576)} { rotate: 90deg; margin-inline: 16px; }`,
});

/** The plan of today, and the one that follows it. */
const ScheduledChange = ({ until, from }: PlanSchedule) => (
  <Plans>
    <Plan>
      <DetailText>{until.label}</DetailText>
      <NameText>
        <PrivateText text={until.value} />
      </NameText>
    </Plan>
    <Arrow icon={ArrowRightIcon} />
    <Plan>
      <DetailText>{from.label}</DetailText>
      <NameText>
        <PrivateText text={from.value} />
      </NameText>
    </Plan>
  </Plans>
);

/**
 * The list prices that the subscription card names, in cents: none where it names no price.
 *
 * @param isShort the card says facts nowhere
 */
export const panelPrices = (account: Account, atMs: number, isShort: boolean): readonly number[] => {
  const { subscription } = account;
  const { facts, schedule } = subscriptionPanel(account, atMs);
  const isPriced = schedule !== null || (!isShort && facts.some(({ label }) => label === 'Price'));
  if (subscription === null || !isPriced) return [];
  const { amount, pending_amount, pending_price, pending_plan_code: code } = subscription;
  const [plan, next] = [planOf({ subscription }), code && isPlanCode(code) ? plans[code] : null];
  const now = subscription.extra_channels ?? 0;
  const then = subscription.pending_extra_channels ?? now;
  return [
    ...(amount == null ? [] : billLines(plan, amount, now)),
    ...(then === now ? [] : [channelCents(plan, then)]),
    ...(pending_amount == null ? [] : billLines(next, pending_amount, then)),
    pending_price?.from_amount,
    pending_price?.amount,
    ...(next === null ? [] : [plan?.amountCents, next.amountCents]),
  ].filter((price) => price != null);
};

/** The plan that an account is on, how it goes on, and how long it is paid for. */
export const SubscriptionCard = ({ account, atMs, isShort = false, children }: SubscriptionCardProps) => {
  const { title, text, tone, badge, facts, term, schedule } = subscriptionPanel(
    account,
    atMs,
    useChargedPrices(planOf(account)?.code ?? null, panelPrices(account, atMs, isShort)),
  );
  return (
    <Panel padding="calm" stacked tone={tone} role="region" aria-label={title}>
      <Head>
        <HeadWords>
          <HeadTitle level={2}>{title}</HeadTitle>
          <HeadText>
            <PrivateText name="next payment" text={text} />
          </HeadText>
        </HeadWords>
        {badge === null ? null : (
          <Badge tone={badge.tone}>
            <Icon icon={badge.icon} />
            <span>{badge.text}</span>
          </Badge>
        )}
      </Head>
      {isShort || facts.length === 0 ? null : (
        <Facts
          items={facts.map(({ label, value }) => ({
            term: label,
            value: <PrivateText name={label} text={value} />,
          }))}
        />
      )}
      {schedule === null ? null : <ScheduledChange {...schedule} />}
      {term === null ? null : <Term {...term} />}
      {children === undefined || children === null ? null : <Foot>{children}</Foot>}
    </Panel>
  );
};
