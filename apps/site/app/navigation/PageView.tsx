import { useRoutes } from 'react-router';
import type { SitePage } from './SitePage.ts';

/** The page of the current address. */
export const PageView = ({ page }: { readonly page: SitePage }) => useRoutes(page.routes);
