import {
  amountText,
  audienceBands,
  audienceTierNames,
  billingPeriods,
  brand,
  type Cents,
  dateText,
  type PriceRecord,
  planFor,
  priceChanges,
  priceRecords,
  productNames,
  products,
} from '@backbeat/domain';
import { Container, Heading, Link, Table, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

const Page = styled(Container, {
  base: css`
    display: grid;
    gap: 28px;
    max-inline-size: 60rem;
    padding-block: clamp(116px, 11vw, 160px) var(--bb-section);
  `,
});

const Day = styled('section', {
  base: css`display: grid; gap: 14px; margin-block-start: clamp(12px, 2vw, 24px);`,
});

const days = [...new Set(priceChanges.map(({ on }) => on))].reverse();

const audiences = [null, ...audienceTierNames];

/** What began on a day: a row for each product, and for each audience that it is priced by. */
const rowsOf = (day: string) =>
  products.flatMap((product) =>
    audiences.flatMap((audienceTier) => {
      const [monthly, yearly] = billingPeriods.map((period) =>
        priceRecords(planFor(product, period).code, audienceTier).find(({ on }) => on === day),
      );
      return monthly === undefined && yearly === undefined
        ? []
        : [{ product, audienceTier, monthly, yearly }];
    }),
  );

const price = (amount: Cents) => `$${amountText(amount)}`;

const beforeText = (before: Cents, lowest: Cents | null) =>
  lowest === null || lowest === before
    ? `before ${price(before)}, the lowest price of 30 days`
    : `before ${price(before)}, lowest price of 30 days ${price(lowest)}`;

const PriceCell = ({
  label,
  record,
}: {
  readonly label: string;
  readonly record: PriceRecord | undefined;
}) => (
  <td data-end="" data-label={label}>
    {record === undefined ? (
      'As before'
    ) : (
      <span>
        <span>{price(record.amountCents)}</span>
        {record.beforeCents === null ? null : (
          <small>{beforeText(record.beforeCents, record.lowestBeforeCents)}</small>
        )}
      </span>
    )}
  </td>
);

/** Every list price that there was, the newest first. */
const PriceChanges = () => (
  <Page>
    <Heading level={1}>Price changes</Heading>
    <Text size="lead">Every list price that {brand.name} has had, in US dollars, and the day it began.</Text>
    {days.map((on) => (
      <Day key={on} aria-labelledby={`prices-${on}`}>
        <Heading level={2} id={`prices-${on}`}>
          <time dateTime={on}>{dateText(on)}</time>
        </Heading>
        <Table label={`Prices from ${dateText(on)}`}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" data-end="">
                A month
              </th>
              <th scope="col" data-end="">
                A year
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(on).map(({ product, audienceTier, monthly, yearly }) => (
              <tr key={`${product} ${audienceTier}`}>
                <th scope="row">
                  <span>{productNames[product]}</span>
                  {audienceTier === null ? null : <small>{audienceBands[audienceTier].join(' or ')}</small>}
                </th>
                <PriceCell label="A month" record={monthly} />
                <PriceCell label="A year" record={yearly} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Day>
    ))}
    <Text tone="muted">
      Today’s prices are on the <Link href="/pricing">pricing page</Link>, and for programs in{' '}
      <Link href="/plans.json">plans.json</Link>, which holds this record as well.
    </Text>
  </Page>
);

export default PriceChanges;
