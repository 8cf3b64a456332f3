import { SkipLink } from '@backbeat/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ActsProvider } from '../acts/ActsProvider.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { ScreenPlace } from './ScreenPlace.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Waiting } from './Waiting.tsx';

const mainId = 'main';

/** What every screen stands in: header, keys, acts. A new screen is told to screen readers by its focus. */
export const DeskFrame = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    // The first screen has a field of its own that takes it.
    if (pathname !== '/') main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useShortcuts({
    '/': () => (search.current ? search.current.focus() : main.current?.querySelector('input')?.focus()),
    t: () => void navigate('/today'),
    i: () => void navigate('/inboxes/songs'),
    '?': () => setAreKeysShown(true),
  });
  return (
    <ActsProvider>
      <SkipLink href={`#${mainId}`}>Skip to the page</SkipLink>
      <DeskHeader searchRef={search} />
      <main id={mainId} ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        <Suspense
          fallback={
            <ScreenPlace>
              <Waiting label="Loading" />
            </ScreenPlace>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <ShortcutsDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </ActsProvider>
  );
};
