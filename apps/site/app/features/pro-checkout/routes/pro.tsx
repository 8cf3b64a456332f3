import { audienceTierNames, finalTier, listCents, type PlanCode, planFor } from '@backbeat/domain';
import { BillingSwitch, PeriodScope, PromoCodeField, TierPicker } from '@backbeat/pricing';
import { Grid, Heading, Text } from '@backbeat/ui';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { selectHiding } from '../../../streamer-mode/streamerModeSlice.ts';
import {
  CheckoutPayments,
  checkoutLink,
  codeAsked,
  codeTyped,
  couponFieldProps,
  selectCodeText,
  UnreachableNotice,
  useChargedPrices,
  useCheckoutVisit,
  usePromoCodes,
} from '../../checkout/index.ts';
import { OtherAccountNotice } from '../../merge/index.ts';
import { useUser } from '../../session/index.ts';
import { Notifications } from '../../settings/index.ts';
import { FinishPanel } from '../components/FinishPanel.tsx';
import { Corner, CornerArt, Intro, Page, PriceHead, Promo } from '../components/proStyles.ts';
import { TwitchColumn } from '../components/TwitchColumn.tsx';
import { YouTubeColumn } from '../components/YouTubeColumn.tsx';
import { periodChosen, proCheckoutLeft, selectProPeriod } from '../proCheckoutSlice.ts';
import { chargedTiers } from '../proOffer.ts';
import { useAudience } from '../useAudience.ts';

const corner = ['..0t0102--', '.0.10t001p', '...2--010t', '.....0t001'];

/** A promo code for the hosted page, looked up for the plan that will be bought there; at first that of the address. */
const PromoField = ({ planCode }: { readonly planCode: PlanCode }) => {
  const text = useAppSelector((state) => selectCodeText(state, 'coupon'));
  const { coupon: promo } = usePromoCodes(planCode);
  const dispatch = useAppDispatch();
  const isMasked = useAppSelector(selectHiding) !== 'none';

  useEffect(() => {
    const { coupon } = checkoutLink(wholeSearch());
    if (coupon !== null) dispatch(codeAsked({ name: 'coupon', text: coupon }));
  }, [dispatch]);

  const write = (typed: string) => dispatch(codeTyped({ name: 'coupon', text: typed }));

  return (
    <Promo>
      <PromoCodeField
        isMasked={isMasked}
        label="Promo code"
        value={text}
        onChange={write}
        onApply={() => dispatch(codeAsked({ name: 'coupon', text }))}
        onRemove={() => write('')}
        {...couponFieldProps(promo)}
      />
    </Promo>
  );
};

/** Connect a channel, see the price, go and pay. */
const ProCheckoutView = () => {
  const user = useUser();
  const billingPeriod = useAppSelector(selectProPeriod);
  const dispatch = useAppDispatch();
  const { code } = planFor('pro', billingPeriod);
  const prices = useChargedPrices(
    code,
    audienceTierNames.map((name) => listCents(code, name)),
  );
  const { twitch, isTwitchPending, identityCount, channel, isChannelPending, audience, isMeasuring } =
    useAudience(user);

  useEffect(() => {
    const { billing } = checkoutLink(window.location.search);
    if (billing !== null) dispatch(periodChosen(billing));
    return () => void dispatch(proCheckoutLeft());
  }, [dispatch]);

  // List prices are no secret; a tax in them says where the person is.
  const boxes = (
    <TierPicker tiers={chargedTiers(prices.of)} litTier={finalTier(audience)?.tier.name ?? null} />
  );

  return (
    <>
      <Corner aria-hidden="true">
        <CornerArt rows={corner} pitch={46} cell={38} radius={11} />
      </Corner>
      <Page>
        <Intro>
          <Heading level={1}>Connect your channel</Heading>
          <Text size="lead">
            Pro is priced by the size of your audience. Connect YouTube, and Twitch too if you stream there:
            the higher one decides.
          </Text>
          <StreamerModeState />
          <StreamerModeBanner />
          <UnreachableNotice />
          <OtherAccountNotice />
          <Notifications />
        </Intro>
        <Grid columns={2}>
          <TwitchColumn channels={twitch} isPending={user !== null && isTwitchPending} />
          <YouTubeColumn channel={channel} views={audience.averageViews} isPending={isChannelPending} />
        </Grid>
        <PeriodScope billingPeriod={billingPeriod}>
          <PriceHead>
            <Heading level={2}>
              <span>Your price</span>
              {prices.note === '' ? null : (
                <Text inline size="small" tone="muted">
                  {`, ${prices.note}`}
                </Text>
              )}
            </Heading>
            <BillingSwitch
              variant="plain"
              value={billingPeriod}
              onChange={(period) => dispatch(periodChosen(period))}
            />
          </PriceHead>
          {prices.note.startsWith('incl.') ? <PrivateBlock name="prices">{boxes}</PrivateBlock> : boxes}
        </PeriodScope>
        <PromoField planCode={code} />
        <FinishPanel
          audience={audience}
          channel={channel}
          identityCount={identityCount}
          isMeasuring={isMeasuring}
          prices={prices}
        />
      </Page>
    </>
  );
};

/** The Pro checkout. Visitors are asked to sign up, people with Pro go to the player. */
const ProCheckoutPage = () => {
  useCheckoutVisit('pro');
  return (
    <CheckoutPayments>
      <ProCheckoutView />
    </CheckoutPayments>
  );
};

export default ProCheckoutPage;
