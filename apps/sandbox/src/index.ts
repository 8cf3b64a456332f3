export type { Fault, FaultTarget } from './control/faults.ts';
export type { Ledger } from './control/ledger.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { type ReadyMadeAccount, type ReadyMadeCreator, readyMadeCreators } from './identity/creators.ts';
export type { PartnerOptions } from './platforms/rights/PartnerAccount.ts';
export type { RightsLedger } from './platforms/rights/rightsBooks.ts';
export type { MadeVideo, WantedVideo } from './platforms/videos/makeVideo.ts';
