import { expect, it } from 'vitest';
import { defaultPlaceholders } from './cardFieldNames.ts';
import { toProviderStyle } from './fieldStyle.ts';

it('says the theme in the words of the provider', () => {
  const style = { color: '#fff', placeholderColor: '#999', invalidColor: '#f00', fontSize: '16px' };
  expect(toProviderStyle('card', style, defaultPlaceholders)).toEqual({
    fontColor: '#fff',
    fontSize: '16px',
    invalid: { fontColor: '#f00' },
    placeholder: { color: '#999', content: { number: 'Card number', expiry: 'MM / YY', cvv: 'CVV' } },
  });
  expect(toProviderStyle('cvv', {}, defaultPlaceholders)).toEqual({ placeholder: { content: 'CVV' } });
});
