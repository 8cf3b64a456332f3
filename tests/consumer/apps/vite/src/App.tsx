import type { PlanCode } from '@backbeat/domain';
import { PricingPage } from '@backbeat/pricing';
import { createClient } from '@backbeat/sdk';
import { meQuery } from '@backbeat/sdk/query';
import { createTestTransport, userFixture } from '@backbeat/sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkout } from './Checkout';

const { fetch } = createTestTransport({ me: userFixture({ tier: 'free' }) });
const client = createClient({ apiUrl: 'https://api.test', fetch, getToken: () => 'a token' });

export const App = () => {
  const [planCode, setPlanCode] = useState<PlanCode | null>(null);
  const { data: user } = useQuery(meQuery(client));
  if (planCode === null) {
    return <PricingPage session={user ? { tier: user.tier } : 'signed-out'} onSelect={setPlanCode} />;
  }
  return <Checkout planCode={planCode} onPlanChange={setPlanCode} />;
};
