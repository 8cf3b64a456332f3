import type { DayNumbers } from '@backbeat/sdk/staff';
import { css, styled } from '@backbeat/ui/styling';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dayText, type Figure, figureTexts } from './figures.ts';

const Place = styled('div', {
  base: css`
    inline-size: 100%;
    block-size: 260px;
    /* A drawing follows a narrower window a moment later. */
    overflow: clip;
    font-size: var(--bb-fs-tiny);
    & .recharts-legend-item-text { color: var(--bb-text) !important; }
  `,
});

/** Colours of the first and of the second number of a chart. */
const colours = ['var(--bb-teal)', 'var(--bb-pink)'] as const;

const ticks = { fill: 'var(--bb-muted)' } as const;

interface DaysChartProps {
  readonly days: readonly DayNumbers[];
  /** One or two numbers that belong together. */
  readonly shown: readonly Figure[];
}

/** Bars of thirty days. The table beside has the same numbers, so the drawing is for eyes alone. */
export const DaysChart = ({ days, shown }: DaysChartProps) => (
  <Place aria-hidden="true">
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...days]}
        margin={{ top: 4, right: 4, bottom: 0, left: -24 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--bb-rule)" />
        <XAxis
          dataKey="day"
          tickLine={false}
          axisLine={{ stroke: 'var(--bb-rule)' }}
          tickFormatter={dayText}
          minTickGap={24}
          tick={ticks}
        />
        <YAxis allowDecimals={false} tickLine={false} axisLine={false} tick={ticks} />
        <Tooltip
          labelFormatter={(day) => dayText(String(day))}
          cursor={{ fill: 'var(--bb-overlay)' }}
          contentStyle={{
            background: 'var(--bb-lift)',
            border: '1px solid var(--bb-rule)',
            borderRadius: 'var(--bb-r-s)',
            color: 'var(--bb-text)',
          }}
        />
        <Legend iconType="square" />
        {shown.map((figure, index) => (
          <Bar
            key={figure}
            dataKey={figure}
            name={figureTexts[figure]}
            fill={colours[index] ?? colours[0]}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </Place>
);
