'use client';

import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { completeConfig, type PaymentsConfig } from '../config.ts';
import { createPayments, type PaymentsClient } from '../createPayments.ts';
import type { PaymentError } from '../PaymentError.ts';
import { en, type PaymentsTexts } from '../texts/en.ts';
import { PaymentsContext, type PaymentsState } from './PaymentsContext.ts';

export interface PaymentsProviderProps {
  /** A new object with the same values does not start over; other values do. */
  readonly config: PaymentsConfig;
  /** Texts in another language, all or some. @default those of the provider around it, else English */
  readonly texts?: Partial<PaymentsTexts>;
  /** What pays. */
  readonly children?: ReactNode;
  /** Makes the client. @default createPayments */
  readonly create?: (config: PaymentsConfig) => PaymentsClient;
}

interface Opened {
  readonly client: PaymentsClient;
  readonly status: PaymentsState['status'];
  readonly error: PaymentError | null;
  readonly attempt: number;
}

/** Tells whether two configurations lead to the same client. */
export const isSameConfig = (a: PaymentsConfig, b: PaymentsConfig): boolean =>
  JSON.stringify(Object.entries(completeConfig(a)).sort()) ===
  JSON.stringify(Object.entries(completeConfig(b)).sort());

/** The first of several equal configurations, so that a fresh object per render starts nothing over. */
const useStableConfig = (config: PaymentsConfig): PaymentsConfig => {
  const [stable, setStable] = useState(config);
  if (stable === config || isSameConfig(stable, config)) return stable;
  setStable(config);
  return config;
};

/**
 * Owns one payment client for the components below: made after mount, loaded at once, disposed on unmount.
 *
 * @example
 * <PaymentsProvider config={config}>
 *   <CardField ref={card} error={declined} />
 * </PaymentsProvider>
 */
export const PaymentsProvider = (props: PaymentsProviderProps) => {
  const { config, texts, children, create = createPayments } = props;
  const outer = use(PaymentsContext);
  const stableConfig = useStableConfig(config);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const client = create(stableConfig);
    let gone = false;
    setOpened({ client, attempt, status: 'loading', error: null });
    void client.load().then((result) => {
      if (gone) return;
      setOpened(
        result.ok
          ? { client, attempt, status: 'ready', error: null }
          : { client, attempt, status: 'unavailable', error: result.error },
      );
    });
    return () => {
      gone = true;
      client.dispose();
      setOpened(null);
    };
  }, [create, stableConfig, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const state = useMemo<PaymentsState>(
    () => ({
      client: opened?.client ?? null,
      provider: stableConfig.provider,
      status: opened?.status ?? 'loading',
      error: opened?.error ?? null,
      attempt: opened?.attempt ?? 0,
      retry,
      texts: { ...(outer?.texts ?? en), ...texts },
    }),
    [opened, retry, stableConfig.provider, outer?.texts, texts],
  );
  return <PaymentsContext value={state}>{children}</PaymentsContext>;
};
