/** What extensions put beside inputs, where `InputPlace` holds nothing else. */
const guests = '[data-alone] > :not(input, textarea, select)';

/**
 * React gives up a page with an element that it did not draw. What extensions put beside inputs waits outside until
 * the page is hydrated; after that nothing of ours comes or goes beside an input, and it does no harm.
 */
export const keepInputsAlone = (): void => {
  const out: (readonly [place: Element | null, guest: Element])[] = [];
  const takeOut = () => {
    for (const guest of document.querySelectorAll(guests)) {
      out.push([guest.parentElement, guest]);
      guest.remove();
    }
  };
  takeOut();
  const observer = new MutationObserver(takeOut);
  observer.observe(document.body, { childList: true, subtree: true });
  const takeBack = () => {
    observer.disconnect();
    for (const [place, guest] of out) place?.append(guest);
  };
  document.addEventListener('page-hydrated', takeBack, { once: true });
};
