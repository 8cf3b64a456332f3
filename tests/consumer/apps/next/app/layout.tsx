import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Look } from './Look';

export const metadata: Metadata = { title: 'A Next.js app', icons: 'data:,' };

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>
      <Look>{children}</Look>
    </body>
  </html>
);

export default Layout;
