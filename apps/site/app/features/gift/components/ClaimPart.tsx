import { type ClaimRefusal, claimRefusalTexts } from '@backbeat/domain';
import { errorDetailsOf, errorText } from '@backbeat/sdk';
import type { GiftClaim } from '@backbeat/sdk/contract';
import { giftClaimMutation, giftClaimStateQuery, queryKeys } from '@backbeat/sdk/query';
import { Button, FormMessage, Icon, LinkButton, Notice, Row, Skeleton, Stack, Text } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import {
  loginModalOpened,
  signUpModalOpened,
  useOpenPlayer,
  useSession,
  useSessionRetry,
  useSignedInServices,
} from '../../session/index.ts';
import { giftPath } from '../giftPath.ts';
import { claimedText, claimPromise } from '../giftWords.ts';

const waiting = (
  <div role="status" aria-label="Loading">
    <Skeleton width="most" />
    <Skeleton width="half" />
  </div>
);

/** What somebody has, and where it is used. It takes the focus when it has just come: that reads it out. */
const Claimed = ({ claim, isNew }: { readonly claim: GiftClaim; readonly isNew: boolean }) => {
  const openPlayer = useOpenPlayer();
  const place = useRef<HTMLDivElement>(null);
  const text = claimedText(claim, Date.now());
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <Stack ref={place} tabIndex={-1} role="group" aria-label={text}>
      <Notice role="none">{text}</Notice>
      <Row>
        <Button variant="primary" onClick={() => openPlayer()}>
          Open the player <Icon icon={ArrowRightIcon} />
        </Button>
        <LinkButton href="/covered">Am I covered?</LinkButton>
      </Row>
    </Stack>
  );
};

/** What the page says above already; it is said again where it came about by a press. */
const isSaidAbove = (reason: ClaimRefusal | null): boolean => reason === 'claimed' || reason === 'ended';

/** What the signed-in person can do, or has done. */
const OwnClaim = ({ code }: { readonly code: string }) => {
  const { client } = useSignedInServices();
  const cache = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(giftClaimStateQuery(client, code));
  const claiming = useMutation({
    ...giftClaimMutation(client),
    // Somebody was faster, or another tab: the page says what is so now.
    onError: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.giftClaim(code) });
      void cache.invalidateQueries({ queryKey: queryKeys.gift(code) });
    },
  });
  if (data === undefined && (error === null || isFetching)) return waiting;
  if (data === undefined)
    return (
      <Row>
        <Text tone="muted">{errorText(error)}</Text>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Row>
    );
  if (data.state === 'claimed') return <Claimed claim={data} isNew={claiming.isSuccess} />;
  if (data.state === 'refused') {
    if (data.reason === null || (isSaidAbove(data.reason) && !claiming.isError)) return null;
    return <Text role={claiming.isError ? 'alert' : undefined}>{claimRefusalTexts[data.reason]}</Text>;
  }
  const isRefused = errorDetailsOf(claiming.error, 'gift_refused') !== null;
  return (
    <Stack>
      <Text>{claimPromise(data)}</Text>
      <Row>
        <Button
          size="lg"
          variant="primary"
          loading={claiming.isPending}
          loadingText="Claiming"
          onClick={() => claiming.mutate(code)}
        >
          {data.state === 'later' ? 'Claim and keep it' : 'Claim my month'}
        </Button>
      </Row>
      {claiming.error === null || isRefused ? null : (
        <FormMessage state="error" role="alert">
          {`${errorText(claiming.error)} Pressing again claims one month, never two.`}
        </FormMessage>
      )}
    </Stack>
  );
};

/** The way to a month: sign in first, then one press. */
export const ClaimPart = ({ code, isOpen }: { readonly code: string; readonly isOpen: boolean }) => {
  const { status, error } = useSession();
  const retry = useSessionRetry();
  const dispatch = useAppDispatch();
  if (status === 'signed-in') return <OwnClaim code={code} />;
  if (status === 'loading') return waiting;
  if (error?.isUnreachable)
    return (
      <Row>
        <Text tone="muted">{error.text}</Text>
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </Row>
    );
  if (!isOpen) return null;
  return (
    <Stack>
      <Text>No card is needed. Sign in with Twitch, Google or Streamlabs, and claim.</Text>
      <Row>
        <Button size="lg" variant="primary" onClick={() => dispatch(signUpModalOpened(giftPath(code)))}>
          Sign up and claim
        </Button>
        <Button size="lg" onClick={() => dispatch(loginModalOpened(giftPath(code)))}>
          Sign in
        </Button>
      </Row>
    </Stack>
  );
};
