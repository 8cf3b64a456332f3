export type { Fault, FaultTarget } from './control/faults.ts';
export type { Ledger } from './control/ledger.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { type ReadyMadeAccount, type ReadyMadeCreator, readyMadeCreators } from './identity/creators.ts';
