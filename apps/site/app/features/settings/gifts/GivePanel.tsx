import { type Account, type GiveRefusal, giftLimits, giveRefusalTexts } from '@backbeat/domain';
import type { Gift } from '@backbeat/sdk/contract';
import { Button, Panel, Skeleton, Text } from '@backbeat/ui';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { Line, LineText } from '../subscription/lineStyles.ts';
import { monthsText } from './giveWords.ts';

/** Loaded when somebody wants to give: the payment provider's part is large. */
const GiveForm = lazyPart(() => import('./GiveForm.tsx'));

interface GivePanelProps {
  readonly account: Account;
  readonly maxPlaces: number;
  readonly limitedBy: GiveRefusal | null;
}

/** What a gift is, how much may be given, and the form. */
export const GivePanel = ({ account, maxPlaces, limitedBy }: GivePanelProps) => {
  const dispatch = useAppDispatch();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onGiven = ({ places }: Gift) => {
    setIsOpen(false);
    const message = `${monthsText(places)} bought. Copy the link below and share it: the first ${places === 1 ? 'one' : places} to claim get a month each.`;
    dispatch(notified({ error: false, message }));
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PartTitle level={2} id="give">
        Give months
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="give">
        <Line>
          <LineText tone="muted">
            You buy months of Premium and get one link: for a raid, a giveaway, or one friend. Each person who
            opens it claims one month, until all are gone. What nobody claims is refunded.
          </LineText>
          {maxPlaces === 0 ? null : (
            <Button
              ref={opener}
              aria-expanded={isOpen}
              onClick={() => {
                dispatch(notificationDismissed());
                setIsOpen(!isOpen);
              }}
            >
              {isOpen ? 'Close' : 'Give months'}
            </Button>
          )}
        </Line>
        {maxPlaces === 0 && limitedBy !== null ? <Text>{giveRefusalTexts[limitedBy]}</Text> : null}
        <Text size="small" tone="muted">
          Up to {giftLimits.places} months at once, {giftLimits.openGifts} open gifts, and{' '}
          {giftLimits.monthsBought} months in {giftLimits.monthsBoughtDays} days. A person claims one month of
          a gift, and at most {giftLimits.claims} gift months in half a year.
        </Text>
        {isOpen ? (
          <Suspense
            fallback={
              <div role="status" aria-label="Loading the form">
                <Skeleton width="half" />
                <Skeleton width="most" />
              </div>
            }
          >
            <GiveForm account={account} maxPlaces={maxPlaces} onGiven={onGiven} />
          </Suspense>
        ) : null}
      </Panel>
    </>
  );
};
