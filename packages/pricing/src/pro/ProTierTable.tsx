'use client';

import type { AudienceTierName } from '@backbeat/domain';
import { Icon } from '@backbeat/ui';
import { TwitchIcon, YoutubeIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { Fragment, type ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import { tableRoles as role } from '../comparison/tableRoles.ts';
import { priceTexts } from '../texts/english/price.ts';
import { proTexts } from '../texts/english/pro.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { type PriceTiersProps, tierRows } from './tierRows.ts';

/** Sixteen steps per row: those of this tier are bright, those of cheaper tiers darker, beats 2 and 4 pink. */
const Ladder = styled('table', {
  base: css`
    inline-size: 100%;
    border-spacing: 0;
    & thead, & tbody { display: block; }
    & tr { display: grid; grid-template-columns: 4fr 5fr 7fr; align-items: baseline; column-gap: clamp(3px, .5vw, 8px); }
    & thead th { padding: 0 0 12px; color: var(--bb-muted); font-weight: 500; font-size: var(--bb-fs-small); text-align: start; }
    & thead th:last-of-type { text-align: end; }
    & tbody th, & tbody td { display: flex; align-items: center; gap: 10px; padding: 16px 0 40px; text-align: start; font-weight: 500; }
    & tbody tr:last-of-type > * { padding-block-end: 0; }
    & tbody [data-rung] { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(16, minmax(0, 1fr)); gap: clamp(3px, .5vw, 8px); padding: 0; }
    & i { block-size: clamp(24px, 3.4vw, 44px); border-radius: clamp(8px, 1vw, 13px); background: var(--bb-cell-0); }
    & i[data-step="past"] { background: var(--bb-cell-2); }
    & i[data-step="new"] { background: var(--bb-cell-3); }
    & i[data-step="beat"] { background: var(--bb-art-pink); }
    & [data-price] { justify-content: flex-end; color: var(--bb-muted); font-variant-numeric: tabular-nums lining-nums; }
    & tr[aria-current="true"] th { color: var(--bb-pink); }
    ${below(768)} {
      & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      & tr { grid-template-columns: minmax(0, 1fr) auto; }
      & tbody th, & tbody td { padding-block: 10px 0; font-size: var(--bb-fs-small); }
      & tbody th { grid-column: 1; }
      & tbody [data-views] { grid-column: 1; grid-row: 3; padding-block: 2px 28px; }
      & tbody [data-price] { grid-column: 2; grid-row: 2 / 4; align-self: start; }
    }
  `,
});

const Platform = styled(Icon, { base: css`color: var(--bb-muted);` });

const Amount = styled('b', {
  base: css`
    margin-inline-end: 6px;
    color: var(--bb-text);
    font: 800 var(--bb-fs-h2)/1 var(--bb-font-display);
    letter-spacing: -.04em;
    [aria-current="true"] & { color: var(--bb-pink); }
  `,
});

const sixteen = Array.from({ length: 16 }, (_, index) => index + 1);

/** Props of {@link ProTierTable}. */
export interface ProTierTableProps<Name extends string = AudienceTierName> extends PriceTiersProps<Name> {}

/**
 * How one of the sixteen steps of a tier's rung is drawn: each tier lights four more, and beats 2 and 4 of the bar
 * are pink.
 *
 * @param step 1 to 16
 * @param tierNumber 1 to 4
 * @example rungStep(5, 2) // → 'beat'
 */
export const rungStep = (step: number, tierNumber: number): 'past' | 'new' | 'beat' | undefined => {
  if (step > 4 * tierNumber) return undefined;
  if (step <= 4 * (tierNumber - 1)) return 'past';
  return step === 5 || step === 13 ? 'beat' : 'new';
};

/**
 * Prices by audience as a table, ours of Pro or your own, one row each. A `PeriodScope` with a `BillingSwitch` around it switches them.
 *
 * @example <ProTierTable />
 */
export const ProTierTable = <Name extends string = AudienceTierName>(
  props: ProTierTableProps<Name>,
): ReactElement => {
  const { litTier = null, billingPeriod, ...given }: ProTierTableProps<string> = props;
  const language = useLanguage();
  const { rows, periods } = tierRows(given, language);
  const texts = textsIn(language, { ...proTexts, ...priceTexts });
  return (
    <Ladder {...role.table} aria-label={texts.proPrices}>
      <thead {...role.group}>
        <tr {...role.row}>
          <th {...role.columnHead}>{texts.twitchViewers}</th>
          <th {...role.columnHead}>{texts.youTubeViews}</th>
          <th {...role.columnHead}>{texts.price}</th>
        </tr>
      </thead>
      <tbody {...role.group}>
        {rows.map(({ name, number, viewers, views, price }) => (
          <tr key={name} {...role.row} aria-current={name === litTier || undefined}>
            <td data-rung="" aria-hidden="true">
              {sixteen.map((step) => (
                <i key={step} data-step={rungStep(step, number)} />
              ))}
            </td>
            <th {...role.rowHead}>
              <Platform icon={TwitchIcon} />
              <span>{viewers}</span>
            </th>
            <td data-views="" {...role.cell}>
              <Platform icon={YoutubeIcon} />
              <span>{views}</span>
            </td>
            <td data-price="" {...role.cell}>
              <ByPeriod periods={periods} billingPeriod={billingPeriod}>
                {(period) => (
                  <Fragment>
                    <Amount>{price(period)}</Amount> <span>{texts.per(period)}</span>
                  </Fragment>
                )}
              </ByPeriod>
            </td>
          </tr>
        ))}
      </tbody>
    </Ladder>
  );
};
