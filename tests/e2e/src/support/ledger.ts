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
  readonly invoices: readonly {
    readonly state: string;
    readonly dueAtMs: number;
    readonly origin: string;
    readonly totalCents: number;
  }[];
  readonly charges: readonly { readonly accountCode: string; readonly amountCents: number }[];
  /** Every attempt. */
  readonly transactions: readonly {
    readonly type: string;
    readonly status: string;
    readonly methodKind: string;
    readonly amountCents: number;
  }[];
  /** Of all accounts. */
  readonly giftCards: readonly { readonly balanceCents: number; readonly recipient: string | null }[];
}

/** The payment provider's books for one account, which the thank-you address and the account name by its hash. */
export const ledgerOf = async (
  { sandboxUrl }: Pick<RunningSystem, 'sandboxUrl'>,
  accountCode: string,
): Promise<Ledger> => {
  const answer = await fetch(`${sandboxUrl}/ledger?account=${accountCode}`);
  return answer.json();
};

/** What was charged, and what went back: to the card or PayPal, by credits, and onto gift cards. */
export const booksOf = async (host: Pick<RunningSystem, 'sandboxUrl'>, accountCode: string) => {
  const { charges, transactions, invoices, giftCards, subscriptions } = await ledgerOf(host, accountCode);
  return {
    charged: charges.map(({ amountCents }) => amountCents),
    refunded: transactions
      .filter(({ type, status }) => type === 'refund' && status === 'success')
      .map(({ amountCents }) => amountCents),
    credits: invoices.filter(({ origin }) => origin === 'refund').map(({ totalCents }) => totalCents),
    giftCards: giftCards
      .filter(({ recipient }) => recipient === accountCode)
      .map((card) => card.balanceCents),
    plans: subscriptions.map(({ state }) => state),
  };
};

/** A fault of a company outside. */
export interface Fault {
  readonly target:
    | 'purchases'
    | 'changes'
    | 'refunds'
    | 'token'
    | 'js'
    | 'identity'
    | 'v3'
    | 'platforms'
    | 'mail';
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
