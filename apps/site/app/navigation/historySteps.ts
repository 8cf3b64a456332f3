type Hear = (event: PopStateEvent) => void;

let guard: Hear | null = null;

/** The last step through the browser's history. */
export const lastStep = {
  /** Whether the browser has shown the way from page to page by itself, as for a swipe. */
  isShown: false,
};

/** Lets somebody hear of steps ahead of the router, and stop them. Returns how to end it. */
export const guardSteps = (hear: Hear): (() => void) => {
  guard = hear;
  return () => {
    if (guard === hear) guard = null;
  };
};

// Before the router listens, which it does from its first drawing on.
if (!import.meta.env.SSR) {
  window.addEventListener('popstate', (event) => {
    lastStep.isShown = event.hasUAVisualTransition;
    guard?.(event);
  });
}
