import type { AudienceTierName } from '../audience/audienceTiers.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { ExtensionReason } from './streamExtension.ts';

/** A time in which a plan covers what is played; `fromMs` is included, `untilMs` is not. */
export interface CoveredPeriod {
  readonly planCode: PlanCode;
  /** Epoch milliseconds. */
  readonly fromMs: number;
  /** Epoch milliseconds; `null` while the end is unknown. */
  readonly untilMs: number | null;
  /** The largest audience that was paid for; absent when the price does not depend on it. */
  readonly audienceTier?: AudienceTierName;
  /** Set for the rest of a stream in which the plan ended: why it is still covered. */
  readonly extension?: ExtensionReason;
}
