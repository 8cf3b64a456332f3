import { fileURLToPath } from 'node:url';
import { compressFiles } from '@backbeat/server/static';

await compressFiles(fileURLToPath(new URL('../build/client', import.meta.url)));
