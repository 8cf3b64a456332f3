import { Button, EmptyState, SideMenu } from '@backbeat/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOwnTitle } from '../../../navigation/useDocumentHead.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { loginModalOpened, useSession, useSessionRetry } from '../../session/index.ts';
import { areaAccess } from '../areaAccess.ts';
import { AccountBanner } from '../dunning/AccountBanner.tsx';
import { currentEntry, menuEntries } from '../menuEntries.ts';
import { AreaWaiting } from './AreaWaiting.tsx';
import { Column, Page, PageTitle, Shell } from './settingsStyles.ts';

/** The settings area: its menu, and its pages for people who are signed in. */
export const SettingsArea = ({ children }: { readonly children: ReactElement }) => {
  const session = useSession();
  const retry = useSessionRetry();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const [wasOpen, setWasOpen] = useState(false);
  const ended = useRef<HTMLDivElement>(null);
  const current = currentEntry(pathname);
  const access = areaAccess({ ...session, wasOpen, isInviting: current.invitation !== undefined });

  useOwnTitle(access === 'open' ? current.label : null, 'area');

  useEffect(() => {
    if (access === 'open') setWasOpen(true);
    if (access === 'home') void navigate('/', { replace: true });
  }, [access, navigate]);

  useEffect(() => {
    // What was pressed is gone with the page.
    if (access === 'ended') ended.current?.focus();
  }, [access]);

  return (
    <Shell>
      <StreamerModeState />
      <SideMenu
        label="Account"
        items={menuEntries.map((entry) => ({ ...entry, current: entry === current }))}
      />
      {access === 'open' ? (
        <Column>
          {/* The subscription page says the same itself, with the card below. */}
          {current.href === '/settings/subscription' ? null : <AccountBanner />}
          <StreamerModeBanner />
          {children}
        </Column>
      ) : null}
      {access === 'waiting' || access === 'home' ? <AreaWaiting title={current.label} /> : null}
      {access === 'ended' ? (
        <EmptyState
          ref={ended}
          tabIndex={-1}
          role="group"
          aria-label="You were signed out"
          title="You were signed out"
          action={
            <Button variant="primary" onClick={() => dispatch(loginModalOpened(pathname))}>
              Sign in again
            </Button>
          }
        >
          {session.error?.isMerged
            ? session.error.text
            : `Your session has ended.${current.keepsTyped ? ' What you typed is kept in this tab.' : ''}`}
        </EmptyState>
      ) : null}
      {access === 'invited' && current.invitation !== undefined ? (
        <Page>
          <PageTitle level={1}>{current.label}</PageTitle>
          <EmptyState
            title={current.invitation.title}
            action={
              <Button variant="primary" onClick={() => dispatch(loginModalOpened(pathname))}>
                Sign in
              </Button>
            }
          >
            {current.invitation.text}
          </EmptyState>
        </Page>
      ) : null}
      {access === 'unreachable' ? (
        <EmptyState
          title="Your account is out of reach"
          action={
            <Button variant="primary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {session.error?.text}
        </EmptyState>
      ) : null}
    </Shell>
  );
};
