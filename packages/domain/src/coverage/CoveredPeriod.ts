import type { AudienceTierName } from '../audience/audienceTiers.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { ExtensionReason } from './streamExtension.ts';

/** A time in which a plan covers what is played, from its first millisecond to the one at which it is over. */
export interface CoveredPeriod {
  readonly planCode: PlanCode;
  /** Epoch milliseconds. */
  readonly fromMs: number;
  /** Epoch milliseconds; null while nobody says when it ends. */
  readonly untilMs: number | null;
  /** The largest audience that was paid for; left out where the price asks for none. */
  readonly audienceTier?: AudienceTierName;
  /** Set for the rest of a stream in which the plan ended: why it covers on. */
  readonly extension?: ExtensionReason;
}
