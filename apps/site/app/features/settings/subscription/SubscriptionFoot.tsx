import { brand } from '@backbeat/domain';
import { accountPageUrl } from '@backbeat/sdk';
import { Button, Icon, Link, LinkButton } from '@backbeat/ui';
import { ExternalLinkIcon } from '@backbeat/ui/icons';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { useServices } from '../../session/index.ts';
import { cardChangeOpened, selectIsChangingCard } from '../card/cardSlice.ts';
import { FootText } from '../components/settingsStyles.ts';
import { ResumePlan } from './ResumePlan.tsx';
import type { SubscriptionFootState } from './subscriptionFoot.ts';
import { TakeBack } from './TakeBack.tsx';

/** A payment has failed: the way to a card that pays it. */
const SettlePayment = () => {
  const dispatch = useAppDispatch();
  const isChanging = useAppSelector(selectIsChangingCard);

  return (
    <>
      <FootText>Update the card and we try again at once.</FootText>
      {isChanging ? null : (
        <Button size="sm" variant="primary" onClick={() => dispatch(cardChangeOpened())}>
          Update card
        </Button>
      )}
    </>
  );
};

const leads = { resume: 'Keep', keep: 'Stay on', stay: 'Keep' } as const;

/** The card's last line: an invitation for Free, a way back, or the way to where the subscription is managed. */
export const SubscriptionFoot = ({ foot }: { readonly foot: SubscriptionFootState }) => {
  const services = useServices();

  switch (foot.kind) {
    case 'none':
      return null;
    case 'invite':
      return (
        <>
          <FootText>
            Ten curated stations, with the chatbot on. Premium takes the chatbot away and opens every station.
          </FootText>
          <LinkButton size="sm" variant="primary" href="/pricing">
            Get Premium
          </LinkButton>
        </>
      );
    case 'over':
      return (
        <>
          <FootText>Then you are on Free. A plan that you choose now covers you without a gap.</FootText>
          <LinkButton size="sm" variant="primary" href="/pricing">
            Go back on a plan
          </LinkButton>
        </>
      );
    case 'leaving':
      return (
        <>
          <FootText>{`Your account will be deleted on ${foot.day}, and the plan with it.`}</FootText>
          <LinkButton size="sm" href="/settings">
            Keep the account
          </LinkButton>
        </>
      );
    case 'settle':
      return <SettlePayment />;
    case 'resume':
    case 'keep':
    case 'stay':
      return (
        <TakeBack
          text={foot.text}
          label={`${leads[foot.kind]} ${foot.name}`}
          onAsk={({ ask }) => ask(foot.planCode)}
        />
      );
    case 'paused':
      return <ResumePlan text={foot.text} />;
    case 'recurly':
      return (
        <>
          <FootText>
            {foot.isOverdue
              ? 'Another card on the billing page pays it at once, and your plan goes on. The page opens in a new tab.'
              : 'Card, invoices and cancelling are on the billing page. It opens in a new tab.'}
          </FootText>
          {services === null ? null : (
            // Browsers show an address that is pointed at, and this one opens the account.
            <PrivateBlock name="billing link">
              <LinkButton
                size="sm"
                target="_blank"
                rel="noopener noreferrer"
                href={accountPageUrl({ host: services.config.subscriptionUrl, editToken: foot.editToken })}
              >
                Manage <Icon icon={ExternalLinkIcon} />
              </LinkButton>
            </PrivateBlock>
          )}
        </>
      );
    case 'streamlabs':
      return (
        <FootText>
          Your subscription is part of Streamlabs and is managed there.{' '}
          <Link variant="strong" target="_blank" href={brand.links.streamlabsHelp}>
            How to change or cancel it
          </Link>
        </FootText>
      );
    case 'humble':
      return (
        <FootText>This came with a Humble bundle. When it ends you can go on with Premium here.</FootText>
      );
    case 'gift':
      return (
        <FootText>
          This month is a gift. Nothing is charged, and when it ends you can go on with Premium here.
        </FootText>
      );
    default:
      return foot satisfies never;
  }
};
