/** Everything that is brought into view stops above what stands at the lower edge of the window. */
const clearance = 'calc(var(--pay-bar, 0px) + var(--cookies, 0px) + 16px)';

/** Tells the page as a custom property how much of the window's lower edge an element takes. */
const taking = (name: '--pay-bar' | '--cookies') => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = clearance;
  const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};

/** Refs for the bars at the lower edge; the cookie banner stands on the pay bar. */
export const bottomBars = { payBar: taking('--pay-bar'), cookies: taking('--cookies') } as const;
