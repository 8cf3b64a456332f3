import { createEarlyPayments, type PaymentsClient } from '@backbeat/payments';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { readStoredMode } from '../../streamer-mode/storedMode.ts';
import { trustProviders } from '../../trust/trustProviders.ts';
import { paymentsConfig } from './paymentsConfig.ts';

let early: PaymentsClient | null = null;

/** Puts the card into the prerendered checkout, where it needs neither React nor a person. */
export const startCard = async (box: HTMLElement): Promise<void> => {
  const { isOn, isLive } = readStoredMode();
  // Who may be live gets a card when the page can blur it.
  if (isOn || isLive !== null) return;
  const config = paymentsConfig(await loadSiteConfig());
  trustProviders([config.scriptUrl]);
  early = createEarlyPayments(config, box);
};

/** The client with that card, once. */
export const takeEarlyPayments = (): PaymentsClient | null => {
  const taken = early;
  early = null;
  return taken;
};
