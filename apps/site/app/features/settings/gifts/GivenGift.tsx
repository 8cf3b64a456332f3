import { dateText, moneyText } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { Gift } from '@backbeat/sdk/contract';
import { giftCancelMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Icon, ModalActions, Panel, Row, Stack, Text } from '@backbeat/ui';
import { CopyIcon } from '@backbeat/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Private, PrivateText } from '../../../streamer-mode/Private.tsx';
import { giftPath, placeRows } from '../../gift/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { AddressText, NameText } from '../components/settingsStyles.ts';
import { notified } from '../notificationSlice.ts';
import { Entries, LinkLine, Months, Top, TopTitle } from './giftStyles.ts';
import { givenText, monthsText, openCents, refundText } from './giveWords.ts';

const pitchPx = 23;

/** The claim link, and the way to take back what nobody has claimed. */
const OpenGift = ({ gift }: { readonly gift: Gift }) => {
  const { client } = useSignedInServices();
  const dispatch = useAppDispatch();
  const { mutate, isPending, error, reset } = useMutation(giftCancelMutation(client));
  const [isAsking, setIsAsking] = useState(false);
  const [news, setNews] = useState('');
  const url = `${window.location.origin}${giftPath(gift.code)}`;
  const left = gift.places - gift.claims.length;
  const backText = moneyText(openCents(gift));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNews('Copied. Whoever has the link can claim.');
    } catch {
      setNews('Your browser does not let us copy. Select the link.');
    }
  };
  const close = () => {
    if (isPending) return;
    reset();
    setIsAsking(false);
  };
  const cancel = () =>
    mutate(gift.id, {
      onSuccess: (ended) => {
        setIsAsking(false);
        dispatch(
          notified({
            error: false,
            takesFocus: true,
            message: refundText(ended) ?? 'All months were claimed meanwhile. Nothing is refunded.',
          }),
        );
      },
    });

  return (
    <LinkLine>
      <Private name={`claim link of the gift of ${monthsText(gift.places)}`}>
        <AddressText>{url}</AddressText>
      </Private>
      <Row>
        <Button size="sm" onClick={() => void copy()}>
          <Icon icon={CopyIcon} />
          Copy the link
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
          Cancel the rest
        </Button>
      </Row>
      <FormMessage>{news}</FormMessage>
      <Question title="Cancel the rest?" isOpen={isAsking} onClose={close}>
        <Text>
          <PrivateText
            text={`${monthsText(left)} that nobody has claimed: ${backText} goes back to your card, within a few days. What was claimed stays claimed.`}
          />
        </Text>
        <ModalActions>
          <Button disabled={isPending} onClick={close}>
            Keep it open
          </Button>
          <Button variant="danger" loading={isPending} loadingText="Cancelling" onClick={cancel}>
            <PrivateText text={`Cancel and refund ${backText}`} />
          </Button>
        </ModalActions>
        {error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(error)}
          </FormMessage>
        )}
      </Question>
    </LinkLine>
  );
};

/** One gift of somebody's own: how far it has come, its link, and who has claimed. */
export const GivenGift = ({ gift }: { readonly gift: Gift }) => {
  const { id, places, state, claims, created_at } = gift;
  const rows = placeRows({ places, claimed: claims.length, isOpen: state === 'open' });
  const style: CSSProperties & Record<'--steps', string> = {
    '--steps': `${(rows[0]?.length ?? 1) * pitchPx}px`,
  };
  const back = refundText(gift);
  return (
    <Panel padding="calm" stacked role="region" aria-labelledby={`gift-${id}`}>
      <Top style={style}>
        <Stack gap={1}>
          <TopTitle id={`gift-${id}`}>{`${monthsText(places)}, given on ${dateText(created_at)}`}</TopTitle>
          <Text tone="muted" numeric>
            {givenText(gift)}
          </Text>
          {back === null ? null : (
            <Text tone="muted" numeric>
              <PrivateText name="refund" text={back} />
            </Text>
          )}
        </Stack>
        <Months rows={rows} pitch={pitchPx} cell={19} radius={5} />
      </Top>
      {state === 'open' ? <OpenGift gift={gift} /> : null}
      {claims.length === 0 ? null : (
        <Entries aria-label="Who has claimed">
          {claims.map(({ name, claimed_at }) => (
            <li key={`${name} ${claimed_at}`}>
              <NameText>{name ?? 'Somebody who has left'}</NameText>
              <Text inline size="small" tone="muted">
                {dateText(claimed_at)}
              </Text>
            </li>
          ))}
        </Entries>
      )}
    </Panel>
  );
};
