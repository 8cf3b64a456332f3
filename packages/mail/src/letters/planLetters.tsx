import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';

/** A trial that began or is about to end. */
export const Trial = ({ planCode, amountCents, chargedOn }: LetterFacts['trial-begun']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['firstCharge', money(amountCents)],
          ['chargedOn', date(chargedOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

/** A plan that renews on a day. */
export const Renewal = ({ planCode, amountCents, chargedOn }: LetterFacts['renewal-in-30-days']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['charge', money(amountCents)],
          ['chargedOn', date(chargedOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const PlanChanged = ({
  fromPlanCode,
  planCode,
  changedOn,
  chargedOn,
  amountCents,
}: LetterFacts['plan-changed']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['newPlan', plan(planCode)],
          ['oldPlan', plan(fromPlanCode)],
          ['date', date(changedOn)],
          ['charge', money(amountCents)],
          ['chargedOn', date(chargedOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const PlanChangeScheduled = ({
  fromPlanCode,
  planCode,
  chargedOn,
  amountCents,
}: LetterFacts['plan-change-scheduled']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['newPlan', plan(planCode)],
          ['oldPlan', plan(fromPlanCode)],
          ['startsOn', date(chargedOn)],
          ['charge', money(amountCents)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const ExtraChannelsChanged = ({
  planCode,
  extraChannels,
  formerExtraChannels,
  changedOn,
  chargedOn,
  amountCents,
}: LetterFacts['extra-channels-changed']) => {
  const { date, howMany, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['newExtraChannels', howMany(extraChannels)],
          ['oldExtraChannels', howMany(formerExtraChannels)],
          ['date', date(changedOn)],
          ['charge', money(amountCents)],
          ['chargedOn', date(chargedOn)],
        ]}
      />
      <Button to="/covered" />
    </Layout>
  );
};

export const ExtraChannelsChangeScheduled = ({
  planCode,
  extraChannels,
  formerExtraChannels,
  chargedOn,
  amountCents,
}: LetterFacts['extra-channels-change-scheduled']) => {
  const { date, howMany, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['newExtraChannels', howMany(extraChannels)],
          ['oldExtraChannels', howMany(formerExtraChannels)],
          ['startsOn', date(chargedOn)],
          ['charge', money(amountCents)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

/** A pause that began or is about to end. */
export const Pause = ({ planCode, amountCents, chargedOn }: LetterFacts['pause-begun']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['resumesOn', date(chargedOn)],
          ['charge', money(amountCents)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const PlanCancelled = ({ planCode, coveredUntil }: LetterFacts['plan-cancelled']) => {
  const { date, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['coveredUntil', date(coveredUntil)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const PriceChanges = ({
  planCode,
  fromCents,
  amountCents,
  chargedOn,
}: LetterFacts['price-changes']) => {
  const { date, perPeriod, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['newPrice', perPeriod(amountCents, planCode)],
          ['oldPrice', perPeriod(fromCents, planCode)],
          ['startsOn', date(chargedOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};
