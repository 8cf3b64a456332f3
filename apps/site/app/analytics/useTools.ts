import { useEffect, useState } from 'react';
import { useSiteConfig } from '../config/useSiteConfig.ts';
import { openTools, type Tools } from './openTools.ts';

let opening: Promise<Tools> | null = null;

/** The tools, opened once per page load; null until they are there. */
export const useTools = (): Tools | null => {
  const config = useSiteConfig();
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (config === undefined) return;
    let isGone = false;
    opening ??= openTools(config);
    opening
      .then((opened) => {
        if (!isGone) setTools(opened);
      })
      .catch((error: unknown) => {
        opening = null;
        console.warn('Analytics could not be loaded.', error);
      });
    return () => {
      isGone = true;
    };
  }, [config]);

  return tools;
};
