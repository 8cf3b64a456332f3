import { extraChannelCents, extraChannelsText, maxExtraChannels } from '@backbeat/domain';
import { Button, Link, Panel, Select, Text } from '@backbeat/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useChargedPrices } from '../../checkout/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { Line as FieldLine } from '../coverage/coverageStyles.ts';
import { coveredEntry } from '../menuEntries.ts';
import { notificationDismissed, notified, type PageNotification } from '../notificationSlice.ts';
import { boughtText, type ChannelOffer, channelPriceText } from './extraChannelWords.ts';
import { Line } from './lineStyles.ts';
import { PlanChangePanel } from './PlanChangePanel.tsx';
import { TakeBack } from './TakeBack.tsx';

interface OfferProps {
  readonly offer: ChannelOffer;
}

/** What one more channel costs. A list price is public; with a tax it says where somebody is. */
const ChannelPrice = ({ offer: { planCode, period } }: OfferProps) => {
  const prices = useChargedPrices(planCode, [extraChannelCents[period]]);
  const text = channelPriceText(period, prices);
  const isPublic = prices.note === '';
  return (
    <Text tone="muted" data-list-prices={isPublic ? '' : undefined}>
      {isPublic ? <span>{text}</span> : <PrivateText text={text} />}
    </Text>
  );
};

const counts = Array.from({ length: maxExtraChannels + 1 }, (_, count) => count);

/** Where the person says which channels these are. */
const chooseLink = { label: 'Choose the channels', href: coveredEntry.href };

interface ChoiceProps extends OfferProps {
  readonly onAsk: (count: number) => void;
}

/** How many there are to be. */
const Choice = ({ offer: { bought }, onAsk }: ChoiceProps) => {
  const [count, setCount] = useState(bought);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== bought) onAsk(count);
  };
  return (
    <FieldLine onSubmit={submit}>
      <Select
        label="Extra channels"
        value={count}
        onChange={({ target: { value } }) => setCount(Number(value))}
      >
        {counts.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? 'None' : each}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" disabled={count === bought}>
        See the price
      </Button>
    </FieldLine>
  );
};

interface ExtraChannelsProps extends OfferProps {
  readonly atMs: number;
}

/** More YouTube channels for the plan: how many there are, what another number costs, and the yes to exactly that. */
export const ExtraChannels = ({ offer, atMs }: ExtraChannelsProps) => {
  const { bought, pending, isPlanPending } = offer;
  const [asked, setAsked] = useState<number | null>(null);
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(null);
    place.current?.focus();
  };
  const tell = (news: PageNotification) => {
    close();
    dispatch(notified(news));
  };

  return (
    <>
      <PartTitle level={2} id="channels">
        Channels
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="channels">
        <ChannelPrice offer={offer} />
        {bought === 0 || pending !== null ? null : (
          <Text>
            <span>{boughtText(offer)}</span>{' '}
            <Link variant="strong" href={chooseLink.href}>
              {chooseLink.label}
            </Link>
          </Text>
        )}
        {/* Takes the focus in place of the region: what stands above it has been read. */}
        <div ref={place} tabIndex={-1}>
          {pending !== null ? (
            <Line>
              <TakeBack
                text={boughtText(offer)}
                label={`Keep ${extraChannelsText(bought)}`}
                onAsk={({ askChannels }) => askChannels(bought)}
              />
            </Line>
          ) : isPlanPending ? (
            <Text tone="muted">Another plan is set. Take it back to change channels here.</Text>
          ) : asked === null ? (
            <Choice
              key={bought}
              offer={offer}
              onAsk={(count) => {
                dispatch(notificationDismissed());
                setAsked(count);
              }}
            />
          ) : (
            <PlanChangePanel
              name="Extra channels"
              onAsk={({ askChannels }) => askChannels(asked)}
              atMs={atMs}
              onKeep={close}
              onDone={(news) => tell(news.error || asked < bought ? news : { ...news, link: chooseLink })}
              onOver={tell}
              onChannelMissing={() => {}}
            />
          )}
        </div>
      </Panel>
    </>
  );
};
