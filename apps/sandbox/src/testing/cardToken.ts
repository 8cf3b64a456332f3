import * as z from 'zod/mini';

const answerSchema = z.object({ type: z.string(), id: z.string() });

/** A token for a card number, as a browser gets it. */
export const cardToken = async (url: string, number = '4111111111111111'): Promise<string> => {
  const response = await fetch(`${url}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'sandbox-public-key',
      number,
      month: '12',
      year: '2039',
      cvv: '123',
      first_name: 'Nova',
      last_name: 'Beats',
    }),
  });
  return answerSchema.parse(await response.json()).id;
};
