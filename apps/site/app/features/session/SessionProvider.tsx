import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { followSession } from './followSession.ts';
import { openServices } from './openServices.ts';
import { planChosen } from './planSlice.ts';
import { type Services, ServicesContext } from './services.ts';
import { checkStarted, selectSessionError, ssoFailed } from './sessionSlice.ts';

const unreachable = {
  text: 'We could not reach the server. Check your connection and try again.',
  isUnreachable: true,
};

/**
 * Binds the sdk's session to the store after mount: the first render knows no token, as the prerendered page
 * does. The session outlives the provider, so each one is told from the beginning what has happened. What could
 * not be reached is asked again when the connection comes back.
 */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [services, setServices] = useState<Services | null>(null);
  const stop = useRef(() => {});
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const cache = useQueryClient();
  const navigate = useNavigate();

  const open = useCallback(async () => {
    let isGone = false;
    stop.current = () => {
      isGone = true;
    };
    try {
      const opened = await openServices((path) => void navigate(path, { replace: true }));
      if (isGone) return;
      if (opened.planCode !== null) dispatch(planChosen(opened.planCode));
      const { session, tabs } = opened.services;
      const leaveSession = followSession(session, { dispatch, cache, known: opened.idle });
      const leaveTabs = tabs.follow(cache);
      stop.current = () => {
        leaveSession();
        leaveTabs();
      };
      setServices(opened.services);
      void session.start();
    } catch {
      if (!isGone) dispatch(ssoFailed(unreachable));
    }
  }, [dispatch, cache, navigate]);

  const retry = useCallback(() => {
    if (services !== null) return void services.session.reload();
    dispatch(checkStarted());
    void open();
  }, [services, dispatch, open]);

  useEffect(() => {
    void open();
    return () => stop.current();
  }, [open]);

  useEffect(() => {
    const backOnline = () => {
      if (selectSessionError(store.getState())?.isUnreachable) retry();
    };
    window.addEventListener('online', backOnline);
    return () => window.removeEventListener('online', backOnline);
  }, [store, retry]);

  const state = useMemo(() => ({ services, retry }), [services, retry]);
  return <ServicesContext value={state}>{children}</ServicesContext>;
};
