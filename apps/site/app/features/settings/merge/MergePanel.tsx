import { providerLabels } from '@backbeat/domain';
import { errorText, signInUrl } from '@backbeat/sdk';
import { accountMergeConfirmMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, Panel, Row, Text } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useMergeState } from '../../merge/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { Consequences } from '../data/dataStyles.ts';
import { notified } from '../notificationSlice.ts';
import { mergePanelState } from './mergePanelState.ts';

const titles = {
  told: 'You have two accounts',
  waiting: 'Confirm in the other account too',
  offered: 'Merge with an account that lost its sign-in?',
  asked: 'Merge accounts',
  impossible: 'You have two accounts, and they stay two',
} as const;

/** The sign-in of this browser is that of the account that stays now: the page starts anew with its token. */
const goOnAs = (token: string): void => {
  window.history.replaceState(window.history.state, '', `#token=${token}`);
  window.location.reload();
};

/** What can be done about two accounts. */
const useMerge = () => {
  const { client, config } = useSignedInServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const confirmation = useMutation(accountMergeConfirmMutation(client));

  return {
    confirmation,
    /** Another page is on its way. */
    isLeaving,
    confirm: (wanted: boolean, onMerged: () => void) =>
      confirmation.mutate(wanted, {
        onSuccess: ({ token, other }) => {
          if (token !== undefined) {
            setIsLeaving(true);
            goOnAs(token);
          } else if (wanted && other === null) onMerged();
        },
      }),
    signIn: (provider: Parameters<typeof signInUrl>[0]) => {
      setIsLeaving(true);
      const returnUrl = new URL('/settings/identity', window.location.origin).href;
      window.location.assign(signInUrl(provider, { apiUrl: config.apiUrl, returnUrl }));
    },
  };
};

/** Two accounts of one person: that there are two, and the confirmation of either side. */
export const MergePanel = () => {
  const { data: state } = useMergeState();
  const { confirmation, isLeaving, confirm, signIn } = useMerge();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const stand = state === undefined ? null : mergePanelState(state);
  const kind = stand?.kind ?? 'none';
  const pressedIn = useRef<typeof kind | null>(null);

  // Moves the focus: the pressed button is gone with the answer.
  useEffect(() => {
    if (pressedIn.current === null || pressedIn.current === kind) return;
    pressedIn.current = null;
    place.current?.focus();
  }, [kind]);

  if (stand === null || stand.kind === 'none') return null;
  const press = (wanted: boolean) => {
    pressedIn.current = kind;
    confirm(wanted, () =>
      dispatch(notified({ error: false, takesFocus: true, message: 'Your accounts are one now.' })),
    );
  };
  const isBusy = confirmation.isPending || isLeaving;

  return (
    // Not labelled by its heading: Orca leaves out a heading that is the label of something that takes the focus.
    <Panel ref={place} tabIndex={-1} padding="calm" stacked role="region" aria-label={titles[stand.kind]}>
      <Heading level={2} size="title">
        {stand.kind === 'asked' ? <PrivateText name="account" text={stand.title} /> : titles[stand.kind]}
      </Heading>
      <Text>
        <PrivateText name="account" text={stand.text} />
      </Text>
      {stand.kind === 'asked' ? (
        <Consequences>
          {stand.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Consequences>
      ) : null}
      <Row>
        {stand.kind === 'told' || stand.kind === 'asked' ? (
          <Button
            variant={stand.kind === 'asked' ? 'primary' : 'secondary'}
            loading={isBusy}
            loadingText="Processing"
            onClick={() => press(true)}
          >
            Merge accounts
          </Button>
        ) : null}
        {stand.kind === 'waiting'
          ? stand.providers.map((provider) =>
              provider === 'discord' ? null : (
                <Button key={provider} variant="primary" disabled={isBusy} onClick={() => signIn(provider)}>
                  {`Sign in with ${providerLabels[provider]}`}
                </Button>
              ),
            )
          : null}
        {stand.kind === 'waiting' ? (
          <Button disabled={isBusy} onClick={() => press(false)}>
            Take it back
          </Button>
        ) : null}
        {stand.kind === 'offered' || (stand.kind === 'asked' && stand.isOffer) ? (
          <Button disabled={isBusy} onClick={() => press(false)}>
            No, keep two accounts
          </Button>
        ) : null}
      </Row>
      {confirmation.error === null ? null : (
        <FormMessage state="error" role="alert">
          {`Nothing has changed. ${errorText(confirmation.error)}`}
        </FormMessage>
      )}
    </Panel>
  );
};
