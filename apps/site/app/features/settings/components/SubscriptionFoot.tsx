import { type Account, brand, manageState, tierDisplay } from '@backbeat/domain';
import { accountPageUrl } from '@backbeat/sdk';
import { Icon, Link, LinkButton } from '@backbeat/ui';
import { useServices } from '../../session/index.ts';

/** Whether a card has a last line: an invitation for Free, the way to where a subscription is managed for others. */
export const hasSubscriptionFoot = (account: Account): boolean =>
  tierDisplay(account.user.tier) === 'free' || manageState(account).kind !== 'none';

/** The card's last line. */
export const SubscriptionFoot = ({ account }: { readonly account: Account }) => {
  const services = useServices();
  const state = manageState(account);

  if (tierDisplay(account.user.tier) === 'free') {
    return (
      <>
        <p>
          Ten curated stations, with the chatbot on. Premium takes the chatbot away and opens every station.
        </p>
        <LinkButton size="sm" variant="primary" href="/pricing">
          Get Premium
        </LinkButton>
      </>
    );
  }

  switch (state.kind) {
    case 'none':
      return null;
    case 'recurly':
      return (
        <>
          <p>Card, invoices and cancelling are on the billing page. It opens in a new tab.</p>
          {services === null ? null : (
            <LinkButton
              size="sm"
              target="_blank"
              rel="noopener noreferrer"
              href={accountPageUrl({ host: services.config.subscriptionUrl, editToken: state.editToken })}
            >
              Manage <Icon name="external" />
            </LinkButton>
          )}
        </>
      );
    case 'streamlabs':
      return (
        <p>
          Your subscription is part of Streamlabs and is managed there.{' '}
          <Link look="strong" target="_blank" href={brand.links.streamlabsHelp}>
            How to change or cancel it
          </Link>
        </p>
      );
    case 'humble':
      return <p>This came with a Humble bundle. When it ends you can go on with Premium here.</p>;
    default:
      return state satisfies never;
  }
};
