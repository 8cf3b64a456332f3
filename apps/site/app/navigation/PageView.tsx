import type { ReactElement } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router';
import { matchPage } from './matchPage.ts';
import type { SitePage } from './SitePage.ts';

/**
 * The page of the current address. What `useRoutes` does for a tree of routes is done here for the one branch that
 * is known already: `Outlet`, `useParams` and `useNavigate` find the context that they read.
 */
export const PageView = ({ page }: { readonly page: SitePage }) => {
  const { pathname } = useLocation();
  const match = matchPage(page.path, pathname);
  const matches = match === null ? [] : [{ ...match, route: { path: page.path } }];
  return page.views.reduceRight<ReactElement | null>(
    (outlet, View) => (
      <RouteContext value={{ outlet, matches, isDataRoute: false }}>
        <View />
      </RouteContext>
    ),
    null,
  );
};
