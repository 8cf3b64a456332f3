import { type Account, tierDisplay, tierDisplayNames } from '@backbeat/domain';
import { Button, Heading, Panel, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { accountState } from '../../session/index.ts';
import { CancelModal } from './CancelModal.tsx';
import { cancelLabel, cancelText } from './cancelText.ts';
import { planOf } from './subscriptionPanel.ts';

const Line = styled(Panel, {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 20px 32px;
    & > p { flex: 1 1 280px; max-inline-size: 38em; }
  `,
});

/** The way out of a subscription that was bought here. */
export const CancelPremium = ({ account }: { readonly account: Account }) => {
  const [isAsking, setIsAsking] = useState(false);
  const plan = planOf(account)?.name ?? tierDisplayNames[tierDisplay(account.user.tier)];
  const consequence = cancelText(accountState(account), plan);

  return (
    <>
      <Heading level={2}>{cancelLabel('idle', plan)}</Heading>
      <Line padding="calm">
        <Text tone="muted">{consequence}</Text>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {cancelLabel('idle', plan)}
        </Button>
      </Line>
      <CancelModal
        plan={plan}
        consequence={consequence}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
