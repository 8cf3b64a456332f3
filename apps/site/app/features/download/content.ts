import { brand, type OperatingSystem } from '@backbeat/domain';

/** An installer of the desktop app. */
export interface Installer {
  readonly os: Extract<OperatingSystem, 'macOS' | 'Windows'>;
  readonly title: string;
  readonly needs: string;
  readonly label: string;
  readonly href: string;
}

export const installers: readonly Installer[] = [
  {
    os: 'macOS',
    title: `${brand.name} for Mac`,
    needs: 'macOS 12 or newer. Apple silicon and Intel.',
    label: 'Download for Mac',
    href: brand.links.macApp,
  },
  {
    os: 'Windows',
    title: `${brand.name} for Windows`,
    needs: 'Windows 10 or newer, 64-bit.',
    label: 'Download for Windows',
    href: brand.links.windowsApp,
  },
];
