import { Panel, Skeleton } from '@backbeat/ui';
import { Page, PageTitle } from './settingsStyles.ts';

/** A settings page while the account is on its way. */
export const AreaWaiting = ({ title }: { readonly title: string }) => (
  <Page aria-busy="true">
    <PageTitle level={1}>{title}</PageTitle>
    <PanelWaiting />
    <PanelWaiting />
  </Page>
);

/** A panel whose content is on its way. */
export const PanelWaiting = () => (
  <Panel padding="calm" stacked aria-hidden="true">
    <Skeleton shape="heading" width="third" />
    <Skeleton width="most" />
    <Skeleton shape="button" />
  </Panel>
);
