import { Button } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { cardChangeOpened, selectIsChangingCard } from '../card/cardSlice.ts';
import { FootText } from '../components/settingsStyles.ts';

/** A payment has failed: the way to a card that pays it. */
export const SettlePayment = () => {
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
