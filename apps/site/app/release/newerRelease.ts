import { brand } from '@backbeat/domain';
import type { SafeStorage } from '@backbeat/sdk';

const entryName = /entry\.client-[\w-]+/;
const markKey = `${brand.slug}.reloadedFrom`;

/** The file that starts this release: it has another name as soon as any script of the site has changed. */
const ownRelease = (): string | null => entryName.exec(document.head.innerHTML)?.[0] ?? null;

/** The release that the server sends now; null where it does not answer. */
const servedRelease = async (): Promise<string | null> => {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-cache' });
    return entryName.exec(await answer.text())?.[0] ?? null;
  } catch {
    return null;
  }
};

/** What a reload would bring: another release, the same files once more, or a page that says "no connection". */
export type ReloadWorth = 'newer' | 'same' | 'unreachable';

/** Asks the server what a reload would bring. */
export const reloadWorth = async (): Promise<ReloadWorth> => {
  const served = await servedRelease();
  if (served === null) return 'unreachable';
  return served === ownRelease() ? 'same' : 'newer';
};

/**
 * Marks that this tab leaves this release by itself. False where it has done so before: then a reload brought the same
 * release again; and where the browser keeps nothing, so that nobody could tell.
 */
export const markReload = (storage: SafeStorage): boolean => {
  const own = ownRelease();
  if (own === null || storage.getItem(markKey) === own) return false;
  storage.setItem(markKey, own);
  return storage.lasts(markKey);
};
