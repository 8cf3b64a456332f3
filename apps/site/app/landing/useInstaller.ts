import { brand } from '@backbeat/domain';
import { useSyncExternalStore } from 'react';
import { type EnvironmentInfo, environmentInfo } from './desktopApp.ts';

export type { EnvironmentInfo } from './desktopApp.ts';

const installers = { dmg: brand.links.macApp, exe: brand.links.windowsApp } as const;

const never = () => () => {};
const readEnvironment = () => environmentInfo(navigator);

/** What this browser runs on; null in the first render. */
export const useEnvironment = (): EnvironmentInfo | null =>
  useSyncExternalStore(never, readEnvironment, () => null);

/** The address of the desktop app for this computer; null where it does not run, and in the first render. */
export const useInstaller = (): string | null => {
  const ext = useEnvironment()?.ext ?? null;
  return ext === null ? null : installers[ext];
};
