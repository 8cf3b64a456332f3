import { expect, it } from 'vitest';
import { changedElsewhere } from '../session/index.ts';
import {
  notificationDismissed,
  notificationSlice,
  notified,
  selectNotification,
} from './notificationSlice.ts';

const run = (...actions: Parameters<typeof notificationSlice.reducer>[1][]) =>
  actions.reduce(notificationSlice.reducer, notificationSlice.getInitialState());
const failed = { error: true, message: 'Profile update failed' };
const worked = { error: false, message: 'Profile update successful' };

it.each([
  ['nothing at first', [], null],
  ['an error', [notified(failed)], failed],
  ['the newest wins', [notified(failed), notified(worked)], worked],
  ['another tab has changed the plan', [notified(worked), changedElsewhere()], null],
  ['dismissed', [notified(failed), notificationDismissed()], null],
])('%s', (_name, actions, expected) => {
  expect(run(...actions).current).toEqual(expected);
});

it('is selected', () => {
  expect(selectNotification({ notification: run(notified(failed)) })).toEqual(failed);
});
