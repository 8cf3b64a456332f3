import { Button, type ButtonProps } from '@backbeat/ui';

interface PayButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'className'> {
  readonly label: string;
  readonly canPay: boolean;
  readonly isPaying: boolean;
}

/** The one button that buys. It waits until the form is complete. */
export const PayButton = ({ label, canPay, isPaying, ...look }: PayButtonProps) => (
  <Button
    type="submit"
    variant="primary"
    disabled={!canPay && !isPaying}
    loading={isPaying}
    loadingText="Processing"
    {...look}
  >
    {label}
  </Button>
);
