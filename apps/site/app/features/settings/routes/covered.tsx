import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { ChannelList } from '../coverage/ChannelList.tsx';
import { CoverageLight } from '../coverage/CoverageLight.tsx';
import { NextStream } from '../coverage/NextStream.tsx';
import { PublicAddresses } from '../coverage/PublicAddresses.tsx';
import { VideoChannel } from '../coverage/VideoChannel.tsx';
import { coveredEntry } from '../menuEntries.ts';

/** The light, and all that it depends on and that a person may set. */
const Covered = () => (
  <Page>
    <PageTitle level={1}>{coveredEntry.label}</PageTitle>
    <Notifications />
    <CoverageLight>
      {(coverage) => (
        <>
          <ChannelList coverage={coverage} />
          <NextStream coverage={coverage} />
          <PublicAddresses coverage={coverage} />
          <VideoChannel coverage={coverage} />
        </>
      )}
    </CoverageLight>
  </Page>
);

export default Covered;
