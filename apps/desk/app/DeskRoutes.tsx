import { EmptyState, LinkButton } from '@backbeat/ui';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { DeskFrame } from './chrome/DeskFrame.tsx';
import { ScreenPlace } from './chrome/ScreenPlace.ts';
import { InboxPage } from './inboxes/InboxPage.tsx';
import { LogPage } from './log/LogPage.tsx';
import { PersonPage } from './people/PersonPage.tsx';
import { ViewPage } from './people/ViewPage.tsx';
import { FindPage } from './search/FindPage.tsx';
import { TeamPage } from './team/TeamPage.tsx';

/** Brings the charts with it. */
const TodayPage = lazy(() => import('./today/TodayPage.tsx'));

const Lost = () => (
  <ScreenPlace>
    <EmptyState title="There is no such page" action={<LinkButton href="/">Find a person</LinkButton>} />
  </ScreenPlace>
);

/** Every screen of the desk. */
export const DeskRoutes = () => (
  <Routes>
    <Route element={<DeskFrame />}>
      <Route index element={<FindPage />} />
      <Route path="people/:guid" element={<PersonPage />} />
      <Route path="people/:guid/view" element={<ViewPage />} />
      <Route path="today" element={<TodayPage />} />
      <Route path="inboxes/:inbox" element={<InboxPage />} />
      <Route path="team" element={<TeamPage />} />
      <Route path="log" element={<LogPage />} />
      <Route path="*" element={<Lost />} />
    </Route>
  </Routes>
);
