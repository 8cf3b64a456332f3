import { lettersQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { LetterPanels } from '../letters/LetterPanels.tsx';
import { lettersEntry } from '../menuEntries.ts';

const Content = () => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useQuery(lettersQuery(client));
  if (data !== undefined) return <LetterPanels data={data} />;
  if (error === null || isFetching)
    return (
      <>
        <PanelWaiting />
        <PanelWaiting />
      </>
    );
  return <LoadFailed title="Your letters could not be loaded" error={error} refetch={refetch} />;
};

/** Which letters we write to somebody, and where they go. */
const LettersPage = () => (
  <Page>
    <PageTitle level={1}>{lettersEntry.label}</PageTitle>
    <Notifications />
    <Content />
  </Page>
);

export default LettersPage;
