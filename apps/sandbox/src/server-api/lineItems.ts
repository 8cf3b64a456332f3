import * as z from 'zod/mini';
import type { Books } from '../SandboxContext.ts';
import { newId } from '../store/ids.ts';
import type { Account } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { requireAccount } from './accounts.ts';
import { lineItemShape } from './invoiceShape.ts';
import { parseBody } from './purchaseBody.ts';
import { invalid } from './V3Error.ts';
import { pageOf, type V3Handler } from './V3Handler.ts';
import { dollars, time, toCents } from './wire.ts';

const of = (params: Readonly<Record<string, string>>): string => params.account ?? '';

/** Credit that waits for the next bill. */
const creditShape = (credit: Account['credits'][number]): object => ({
  id: credit.id,
  object: 'line_item',
  type: 'credit',
  state: 'pending',
  accounting_code: credit.accountingCode,
  description: credit.description,
  currency: 'USD',
  quantity: 1,
  unit_amount: dollars(-credit.amountCents),
  amount: dollars(-credit.amountCents),
  created_at: time(credit.createdAtMs),
});

/** GET line_items: newest first; `type` and `state` narrow them. What was charged is invoiced, credit waits. */
export const listLineItems =
  ({ store }: Books): V3Handler =>
  ({ params, query }) => {
    const account = requireAccount(store, of(params));
    const type = query.get('type');
    const state = query.get('state');
    const invoiced = store
      .list('invoices')
      .filter(({ accountCode }) => accountCode === account.code)
      .flatMap((invoice) => invoice.lineItems.map((item) => ({ invoice, item })))
      .filter(({ item }) => type === null || item.kind === type)
      .map(({ invoice, item }) => ({ id: item.id, shape: lineItemShape(store, invoice, item) }))
      .reverse();
    const waiting = account.credits
      .map((credit) => ({ id: credit.id, shape: creditShape(credit) }))
      .reverse();
    const rows = [
      ...(state === 'invoiced' || type === 'charge' ? [] : waiting),
      ...(state === 'pending' ? [] : invoiced),
    ];
    return pageOf(rows, query, `/accounts/${of(params)}/line_items`, ({ shape }) => shape);
  };

const lineItemBody = z.object({
  type: z.enum(['charge', 'credit']),
  currency: z.literal('USD'),
  unit_amount: z.number(),
  quantity: z.optional(z.nullable(z.literal(1))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  accounting_code: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  credit_reason_code: z.optional(z.nullable(z.enum(['general', 'promotional', 'service']))),
});

/** POST line_items: credit, which pays the bills to come. */
export const createLineItem =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const account = requireAccount(store, of(params));
    const said = parseBody(lineItemBody, body);
    if (said.type !== 'credit') throw invalid('type', 'is played for credit alone');
    const credit = {
      id: newId(),
      accountingCode: said.accounting_code ?? null,
      description: said.description ?? '',
      amountCents: Math.abs(toCents(said.unit_amount)),
      createdAtMs: clock.nowMs(),
    };
    const changed: Account = {
      ...account,
      creditCents: account.creditCents + credit.amountCents,
      credits: [...account.credits, credit],
    };
    return { status: 201, body: creditShape(credit), changes: [put('accounts', account.code, changed)] };
  };
