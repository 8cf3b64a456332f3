/**
 * Which pages the browser may fetch before they are asked for, where it can: those that a pointer rests on. They
 * hold until the page is hydrated; then its router fetches the files of the next page itself.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        selector_matches:
          "[href^='/']:not([target],[download],[href^='/log'],[href^='/settings'],[href^='/checkout'])",
      },
      eagerness: 'moderate',
    },
  ],
} as const;

/** Takes the rules back. */
export const stopSpeculation = (): void =>
  document.querySelector('script[type="speculationrules"]')?.remove();
