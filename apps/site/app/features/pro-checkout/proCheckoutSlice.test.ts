import { expect, it } from 'vitest';
import {
  channelPicked,
  channelRemoved,
  periodChosen,
  proCheckoutLeft,
  proCheckoutSlice,
  searchTyped,
  selectChannelChoice,
  selectChannelSearch,
  selectProPeriod,
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

it('is selected by its parts', () => {
  const state = { proCheckout: run(periodChosen('yearly'), channelPicked(channel), searchTyped('lofi')) };
  expect([selectProPeriod(state), selectChannelChoice(state), selectChannelSearch(state)]).toEqual([
    'yearly',
    { kind: 'picked', channel },
    'lofi',
  ]);
});
