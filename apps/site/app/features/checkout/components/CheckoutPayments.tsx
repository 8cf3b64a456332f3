import { createPayments, type PaymentsConfig } from '@backbeat/payments';
import { PaymentsProvider } from '@backbeat/payments/react';
import type { ReactNode } from 'react';
import { trustProviders } from '../../../trust/trustProviders.ts';
import { useServices } from '../../session/index.ts';
import { takeEarlyPayments } from '../earlyCard.ts';
import { createIdlePayments, idleConfig } from '../idlePayments.ts';
import { paymentsConfig } from '../paymentsConfig.ts';

const createTrusted = (config: PaymentsConfig) => {
  trustProviders([config.scriptUrl]);
  return takeEarlyPayments() ?? createPayments(config);
};

/** The payment provider for what is below. Its script is asked for as soon as the configuration is there. */
export const CheckoutPayments = ({ children }: { readonly children: ReactNode }) => {
  const services = useServices();
  const config = services === null ? idleConfig : paymentsConfig(services.config);
  return (
    <PaymentsProvider config={config} create={services === null ? createIdlePayments : createTrusted}>
      {children}
    </PaymentsProvider>
  );
};
