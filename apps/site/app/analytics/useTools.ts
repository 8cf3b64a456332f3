import { useEffect, useState } from 'react';
import { useServices } from '../features/session/index.ts';
import { openTools, type Tools } from './openTools.ts';

let opening: Promise<Tools> | null = null;

/** The tools, opened once per page load; null until they are there. */
export const useTools = (): Tools | null => {
  const config = useServices()?.config ?? null;
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (config === null) return;
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
