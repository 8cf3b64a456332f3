import { giftLimits, readGiftCode } from '@backbeat/domain';
import { ApiError } from '@backbeat/sdk';
import { giftClaimStateQuery, giftQuery, queryKeys } from '@backbeat/sdk/query';
import { Heading, Link, Skeleton, Stack, StepGrid, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import { SheetPage } from '../../../chrome/SheetPage.ts';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { wholePath } from '../../../streamer-mode/addressCodes.ts';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { NotFoundView } from '../../not-found/index.ts';
import { useIsSignedIn, useServices } from '../../session/index.ts';
import { ClaimPart } from '../components/ClaimPart.tsx';
import { giftHeading, giftLead, giftReader, placeRows } from '../giftWords.ts';

const pitchPx = 46;

const NoGift = () => (
  <>
    <Heading level={1}>There is no gift here</Heading>
    <Text size="lead">
      Nobody gave a gift with this link. Look at it again, or ask whoever sent it. You can{' '}
      <Link href="/pricing">see our plans</Link> meanwhile.
    </Text>
  </>
);

/** The gift: its months as steps, what it is, and the way to one of them. */
const Sheet = styled('article', {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    padding: clamp(24px, 4.4vw, 56px);
    border-radius: var(--bb-r-l);
    background: var(--bb-lift);
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Months = styled(StepGrid, {
  base: css`inline-size: min(100%, var(--steps)); block-size: auto; margin-block-end: 8px;`,
});

const SheetTitle = styled(Heading, {
  base: css`overflow-wrap: anywhere; font-size: clamp(2rem, 1.5rem + 2.6vw, 3.25rem); letter-spacing: -.03em; line-height: 1;`,
});

const ClaimPlace = styled('div', { base: css`inline-size: 100%;` });

const OneGift = ({ code }: { readonly code: string }) => {
  const services = useServices();
  const query = services === null ? null : giftQuery(services.client, code);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.gift(code),
    queryFn: query?.queryFn ?? skipToken,
    staleTime: 0,
    retry: false,
  });
  const isSignedIn = useIsSignedIn();
  const ownQuery = services === null ? null : giftClaimStateQuery(services.client, code);
  const { data: own = null } = useQuery({
    queryKey: queryKeys.giftClaim(code),
    queryFn: (isSignedIn ? ownQuery?.queryFn : undefined) ?? skipToken,
    staleTime: 0,
  });
  if (data !== undefined) {
    const reader = giftReader(isSignedIn ? own : null);
    const claimed = data.places - data.left;
    const rows = placeRows({ places: data.places, claimed, isOpen: data.state === 'open' });
    const steps = Math.min(data.places, rows[0]?.length ?? 1);
    const style: CSSProperties & Record<'--steps', string> = { '--steps': `${steps * pitchPx}px` };
    return (
      <Sheet style={style}>
        <Months rows={rows} pitch={pitchPx} cell={38} radius={11} />
        <SheetTitle level={1}>{giftHeading(data, reader)}</SheetTitle>
        <Text size="lead">{giftLead(data, reader, Date.now())}</Text>
        <ClaimPlace>
          <ClaimPart code={code} isOpen={data.state === 'open'} />
        </ClaimPlace>
        {reader === 'giver' ? (
          <Text size="small" tone="muted">
            <Link href="/settings/gifts">See who has claimed</Link>
          </Text>
        ) : data.state === 'open' ? (
          <Text size="small" tone="muted">
            {`Premium covers your live streams with every station. One month for each person, and at most ${giftLimits.claims} gift months in half a year. ${data.giver ?? 'The giver'} sees your name.`}
          </Text>
        ) : (
          <Text size="small" tone="muted">
            <Link href="/settings/gifts">Give a month yourself</Link>
          </Text>
        )}
      </Sheet>
    );
  }
  if (error === null || isFetching)
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="card" />
      </Stack>
    );
  return error instanceof ApiError && error.status === 404 ? (
    <NoGift />
  ) : (
    <LoadFailed title="This gift could not be loaded" error={error} refetch={refetch} />
  );
};

/** A gift by its claim link: who gives what, until when, how many are left, and the way to one. */
const GiftView = () => {
  const { code: text = '' } = useParams();
  // In streamer mode the address says no code: the page's place in the history has it.
  const code = readGiftCode(text) ?? readGiftCode(wholePath().replace(/^.*\//, ''));
  return code === null ? (
    <NotFoundView />
  ) : (
    <SheetPage>
      <StreamerModeState />
      <OneGift key={code} code={code} />
    </SheetPage>
  );
};

export default GiftView;
