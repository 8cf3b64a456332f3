import { amountPerPeriodText, billingPeriods, dateText, planFor, priceRecords } from '@backbeat/domain';
import { Link, Text } from '@backbeat/ui';

const reduced = billingPeriods.flatMap((period) => {
  const record = priceRecords(planFor('premium', period).code).at(-1);
  return record?.lowestBeforeCents == null
    ? []
    : [{ on: record.on, text: amountPerPeriodText(record.lowestBeforeCents, period) }];
});

/** Holds for prices with their tax inside as for those that it comes on top of: nobody knows where the reader is. */
const taxWords = 'Prices are in US dollars. Any tax that comes on top is shown before you pay.';

/** Beside list prices of a page: what of tax is in them. */
export const TaxNote = () => (
  <Text size="small" tone="muted">
    {taxWords}
  </Text>
);

/** What the law wants beside a price that was lowered: since when, and the lowest one of the 30 days before; and what of tax is in it. */
export const PriceNote = () => (
  <Text size="small" tone="muted" numeric>
    <span>
      {reduced[0] === undefined
        ? null
        : `Premium costs less since ${dateText(reduced[0].on)}. Its lowest price in the 30 days before: ${reduced.map(({ text }) => text).join(', ')}. `}
    </span>
    <span>{`${taxWords} `}</span>
    <Link href="/price-changes">All price changes</Link>
  </Text>
);
