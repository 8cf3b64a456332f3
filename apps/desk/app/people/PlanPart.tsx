import { extraChannelsText, subscriptionState, subscriptionText } from '@backbeat/domain';
import type { StaffPerson } from '@backbeat/sdk/staff';
import { Badge, Row, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { CouponButton } from '../acts/CouponButton.tsx';
import { Private } from '../privacy/Private.tsx';
import { planText } from '../words/names.ts';
import { momentText } from '../words/textOf.ts';
import { coverageLight } from './coverageLight.ts';
import { Part } from './Part.tsx';

const Lamp = styled('span', {
  base: css`
    inline-size: 20px;
    block-size: 20px;
    border-radius: 7px;
    flex: none;
    align-self: flex-start;
    margin-block-start: .15em;
    background: var(--bb-cell-2);
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    isLit: { true: css`background: var(--bb-teal);` },
  },
});

const Covered = styled('div', { base: css`display: flex; align-items: baseline; gap: 12px;` });

const Periods = styled('ul', {
  base: css`display: grid; gap: 6px; font-size: var(--bb-fs-small); color: var(--bb-muted);`,
});

/** How many periods are shown at first. */
const shownPeriods = 3;

/** The plan that counts now, and since when and until when what was played is covered. */
export const PlanPart = ({ person }: { readonly person: StaffPerson }) => {
  const { subscription, tier, coverage } = person;
  const [atMs] = useState(Date.now);
  const light = coverageLight(coverage, atMs);
  return (
    <Part title="Plan" end={<CouponButton person={person} />}>
      <Stack gap={3}>
        <Row gap={2}>
          <Text>
            <b>{planText(subscription?.plan_code ?? (tier === 'free' ? 'free' : null))}</b>
          </Text>
          {subscription?.state === 'past_due' ? <Badge tone="pink">Payment failed</Badge> : null}
          {subscription?.extra_channels ? (
            <Badge>{extraChannelsText(subscription.extra_channels)}</Badge>
          ) : null}
          {subscription?.provider ? <Badge>Billed by {subscription.provider}</Badge> : null}
        </Row>
        <Text tone="muted">
          <Private>{subscriptionText(subscriptionState({ tier, subscription, atMs }))}</Private>
        </Text>
        <Covered>
          <Lamp isLit={light.isCovered} aria-hidden="true" />
          <Text inline>{light.text}</Text>
        </Covered>
        {coverage.length === 0 ? null : (
          <Periods aria-label="Covered periods">
            {coverage.slice(0, shownPeriods).map(({ plan_code, from, until }) => (
              <li key={`${from}${plan_code}`}>
                {planText(plan_code)}: {momentText(from)} to{' '}
                {until === null ? 'not known yet' : momentText(until)}
              </li>
            ))}
          </Periods>
        )}
      </Stack>
    </Part>
  );
};
