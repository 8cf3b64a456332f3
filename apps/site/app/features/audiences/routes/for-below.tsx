import { redirect } from 'react-router';
import { PageWaiting } from '../../../chrome/PageWaiting.tsx';
import { redirects } from '../../../redirects.ts';

/** Whatever else stands under /for leads to the page for live streamers. */
export const clientLoader = () => redirect(redirects['/for']);

export default PageWaiting;
