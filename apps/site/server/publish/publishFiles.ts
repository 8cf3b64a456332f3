import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { robotsText, sitemapText } from '../../app/seo/crawlerFiles.ts';
import { llmsText, llmsTextPath } from '../../app/seo/llmsText.ts';
import { planCatalogue, planCataloguePath } from '../../app/seo/planCatalogue.ts';
import { webManifest, webManifestPath } from '../../app/seo/webManifest.ts';
import { writePictures } from './writePictures.ts';

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Everything beside the pages that crawlers, systems and programs ask for: robots.txt, sitemap.xml, llms.txt,
 * plans.json, the web manifest, icons and the pictures of shared links.
 *
 * @param client folder of the pages
 */
export const publishFiles = async (client: string): Promise<void> => {
  const texts: Readonly<Record<string, string>> = {
    '/robots.txt': robotsText(),
    '/sitemap.xml': sitemapText(),
    [llmsTextPath]: llmsText(),
    [planCataloguePath]: jsonText(planCatalogue()),
    [webManifestPath]: jsonText(webManifest()),
  };
  for (const [path, text] of Object.entries(texts)) await writeFile(join(client, path), text);
  await writePictures(client);
};
