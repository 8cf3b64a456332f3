import { writeFile } from 'node:fs/promises';
import { openApiDocument, staffOpenApiDocument } from './openApiDocument.ts';

for (const [name, document] of [
  ['openapi', openApiDocument()],
  ['staff-openapi', staffOpenApiDocument()],
] as const)
  await writeFile(
    new URL(`../../../docs/${name}.json`, import.meta.url),
    `${JSON.stringify(document, null, 2)}\n`,
  );
