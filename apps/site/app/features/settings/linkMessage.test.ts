import { expect, it } from 'vitest';
import { linkMessage, readLinkMessage } from './linkMessage.ts';

it.each([
  ['?success=true', true, null],
  ['?success=false', false, null],
  ['?success=false&error=Already+taken.', false, 'Already taken.'],
  ['?success=', false, null],
  ['', false, null],
])('%j says success: %s, reason: %s', (search, success, reason) => {
  expect(linkMessage(search)).toEqual({ type: 'backbeat.linked', success, reason });
});

const popup = new MessageChannel().port1;
const other = new MessageChannel().port1;
const expected = { origin: 'http://localhost:3000', source: popup };
const message = { origin: expected.origin, source: popup, data: linkMessage('?success=true') };

it.each([
  ['the popup', message, true],
  ['another window', { ...message, source: other }, false],
  ['another site', { ...message, origin: 'http://localhost:4000' }, false],
  ['the popup, about something else', { ...message, data: { type: 'resize' } }, false],
  ['the popup, half a message', { ...message, data: { type: 'backbeat.linked' } }, false],
  ['the popup, a text', { ...message, data: 'backbeat.linked' }, false],
])('hears %s: %s', (_name, event, isHeard) => {
  expect(readLinkMessage(event, expected) !== null).toBe(isHeard);
});
