import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openApiDocument.ts';

const text = JSON.stringify(openApiDocument(), null, 2);
await writeFile(new URL('../../../docs/openapi.json', import.meta.url), `${text}\n`);
