import recurly from 'recurly';
import { describe, expect, it } from 'vitest';
import { ForeignAnswer, isOwnAnswer, unavailable } from './recurlyErrors.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const error = (type: string, more: object = {}) =>
  JSON.stringify({ error: { type, message: 'No.', ...more } });

describe('isOwnAnswer', () => {
  it.each([
    ['a refusal', 'POST', 422, json, error('validation', { params: [] })],
    ['a failure of its own', 'POST', 500, json, error('internal_server_error')],
    ['a call that is under way', 'POST', 409, json, error('simultaneous_request')],
    ['a resource', 'POST', 201, json, '{"object":"invoice_collection"}'],
    ['nothing, after a deletion', 'DELETE', 204, {}, null],
  ])('knows %s', (_, method, statusCode, headers, body) => {
    expect(isOwnAnswer(method, { statusCode, headers, body })).toBe(true);
  });

  it.each([
    ['a page', 404, { 'content-type': 'text/html' }, '<html></html>'],
    ['nothing', 422, json, null],
    ['cut JSON', 422, json, error('validation').slice(0, 30)],
    ['JSON of another form', 403, json, '{"message":"Forbidden"}'],
    ['an error without a message', 403, json, '{"error":{"type":"validation"}}'],
    ['an error of an unknown type', 404, json, error('constructor')],
    ['an error under another name for its form', 404, { 'content-type': 'text/plain' }, error('not_found')],
    ['a refusal with the status of a failure', 503, json, error('validation')],
    ['a way elsewhere', 302, json, '{"object":"invoice_collection"}'],
    ['a page that says that all is well', 200, { 'content-type': 'text/html' }, '<html></html>'],
    ['nothing that says that all is well', 200, json, null],
    ['no content where there should be some', 204, {}, null],
  ])('does not take %s for the provider', (_, statusCode, headers, body) => {
    expect(isOwnAnswer('POST', { statusCode, headers, body })).toBe(false);
  });
});

describe('unavailable', () => {
  const { errors } = recurly;
  it.each([
    [new errors.ValidationError('No.', 'validation', {}), false],
    [new errors.NotFoundError('No.', 'not_found', {}), false],
    [new errors.RateLimitedError('No.', 'rate_limited', {}), false],
    [new errors.SimultaneousRequestError('Not yet.', 'simultaneous_request', {}), true],
    [new errors.TaxServiceError('No.', 'tax_service_error', {}), true],
    [new errors.InternalServerError('No.', 'internal_server_error', {}), true],
    // The library's error for a page, by its status alone.
    [new errors.UnprocessableEntityError('?', 'unprocessable_entity_error', {}), true],
    [new ForeignAnswer(404), true],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
    ['nothing', true],
  ])('leaves open what only the provider can say: %s', (cause, maybeDone) => {
    expect(unavailable(cause)).toMatchObject({ maybeDone, cause });
  });
});
