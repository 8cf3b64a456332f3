import { Heading, Skeleton, Stack } from '@backbeat/ui';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { NotFoundView } from '../../not-found/index.ts';
import { PlayingPage } from '../components/PlayingPage.tsx';
import { Page } from '../components/playingStyles.ts';
import { isPersonId } from '../isPersonId.ts';
import { pageNumber } from '../pageNumber.ts';
import { usePlaying } from '../usePlaying.ts';

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
