'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import AlertCircle from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import External from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Info from 'lucide-react/icons/info';
import LinkIcon from 'lucide-react/icons/link';
import Lock from 'lucide-react/icons/lock';
import SignOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Printer from 'lucide-react/icons/printer';
import Refresh from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import Sun from 'lucide-react/icons/sun';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import User from 'lucide-react/icons/user';
import Close from 'lucide-react/icons/x';
import type { ComponentProps, ElementType, ReactElement } from 'react';
import { SvgIcon } from './SvgIcon.tsx';

/** The names of the icons. */
export type IconName =
  | 'alert'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'copy'
  | 'download'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'info'
  | 'link'
  | 'lock'
  | 'menu'
  | 'moon'
  | 'pause'
  | 'play'
  | 'printer'
  | 'refresh'
  | 'search'
  | 'shield'
  | 'sign-out'
  | 'sun'
  | 'user'
  | 'warning';

const icons: Readonly<Record<IconName, ElementType>> = {
  alert: AlertCircle,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: Close,
  copy: Copy,
  download: Download,
  external: External,
  eye: Eye,
  'eye-off': EyeOff,
  info: Info,
  link: LinkIcon,
  lock: Lock,
  menu: Menu,
  moon: Moon,
  pause: Pause,
  play: Play,
  printer: Printer,
  refresh: Refresh,
  search: Search,
  shield: Shield,
  'sign-out': SignOut,
  sun: Sun,
  user: User,
  warning: Warning,
};

/** Props of {@link Icon}. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Which icon. */
  name: IconName;
  /** Fills the outline, as on the play button of a station. @default false */
  filled?: boolean;
}

/**
 * An icon of the interface, 1.25 times as large as the text around it. Decorative unless it has an `aria-label`.
 *
 * @example <Icon name="check" />
 */
export const Icon = ({ name, ...rest }: IconProps): ReactElement => <SvgIcon icon={icons[name]} {...rest} />;
