import type { PlanCode } from '@backbeat/domain';
import type { SessionSnapshot } from '@backbeat/sdk';
import { tabStorage } from '../../browserStorage.ts';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { releaseFile } from '../../release/missingFiles.ts';
import { savedPlan } from './savedPlan.ts';
import type { Services } from './services.ts';

/** The services, and what was known before the session started. */
export interface OpenedServices {
  readonly services: Services;
  /** The session before anything was asked: where a new follower starts. */
  readonly idle: SessionSnapshot;
  /** The plan that was chosen before signing in; the session forgets it as soon as it knows the person. */
  readonly planCode: PlanCode | null;
}

type Navigate = (path: string) => void;

let opening: Promise<OpenedServices> | null = null;

let provide: (navigate: Navigate) => void = () => {};
const navigate = new Promise<Navigate>((resolve) => {
  provide = resolve;
});

/** Tells how to go to a path of this site without loading it: the session may start before the router. */
export const provideNavigate = (given: Navigate): void => provide(given);

const goTo = async (path: string) => (await navigate)(path);

const open = async (): Promise<OpenedServices> => {
  // The client and its contract are not part of what a page needs to be hydrated.
  const [config, { createServices }] = await Promise.all([
    loadSiteConfig(),
    releaseFile(import('./createServices.ts')),
  ]);
  // Leaves a path of this site to the router, everything else to the browser.
  const go = (target: string) => {
    if (target.startsWith('/')) void goTo(target);
    // Replaces the entry of the history: Back would lead here and be sent on again.
    else window.location.replace(target);
  };
  const services = createServices(config, go);
  const idle = services.session.getSnapshot();
  const planCode = savedPlan(tabStorage);
  void services.session.start();
  return { services, idle, planCode };
};

/**
 * The services of this page load, with a session that finds out who is here: opened once, however often this is asked.
 * Rejects while the configuration cannot be had; the next call tries again.
 */
export const openServices = (): Promise<OpenedServices> => {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};
