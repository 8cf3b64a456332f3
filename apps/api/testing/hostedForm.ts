import { addMonths, cents, consentTexts, consentWords, renewalVersion, renewalWords } from '@backbeat/domain';

/** What today's page says that leads to Pro on the hosted page, for a tier that costs so much a month. */
export const hostedForm = (nowMs: number, amount = 5000, isBeforeTax = false) => {
  const planCode = 'rockspro_m_v1';
  const amountCents = cents(amount);
  const firstAt = new Date(addMonths(nowMs, 1)).toISOString();
  return {
    plan_code: planCode,
    audience_tier: 'Two',
    agreed: {
      terms: { version: consentTexts.terms.version, words: consentWords('terms') },
      renewal: {
        version: renewalVersion,
        words: renewalWords({ planCode, amountCents, firstAt, isBeforeTax }),
        amount_cents: amountCents,
        first_at: firstAt,
      },
    },
  } as const;
};
