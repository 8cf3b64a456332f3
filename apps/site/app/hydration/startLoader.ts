import type { EarlyEvent, ReplayEvents } from './replayEvents.ts';

declare global {
  interface DocumentEventMap {
    /** The page answers by itself from here on; the function given replays what was done before. */
    'page-hydrated': CustomEvent<ReplayEvents>;
  }
}

/**
 * Runs inline in the head, as text, so it may use nothing from outside itself: loads the scripts that its element names
 * when the page has been painted, and keeps earlier events for the replay (docs/hydration.md).
 *
 * @returns what is to be called when the page has been painted
 */
export const startLoader = () => {
  const addresses = `${document.currentScript?.dataset.files}`.split(' ');
  const events: EarlyEvent[] = [];
  const noted = ['pointerdown', 'focusin', 'keydown', 'input', 'click'];
  // The rest of a press: for each of these React would hydrate the whole page at once, and nobody is answered meanwhile.
  const rest =
    'pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keypress textInput paste compositionstart compositionend keyup change';
  const heard = [...noted, ...rest.split(' ')];
  let started = false;

  const note = (event: Event) => {
    const { target, type } = event;
    // Else a view that is hydrated already would answer now, and once more at the replay.
    event.stopPropagation();
    if (!noted.includes(type)) return;
    const button =
      type === 'click' && target instanceof Element
        ? target.closest<HTMLElement>('button:not([commandfor],[popovertarget]),[role=tab]')
        : null;
    if (button) event.preventDefault();
    const { value, checked } = target as HTMLInputElement;
    events.push([event, button, value, checked]);
    load();
  };
  const release = (replayEvents: ReplayEvents) => {
    for (const name of heard) document.removeEventListener(name, note, true);
    replayEvents(events.splice(0));
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const runModules = async () => {
    for (const href of addresses) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    if (document.readyState === 'loading') {
      await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
    }
    for (const address of addresses) {
      await import(/* @vite-ignore */ address);
      await pause();
    }
  };
  const load = () => {
    if (started) return;
    started = true;
    // Where the scripts cannot be had, the page works as a document: forms lead on by themselves.
    runModules().catch(() =>
      release((early) => {
        for (const [, button] of early) button?.click();
      }),
    );
  };
  const soon: (then: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
  const whenIdle = () => void soon(load);
  const whenLoaded = () => {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  };
  for (const name of heard) document.addEventListener(name, note, true);
  document.addEventListener('page-hydrated', ({ detail }) => release(detail));
  // A page in a tab behind others is not painted, and a busy one is never idle. A token that has come must not wait.
  setTimeout(load, 'arrived' in window ? 0 : 4000);
  return whenLoaded;
};
