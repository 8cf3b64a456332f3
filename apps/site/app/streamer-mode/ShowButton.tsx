import { Button, type ButtonProps, Icon, wrapTexts } from '@backbeat/ui';
import { EyeIcon, EyeOffIcon } from '@backbeat/ui/icons';
import { useFocusAfter } from './useFocusAfter.ts';

interface ShowButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'onClick'> {
  readonly isShown: boolean;
  /** What it shows: 'email'. */
  readonly children: ButtonProps['children'];
}

/** Shows something hidden, or hides it again. */
export const ShowButton = ({ isShown, children, ...button }: ShowButtonProps) => (
  <Button ref={useFocusAfter()} size="sm" {...button}>
    <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
    <span>{`${isShown ? 'Hide' : 'Show'} `}</span>
    {wrapTexts(children)}
  </Button>
);
