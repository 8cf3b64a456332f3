import { errorText } from '@backbeat/sdk';
import type { BillingDetails } from '@backbeat/sdk/contract';
import { billingDetailsQuery, billingDetailsUpdateMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Panel, Row, Text, TextArea, TextField } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormStack } from '../../../chrome/FormStack.ts';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { PartTitle } from '../components/settingsStyles.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { DetailsFields } from './invoiceStyles.ts';

const Details = ({ details }: { readonly details: BillingDetails }) => {
  const { client } = useSignedInServices();
  const dispatch = useAppDispatch();
  const { mutate, isPending, error } = useMutation(billingDetailsUpdateMutation(client));
  // What another tab has saved comes in; what is being typed here stays, even while streamer mode hides it.
  const { register, handleSubmit, formState, reset } = useForm<BillingDetails>({
    values: details,
    resetOptions: { keepDirtyValues: true },
  });

  return (
    <PrivateBlock name="details">
      <FormStack
        noValidate
        aria-labelledby="own-lines"
        onSubmit={handleSubmit((form) => {
          dispatch(notificationDismissed());
          mutate(form, {
            onSuccess: (saved) => {
              reset(saved);
              dispatch(notified({ error: false, message: 'Saved. Receipts from now on carry these lines.' }));
            },
          });
        })}
      >
        <DetailsFields columns="form">
          <TextField
            label="Company"
            aside="optional"
            autoComplete="organization"
            maxLength={120}
            {...register('company')}
          />
          <TextField label="Tax number" aside="optional" maxLength={40} {...register('tax_number')} />
          <TextArea
            label="Address"
            aside="optional"
            autoComplete="street-address"
            rows={4}
            maxLength={300}
            {...register('address')}
          />
        </DetailsFields>
        <Row justify="between">
          <Text size="small" tone="muted">
            Receipts that you have already keep the lines they were made with.
          </Text>
          <Button type="submit" disabled={!formState.isDirty && !isPending} loading={isPending}>
            Save
          </Button>
        </Row>
        {error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(error)}
          </FormMessage>
        )}
      </FormStack>
    </PrivateBlock>
  );
};

/** The person's own lines for receipts: company, tax number, address. */
export const BillingDetailsPanel = () => {
  const { client } = useSignedInServices();
  const { data, error, refetch } = useQuery(billingDetailsQuery(client));
  return (
    <>
      <PartTitle level={2} id="own-lines">
        Your details on receipts
      </PartTitle>
      {data === undefined && error === null ? <PanelWaiting /> : null}
      {data === undefined && error !== null ? (
        <LoadFailed title="Your details could not be loaded" error={error} refetch={refetch} />
      ) : null}
      {data === undefined ? null : (
        <Panel padding="calm">
          <Details details={data} />
        </Panel>
      )}
    </>
  );
};
