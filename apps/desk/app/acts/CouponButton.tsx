import type { StaffPerson } from '@backbeat/sdk/staff';
import { Button } from '@backbeat/ui';
import { useCan } from '../session/useMe.ts';
import { useActs } from './ActsProvider.tsx';

/** Offers managers to apply a coupon, where a plan renews. */
export const CouponButton = ({ person: { guid, name, subscription } }: { readonly person: StaffPerson }) => {
  const open = useActs();
  const isManager = useCan('manager');
  const isCharged = subscription?.state === 'active' || subscription?.state === 'past_due';
  if (!isManager || !isCharged || subscription.next_billing_date === null) return null;
  return (
    <Button size="sm" onClick={() => open({ guid, name, kind: 'apply_coupon' })}>
      Apply a coupon
    </Button>
  );
};
