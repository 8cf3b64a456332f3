export { default as ArrowDownIcon } from 'lucide-react/icons/arrow-down';
export { default as ArrowLeftIcon } from 'lucide-react/icons/arrow-left';
export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as CircleExclamationPointIcon } from 'lucide-react/icons/circle-exclamation-point';
export { default as ClockIcon } from 'lucide-react/icons/clock';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as ExternalLinkIcon } from 'lucide-react/icons/external-link';
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as LinkIcon } from 'lucide-react/icons/link';
export { default as LockIcon } from 'lucide-react/icons/lock';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as MoonIcon } from 'lucide-react/icons/moon';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as PrinterIcon } from 'lucide-react/icons/printer';
export { default as RefreshCwIcon } from 'lucide-react/icons/refresh-cw';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as ShieldIcon } from 'lucide-react/icons/shield';
export { default as SunIcon } from 'lucide-react/icons/sun';
export { default as TriangleExclamationPointIcon } from 'lucide-react/icons/triangle-exclamation-point';
export { default as UserIcon } from 'lucide-react/icons/user';
export { default as XIcon } from 'lucide-react/icons/x';
export {
  AppleIcon,
  DiscordIcon,
  FacebookIcon,
  GoogleIcon,
  InstagramIcon,
  PaypalIcon,
  RssIcon,
  StreamlabsIcon,
  TwitchIcon,
  TwitterIcon,
  YoutubeIcon,
} from './icon/brandIcons.ts';
