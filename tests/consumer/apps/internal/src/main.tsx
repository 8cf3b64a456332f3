import { subscriptionState, subscriptionText } from '@backbeat/domain';
import { PlanCard } from '@backbeat/pricing';
import { staffSignInPath } from '@backbeat/sdk/staff';
import { createStaffClient, openStaffKey } from '@backbeat/sdk/staff/client';
import { LinkButton, Text } from '@backbeat/ui';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { createRoot } from 'react-dom/client';

const apiUrl: string = import.meta.env.VITE_API_URL;

const start = async (root: HTMLElement) => {
  const key = await openStaffKey();
  let session: string | null = null;
  const staff = createStaffClient({ apiUrl, key, getSession: () => session });
  const read = async () => {
    session = (await staff.staffMe()).session_id;
    const { people } = await staff.staffSearch({ body: { text: 'Yara Yearly' } });
    const { account } = await staff.staffView({ params: { guid: people[0]?.guid ?? '' } });
    const { user, subscription } = account;
    const state = subscriptionState({ tier: user.tier, subscription, atMs: Date.now() });
    return `${user.display_name}: ${subscriptionText(state)}`;
  };
  const plan = await read().catch(() => null);
  createRoot(root).render(
    <StyleProvider>
      <GlobalStyles />
      <ThemeProvider>
        <PlanCard plan="premium" />
        {plan === null ? (
          <LinkButton href={`${apiUrl}${staffSignInPath('twitch', key.thumbprint)}`}>Sign in</LinkButton>
        ) : (
          <Text>{plan}</Text>
        )}
      </ThemeProvider>
    </StyleProvider>,
  );
};

const root = document.getElementById('root');
if (root) void start(root);
