import { Outlet, useRoutes } from 'react-router';
import { Chrome } from '../chrome/Chrome.tsx';
import { routesFor } from './pages.tsx';
import { PendingContext } from './pending.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useScrollPlaces } from './useScrollPlaces.ts';
import { useShownLocation } from './useShownLocation.ts';

const frame = (
  <Chrome>
    <Outlet />
  </Chrome>
);

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
  const page = useRoutes([{ element: frame, children: routesFor(location.pathname) }], location);
  return <PendingContext value={isPending}>{page}</PendingContext>;
};
