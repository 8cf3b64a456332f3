import { coupons, quoteForPlan } from '@backbeat/domain';
import { translatePage } from '@backbeat/tooling/translatePage';
import { Button, CodeField, EmptyState, Field, LoadingOverlay, Modal, SideMenu } from '@backbeat/ui';
import { StyleProvider } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PricingBlock } from './block/PricingBlock.tsx';
import { PlanChooser } from './chooser/PlanChooser.tsx';
import { ComparisonTable } from './comparison/ComparisonTable.tsx';
import { OrderSummary } from './order/OrderSummary.tsx';
import { PlanCard } from './plan-card/PlanCard.tsx';
import { HiddenAmounts } from './texts/HiddenAmounts.tsx';

// An error that nobody catches fails the run, and so does a text that changes where nobody sees it.
beforeAll(() => translatePage());

const nothing = () => {};
const field = { value: 'a', onChange: nothing, onApply: nothing, onRemove: nothing };
const monthly = quoteForPlan({ planCode: 'rocksprem_i_m_v2', atMs: 0 });
const yearly = quoteForPlan({ planCode: 'rocksprem_i_y_v2', atMs: 0 });
const reduced = quoteForPlan({ planCode: 'rocksprem_i_y_v2', coupon: coupons.vidcon, atMs: 0 });
const order = (quote: typeof monthly, text: string | null = null) => (
  <HiddenAmounts text={text}>
    <OrderSummary planCode={quote === monthly ? 'rocksprem_i_m_v2' : 'rocksprem_i_y_v2'} quote={quote}>
      Nothing renews.
    </OrderSummary>
  </HiddenAmounts>
);

/** A component in one state after another, and a text of each, which is all that may be read of them. */
const changes: Readonly<Record<string, readonly (readonly [ReactElement, string])[]>> = {
  'a button that loads': [
    [<Button key="b">Save</Button>, 'Save'],
    [
      <Button key="b" loading>
        Save
      </Button>,
      'Save',
    ],
    [
      <Button key="b" loading loadingText="Saving">
        Save
      </Button>,
      'Saving',
    ],
    [<Button key="b">Saved {3}</Button>, 'Saved 3'],
  ],
  'a field and its code': [
    [<CodeField key="c" label="Coupon" {...field} />, 'Add'],
    [<CodeField key="c" label="Coupon" {...field} applied />, 'Remove'],
    [<CodeField key="c" label="Code" aside="optional" {...field} loading />, 'optional'],
  ],
  'a field with a label that changes': [
    [
      <Field key="f" label="Card">
        {(control) => <i {...control} />}
      </Field>,
      'Card',
    ],
    [
      <Field key="f" label="New card" aside="soon">
        {(control) => <i {...control} />}
      </Field>,
      'New card',
    ],
  ],
  'a dialog with a bare text': [
    [
      <Modal key="m" open title="One" onClose={nothing}>
        Words
      </Modal>,
      'Words',
    ],
    [
      <Modal key="m" open title="Two" onClose={nothing} closable={false}>
        Others
      </Modal>,
      'Others',
    ],
  ],
  'what is empty, and what goes on': [
    [<EmptyState key="e" title="Nothing" art="*" action="Go" />, 'Go'],
    [
      <EmptyState key="e" title="Something" action="Stay">
        Words
      </EmptyState>,
      'Stay',
    ],
    [<LoadingOverlay key="e" label="Processing" />, 'Processing'],
    [<LoadingOverlay key="e" label="Done" />, 'Done'],
  ],
  'a menu whose page changes': [
    [<SideMenu key="s" label="Account" items={[{ label: 'Plan', href: '/a', current: true }]} />, 'Plan'],
    [<SideMenu key="s" label="Account" items={[{ label: 'Gifts', href: '/a', current: true }]} />, 'Gifts'],
  ],
  'an order': [
    [order(monthly), '$11.99'],
    [order(yearly), '$71.88'],
    [order(yearly, '•••'), '•••'],
    [order(reduced), '$35.94'],
  ],
  'a plan and who looks at it': [
    [<PlanCard key="p" plan="premium" />, 'Premium'],
    [
      <PlanCard key="p" plan="premium" session={{ tier: 'premStream' }} detailsHref="/pricing" />,
      'about Premium',
    ],
  ],
  'the comparison': [
    [<ComparisonTable key="t" billingPeriod="monthly" />, '$11.99 per month'],
    [<ComparisonTable key="t" billingPeriod="yearly" />, '$5.99 per month'],
  ],
  'the chooser': [
    [<PlanChooser key="h" billingPeriod="monthly" session="signed-out" compareHref="/pricing" />, '$11.99'],
    [<PlanChooser key="h" billingPeriod="yearly" session={{ tier: 'free' }} />, '$5.99'],
  ],
};

it.each(Object.entries(changes))('%s', async (_, states) => {
  const [first] = states[0] ?? [<i key="none" />];
  const { rerender, baseElement } = await render(<StyleProvider>{first}</StyleProvider>);
  for (const [index, [state, text]] of states.entries()) {
    await rerender(<StyleProvider>{state}</StyleProvider>);
    await expect.poll(() => baseElement.textContent).toContain(text);
    const [, before] = states[index - 1] ?? [];
    if (before !== undefined && !text.includes(before)) expect(baseElement.textContent).not.toContain(before);
    expect(baseElement.querySelector('font')).not.toBeNull();
  }
});

it('prices follow the period', async () => {
  const shown = () =>
    page
      .getByText('$11.99', { exact: true })
      .elements()
      .filter((element) => element.checkVisibility()).length;
  await render(
    <StyleProvider>
      <PricingBlock />
    </StyleProvider>,
  );
  await userEvent.click(page.getByRole('radio', { name: /^Monthly/ }));
  await expect.poll(shown).toBeGreaterThan(0);
  await userEvent.click(page.getByRole('radio', { name: /^Yearly/ }));
  await expect.poll(shown).toBe(0);
});
