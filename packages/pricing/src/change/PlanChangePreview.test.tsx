import { cents } from '@backbeat/domain';
import { StyleProvider } from '@backbeat/ui/styling';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HiddenAmounts } from '../texts/HiddenAmounts.tsx';
import { PlanChangePreview, type PlanChangePreviewProps } from './PlanChangePreview.tsx';

const payment = { atMs: Date.UTC(2026, 10, 20), totalCents: cents(1000), lines: [] };

const shown = (change: Partial<PlanChangePreviewProps>, hidden: string | null = null): string =>
  renderToStaticMarkup(
    <StyleProvider>
      <HiddenAmounts text={hidden}>
        <PlanChangePreview
          title=""
          note=""
          fromName="Premium"
          toName="Pro"
          today={payment}
          next={payment}
          onConfirm={() => {}}
          onKeep={() => {}}
          {...change}
        />
      </HiddenAmounts>
    </StyleProvider>,
  );

const confirmText = (today: string) => `Pay ${today} for 2 extra channels`;

it('names the plan that is changed to, where the caller says nothing else', () => {
  expect(shown({})).toContain('Change to Pro, pay $10.00');
  expect(shown({ confirmText })).toContain('Pay $10.00 for 2 extra channels');
  expect(shown({ confirmText })).not.toContain('Change to');
});

it('hides what is paid in words of the caller, too', () => {
  expect(shown({ confirmText }, '•••')).toContain('Pay ••• for 2 extra channels');
  expect(shown({ confirmText }, '•••')).not.toContain('$10.00');
});
