import { type ButtonStyleProps, Icon, LinkButton } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import type { ReactElement } from 'react';
import { useInstaller } from './useInstaller.ts';

export interface DownloadPlayerProps extends ButtonStyleProps {
  /** What stands there on systems without a desktop app, and before the system is known. */
  readonly otherwise?: ReactElement | null;
}

/** The installer for this computer, only where there is one. */
export const DownloadPlayer = ({ otherwise = null, ...look }: DownloadPlayerProps) => {
  const installer = useInstaller();
  if (installer === null) return otherwise;
  return (
    <LinkButton href={installer} {...look}>
      <Icon icon={DownloadIcon} />
      Download player
    </LinkButton>
  );
};
