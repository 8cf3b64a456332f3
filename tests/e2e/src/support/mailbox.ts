import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, type RunningSystem } from './test.ts';

/** A letter as the mail server took it. */
export interface ReceivedLetter {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly source: string;
  /** More than one if it was sent again. */
  readonly copies: number;
}

/** The address that the identity providers have of somebody with this name. */
export const addressOf = (name: string): string =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}@creators.example`;

/** The letters to an address, newest first. */
export const mailboxOf = async (
  { sandboxUrl }: Pick<RunningSystem, 'sandboxUrl'>,
  address: string,
): Promise<readonly ReceivedLetter[]> =>
  (await fetch(`${sandboxUrl}/mail/${encodeURIComponent(address)}.json`)).json();

/** Waits for the one letter with this subject. */
export const letterTo = async (
  system: Pick<RunningSystem, 'sandboxUrl'>,
  address: string,
  subject: string,
): Promise<ReceivedLetter> => {
  const found = async () => (await mailboxOf(system, address)).filter((letter) => letter.subject === subject);
  await expect
    .poll(async () => (await found()).length, { message: `“${subject}” to ${address}`, timeout: 60_000 })
    .toBe(1);
  const [letter] = await found();
  if (letter === undefined) throw new Error(`“${subject}” to ${address} is gone`);
  return letter;
};

/** Sends news of stations to everybody who agreed, as an operator does. The database is the command's alone meanwhile. */
export const sendNews = async (system: RunningSystem, campaign: string): Promise<string> => {
  await system.stopApi('SIGTERM');
  const args = ['run', '--silent', 'mail:news', '--', campaign, '--stations', 'lofi,spooky', '--send'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    env: { ...process.env, ...system.env },
  });
  await system.startApi();
  return stdout;
};

/**
 * Starts the api anew, which looks at once for reminders that are due. An open page is left first: it would ask the api
 * meanwhile.
 */
export const startRounds = async (system: RunningSystem, open?: Page): Promise<void> => {
  await open?.goto('about:blank');
  await system.stopApi();
  await system.startApi();
};
