import type { StaffPreview } from '@backbeat/sdk/staff';
import { Panel, Text, VisuallyHidden } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { Private } from '../privacy/Private.tsx';
import { dollarText, plainName, textOf } from '../words/textOf.ts';
import { changeText, changeTexts } from './actWords.ts';

const List = styled('dl', {
  base: css`
    display: grid;
    gap: 10px;
    & > div { display: grid; grid-template-columns: minmax(0, 9em) minmax(0, 1fr); gap: 2px 16px; }
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums; }
    & del { color: var(--bb-muted); }
    & ins { text-decoration: none; font-weight: 600; color: var(--bb-teal); }
  `,
});

/** What an act would do: each change with before and after, the money, and the letter. */
export const ActPreview = ({ preview }: { readonly preview: StaffPreview }) => (
  <Panel padding="calm" tone="quiet" role="group" aria-label="What this does">
    <List>
      {preview.changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{textOf(changeTexts, what)}</dt>
          <dd>
            <Private>
              <VisuallyHidden>from</VisuallyHidden> <del>{changeText(what, before)}</del>{' '}
              <span aria-hidden="true">→</span> <VisuallyHidden>to</VisuallyHidden>{' '}
              <ins>{changeText(what, after)}</ins>
            </Private>
          </dd>
        </div>
      ))}
      {preview.refund_cents === null ? null : (
        <div>
          <dt>Goes back</dt>
          <dd>
            <Private>
              <ins>{dollarText(preview.refund_cents)}</ins>
            </Private>
          </dd>
        </div>
      )}
      <div>
        <dt>Letter</dt>
        <dd>{preview.letter === null ? 'None is sent' : plainName(preview.letter)}</dd>
      </div>
    </List>
    {preview.changes.length === 0 && preview.refund_cents === null ? (
      <Text size="small" tone="muted">
        Nothing else changes.
      </Text>
    ) : null}
  </Panel>
);
