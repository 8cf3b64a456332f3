import type { Measured } from './budget.ts';

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
export const tableOf = (measured: readonly Measured[]): string =>
  [head, head.map(() => '---'), ...measured.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
