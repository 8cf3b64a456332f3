import { Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { CoverageCalendar } from './coverageCalendar.ts';

const Months = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px clamp(12px, 4vw, 20px);
    margin-block-end: 10px;
    padding: clamp(12px, 4vw, 16px);
    border-radius: var(--bb-r-m);
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const MonthName = styled('b', {
  base: css`display: block; margin-block-end: 6px; font-size: var(--bb-fs-small); font-weight: 600;`,
});

const Days = styled('span', {
  base: css`display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 2px;`,
});

/** What is not drawn: without it the second month would seem to follow the first. */
const Gap = styled('span', {
  base: css`
    grid-column: 1 / -1;
    grid-row: 2;
    padding: 6px 10px;
    border-radius: 6px;
    background: var(--bb-teal-tint);
    font-size: var(--bb-fs-small);
    text-align: center;
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Day = styled('i', {
  base: css`
    display: grid;
    place-items: center;
    block-size: 22px;
    border-radius: 6px;
    color: var(--bb-muted);
    font: 500 var(--bb-fs-tiny)/1 var(--bb-font-text);
    font-variant-numeric: tabular-nums lining-nums;
  `,
  variants: {
    kind: {
      past: css``,
      covered: css`background: var(--bb-teal-tint); color: var(--bb-text);`,
      last: css`background: var(--bb-teal); color: var(--bb-on-teal); font-weight: 700; @media (forced-colors: active) { border: 2px solid Highlight; }`,
      free: css`box-shadow: inset 0 0 0 1px var(--bb-rule);`,
    },
  },
});

/** What stays covered, day by day; the sentence below says the same. */
export const CoverageMonths = ({ months, gap, text }: CoverageCalendar) => (
  <div>
    <Months aria-hidden="true">
      {months.map(({ title, blanks, days }) => (
        <div key={title}>
          <MonthName>{title}</MonthName>
          <Days>
            {days.map(({ day, kind }) => (
              <Day key={day} kind={kind} style={day === 1 ? { gridColumnStart: blanks + 1 } : undefined}>
                {day}
              </Day>
            ))}
          </Days>
        </div>
      ))}
      {gap === null ? null : <Gap>{gap}</Gap>}
    </Months>
    <Text size="small" tone="muted">
      {text}
    </Text>
  </div>
);
