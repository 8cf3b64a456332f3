export { type ListenVariables, listenOn, listenProblem, probePort } from './listen.ts';
export { lockDirectory } from './lockDirectory.ts';
