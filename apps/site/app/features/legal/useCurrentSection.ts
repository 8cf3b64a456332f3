import { useEffect, useState } from 'react';

/** Below the header. */
const bandTop = 96;
/** Where a section counts as being read: below the header, above the lower half of the window. */
const readingBand = `-${bandTop}px 0px -60% 0px`;

const sectionOf = (id: string) => document.getElementById(id)?.parentElement;

const isAbove = (id: string) => (sectionOf(id)?.getBoundingClientRect().top ?? bandTop) < bandTop;

/** The id of the section that is being read; null above them all. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const all = key.split(' ');
    const visible = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        // Where none is, the last one that has gone by counts.
        setCurrent(all.find((id) => visible.has(id)) ?? all.findLast(isAbove) ?? null);
      },
      { rootMargin: readingBand },
    );
    for (const id of all) {
      const section = sectionOf(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [key]);

  return current;
};
