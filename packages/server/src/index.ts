export { isPortTaken, listenOn, probePort } from './listen.ts';
export { lockDirectory } from './lockDirectory.ts';
