import type { DayNumbers } from '@backbeat/sdk/staff';
import { staffTodayQuery } from '@backbeat/sdk/staff/query';
import { Button, Heading, Icon, Panel, Row, Stack, Table, Text } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import { css, from, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { Part } from '../people/Part.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { plainName } from '../words/textOf.ts';
import { DaysChart } from './DaysChart.tsx';
import { daysCsv, dayText, type Figure, figures, figureText, figureTexts, total } from './figures.ts';

const Charts = styled('div', {
  base: css`
    display: grid;
    gap: 16px;
    grid-template-columns: minmax(0, 1fr);
    ${from(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
});

const Cards = styled('dl', {
  base: css`
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div:last-child:nth-child(odd) { grid-column: 1 / -1; }
    ${from(576)} { grid-template-columns: repeat(3, minmax(0, 1fr)); & > div:last-child:nth-child(odd) { grid-column: auto; } }
    & > div { padding: 14px 16px; border-radius: var(--bb-r-m); background: var(--bb-raised); box-shadow: inset 0 0 0 1px var(--bb-rule); }
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { font: 750 1.75rem/1.2 var(--bb-font-display); font-variant-numeric: tabular-nums lining-nums; }
    & dd small { display: block; font: 400 var(--bb-fs-tiny)/1.2 var(--bb-font-text); color: var(--bb-muted); }
  `,
});

const Day = styled('th', { base: css`white-space: nowrap;` });

/** Ten columns that fit a laptop: heads break, and the rows are close. */
const Numbers = styled(Table, {
  base: css`
    & thead :is(th, td)[data-end] { white-space: normal; vertical-align: bottom; }
    & tbody :is(th, td) { padding-block: 8px; }
  `,
});

/** What belongs together, a chart each. */
const pairs: readonly { readonly title: string; readonly shown: readonly Figure[] }[] = [
  { title: 'Trials', shown: ['trials_begun', 'trials_kept'] },
  { title: 'Plans', shown: ['plans_bought', 'plans_cancelled'] },
  { title: 'Payments that failed', shown: ['payments_failed', 'payments_recovered'] },
  { title: 'Gifts and refunds', shown: ['gift_months', 'refunds'] },
];

const download = (days: readonly DayNumbers[]): void => {
  const address = URL.createObjectURL(new Blob([daysCsv(days)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `desk-${days.at(-1)?.day ?? 'days'}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};

/** The last thirty days in numbers, why people left, and what waits. */
const TodayPage = () => {
  const { client } = useStaff();
  const { data, error, refetch } = useQuery(staffTodayQuery(client));
  if (data === undefined)
    return (
      <ScreenPlace>
        {error ? (
          <LoadFailed title="The numbers did not come" error={error} refetch={refetch} />
        ) : (
          <Waiting label="Counting" />
        )}
      </ScreenPlace>
    );
  const { days, cancel_reasons: reasons, queues } = data;
  const today = days.at(-1);
  return (
    <ScreenPlace>
      <PageTitle title="Today" />
      <Stack>
        <Row justify="between">
          <Heading level={1} size="h2">
            Today
          </Heading>
          <Button size="sm" onClick={() => download(days)}>
            <Icon icon={DownloadIcon} />
            Download CSV
          </Button>
        </Row>
        <Text tone="muted">
          Days are in UTC. Today is as far as it has come; below each number stand thirty days.
        </Text>
        <Cards>
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{figureTexts[figure]}</dt>
              <dd>
                {figureText(figure, today?.[figure] ?? 0)}{' '}
                <small>{figureText(figure, total(days, figure))} in thirty days</small>
              </dd>
            </div>
          ))}
        </Cards>
        <Charts>
          {pairs.map(({ title, shown }) => (
            <Part key={title} title={title}>
              <DaysChart days={days} shown={shown} />
            </Part>
          ))}
          <Part title="Why people cancelled" empty={reasons.length === 0 && 'Nobody did.'}>
            <Table label="Reasons" stacks={false}>
              <tbody>
                {reasons.map(({ reason, count }) => (
                  <tr key={reason}>
                    <th scope="row">{plainName(reason)}</th>
                    <td data-end="">{count}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Part>
          <Part title="What waits in queues" empty={queues.length === 0 && 'Nothing waits.'}>
            <Table label="Queues" stacks={false}>
              <tbody>
                {queues.map(({ name, waiting }) => (
                  <tr key={name}>
                    <th scope="row">{plainName(name)}</th>
                    <td data-end="">{waiting}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Part>
        </Charts>
        <Panel padding="calm">
          <Numbers label="Thirty days in numbers" stacks={false}>
            <caption>Thirty days in numbers</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {figures.map((figure) => (
                  <th key={figure} scope="col" data-end="">
                    {figureTexts[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <Day scope="row">{dayText(day.day)}</Day>
                  {figures.map((figure) => (
                    <td key={figure} data-end="">
                      {figureText(figure, day[figure])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Numbers>
        </Panel>
      </Stack>
    </ScreenPlace>
  );
};

export default TodayPage;
