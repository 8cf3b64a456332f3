import { expect, it } from 'vitest';
import {
  channelPicked,
  channelRemoved,
  periodChosen,
  proCheckoutLeft,
  proCheckoutSlice,
  searchTyped,
  selectProCheckout,
} from './proCheckoutSlice.ts';

const channel = { channelId: 'c', channelName: 'Replays', channelImage: '' };
const initial = { billingPeriod: 'monthly', choice: { kind: 'saved' }, search: '' };
const run = (...actions: Parameters<typeof proCheckoutSlice.reducer>[1][]) =>
  actions.reduce(proCheckoutSlice.reducer, proCheckoutSlice.getInitialState());

it.each([
  ['starts monthly, on the saved channel', [], initial],
  ['yearly', [periodChosen('yearly')], { ...initial, billingPeriod: 'yearly' }],
  ['typing', [searchTyped('rep')], { ...initial, search: 'rep' }],
  [
    'picking empties the search',
    [searchTyped('rep'), channelPicked(channel)],
    { ...initial, choice: { kind: 'picked', channel } },
  ],
  ['removing, also the saved one', [channelRemoved()], { ...initial, choice: { kind: 'none' } }],
  ['leaving', [periodChosen('yearly'), channelPicked(channel), proCheckoutLeft()], initial],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toEqual(expected);
});

it('is selected as a whole', () => {
  expect(selectProCheckout({ proCheckout: run(searchTyped('lofi')) })).toMatchObject({ search: 'lofi' });
});
