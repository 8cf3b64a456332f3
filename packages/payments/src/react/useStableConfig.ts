import { useState } from 'react';
import { completeConfig, type PaymentsConfig } from '../config.ts';

/** Tells whether two configurations lead to the same client. */
export const isSameConfig = (a: PaymentsConfig, b: PaymentsConfig): boolean =>
  JSON.stringify(Object.entries(completeConfig(a)).sort()) ===
  JSON.stringify(Object.entries(completeConfig(b)).sort());

/** The first of several equal configurations, so that a fresh object per render starts nothing over. */
export const useStableConfig = (config: PaymentsConfig): PaymentsConfig => {
  const [stable, setStable] = useState(config);
  if (stable === config || isSameConfig(stable, config)) return stable;
  setStable(config);
  return config;
};
