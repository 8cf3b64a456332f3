/**
 * Runs in the page, as text: from now on the page's errors are kept, and the ones that were kept so far are handed
 * over. Doing it twice keeps nothing twice.
 */
export const drainProblems = (): string[] => {
  const key = 'problemsOfThisPage';
  const before: unknown = Reflect.get(window, key);
  if (Array.isArray(before)) return before.splice(0).map(String);
  const kept: string[] = [];
  Reflect.set(window, key, kept);
  // React leaves its mark on what it takes over.
  const taken = [...document.querySelectorAll('body > *')].some((element) =>
    Object.keys(element).some((name) => name.startsWith('__react')),
  );
  Reflect.set(window, 'isHeardFromStart', !taken);
  window.addEventListener('error', ({ message }) => {
    if (message) kept.push(`uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(`rejected: ${String(reason)}`));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    kept.push(`console: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  return [];
};

/** Runs in the page, as text: whether the errors were kept before the page's scripts had taken it over. */
export const isHeardFromStart = (): boolean => Reflect.get(window, 'isHeardFromStart') === true;

/** Runs in the page, as text: whether what the page shows holds a text. */
export const showsText = (text: string, flags: string, isPattern: boolean): boolean => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility()) words += node.textContent;
  }
  const shown = words.replace(/\s+/g, ' ');
  return isPattern ? new RegExp(text, flags).test(shown) : shown.includes(text);
};

/** Runs in the page, as text: marks it as the one that is about to be left. */
export const leaveBehind = (): void => void Reflect.set(window, 'isLeftBehind', true);

/** Runs in the page, as text: whether this is another page than the one that was left, and all of it is there. */
export const hasArrived = (): boolean =>
  !Reflect.has(window, 'isLeftBehind') &&
  document.readyState === 'complete' &&
  location.href !== 'about:blank';

/** Runs in the page, as text. */
export const isThisWide = (width: number): boolean => innerWidth === width;
