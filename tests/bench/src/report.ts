import type { Measured } from './budget.ts';
import { markdownTable } from './markdownTable.ts';
import type { Interaction, Interactions } from './measureInteractions.ts';
import type { SignedInPage } from './measureSignedIn.ts';

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const ratio = (own: number, byHand: number) => (own / byHand).toFixed(2);

const head = ['Page', 'Scores', 'FCP', 'LCP', 'TBT ms', 'CLS', 'Scripts KiB', 'Fonts KiB', 'In all KiB'];

const rowOf = ({ path, own, byHand }: Measured): readonly string[] => [
  `\`${path}\``,
  Object.values(own.scores).join(' '),
  `${Math.round(own.fcpMs)} ms, ${ratio(own.fcpMs, byHand.fcpMs)}`,
  `${Math.round(own.lcpMs)} ms, ${ratio(own.lcpMs, byHand.lcpMs)}`,
  String(Math.round(own.tbtMs)),
  own.cls.toFixed(4),
  kib(own.scriptBytes),
  kib(own.fontBytes),
  kib(own.allBytes),
];

/** The medians as a Markdown table; paints with their ratio to the page by hand. */
export const tableOf = (measured: readonly Measured[]): string => markdownTable(head, measured.map(rowOf));

const slowest = (presses: readonly Interaction[]): string => {
  const [first] = presses.toSorted((a, b) => b.ms - a.ms);
  return first ? `${first.ms} ms, ${first.name}` : 'below 16 ms';
};

const interactionHead = ['Page', 'INP while it is hydrated', 'INP afterwards', 'Controls', 'Next page ms'];

/** The slowest press of each page as a Markdown table. */
export const interactionTableOf = (measured: readonly Interactions[]): string =>
  markdownTable(
    interactionHead,
    measured.map(({ path, during, after, controls, navigationMs }) => [
      `\`${path}\``,
      slowest(during),
      slowest(after),
      String(controls),
      String(Math.round(navigationMs)),
    ]),
  );

const signedInHead = ['Page', 'Content', 'By hand', 'CLS', 'Card fields', 'By hand'];
const ms = (value: number | null): string => (value === null ? '' : `${Math.round(value)} ms`);
const timed = (own: number | null, byHand: number | null): string =>
  own === null || byHand === null ? '' : `${ms(own)}, ${ratio(own, byHand)}`;

/** The signed-in pages as a Markdown table, with their ratio to the page by hand. */
export const signedInTableOf = (measured: readonly SignedInPage[]): string =>
  markdownTable(
    signedInHead,
    measured.map(({ path, contentMs, byHandContentMs, cls, cardMs, byHandCardMs }) => [
      `\`${path}\``,
      timed(contentMs, byHandContentMs),
      ms(byHandContentMs),
      cls.toFixed(4),
      timed(cardMs, byHandCardMs),
      ms(byHandCardMs),
    ]),
  );
