import { buyAt } from './sandboxApi.ts';

const cardToken = async (sandboxUrl: string): Promise<string> => {
  const response = await fetch(`${sandboxUrl}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'sandbox-public-key',
      number: '4000000000003220',
      month: '12',
      year: '2039',
      cvv: '123',
      first_name: 'Sample',
      last_name: 'Streamer',
    }),
  });
  const answer: unknown = await response.json();
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  if (typeof id === 'string') return id;
  throw new Error(`The sandbox answered ${response.status} without a token.`);
};

/** Buys with a card whose bank wants to see the person first; answers the token of the bank's question. */
export const actionToken = async (sandboxUrl: string, name: string): Promise<string> => {
  const { actionTokenId, status } = await buyAt(sandboxUrl, {
    account: `payments-${name}`,
    planCode: 'rocksprem_i_m_v2',
    tokenId: await cardToken(sandboxUrl),
  });
  if (actionTokenId !== null) return actionTokenId;
  throw new Error(`The sandbox answered ${status} without a question of the bank.`);
};
