import { Button, EmptyState, SideMenu } from '@backbeat/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOwnTitle } from '../../../navigation/useDocumentHead.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import {
  loginModalDue,
  loginModalOpened,
  type SessionView,
  useSession,
  useSessionRetry,
} from '../../session/index.ts';
import { AccountBanner } from '../dunning/AccountBanner.tsx';
import { currentEntry, menuEntries } from '../menuEntries.ts';
import { AreaWaiting } from './AreaWaiting.tsx';
import { Column, Page, PageTitle, Shell } from './settingsStyles.ts';

/** What the settings area does with its visitor. */
type AreaAccess = 'waiting' | 'unreachable' | 'home' | 'invited' | 'ended' | 'open';

interface Visit extends Pick<SessionView, 'status' | 'error'> {
  /** Somebody was signed in on this very visit. */
  readonly wasOpen?: boolean;
  /** The page says to everybody what it is about. */
  readonly isInviting?: boolean;
}

/**
 * Nobody signed in: home. A service that does not answer is no reason to send somebody away, and neither is a
 * session that ends in the middle, which nobody has asked for, or an account that was merged into another one.
 *
 * @example areaAccess({ status: 'signed-out', error: null }) // → 'home'
 */
export const areaAccess = ({ status, error, wasOpen = false, isInviting = false }: Visit): AreaAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-in') return 'open';
  if (error?.isUnreachable) return 'unreachable';
  if (error?.isMerged || (wasOpen && error !== null)) return 'ended';
  return isInviting ? 'invited' : 'home';
};

/** The settings area: its menu, and its pages for people who are signed in. */
export const SettingsArea = ({ children }: { readonly children: ReactElement }) => {
  const session = useSession();
  const retry = useSessionRetry();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const [wasOpen, setWasOpen] = useState(false);
  const ended = useRef<HTMLDivElement>(null);
  const current = currentEntry(pathname);
  const access = areaAccess({ ...session, wasOpen, isInviting: current.invitation !== undefined });

  useOwnTitle(access === 'open' ? current.label : null, 'area');

  useEffect(() => {
    if (access === 'open') setWasOpen(true);
    if (access !== 'home') return;
    // Whoever comes from a letter signs in there and is led back; whoever has just signed out is not asked.
    if (!wasOpen) dispatch(loginModalDue(`${pathname}${search}`));
    void navigate('/', { replace: true });
  }, [access, wasOpen, pathname, search, dispatch, navigate]);

  useEffect(() => {
    // The pressed control is gone with its page.
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
