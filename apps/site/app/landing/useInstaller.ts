import { brand, type EnvironmentInfo, environmentInfo } from '@backbeat/domain';
import { useInBrowser } from '../hydration/useInBrowser.ts';

const installers = { dmg: brand.links.macApp, exe: brand.links.windowsApp } as const;

const readEnvironment = () => environmentInfo(navigator.userAgent, navigator.maxTouchPoints);

/** What this browser runs on; null in the prerendered page and the first render over it. */
export const useEnvironment = (): EnvironmentInfo | null =>
  useInBrowser<EnvironmentInfo | null>(readEnvironment, null);

/** The address of the desktop app for this computer; null where it does not run, and as long as that is unknown. */
export const useInstaller = (): string | null => {
  const ext = useEnvironment()?.ext ?? null;
  return ext === null ? null : installers[ext];
};
