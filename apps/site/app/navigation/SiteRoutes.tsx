import { Outlet, useRoutes } from 'react-router';
import { Chrome } from '../chrome/Chrome.tsx';
import { routeObjects } from './pages.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useScrollPlaces } from './useScrollPlaces.ts';
import { PendingContext, useShownLocation } from './useShownLocation.ts';

const frame = (
  <Chrome>
    <Outlet />
  </Chrome>
);
const table = [{ element: frame, children: routeObjects }];

interface SiteRoutesProps {
  /** The path that the document was prerendered for; null where none was. */
  readonly prerendered: string | null;
  /** The path that the document was asked for: its address may have led on since. @default prerendered */
  readonly asked?: string | null;
}

/**
 * The page of the address, in its frame. Below it `useLocation` says what is on the screen.
 */
export const SiteRoutes = ({ prerendered, asked = prerendered }: SiteRoutesProps) => {
  const { shown, isPending } = useShownLocation(prerendered);
  const { location } = shown;
  usePrefetch();
  useDocumentHead(location.pathname, asked);
  useScrollPlaces(shown);
  const page = useRoutes(table, location);
  return <PendingContext value={isPending}>{page}</PendingContext>;
};
