import { webManifestPath } from './webManifest.ts';

/** Names the web manifest. In the page itself it would be asked for before the page is painted. */
export const nameManifest = (): void => {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPath;
  document.head.append(link);
};
