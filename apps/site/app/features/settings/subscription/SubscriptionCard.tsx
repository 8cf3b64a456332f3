import type { Account } from '@backbeat/domain';
import { Badge, Facts, Icon, Panel } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { Foot, Head, HeadText, HeadTitle, HeadWords } from '../components/settingsStyles.ts';
import { ScheduledChange } from './ScheduledChange.tsx';
import { subscriptionPanel } from './subscriptionPanel.ts';
import { Term } from './Term.tsx';

interface SubscriptionCardProps {
  readonly account: Account;
  /** Now, in epoch milliseconds. */
  readonly atMs: number;
  /** Facts and figures, or only the sentence. */
  readonly isShort?: boolean;
  /** The last line. */
  readonly children?: ReactNode;
}

/** The plan that an account is on, how it goes on, and how long it is paid for. */
export const SubscriptionCard = ({ account, atMs, isShort = false, children }: SubscriptionCardProps) => {
  const { title, text, tone, badge, facts, term, schedule } = subscriptionPanel(account, atMs);
  return (
    <Panel padding="calm" stacked tone={tone} role="region" aria-label={title}>
      <Head>
        <HeadWords>
          <HeadTitle level={2}>{title}</HeadTitle>
          <HeadText>
            <PrivateText name="next payment" text={text} />
          </HeadText>
        </HeadWords>
        {badge === null ? null : (
          <Badge tone={badge.tone}>
            <Icon icon={badge.icon} />
            <span>{badge.text}</span>
          </Badge>
        )}
      </Head>
      {isShort || facts.length === 0 ? null : (
        <Facts
          items={facts.map(({ label, value }) => ({
            term: label,
            value: <PrivateText name={label} text={value} />,
          }))}
        />
      )}
      {schedule === null ? null : <ScheduledChange {...schedule} />}
      {term === null ? null : <Term {...term} />}
      {children === undefined || children === null ? null : <Foot>{children}</Foot>}
    </Panel>
  );
};
