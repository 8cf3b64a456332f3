import type { Scheme } from '../tokens/colors.ts';

/** What a person may choose: one scheme, or that of the system. */
export type SchemeChoice = Scheme | 'system';

/** Where the choice is kept in local storage. */
export const schemeStorageKey = 'color-scheme';

/**
 * Script text for the head: puts a remembered choice on `<html data-scheme>` before the first paint, so nothing
 * flashes. Allow it in a content security policy by the hash of exactly this text.
 *
 * @example <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
 */
export const schemeScript = `try{var s=localStorage.getItem("${schemeStorageKey}");if(s==="dark"||s==="light")document.documentElement.dataset.scheme=s}catch{}`;

/** Reads the remembered choice; storage that is blocked or empty means `system`. */
export const readSchemeChoice = (): SchemeChoice => {
  try {
    const kept = localStorage.getItem(schemeStorageKey);
    return kept === 'dark' || kept === 'light' ? kept : 'system';
  } catch {
    return 'system';
  }
};

/** Sets a choice on `<html>` and stores it, if storage is not blocked. */
export const applySchemeChoice = (choice: SchemeChoice): void => {
  if (choice === 'system') document.documentElement.removeAttribute('data-scheme');
  else document.documentElement.setAttribute('data-scheme', choice);
  try {
    if (choice === 'system') localStorage.removeItem(schemeStorageKey);
    else localStorage.setItem(schemeStorageKey, choice);
  } catch {
    // The choice still holds for this page.
  }
};
