import { useEffect, useState } from 'react';

/** Where a section counts as being read: below the header, above the lower half of the window. */
const readingBand = '-96px 0px -60% 0px';

/** The id of the section that is being read; null before anybody has scrolled. */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const visible = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        const first = key.split(' ').find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: readingBand },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)?.parentElement;
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [key]);

  return current;
};
