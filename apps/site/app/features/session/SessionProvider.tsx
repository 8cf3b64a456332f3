import { hasSsoSession, storageKeys } from '@backbeat/sdk';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tabStorage } from '../../browserStorage.ts';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { hasSessionHint } from './arrivedToken.ts';
import { openServices, provideNavigate } from './openServices.ts';
import { planChosen } from './planSlice.ts';
import { type Services, ServicesContext } from './services.ts';
import { changedElsewhere, selectSessionError, sessionChanged, sessionEnded } from './sessionSlice.ts';

const unreachable = sessionChanged({
  status: 'signed-out',
  error: {
    text: 'We could not reach the server. Check your connection and try again.',
    isUnreachable: true,
  },
});

const nobody = {
  status: 'signed-out',
  error: { text: 'Nobody is signed in.', isUnreachable: false },
} as const;

/**
 * Whether nobody is signed in, as far as one question to the api can tell. Most visitors of a public page are
 * anonymous visitors, and for them neither the client nor its schemas have to be loaded.
 */
const isAnonymous = async (): Promise<boolean> => {
  if (hasSessionHint()) return false;
  const { apiUrl } = await loadSiteConfig();
  return !(await hasSsoSession(apiUrl));
};

/**
 * Binds the sdk's session to the store after mount, since the first render knows no token. For anonymous visitors it
 * stays closed until a view wants it; what could not be reached is asked again when the connection is back.
 */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [services, setServices] = useState<Services | null>(null);
  const isWanted = useRef(false);
  const stop = useRef(() => {});
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();

  const open = useCallback(async () => {
    let isGone = false;
    stop.current();
    stop.current = () => {
      isGone = true;
    };
    try {
      if (!isWanted.current && (await isAnonymous())) {
        if (isGone) return;
        const hasLoggedIn = tabStorage.getItem(storageKeys.hasLoggedIn) === 'true';
        dispatch(sessionChanged({ ...nobody, hasLoggedIn }));
        return;
      }
      const { services: opened, planCode, idle } = await openServices();
      if (isGone) return;
      if (planCode !== null) dispatch(planChosen(planCode));
      stop.current = opened.follow({
        known: idle,
        onChange: (state) => dispatch(sessionChanged(state)),
        onEnd: () => dispatch(sessionEnded()),
        onOtherTab: () => dispatch(changedElsewhere()),
      });
      setServices(opened);
    } catch {
      if (!isGone) dispatch(unreachable);
    }
  }, [dispatch]);

  const want = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    void open();
  }, [open]);

  const retry = useCallback(() => {
    if (services !== null) return void services.session.reload();
    dispatch(sessionChanged({ status: 'loading', error: null }));
    void open();
  }, [services, dispatch, open]);

  useEffect(() => provideNavigate((path) => void navigate(path, { replace: true })), [navigate]);

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

  const state = useMemo(() => ({ services, want, retry }), [services, want, retry]);
  return <ServicesContext value={state}>{children}</ServicesContext>;
};
