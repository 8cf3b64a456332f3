import { expect, it } from 'vitest';
import { placeholdersIn } from './cardFieldNames.ts';
import { toProviderStyle } from './fieldStyle.ts';
import { fieldTexts } from './texts/fieldTexts.ts';

const placeholders = placeholdersIn(fieldTexts);

it('says the theme in the words of the provider', () => {
  const style = { color: '#fff', placeholderColor: '#999', invalidColor: '#f00', fontSize: '16px' };
  expect(toProviderStyle('card', style, placeholders)).toEqual({
    fontColor: '#fff',
    fontSize: '16px',
    invalid: { fontColor: '#f00' },
    placeholder: { color: '#999', content: { number: 'Card number', expiry: 'MM / YY', cvv: 'CVV' } },
  });
  expect(toProviderStyle('cvv', {}, placeholders)).toEqual({ placeholder: { content: 'CVV' } });
});
