import { Container, Heading, LinkButton, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { streamDays, trialDays, trialPath } from '../content.ts';

const Block = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 9fr);
    gap: clamp(32px, 5vw, 80px);
    align-items: center;
    padding-block: clamp(104px, 10vw, 148px) clamp(56px, 6vw, 96px);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const Words = styled('div', { base: css`display: grid; gap: clamp(18px, 2vw, 28px); justify-items: start;` });

const Month = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: clamp(5px, .8vw, 11px);
    font-variant-numeric: tabular-nums lining-nums;
    & > li {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      aspect-ratio: 1 / 1.16;
      padding: 12%;
      border-radius: clamp(9px, 1.5vw, 20px);
      background: var(--bb-cell-0);
      color: var(--bb-muted);
      font-size: var(--bb-fs-tiny);
      line-height: 1.1;
    }
    & > li[data-day="stream"] { background: var(--bb-cell-2); color: var(--bb-text); }
    & > li[data-day="first"], & > li[data-day="last"] {
      grid-column: span 2;
      aspect-ratio: auto;
      padding: 6% 7%;
      background: var(--bb-art-pink);
      color: var(--bb-art-ink);
      font-weight: 600;
    }
    & > li[data-day="last"] { background: var(--bb-art-teal); }
    ${below(576)} {
      & > li { padding: 9%; }
      & > li[data-day="first"], & > li[data-day="last"] { flex-direction: row; align-items: center; padding-block: 0; }
    }
  `,
});

const DayNumber = styled('b', {
  base: css`font: 800 clamp(1.5rem, 1rem + 1.6vw, 2.25rem)/.9 var(--bb-font-display); letter-spacing: -.04em;`,
});

const Note = styled('span', {
  base: css`font-size: var(--bb-fs-small);`,
  variants: { isLong: { true: css`${below(576)} { display: none; }` } },
});

const days = Array.from({ length: trialDays }, (_, index) => index + 1);

const kindOf = (day: number): string | undefined => {
  if (day === 1) return 'first';
  if (day === trialDays) return 'last';
  return streamDays.has(day) ? 'stream' : undefined;
};

/** What stands in the two cells that say more than their number. */
const noteOf = (day: number) => {
  if (day === trialDays) return <Note isLong>decide</Note>;
  return (
    <Note>
      <Note isLong>today, </Note>$0.00
    </Note>
  );
};

/** The free month as thirty cells: the first is today, the last is when to decide. */
export const MonthIntro = () => (
  <Block>
    <Words>
      <Heading level={1} size="hero">
        A month of music, $0.00
      </Heading>
      <Text size="lead">
        All of Premium, free for the first month, once for each person. Cancel any time from the account page.
      </Text>
      <LinkButton variant="primary" size="lg" href={trialPath}>
        Start free trial
      </LinkButton>
    </Words>
    <Month aria-label="A free month">
      {days.map((day) => (
        <li key={day} data-day={kindOf(day)}>
          {day === 1 || day === trialDays ? (
            <>
              <DayNumber>{day}</DayNumber>
              {noteOf(day)}
            </>
          ) : (
            day
          )}
        </li>
      ))}
    </Month>
  </Block>
);
