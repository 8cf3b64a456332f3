import { Outlet } from 'react-router';

/**
 * The framework wants a root for its route table. The document around the pages is made by entry.server.tsx and
 * taken over by entry.client.tsx, which draw the same SiteApp.
 */
export default Outlet;
