import type { RunningSystem } from './test.ts';

interface Subscription {
  readonly id: string;
  readonly accountCode: string;
  readonly state: string;
  readonly pause: { readonly cyclesLeft: number } | null;
}

/** The payment provider's books: what it sold and charged. */
export interface Ledger {
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly { readonly state: string; readonly dueAtMs: number }[];
  readonly charges: readonly { readonly accountCode: string; readonly amountCents: number }[];
}

/** The payment provider's books for one account, which the thank-you address and the account name by its hash. */
export const ledgerOf = async (
  { sandboxUrl }: Pick<RunningSystem, 'sandboxUrl'>,
  accountCode: string,
): Promise<Ledger> => {
  const answer = await fetch(`${sandboxUrl}/ledger?account=${accountCode}`);
  return answer.json();
};

/** A fault of the payment provider. */
export interface Fault {
  readonly target: 'purchases' | 'changes' | 'token' | 'js' | 'identity' | 'v3' | 'platforms';
  readonly delayMs?: number;
  readonly status?: number;
  readonly when?: 'before' | 'after';
  readonly times?: number;
}

export const addFault = async (system: RunningSystem, fault: Fault): Promise<void> => {
  await fetch(`${system.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
};
