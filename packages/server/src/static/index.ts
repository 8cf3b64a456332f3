export { cacheControl, hashedFiles } from './caching.ts';
export { compressFiles } from './compressFiles.ts';
export { createReporter, reportsPath } from './reports.ts';
export { runServer, type ServeOptions, serve } from './serve.ts';
export { serveFiles, servePage } from './serveFiles.ts';
