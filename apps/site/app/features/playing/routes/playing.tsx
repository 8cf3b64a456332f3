import { ApiError } from '@backbeat/sdk';
import { queryKeys } from '@backbeat/sdk/query';
import { Heading, Skeleton, Stack } from '@backbeat/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { NotFoundView } from '../../not-found/index.ts';
import { useServices } from '../../session/index.ts';
import { PlayingPage } from '../components/PlayingPage.tsx';
import { Page } from '../components/playingStyles.ts';
import { isPersonId } from '../isPersonId.ts';
import { pageNumber } from '../pageNumber.ts';

const Waiting = () => (
  <Page width="column">
    <Stack gap={4} aria-busy="true">
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="card" />
      <Skeleton width="most" />
      <Skeleton width="most" />
    </Stack>
  </Page>
);

/** How often the page looks what is playing now; it rests while nobody sees it. */
const refreshMs = 10_000;

/**
 * One page of what a person plays and played, kept fresh while the page is looked at. The page before stays in
 * view until the next one is there. `isNobody` says that no account has this id.
 *
 * @example
 * const { data, isNobody } = usePlaying(id, 1);
 */
const usePlaying = (uguid: string, page: number) => {
  const services = useServices();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKeys.playing(uguid), page],
    queryFn:
      services === null
        ? skipToken
        : ({ signal }) => services.client.playing({ params: { uguid }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
    staleTime: refreshMs,
  });
  const isNobody = error instanceof ApiError && error.status === 404;
  return { data, error, isNobody, isFetching, isPlaceholderData, refetch };
};

const Playing = ({ id }: { readonly id: string }) => {
  const [search] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const { data, error, isNobody, isFetching, isPlaceholderData, refetch } = usePlaying(id, page);
  if (isNobody) return <NotFoundView />;
  if (data !== undefined) return <PlayingPage id={id} playing={data} isTurning={isPlaceholderData} />;
  if (error === null || isFetching) return <Waiting />;
  return (
    <Page width="column">
      <Heading level={1}>What is playing</Heading>
      <LoadFailed title="This page could not be loaded" error={error} refetch={refetch} />
    </Page>
  );
};

/** Who plays what: the page of one person, or the not-found screen where nobody has the id. */
const PlayingView = () => {
  const { id = '' } = useParams();
  return isPersonId(id) ? <Playing key={id} id={id} /> : <NotFoundView />;
};

export default PlayingView;
